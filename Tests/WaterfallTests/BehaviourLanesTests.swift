import TestSupport
import Testing
import Waterfall

/// How many lanes there are, how wide, and where.
@Suite struct BehaviourLanesTests {
    // B4
    @Test(arguments: Turn.all, [0, -1, Int.min, 1])
    func `no lanes, or fewer, count as one`(turn: Turn, lanes: Int) {
        let layout = turn.layout(extents(10, 20), lanes: lanes)
        turn.expect(layout, places: [(0, 0), (0, 10)])
        turn.expect(layout, extent: 30)
    }

    // B4
    @Test(arguments: [
        LaneCount.minimumWidth(0), .minimumWidth(-5), .minimumWidth(.nan), .minimumWidth(.infinity),
        .maximumWidth(0), .maximumWidth(-5), .maximumWidth(.nan), .maximumWidth(.infinity), .fixed(.max),
    ])
    func `a lane width that makes no sense gives lanes all the same`(lanes: LaneCount) {
        let layout = Turn.upright.layout(extents(10, 20), width: 300, lanes: lanes, gap: 10)
        let frame = layout.frame(1)
        #expect(frame.map { $0.width >= 0 && $0.width <= 300 && $0.height == 20 } == true, "\(frame as Any)")
    }

    // B5
    @Test(arguments: Turn.all)
    func `lanes fill the container in whole device pixels`(turn: Turn) {
        let cases: [(width: Double, scale: Double, edges: [(Double, Double)])] = [
            (375, 1, [(0, 118), (128, 247), (257, 375)]),
            (320, 1, [(0, 100), (110, 210), (220, 320)]),
            (375, 3, [(0, 118.3333), (128.3333, 246.6667), (256.6667, 375)]),
        ]
        for (width, scale, edges) in cases {
            let layout = turn.layout(extents(50, times: 3), width: width, lanes: 3, gap: 10) {
                $0.scale = scale
            }
            turn.expect(layout, frames: edges.map { ($0.0, 0, $0.1 - $0.0, 50) })
        }
    }

