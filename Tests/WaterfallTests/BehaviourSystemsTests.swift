import TestSupport
import Testing
import Waterfall

/// The pictures of the shop in the five systems' cases.
let shop: [ItemSize] = [
    (200, 300), (200, 400), (300, 200), (236, 354), (200, 200), (160, 320), (400, 300), (200, 300),
    (220, 330),
    (100, 250), (300, 300), (200, 500),
].map { .aspect(width: $0.0, height: $0.1) }

/// The five systems that came before: their frames, number for number.
@Suite struct BehaviourSystemsTests {
    // S0
    @Test(arguments: Turn.all)
    func `the scroll view of its own lays out its shop in three columns`(turn: Turn) {
        let layout = turn.layout(shop, width: 320, lanes: 3, gap: 10, insets: LayoutInsets(10))
        turn.expect(layout, frames: threeColumns(down: 0))
        turn.expect(layout, extent: 705.5556)
    }

    // S0
    @Test func `the width of a cell is known before its height is asked for`() {
        // 100 is S0's default height; the delegate may use the width for another.
        let layout = Turn.upright.layout(
            extents(100, times: 3), width: 320, lanes: 3, gap: 10, insets: LayoutInsets(10))
        Turn.upright.expect(
            layout,
            frames: [
                (10, 10, 93.3333, 100), (113.3333, 10, 93.3333, 100), (216.6667, 10, 93.3333, 100),
            ])
        let width = layout.frame(0)?.width ?? 0
        let byWidth = shop.map { size -> ItemSize in
            guard case .aspect(let across, let along) = size.measure else { return size }
            return .extent(width * along / across)
        }
        let same = Turn.upright.layout(byWidth, width: 320, lanes: 3, gap: 10, insets: LayoutInsets(10))
        Turn.upright.expect(same, frames: threeColumns(down: 0))
    }

    // S0
    @Test(arguments: Turn.all)
    func `a margin of its own at each side, between columns and between rows`(turn: Turn) {
        let insets = LayoutInsets(top: 1, leading: 20, bottom: 4, trailing: 30)
        let layout = turn.layout(extents(100, times: 3), width: 320, lanes: 2, gap: 0, insets: insets) {
            ($0.section.laneGap, $0.section.itemGap) = (10, 7)
        }
        turn.expect(
            layout, frames: [(20, 1, 130, 100), (160, 1, 130, 100), (20, 108, 130, 100)])
        turn.expect(layout, extent: 212)
    }

    // S1
    @Test(arguments: Turn.all)
    func `round robin gives item i to column i mod 3, below item i minus 3`(turn: Turn) {
        let layout = turn.layout(
            extents(120, 90, 150, 80, 140, 100, 110, 95, 130), width: 320, lanes: 3
        ) {
            $0.section.placement = .roundRobin
            $0.minimumContentExtent = 480
        }
        let tops = [0.0, 0, 0, 120, 90, 150, 200, 230, 250]
        turn.expect(layout, places: tops.enumerated().map { ($0.offset % 3, $0.element) })
        #expect(isNear(turn.frame(.item(0), in: layout)?.width ?? 0, 106.6667))
        let ends = (6..<9).compactMap { turn.frame(.item($0), in: layout)?.maxY }
        #expect(ends == [310, 325, 380])
        turn.expect(layout, extent: 480)
    }

    // S1
    @Test(arguments: Turn.all)
    func `content that is longer than the view keeps its own length`(turn: Turn) {
        let layout = turn.layout(extents(200, times: 9), width: 320, lanes: 3) {
            $0.section.placement = .roundRobin
            $0.minimumContentExtent = 480
        }
        turn.expect(layout, extent: 600)
    }

    // S2
    @Test(arguments: Turn.all)
    func `the collection-view layout lies ten lower, for it counts a margin above the first row`(turn: Turn) {
        let insets = LayoutInsets(top: 20, leading: 10, bottom: 10, trailing: 10)
        let layout = turn.layout(shop, width: 320, lanes: 3, gap: 10, insets: insets)
        turn.expect(layout, frames: threeColumns(down: 10))
        turn.expect(layout, extent: 715.5556)
    }

    // S3
    @Test(arguments: Turn.all)
    func `the same in Swift has two columns`(turn: Turn) {
        let insets = LayoutInsets(top: 20, leading: 10, bottom: 10, trailing: 10)
        let layout = turn.layout(shop, width: 320, lanes: 2, gap: 10, insets: insets)
        turn.expect(
            layout,
            frames: [
                (10, 20, 145, 217.5), (165, 20, 145, 290), (10, 247.5, 145, 96.6667), (165, 320, 145, 217.5),
                (10, 354.1667, 145, 145), (10, 509.1667, 145, 290), (165, 547.5, 145, 108.75),
                (165, 666.25, 145, 217.5), (10, 809.1667, 145, 217.5), (165, 893.75, 145, 362.5),
                (10, 1036.6667, 145, 145), (10, 1191.6667, 145, 362.5),
            ])
        turn.expect(layout, extent: 1564.1667)
    }

    // S4
    @Test(arguments: Turn.all)
    func `cells addressed by row and column lie in the column that the caller gave`(turn: Turn) {
        let columns = [[100.0, 50], [80], [60, 60, 60]]
        let items = columns.enumerated().flatMap { lane, heights in
            heights.map { ItemSize.extent($0, lane: lane) }
        }
        let layout = turn.layout(items, width: 320, lanes: 3) {
            ($0.section.laneGap, $0.section.itemGap) = (5, 3)
        }
        turn.expect(layout, places: [(0, 0), (0, 103), (1, 0), (2, 0), (2, 63), (2, 126)])
        let frames = (0..<6).compactMap { turn.frame(.item($0), in: layout) }
        #expect(frames.allSatisfy { isNear($0.width, 103.3333) })
        #expect(isNear(frames[0].x, 0) && isNear(frames[2].x, 108.3333) && isNear(frames[3].x, 216.6667))
        turn.expect(layout, extent: 186)
    }

    // S4
    @Test(arguments: Turn.all)
    func `the order in which assigned cells come does not matter to their columns`(turn: Turn) {
        let columns = [[100.0, 50], [80], [60, 60, 60]]
        let byRow = (0..<3).flatMap { row in
            columns.indices.filter { row < columns[$0].count }.map { lane in
                ItemSize.extent(columns[lane][row], lane: lane)
            }
        }
        let layout = turn.layout(byRow, width: 320, lanes: 3) {
            ($0.section.laneGap, $0.section.itemGap) = (5, 3)
        }
        turn.expect(layout, places: [(0, 0), (1, 0), (2, 0), (0, 103), (2, 63), (2, 126)])
        turn.expect(layout, extent: 186)
    }

    private func threeColumns(down: Double) -> [(Double, Double, Double, Double)] {
        [
            (10, 10, 93.3333, 140), (113.3333, 10, 93.3333, 186.6667), (216.6667, 10, 93.3333, 62.2222),
            (216.6667, 82.2222, 93.3333, 140), (10, 160, 93.3333, 93.3333),
            (113.3333, 206.6667, 93.3333, 186.6667), (216.6667, 232.2222, 93.3333, 70),
            (10, 263.3333, 93.3333, 140), (216.6667, 312.2222, 93.3333, 140),
            (113.3333, 403.3333, 93.3333, 233.3333), (10, 413.3333, 93.3333, 93.3333),
            (216.6667, 462.2222, 93.3333, 233.3333),
        ].map { ($0.0, $0.1 + down, $0.2, $0.3) }
    }
}
