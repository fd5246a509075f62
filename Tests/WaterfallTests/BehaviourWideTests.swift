import TestSupport
import Testing
import Waterfall

/// Items that cover several lanes, and the holes that they leave.
@Suite struct BehaviourWideTests {
    // B15
    @Test(arguments: Turn.all)
    func `a wide item goes to the leading lowest lanes that take it`(turn: Turn) {
        let layout = turn.layout(laneEnds(300, 100, 120) + [.extent(10, span: 2)], lanes: 3)
        turn.expect(layout, lastPlaces: [(1, 120)])
        #expect(turn.frame(.item(3), in: layout) == LayoutRect(100, 120, 200, 10))
        let tie = turn.layout(laneEnds(100, 100, 100) + [.extent(10, span: 2)], lanes: 3)
        turn.expect(tie, lastPlaces: [(0, 100)])
    }

    // B15, B35
    @Test(arguments: [
        (3, 5, 3), (2, 5, 2), (2, 0, 1), (2, -1, 1), (2, Int.min, 1), (3, Int.max, 3), (1, 2, 1), (0, 3, 1),
    ])
    func `a span is held to one and the number of lanes`(lanes: Int, span: Int, expected: Int) {
        for turn in Turn.all {
            let layout = turn.layout([.extent(10, span: span)], width: 300, lanes: lanes, gap: 6)
            let count = Double(max(1, lanes))
            let breadth = (300 - 6 * (count - 1)) / count
            let wide = breadth * Double(expected) + 6 * Double(expected - 1)
            let width = turn.frame(.item(0), in: layout)?.width ?? -1
            #expect(isNear(width, wide), "\(width), expected \(wide)")
        }
    }

    // B35
    @Test func `a span that the container outgrows is clamped, and comes back`() {
        var layout = Turn.upright.layout(
            [.extent(10, span: 3), .extent(20)], width: 390, lanes: .minimumWidth(100))
        #expect(layout.frame(0)?.width == 390)
        layout.setAcross(200)
        #expect(layout.frame(0)?.width == 200)
        layout.setAcross(520)
        #expect(layout.frame(0)?.width == 312)
    }

    // B16
    @Test(arguments: Turn.all)
    func `a full-width item starts below the tallest lane, and later ones below it`(turn: Turn) {
        let full = ItemSize.extent(50, span: ItemSize.allLanes)
        let layout = turn.layout(extents(50, 75, 100) + [full] + extents(50, 10, 10), width: 150, lanes: 3)
        turn.expect(
            layout,
            frames: [
                (0, 0, 50, 50), (50, 0, 50, 75), (100, 0, 50, 100), (0, 100, 150, 50), (0, 150, 50, 50),
                (50, 150, 50, 10), (100, 150, 50, 10),
            ])
    }

    // B17, W35
    @Test(arguments: Turn.all)
    func `dense packing fills the holes above wide items`(turn: Turn) {
        let above = extents(50, 75, 100) + [.extent(50, span: ItemSize.allLanes)]
        for (height, place) in [(50.0, (0, 50.0)), (30, (0, 50)), (0, (0, 50)), (51, (0, 150))] {
            let dense = turn.layout(above + extents(height), width: 150, lanes: 3) {
                $0.section.packing = .dense
            }
            turn.expect(dense, lastPlaces: [place])
            let sparse = turn.layout(above + extents(height), width: 150, lanes: 3)
            turn.expect(sparse, lastPlaces: [(0, 150)])
        }
    }

    // B17, W35
    @Test(arguments: Turn.all)
    func `a hole is filled from its top, and what is left of it takes the next`(turn: Turn) {
        let items = extents(50, 75, 100) + [.extent(50, span: 3)] + extents(20, 20, 20, 20)
        let layout = turn.layout(items, width: 150, lanes: 3) { $0.section.packing = .dense }
        turn.expect(layout, lastPlaces: [(0, 50), (0, 70), (1, 75), (0, 150)])
    }

    // B17
    @Test func `dense packing is the same every time, and in whatever pieces items come`() {
        var generator = SeededGenerator(seed: 17)
        let items = (0..<400).map { _ in
            ItemSize.extent(Double(generator.int(0...90)), span: generator.pick([1, 1, 2, 3]))
        }
        let whole = Turn.upright.layout(items, lanes: 4, gap: 5) { $0.section.packing = .dense }
        var pieces = Turn.upright.layout([], lanes: 4, gap: 5) { $0.section.packing = .dense }
        var rest = items[...]
        while !rest.isEmpty {
            let count = generator.int(1...40)
            pieces.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        #expect(items.indices.allSatisfy { whole.frame($0) == pieces.frame($0) })
    }

    // W2
    @Test(arguments: Turn.all)
    func `a wide item takes all its lanes down with it`(turn: Turn) {
        let layout = turn.layout(extents(40, 100, 60) + [.extent(50, span: 2)], lanes: 3, gap: 10)
        turn.expect(layout, places: [(0, 0), (1, 0), (2, 0), (0, 110)])
        turn.expect(layout, extent: 160)
        // Lane ends with their gaps are 170, 170, 70: the next goes to lane 2, two more fill it up.
        var more = layout
        more.append(extents(90, 1, 1))
        turn.expect(more, lastPlaces: [(2, 70), (0, 170), (1, 170)])
    }

    // W4
    @Test(arguments: Turn.all)
    func `a wide item may be placed where it wastes the least space`(turn: Turn) {
        let items = laneEnds(600, 300, 60, 360) + [.extent(10, span: 3)]
        let thrifty = turn.layout(items, width: 400, lanes: 4) { $0.section.widePlacement = .leastWaste }
        turn.expect(thrifty, lastPlaces: [(1, 360)])
        // Here the lanes where it starts first are the same ones.
        turn.expect(turn.layout(items, width: 400, lanes: 4), lastPlaces: [(1, 360)])
    }

    // W4
    @Test(arguments: Turn.all)
    func `the least waste may lie lower than the first start`(turn: Turn) {
        // Over lanes 0 and 1 it starts at 100 and wastes 100, over 2 and 3 it starts at 150 and wastes nothing.
        let items = laneEnds(0, 100, 150, 150) + [.extent(10, span: 2)]
        turn.expect(turn.layout(items, width: 400, lanes: 4), lastPlaces: [(0, 100)])
        let thrifty = turn.layout(items, width: 400, lanes: 4) { $0.section.widePlacement = .leastWaste }
        turn.expect(thrifty, lastPlaces: [(2, 150)])
        // Of places that waste as much the leading one.
        let even = turn.layout(laneEnds(50, 50, 50) + [.extent(10, span: 2)], lanes: 3) {
            $0.section.widePlacement = .leastWaste
        }
        turn.expect(even, lastPlaces: [(0, 50)])
    }

    // W4
    @Test func `placing by waste leaves items of one lane alone`() {
        let items = extents(30, 10, 20, 5, 5, 5)
        let plain = Turn.upright.layout(items, lanes: 3)
        let thrifty = Turn.upright.layout(items, lanes: 3) { $0.section.widePlacement = .leastWaste }
        #expect(items.indices.allSatisfy { plain.frame($0) == thrifty.frame($0) })
    }

    // S4
    @Test(arguments: Turn.all)
    func `a wide item that is assigned to the last lane ends there`(turn: Turn) {
        let layout = turn.layout([.extent(10, span: 2, lane: 3), .extent(10, span: 2, lane: 1)], lanes: 4)
        turn.expect(layout, places: [(2, 0), (1, 10)])
    }
}