    // B5
    @Test(arguments: [0.5, 1, 1.25, 1.5, 2, 3])
    func `lanes differ by at most a device pixel, and the last ends where the container does`(scale: Double) {
        for width in stride(from: 100.0, through: 420, by: 10 / scale) {
            for lanes in 1...7 {
                let layout = Turn.upright.layout(
                    extents(33.3, times: lanes), width: width, lanes: lanes, gap: 8
                ) { $0.scale = scale }
                let frames = (0..<lanes).compactMap { layout.frame($0) }
                let widths = frames.map(\.width)
                let spread = (widths.max() ?? 0) - (widths.min() ?? 0)
                #expect(spread <= 1 / scale + 1e-9, "\(lanes) lanes in \(width) are \(widths)")
                #expect(frames[0].x == 0)
                #expect(isNear(frames[lanes - 1].maxX, width), "\(lanes) lanes in \(width)")
                #expect(
                    frames.allSatisfy { isNear(($0.x * scale).rounded() / scale, $0.x, 1e-9) },
                    "edges off the pixels: \(frames)")
            }
        }
    }

    // B5
    @Test func `neighbours in a lane leave no hole between device pixels`() {
        let layout = Turn.upright.layout(extents(33.4, times: 50), width: 100, lanes: 1) { $0.scale = 2 }
        for item in 1..<50 {
            #expect(layout.frame(item - 1)?.maxY == layout.frame(item)?.y, "below item \(item - 1)")
        }
        #expect(layout.frame(49)?.maxY == 1670)
    }

    // B12, B13
    @Test func `lanes of any width at all are one lane`() {
        for lanes in [LaneCount.minimumWidth(.infinity), .maximumWidth(.infinity)] {
            let layout = Turn.upright.layout(extents(10, 20), width: 300, lanes: lanes, gap: 10)
            #expect(layout.frame(1) == LayoutRect(0, 20, 300, 20), "\(lanes)")
        }
    }

    // B10
    @Test func `right to left mirrors the lanes`() {
        let turn = Turn(direction: .rightToLeft)
        let layout = turn.layout(extents(100, 100, 100, 50), width: 320, lanes: 3, gap: 10)
        #expect((0..<4).map { layout.frame($0)?.x } == [220, 110, 0, 220])
        #expect((0..<4).map { layout.frame($0)?.y } == [0, 0, 0, 110])
    }

    // B10
    @Test func `right to left mirrors a horizontal waterfall along its axis, and keeps its rows`() {
        let turn = Turn(axis: .horizontal, direction: .rightToLeft)
        let layout = turn.layout(extents(100, 50, 70), width: 210, lanes: 2, gap: 10)
        #expect(layout.contentSize == LayoutSize(width: 130, height: 210))
        #expect((0..<3).map { layout.frame($0)?.x } == [30, 80, 0])
        #expect((0..<3).map { layout.frame($0)?.y } == [0, 110, 110])
    }

    // B10
    @Test func `right to left swaps leading and trailing insets and leaves top and bottom`() {
        let turn = Turn(direction: .rightToLeft)
        let insets = LayoutInsets(top: 1, leading: 20, bottom: 4, trailing: 30)
        let layout = turn.layout(extents(100, 100), width: 320, lanes: 2, gap: 10, insets: insets)
        #expect(layout.frame(0) == LayoutRect(170, 1, 130, 100))
        #expect(layout.frame(1) == LayoutRect(30, 1, 130, 100))
    }

    // B12, W11
    @Test(arguments: Turn.all)
    func `as many lanes as fit by their minimum width`(turn: Turn) {
        let cases: [(width: Double, limit: Double, gap: Double, count: Int, lane: Double)] = [
            (375, 160, 10, 2, 182.5), (100, 160, 10, 1, 100), (1000, 240, 10, 4, 242.5),
            (100, 100.0 / 3, 0, 3, 33.3333), (100, 33.3333, 0, 3, 33.3333), (330, 160, 10, 2, 160),
            (329.9, 160, 10, 1, 329.9), (0, 160, 10, 1, 0),
        ]
        for expected in cases {
            expectLanes(turn, .minimumWidth(expected.limit), expected)
        }
    }

    // B13
    @Test(arguments: Turn.all)
    func `no lane is wider than the maximum width`(turn: Turn) {
        let cases: [(width: Double, limit: Double, gap: Double, count: Int, lane: Double)] = [
            (330, 150, 20, 3, 96.6667), (500, 150, 0, 4, 125), (320, 150, 20, 2, 150), (150, 150, 20, 1, 150),
            (100, 150, 20, 1, 100), (321, 150, 20, 3, 93.6667),
        ]
        for expected in cases {
            expectLanes(turn, .maximumWidth(expected.limit), expected)
        }
    }

    private func expectLanes(
        _ turn: Turn, _ lanes: LaneCount,
        _ expected: (width: Double, limit: Double, gap: Double, count: Int, lane: Double)
    ) {
        let items = extents(50, times: expected.count + 1)
        let layout = turn.layout(items, width: expected.width, lanes: lanes, gap: expected.gap)
        let places = turn.places(layout).map(\.lane)
        #expect(places == Array(0..<expected.count) + [0], "\(lanes) in \(expected.width)")
        let width = turn.frame(.item(0), in: layout)?.width ?? -1
        #expect(isNear(width, expected.lane), "\(lanes) in \(expected.width) gives \(width)")
    }

    // B14, B12
    @Test func `the width is the container's, within its insets`() {
        var layout = Turn.upright.layout(
            extents(50, times: 9), width: 375, lanes: .minimumWidth(160), gap: 10, insets: LayoutInsets(10))
        #expect(layout.frame(0)?.width == 172.5)
        layout.setAcross(200)
        #expect(layout.frame(0)?.width == 180)
        #expect(layout.contentSize.width == 200)
    }

    // B21
    @Test(arguments: Turn.all)
    func `fewer items than lanes keep the width of a lane`(turn: Turn) {
        let layout = turn.layout(extents(50), width: 200, lanes: 3, gap: 10)
        turn.expect(layout, frames: [(0, 0, 60, 50)])
    }

    // W16
    @Test(arguments: [false, true])
    func `a new number of lanes forgets every old lane`(sticky: Bool) {
        var layout = Turn.upright.layout(extents(90, times: 1000), width: 1000, lanes: 10) {
            $0.stickyLanes = sticky
        }
        let before = layout.lane(ItemPath(item: 999))
        var options = layout.options
        options.section.lanes = .fixed(5)
        layout.setOptions(options)
        #expect(before == 9)
        #expect((0..<1000).allSatisfy { (layout.lane(ItemPath(item: $0)) ?? 9) == $0 % 5 })
        #expect(layout.contentSize.height == 18_000)
        options.section.lanes = .fixed(10)
        layout.setOptions(options)
        #expect((0..<1000).allSatisfy { layout.lane(ItemPath(item: $0)) == $0 % 10 })
    }

    // W16
    @Test(arguments: [false, true])
    func `a width that gives another number of lanes forgets every old lane`(sticky: Bool) {
        let lanes = LaneCount.minimumWidth(100)
        var layout = Turn.upright.layout(extents(90, times: 1000), width: 1000, lanes: lanes) {
            $0.stickyLanes = sticky
        }
        layout.setAcross(500)
        let fresh = Turn.upright.layout(extents(90, times: 1000), width: 500, lanes: lanes)
        #expect((0..<1000).allSatisfy { layout.frame($0) == fresh.frame($0) })
        #expect((0..<1000).allSatisfy { (layout.lane(ItemPath(item: $0)) ?? 9) < 5 })
    }

    // W17
    @Test(arguments: Turn.all)
    func `a new width gives pictures new heights`(turn: Turn) {
        let pictures = [ItemSize](repeating: .aspect(width: 2, height: 3), count: 4)
        var layout = turn.layout(pictures, width: 400, lanes: 2)
        turn.expect(layout, places: [(0, 0), (1, 0), (0, 300), (1, 300)])
        layout.setAcross(600)
        turn.expect(layout, places: [(0, 0), (1, 0), (0, 450), (1, 450)])
        turn.expect(layout, extent: 900)
    }

    // W22. Its tops and content add up with a second height of 15, not of 20.
    @Test(arguments: Turn.all)
    func `one lane is a legal count`(turn: Turn) {
        let layout = turn.layout(extents(10, 15, 30), lanes: 1, gap: 5)
        turn.expect(layout, places: [(0, 0), (0, 15), (0, 35)])
        turn.expect(layout, extent: 65)
        let higher = turn.layout(extents(10, 20, 30), lanes: 1, gap: 5)
        turn.expect(higher, places: [(0, 0), (0, 15), (0, 40)])
        turn.expect(higher, extent: 70)
    }

    // W31
    @Test func `a horizontal waterfall fills its rows from the left`() {
        let layout = Turn(axis: .horizontal).layout(extents(100, 50, 70, 30), width: 210, lanes: 2, gap: 10)
        let frames = (0..<4).compactMap { layout.frame($0) }
        #expect(frames.map(\.x) == [0, 0, 60, 110])
        #expect(frames.map(\.y) == [0, 110, 110, 0])
        #expect(frames.allSatisfy { $0.height == 100 })
        #expect(layout.contentSize == LayoutSize(width: 140, height: 210))
    }

    @Test func `a container is as wide as its lanes would like to be`() {
        let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let options = WaterfallOptions(lanes: .fixed(3), spacing: 10, insets: insets).section
        #expect(options.across(forLanesOf: 60) == 206)
        #expect(options.across(forLanesOf: 60, axis: .horizontal) == 204)
        #expect(options.across(forLanesOf: .nan) == 26)
        #expect(WaterfallOptions(lanes: .minimumWidth(5)).section.across(forLanesOf: 60) == 60)
    }
}
