import TestSupport
import Testing
import Waterfall

/// The facts of CSS Grid Lanes, as browsers lay them out.
@Suite struct GridLanesTests {
    private func layout(
        _ turn: Turn, _ items: [ItemSize], lanes: Int, gap: Double = 0, tolerance: Double = 0,
        _ adjust: (inout SectionOptions) -> Void = { _ in }
    ) -> WaterfallLayout {
        turn.layout(items, width: Double(100 * lanes), lanes: lanes, gap: gap) {
            $0.section.placement = .gridLanes(tolerance: tolerance)
            adjust(&$0.section)
        }
    }

    @Test(arguments: Turn.all)
    func `the search starts behind the item placed last, and goes round`(turn: Turn) {
        let cases: [(cursor: Int, span: Int, place: (Int, Double))] = [
            (1, 2, (1, 3.5)), (1, 1, (3, 2.5)), (1, 4, (0, 3.5)), (2, 2, (2, 3.5)), (3, 2, (0, 3)),
            (4, 2, (0, 3)),
        ]
        for (cursor, span, place) in cases {
            // Items without a size move the cursor and no lane.
            let moves = extents(0, times: cursor)
            let items = moves + laneEnds(2, 3, 3.5, 2.5) + [.extent(1, span: span)]
            turn.expect(layout(turn, items, lanes: 4, tolerance: 0.5), lastPlaces: [place])
        }
    }

    // W7
    @Test(arguments: Turn.all)
    func `a tolerance of 51 keeps the order of six`(turn: Turn) {
        let items = extents(180, 130, 120, 130, 140, 80)
        let tolerant = layout(turn, items, lanes: 3, gap: 10, tolerance: 51)
        turn.expect(tolerant, places: [(0, 0), (1, 0), (2, 0), (1, 140), (2, 130), (0, 190)])
        turn.expect(tolerant, extent: 270)
        let strict = layout(turn, items, lanes: 3, gap: 10)
        turn.expect(strict, lastPlaces: [(2, 130), (1, 140), (0, 190)])
        turn.expect(strict, extent: 280)
    }

    @Test(arguments: Turn.all)
    func `a tie goes round from the item placed last`(turn: Turn) {
        turn.expect(layout(turn, extents(10, 20, 20, 10, 5), lanes: 3), lastPlaces: [(0, 10), (1, 20)])
    }

    // W7
    @Test(arguments: Turn.all)
    func `lanes that end nearly together are filled from left to right`(turn: Turn) {
        let items = extents(100, 95, 90, 50, 50, 50)
        turn.expect(layout(turn, items, lanes: 3), lastPlaces: [(2, 90), (1, 95), (0, 100)])
        turn.expect(
            layout(turn, items, lanes: 3, tolerance: 16), lastPlaces: [(0, 100), (1, 95), (2, 90)])
    }

    // W8
    @Test(arguments: Turn.all)
    func `an infinite tolerance is strict order`(turn: Turn) {
        let items = extents(100, 10, 10, 10, 10)
        let strict = layout(turn, items, lanes: 3, tolerance: .infinity)
        turn.expect(strict, places: [(0, 0), (1, 0), (2, 0), (0, 100), (1, 10)])
        let robin = turn.layout(items, lanes: 3) { $0.section.placement = .roundRobin }
        #expect(turn.places(strict) == turn.places(robin))
    }

    // W8
    @Test(arguments: Turn.all)
    func `in strict order a wide item goes on where the last one ended`(turn: Turn) {
        let items: [ItemSize] = [.extent(10, span: 2), .extent(20, span: 2), .extent(5), .extent(5)]
        let strict = layout(turn, items, lanes: 3, tolerance: .infinity)
        turn.expect(strict, places: [(0, 0), (0, 10), (2, 0), (0, 30)])
    }

    // W9
    @Test(arguments: Turn.all)
    func `a tolerance does not walk down a staircase`(turn: Turn) {
        let items = extents(100, 92, 84, 50)
        turn.expect(layout(turn, items, lanes: 3, tolerance: 10), lastPlaces: [(1, 92)])
    }

    @Test(arguments: [Double.nan, -1, -Double.infinity])
    func `a tolerance that makes no sense counts as none`(tolerance: Double) {
        let items = extents(100, 95, 90, 50, 50, 50)
        let turn = Turn.upright
        turn.expect(
            layout(turn, items, lanes: 3, tolerance: tolerance), lastPlaces: [(2, 90), (1, 95), (0, 100)])
    }

    @Test(arguments: Turn.all)
    func `a pinned item leaves the cursor where it was`(turn: Turn) {
        let items: [ItemSize] = [.extent(40, lane: 1)] + extents(40, 40, 40)
        turn.expect(layout(turn, items, lanes: 4, gap: 10), places: [(1, 0), (0, 0), (2, 0), (3, 0)])
    }

    // W35
    @Test(arguments: Turn.all)
    func `dense packing puts a later item beside an earlier one`(turn: Turn) {
        let items: [ItemSize] = extents(20, 60, 60) + [.extent(15, span: 2)] + extents(40, 45, 30)
        let sparse = layout(turn, items, lanes: 3)
        #expect(turn.places(sparse).map(\.top) == [0, 0, 0, 60, 60, 75, 75])
        turn.expect(sparse, extent: 120)
        let dense = layout(turn, items, lanes: 3) { $0.packing = .dense }
        #expect(turn.places(dense)[4] == Place(0, 20))
        turn.expect(dense, extent: 105)
    }

    // W35
    @Test(arguments: Turn.all)
    func `an item that fills a hole leaves the cursor where it was`(turn: Turn) {
        let items: [ItemSize] = extents(20, 60, 60) + [.extent(15, span: 2)] + extents(40, 5, 5)
        // The wide item put the cursor behind lane 1; lane 2 ends at 60, lanes 0 and 1 at 75.
        let dense = layout(turn, items, lanes: 3, tolerance: 20) { $0.packing = .dense }
        turn.expect(dense, lastPlaces: [(0, 20), (2, 60), (0, 75)])
    }

    @Test(arguments: Turn.all)
    func `reversed lanes are filled from the trailing side`(turn: Turn) {
        let items = extents(30, 20, 10, 5, 5, 5)
        let reversed = layout(turn, items, lanes: 3) { $0.laneOrder = .reverse }
        turn.expect(reversed, places: [(2, 0), (1, 0), (0, 0), (0, 10), (0, 15), (1, 20)])
        let strict = layout(turn, items, lanes: 3, tolerance: .infinity) { $0.laneOrder = .reverse }
        turn.expect(strict, places: [(2, 0), (1, 0), (0, 0), (2, 30), (1, 20), (0, 10)])
        let wide = layout(
            turn, [.extent(10, span: 2), .extent(10, span: 2), .extent(5)], lanes: 3, tolerance: 20
        ) {
            $0.laneOrder = .reverse
        }
        turn.expect(wide, places: [(1, 0), (1, 10), (0, 0)])
    }
}
