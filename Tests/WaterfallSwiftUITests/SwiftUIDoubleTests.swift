import Foundation
import Testing

/// The double must not have what SwiftUI has not: the front would compile here and nowhere else.
@Suite struct SwiftUIDoubleTests {
    private var files: [URL] {
        get throws {
            var folder = URL(fileURLWithPath: #filePath)
            for _ in 0..<2 { folder.deleteLastPathComponent() }
            return try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent("Doubles/SwiftUI"), includingPropertiesForKeys: nil)
        }
    }

    @Test func `each member of the double names Apple's page of it`() throws {
        let pattern = #"^\s*(@\S+ )*(public |case |static func placeSubviews)"#
        #expect(try files.count > 5)
        for file in try files where file.lastPathComponent != "ViewTree.swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() {
                guard line.range(of: pattern, options: .regularExpression) != nil,
                    !line.hasPrefix("            case"), !line.hasPrefix("        case"),
                    !line.contains("func =="), isPublic(line, in: lines[..<index])
                else { continue }
                var above = index - 1
                while above >= 0, lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") {
                    above -= 1
                }
                var comment: [String] = []
                while above >= 0, lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///") {
                    comment.append(lines[above])
                    above -= 1
                }
                let page = comment.compactMap {
                    $0.components(separatedBy: "/documentation/").dropFirst().first
                }
                #expect(
                    page.first.map { isPage($0, of: line) } == true,
                    "\(file.lastPathComponent):\(index + 1): \(line) has the page \(page)")
            }
        }
    }

    /// Whether a page's address ends in the name of what a line declares. Several that are declared in one line have their
    /// type's page.
    private func isPage(_ page: String, of line: String) -> Bool {
        let kinds = ["func", "var", "let", "struct", "enum", "protocol", "typealias", "associatedtype"]
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        let name =
            if line.contains("init(") || line.contains("init<") {
                "init"
            } else if line.contains("subscript") {
                "subscript"
            } else if let kind = words.lastIndex(where: kinds.contains), kind + 1 < words.count {
                words[kind + 1]
            } else {
                words.first == "case" && words.count > 1 ? words[1] : ""
            }
        let last = page.prefix { $0 != ">" }.split(separator: "/").last ?? ""
        let isShared = line.contains("extension ") || line.contains(", ")
        return isShared || last.prefix { $0 != "(" && $0 != "-" } == name.lowercased()
    }

    /// A case is public where its type is.
    private func isPublic(_ line: String, in before: ArraySlice<String>) -> Bool {
        guard line.trimmingCharacters(in: .whitespaces).hasPrefix("case ") else { return true }
        return before.last { $0.contains("enum ") }?.contains("public enum ") ?? false
    }

    @Test func `each file says first that it is test support and never ships`() throws {
        for file in try files {
            let first = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
            #expect(
                first.contains("Test support") && first.contains("never ships"), "\(file.lastPathComponent)")
        }
    }

    @Test func `each declaration of the front says from which systems on it is there`() throws {
        let pattern =
            #"^((public|private|fileprivate|package|final) )*(struct|enum|class|extension|protocol|typealias) "#
        for file in try frontFiles
        where !["Geometry.swift", "Exports.swift"].contains(file.lastPathComponent) {
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for (index, line) in lines.enumerated()
            where line.range(of: pattern, options: .regularExpression) != nil {
                let attributes = lines[..<index].reversed().prefix { $0.hasPrefix("@") }
                #expect(
                    attributes.contains { $0.hasPrefix("@available(iOS 1") },
                    "\(file.lastPathComponent):\(index + 1): the package's own minimum is below SwiftUI's here"
                )
            }
        }
    }

    private var frontFiles: [URL] {
        get throws {
            var folder = URL(fileURLWithPath: #filePath)
            for _ in 0..<3 { folder.deleteLastPathComponent() }
            return try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent("Sources/WaterfallSwiftUI"), includingPropertiesForKeys: nil
            ).filter { $0.pathExtension == "swift" }
        }
    }

    @Test func `the front imports SwiftUI, the engine and the host, and asks for no system by name`() throws {
        for file in try frontFiles {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("os(Linux)") && !text.contains("canImport"), "\(file.lastPathComponent)")
            for line in text.components(separatedBy: "\n")
            where line.contains("import ") && !line.contains("//") {
                #expect(
                    ["SwiftUI", "Waterfall", "WaterfallHost"].contains { line.hasSuffix("import \($0)") },
                    "\(file.lastPathComponent): \(line)")
            }
        }
    }
}
