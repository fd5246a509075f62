import TestSupport
import Testing
import Waterfall

/// Small inputs, covered whole.
///
/// - Every list of up to five items with heights 0, 1, 2, 3 and spans 1, 2, 3 in one, two and three lanes, by every
///   rule but round robin (which is a tolerance without end) and without gaps: frames against the plain twin. Where
///   packing is sparse the last of five has one height, since no item's own height decides where it goes.
/// - Every list of up to four in the same way, round robin and gaps included: frames, content size, and a query for
///   every row of a point's height.
/// - Every list of up to two in every axis, direction and end: frames, and a query for every rectangle whose corners
///   lie on whole points.
@Suite struct SmallInputTests {
    @Test(arguments: SmallRules.all)
    func `every small list lies where the plain twin puts it, and is found there`(rules: SmallRules) {
        for lanes in 1...3 {
            var walk = SmallWalk(rules: rules, lanes: lanes)
            guard walk.run() else { return }
        }
    }

    @Test(arguments: SmallRules.all)
    func `every pair lies and is found right in every axis and direction`(rules: SmallRules) {
        for turn in Turn.all {
            for lanes in 1...3 {
                let sizes = SmallWalk.sizes(lanes: lanes)
                let lists = [[]] + sizes.map { [$0] } + sizes.flatMap { first in sizes.map { [first, $0] } }
                for items in lists where !agrees(turn, rules, lanes: lanes, items) { return }
            }
        }
    }

    private func agrees(_ turn: Turn, _ rules: SmallRules, lanes: Int, _ items: [ItemSize]) -> Bool {
        let options = turn.options(rules.section(lanes: lanes))
        let twin = PlainTwin(
            options: options, across: Double(lanes), sections: [.init(options: nil, items: items)])
        let layout = twin.layout()
        guard twin.agrees(with: layout, "\(rules), \(turn), \(items)") else { return false }
        let all = items.indices.compactMap { item in
            layout.frame(item).map { PlacedElement(element: .item(item), frame: $0) }
        }
        let size = layout.contentSize
        for x in 0...Int(size.width) {
            for y in 0...Int(size.height) {
                for right in x...Int(size.width) {
                    for bottom in y...Int(size.height) {
                        let rect = LayoutRect(Double(x), Double(y), Double(right - x), Double(bottom - y))
                        let expected = all.filter { $0.frame.intersects(rect) }
                        if layout.elements(in: rect) != expected {
                            Issue.record("\(rules), \(turn), \(items), \(rect): expected \(expected)")
                            return false
                        }
                    }
                }
            }
        }
        return true
    }
}

/// A rule and a gap.
struct SmallRules: CustomTestStringConvertible, Sendable {
    var placement: Placement
    var laneOrder: LaneOrder
    var packing: Packing
    var widePlacement: WidePlacement
    var gap: Double

    static let all: [SmallRules] = {
        let placements: [Placement] = [
            .shortestLane, .gridLanes(tolerance: 0), .gridLanes(tolerance: 1),
            .gridLanes(tolerance: .infinity),
            .roundRobin,
        ]
        var all: [SmallRules] = []
        for placement in placements {
            for laneOrder in [LaneOrder.forward, .reverse] {
                for packing in [Packing.sparse, .dense] {
                    for wide in [WidePlacement.lowest, .leastWaste] {
                        for gap in [0.0, 1] {
                            all.append(
                                SmallRules(
                                    placement: placement, laneOrder: laneOrder, packing: packing,
                                    widePlacement: wide, gap: gap))
                        }
                    }
                }
            }
        }
        return all
    }()

    var depth: Int { gap == 0 && placement != .roundRobin ? 5 : 4 }

    var testDescription: String { "\(placement), \(laneOrder), \(packing), \(widePlacement), gap \(gap)" }

    func section(lanes: Int) -> SectionOptions {
        var section = SectionOptions()
        section.lanes = .fixed(lanes)
        (section.laneGap, section.itemGap) = (0, gap)
        (section.placement, section.laneOrder) = (placement, laneOrder)
        (section.packing, section.widePlacement) = (packing, widePlacement)
        return section
    }
}

/// Walks the tree of all lists: each node is the list of its parent and one more item, and only that one is looked at.
private struct SmallWalk {
    let rules: SmallRules
    let lanes: Int
    let sizes: [ItemSize]
    var items: [ItemSize] = []
    var frames: [LayoutRect] = []
    var found: [PlacedElement] = []

    init(rules: SmallRules, lanes: Int) {
        (self.rules, self.lanes, sizes) = (rules, lanes, Self.sizes(lanes: lanes))
    }

    /// A span of more lanes than there are is one of all.
    static func sizes(lanes: Int) -> [ItemSize] {
        (1...lanes).flatMap { span in (0...3).map { .extent(Double($0), span: span) } }
    }

    mutating func run() -> Bool {
        let section = rules.section(lanes: lanes)
        var options = WaterfallOptions()
        options.section = section
        let twin = PlainLanes(
            section, across: Double(lanes), insets: PlainInsets(.zero, options), axis: .vertical)
        return visit(WaterfallLayout(options: options, across: Double(lanes)), twin)
    }

    private mutating func visit(_ layout: WaterfallLayout, _ twin: PlainLanes) -> Bool {
        let isLast = items.count == 4
        for size in sizes {
            if isLast && rules.packing == .sparse && size.measure != .extent(1) { continue }
            var (layout, twin) = (layout, twin)
            layout.append(CollectionOfOne(size))
            let box = twin.place(size)
            let expected = LayoutRect(
                twin.left(box.line), box.top, twin.breadth(box.span), box.extent)
            let frame = layout.frame(items.count) ?? .zero
            items.append(size)
            guard isNear(frame, expected), isNear(layout.contentSize.height, twin.extent) else {
                Issue.record("\(rules), \(items): the last is at \(frame), expected \(expected)")
                return false
            }
            frames.append(frame)
            guard isLast || rowsAreFound(layout), items.count == rules.depth || visit(layout, twin) else {
                return false
            }
            items.removeLast()
            frames.removeLast()
        }
        return true
    }

    private mutating func rowsAreFound(_ layout: WaterfallLayout) -> Bool {
        for row in 0...Int(layout.contentSize.height) {
            let rect = LayoutRect(0, Double(row), Double(lanes), 1)
            found.removeAll(keepingCapacity: true)
            layout.appendElements(in: rect, to: &found)
            let expected = frames.indices.filter { frames[$0].intersects(rect) }
            if found.map(\.element.path.item) != expected {
                Issue.record("\(rules), \(items), \(rect): found \(found), expected \(expected)")
                return false
            }
        }
        return true
    }
}
