import Foundation
import TestSupport
import Testing
import Waterfall

extension Fixture {
    /// In words, where the engine's layout is another; nil where it is not.
    fileprivate var difference: String? {
        let layout = WaterfallLayout(options: options, across: across, items: items)
        return difference(frame: { layout.frame($0) }, size: layout.contentSize)
    }
}

@Suite struct FixtureTests {
    @Test(arguments: Fixture.families)
    func `every frame is where a browser's own grid lanes put it`(family: String) throws {
        let (browser, cases) = try Fixture.load(family: family)
        #expect(cases.count >= 19)
        for fixture in cases {
            if let difference = fixture.difference {
                Issue.record("\(fixture.name) in \(browser): \(difference)")
            }
        }
    }

    /// The random cases of `make conformance`, which says where they are.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["WATERFALL_CASES"] != nil))
    func `every random case is laid out as a browser did`() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["WATERFALL_CASES"] ?? "")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty, "there are no cases in \(folder.path)")
        for file in files {
            let fixtures = try Fixture.load(file)
            let wrong = fixtures.compactMap { fixture in
                fixture.difference.map { "\(fixture.name): \($0)" }
            }
            print(
                "conformance: \(file.lastPathComponent): \(fixtures.count - wrong.count) of \(fixtures.count) agree natively"
            )
            for one in wrong.prefix(3) { Issue.record("\(one)") }
        }
    }
}
