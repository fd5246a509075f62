public import Foundation
public import Waterfall

/// A page of `Fixtures/cases`, and what a browser made of it with its own `display: grid-lanes`.
public struct Fixture: Decodable, Sendable {
    struct Case: Decodable, Sendable {
        let name, axis, direction, packing, laneOrder: String
        let lanes: Int
        let across, laneGap, itemGap: Double
        let tolerance: Tolerance
        let items: [Item]
    }

    enum Tolerance: Decodable, Sendable {
        case points(Double)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            // CSS has a word for it, and JSON no number.
            self = .points((try? value.decode(Double.self)) ?? .infinity)
        }
    }

    /// An extent, a span, and a lane or null.
    struct Item: Decodable, Sendable {
        let size: ItemSize

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            let (extent, span) = (try values.decode(Double.self), try values.decode(Int.self))
            size = .extent(extent, span: span, lane: try values.decode(Int?.self))
        }
    }

    let `case`: Case
    private let frames: [[Double]]
    private let size: [Double]

    public var name: String { self.case.name }
    /// The size of the container across the axis, in points.
    public var across: Double { self.case.across }
    public var items: [ItemSize] { self.case.items.map(\.size) }
    /// Where the browser put every item, in index order.
    public var expected: [LayoutRect] {
        frames.map { LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    public var expectedSize: LayoutSize { LayoutSize(width: size[0], height: size[1]) }

    public var options: WaterfallOptions {
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
        return options
    }

    /// In words, where frames and a content's size are others than the browser's; nil where they are not.
    public func difference(frame: (Int) -> LayoutRect?, size: LayoutSize) -> String? {
        for (index, expected) in expected.enumerated() {
            guard let found = frame(index), Self.isNear(found, expected) else {
                return "item \(index) is at \(String(describing: frame(index))), expected \(expected)"
            }
        }
        let isRight =
            Self.isNear(size.width, expectedSize.width) && Self.isNear(size.height, expectedSize.height)
        return isRight ? nil : "the container is \(size), expected \(expectedSize)"
    }

    private static func isNear(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
        isNear(one.x, other.x) && isNear(one.y, other.y) && isNear(one.width, other.width)
            && isNear(one.height, other.height)
    }

    /// A browser keeps lengths in sixty-fourths of a pixel.
    private static func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1 / 64 }

    /// The names of the families of `Fixtures/expected`.
    public static let families = ["fact", "plain", "spans", "pinned", "dense", "reverse"]

    private struct Family: Decodable {
        let browser: String
        let cases: [Fixture]
    }

    /// The fixtures of a family, and the browser that laid them out.
    public static func load(family: String) throws -> (browser: String, cases: [Fixture]) {
        var repository = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { repository.deleteLastPathComponent() }
        let file = repository.appendingPathComponent("Fixtures/expected/\(family).json")
        let loaded = try JSONDecoder().decode(Family.self, from: Data(contentsOf: file))
        return (loaded.browser, loaded.cases)
    }

    /// The fixtures in a file of them.
    public static func load(_ file: URL) throws -> [Fixture] {
        try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: file))
    }
}
