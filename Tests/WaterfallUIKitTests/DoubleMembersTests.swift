import Foundation
import Testing

/// The double holds what Apple documents and nothing else, so that a front that compiles over it compiles over UIKit.
@Suite struct DoubleMembersTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let double = repository.appendingPathComponent("Tests/Doubles/UIKit")
    private static let site = "https://developer.apple.com/documentation/"

    /// A declaration that a front can see, and Apple's page about it.
    private struct Member {
        let file: String
        let line: Int
        let text: String
        let name: String
        let page: String?

        /// Whether the page is about something of this name. Where Apple has two of a name, a mark follows it.
        var isRight: Bool {
            guard let page, let last = page.split(separator: "/").last else { return false }
            // Observing has a page as a whole, and raw values are those of the standard library.
            if name == "observe" { return page.hasSuffix("swift/using-key-value-observing-in-swift") }
            let plain = last.split(separator: "(").first.map(String.init) ?? ""
            return plain.prefix { $0 != "-" } == name.lowercased()
        }
    }

    private func files() throws -> [URL] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.double.path)
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map(Self.double.appendingPathComponent)
    }

    private func isForTests(_ file: URL) -> Bool { file.lastPathComponent.hasSuffix("Testing.swift") }

    /// The declarations of a file that can be seen from without, apart from overrides and what a protocol asks for.
    private func members(of file: URL) throws -> [Member] {
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        var isInProtocol = false
        return lines.enumerated().compactMap { index, line in
            if line.hasPrefix("}") { isInProtocol = false }
            defer { if line.contains("public protocol ") { isInProtocol = line.hasSuffix("{") } }
            let words = line.split(whereSeparator: { $0 == " " })
            let isVisible = words.contains { $0 == "public" || $0 == "open" }
            let isRequirement = isInProtocol && ["func", "var"].contains(words.first.map(String.init) ?? "")
            guard isVisible || isRequirement, !line.contains("override "), !line.contains("required init"),
                !line.contains("import "), let name = Self.name(words.map(String.init)),
                !Self.isWitness(line, in: lines, before: index)
            else { return nil }
            return Member(
                file: file.lastPathComponent, line: index + 1, text: line, name: name,
                page: Self.page(lines, before: index))
        }
    }

    /// What is declared; nil for a line that only continues one.
    private static func name(_ words: [String]) -> String? {
        if let initializer = words.first(where: { $0.hasPrefix("init(") || $0.hasPrefix("init?(") }) {
            return initializer.isEmpty ? nil : "init"
        }
        let kinds: Set = ["func", "var", "let", "struct", "enum", "protocol", "typealias", "class"]
        guard let kind = words.lastIndex(where: { kinds.contains($0) }), kind + 1 < words.count else {
            return nil
        }
        let rest = words[kind + 1]
        return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Defaults stand in for what is optional in Objective-C, and have the requirement's page.
    private static func isWitness(_ line: String, in lines: [String], before index: Int) -> Bool {
        guard line.hasPrefix("    "),
            let container = lines[..<index].last(where: { !$0.hasPrefix(" ") && $0.hasSuffix("{") })
        else { return false }
        return container.hasPrefix("extension ")
            && ["Delegate {", "DataSource {", "Prefetching {"].contains(where: container.hasSuffix)
    }

    private static func page(_ lines: [String], before index: Int) -> String? {
        var index = index - 1
        while index >= 0 {
            let line = lines[index].trimmingCharacters(in: .whitespaces)
            if let start = line.range(of: site) {
                return String(line[start.upperBound...].prefix { $0 != ">" && $0 != " " })
            }
            guard line.hasPrefix("///") || line.hasPrefix("@") else { return nil }
            index -= 1
        }
        return nil
    }

    @Test func `every file says that it is test support`() throws {
        for file in try files() {
            let first = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
            #expect(
                first.lowercased().contains("test support")
                    || first.contains("Nothing here has a name of Apple's"),
                "\(file.lastPathComponent): “\(first)”")
        }
    }

    @Test func `every member names Apple's page about it`() throws {
        let members = try files().filter { !isForTests($0) }.flatMap(members)
        #expect(members.count > 300)
        for member in members where !member.isRight {
            Issue.record(
                "\(member.file):\(member.line): \(member.name) has the page \(member.page ?? "none"): \(member.text)"
            )
        }
    }

    @Test func `the members are those of the list`() throws {
        let list = try String(contentsOf: Self.double.appendingPathComponent("members.txt"), encoding: .utf8)
        let known = Set(list.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
        let pages = Set(try files().filter { !isForTests($0) }.flatMap(members).compactMap(\.page))
        let (new, gone) = (pages.subtracting(known).sorted(), known.subtracting(pages).sorted())
        #expect(new.isEmpty, "look these up in Apple's documentation, then add them to the list: \(new)")
        #expect(gone.isEmpty, "the double has no longer: \(gone)")
    }

    @Test(arguments: ["Sources/WaterfallUIKit", "Examples/ShopApp.swiftpm/Sources"])
    func `neither the front nor the example uses what only tests have`(folder: String) throws {
        let forTests = try files().filter(isForTests).flatMap(members).map(\.name)
        #expect(forTests.count > 5)
        let sources = Self.repository.appendingPathComponent(folder)
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where path.hasSuffix(".swift") {
            let lines = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
                .split(separator: "\n")
            let text = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
            let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
            for name in forTests where name != "init" && words.contains(name) {
                Issue.record("\(path) uses \(name), which UIKit does not have")
            }
        }
    }
}
