import Foundation
import Testing
import Waterfall

/// A page of `Fixtures/cases`, and what a browser made of it with its own `display: grid-lanes`.
private struct Fixture: Decodable {
    struct Case: Decodable {
        let name, axis, direction, packing, laneOrder: String
        let lanes: Int
        let across, laneGap, itemGap: Double
        let tolerance: Tolerance
        let items: [Item]
    }

    enum Tolerance: Decodable {
        case points(Double)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            // CSS has a word for it, and JSON no number.
            self = .points((try? value.decode(Double.self)) ?? .infinity)
        }
    }

    /// An extent, a span, and a lane or null.
    struct Item: Decodable {
        let size: ItemSize

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            let (extent, span) = (try values.decode(Double.self), try values.decode(Int.self))
            size = .extent(extent, span: span, lane: try values.decode(Int?.self))
        }
    }

    let `case`: Case
    let frames: [[Double]]
    let size: [Double]

    func layout() -> WaterfallLayout {
        var options = WaterfallOptions()
        options.axis = self.case.axis == "vertical" ? .vertical : .horizontal
        options.direction = self.case.direction == "rtl" ? .rightToLeft : .leftToRight
        options.section.lanes = .fixed(self.case.lanes)
        (options.section.laneGap, options.section.itemGap) = (self.case.laneGap, self.case.itemGap)
        if case .points(let tolerance) = self.case.tolerance {
            options.section.placement = .gridLanes(tolerance: tolerance)
        }
        options.section.packing = self.case.packing == "dense" ? .dense : .sparse
        options.section.laneOrder = self.case.laneOrder == "reverse" ? .reverse : .forward
        return WaterfallLayout(
            options: options, across: self.case.across, items: self.case.items.map(\.size))
    }

    /// In words, where the engine's layout is another; nil where it is not.
    var difference: String? {
        let layout = layout()
        for (index, expected) in frames.enumerated() {
            guard let frame = layout.frame(index), isNear(frame, expected) else {
                return "item \(index) is at \(String(describing: layout.frame(index))), expected \(expected)"
            }
        }
        let content = layout.contentSize
        let isRight = abs(content.width - size[0]) <= 1 / 64 && abs(content.height - size[1]) <= 1 / 64
        return isRight ? nil : "the container is \(content), expected \(size)"
    }

    /// A browser keeps lengths in sixty-fourths of a pixel.
    private func isNear(_ frame: LayoutRect, _ expected: [Double]) -> Bool {
        zip([frame.x, frame.y, frame.width, frame.height], expected).allSatisfy { abs($0 - $1) <= 1 / 64 }
    }

    static func load(_ file: URL) throws -> [Fixture] {
        try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: file))
    }
}

private struct FixtureFamily: Decodable {
    let browser: String
    let cases: [Fixture]
}

private let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

@Suite struct FixtureTests {
    @Test(arguments: ["fact", "plain", "spans", "pinned", "dense", "reverse"])
    func `every frame is where a browser's own grid lanes put it`(family: String) throws {
        let file = repository.appendingPathComponent("Fixtures/expected/\(family).json")
        let fixtures = try JSONDecoder().decode(FixtureFamily.self, from: Data(contentsOf: file))
        #expect(fixtures.cases.count >= 19)
        for fixture in fixtures.cases {
            if let difference = fixture.difference {
                Issue.record("\(fixture.case.name) in \(fixtures.browser): \(difference)")
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
                fixture.difference.map { "\(fixture.case.name): \($0)" }
            }
            print(
                "conformance: \(file.lastPathComponent): \(fixtures.count - wrong.count) of \(fixtures.count) agree natively"
            )
            for one in wrong.prefix(3) { Issue.record("\(one)") }
        }
    }
}
