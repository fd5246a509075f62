import TestSupport
import Testing
import Waterfall

/// Which lane an item of one lane goes to, and sizes that are hard to lay out.
@Suite struct BehaviourPlacementTests {
    // B11
    @Test(arguments: Turn.all)
    func `a tie goes to the leading lane, noise of sums included`(turn: Turn) {
        // Lane 0 ends at 0.1 + 0.2, which is a little more than 0.3.
        let noise = turn.layout(
            [.extent(0.1, lane: 0), .extent(0.2, lane: 0), .extent(0.3, lane: 1), .extent(5)], lanes: 2)
        turn.expect(noise, lastPlaces: [(0, 0.3)])
        let exact = turn.layout(extents(40, 40, 40, 40, 40, 40, 10), lanes: 3)
        turn.expect(exact, lastPlaces: [(0, 80)])
    }

    // B11
    @Test(arguments: [3, 7, 10])
    func `sums in another order tie however many they are`(parts: Int) {
        // Both lanes are as long, one in tenths of many parts.
        let piece = 0.1
        let items =
            (0..<parts * 100).map { _ in ItemSize.extent(piece, lane: 0) }
            + [.extent(piece * Double(parts * 100), lane: 1), .extent(1)]
        let layout = Turn.upright.layout(items, lanes: 2)
        #expect(layout.lane(ItemPath(item: items.count - 1)) == 0)
    }

    // B11
    @Test(arguments: Turn.all)
    func `filled from the trailing lane, a tie goes to the trailing lane`(turn: Turn) {
        let layout = turn.layout(extents(40, 40, 40, 10), lanes: 3) { $0.section.laneOrder = .reverse }
        turn.expect(layout, places: [(2, 0), (1, 0), (0, 0), (2, 40)])
    }

    // B26
    @Test(arguments: Turn.all, [Double.nan, 0, -1, -.infinity, .infinity, .signalingNaN, -0.0])
    func `a height that is no height counts as 0 and leaves the others alone`(turn: Turn, height: Double) {
        let layout = turn.layout(extents(height, 50), lanes: 1, gap: 10)
        turn.expect(layout, places: [(0, 0), (0, 10)])
        turn.expect(layout, extent: 60)
    }

    // B26
    @Test(arguments: [
        (0.0, 100.0), (100, 0), (0, 0), (.nan, 1), (1, .nan), (-1, 1), (1, -1), (.infinity, 1),
        (1, .infinity),
        (.infinity, .infinity), (1e300, 1e-300), (1e-300, 1e300), (.leastNonzeroMagnitude, 1),
    ])
    func `a picture without a shape leaves the others alone`(width: Double, height: Double) {
        let layout = Turn.upright.layout(
            [.aspect(width: width, height: height), .extent(50)], lanes: 2, gap: 10)
        #expect(layout.frame(0)?.height.isFinite == true)
        #expect((layout.frame(0)?.height ?? -1) >= 0)
        #expect(layout.frame(1) == LayoutRect(155, 0, 145, 50))
    }

    // B26
    @Test(arguments: [Double.nan, -.infinity, .infinity, -7, 1e300])
    func `gaps, insets and containers that make no sense lay out all items`(number: Double) {
        var section = SectionOptions()
        (section.laneGap, section.itemGap, section.insets) = (number, number, LayoutInsets(number))
        section.header = Supplementary(extent: number, insets: LayoutInsets(number), isSticky: true)
        section.background = LayoutInsets(number)
        for axis in [WaterfallOptions.Axis.vertical, .horizontal] {
            var options = WaterfallOptions()
            (options.axis, options.scale, options.minimumContentExtent) = (axis, number, number)
            options.section = section
            let layout = WaterfallLayout(options: options, across: number, items: extents(10, 20, 30))
            for item in 0..<3 {
                let frame = layout.frame(item)
                let isFinite =
                    frame.map { $0.x.isFinite && $0.y.isFinite && $0.width >= 0 && $0.height >= 0 }
                #expect(isFinite == true, "\(number): \(frame as Any)")
            }
        }
    }

    // B27
    @Test(arguments: Turn.all)
    func `a hundred thousand heights add up`(turn: Turn) {
        let layout = turn.layout(extents(333.1, times: 100_000), lanes: 1)
        let last = turn.top(.item(99_999), in: layout) ?? 0
        #expect(isNear(last, 33_309_666.9, 0.01), "\(last)")
    }

    // B27
    @Test func `ten million items deep it is right to a hundredth`() {
        var layout = Turn.upright.layout([], lanes: 1, gap: 0.1)
        layout.append((0..<10_000_000).lazy.map { _ in ItemSize.extent(333.1) })
        let last = layout.frame(9_999_999)?.y ?? 0
        #expect(isNear(last, 333.2 * 9_999_999, 0.01), "\(last)")
    }

    // B37
    @Test(arguments: Turn.all)
    func `a picture has its place before it loads, and nothing moves when it comes`(turn: Turn) {
        let picture = ItemSize.aspect(width: 400, height: 600)
        var layout = turn.layout([picture] + extents(10, 20), lanes: 2)
        let before = turn.places(layout)
        #expect(turn.frame(.item(0), in: layout)?.height == 225)
        layout.replace(ItemPath(item: 0), with: turn.item(.aspect(width: 200, height: 300)))
        #expect(turn.places(layout) == before)
        #expect(turn.frame(.item(0), in: layout)?.height == 225)
    }

    // W12
    @Test(arguments: Turn.all)
    func `items that wait for a measure spread over the lanes by their estimate`(turn: Turn) {
        let new = [ItemSize](repeating: .estimate(300), count: 10)
        let layout = turn.layout(laneEnds(1000, 1150, 1150) + new, lanes: 3)
        let lanes = turn.places(layout).suffix(10).map(\.lane)
        #expect((0..<3).map { lane in lanes.count { $0 == lane } } == [4, 3, 3], "\(lanes)")
    }

    // W23
    @Test(arguments: Turn.all)
    func `from empty to filled equals filled at once`(turn: Turn) {
        let insets = LayoutInsets(10)
        let filled = turn.layout(shop, width: 320, lanes: 3, gap: 10, insets: insets)
        var byOne = turn.layout([], width: 320, lanes: 3, gap: 10, insets: insets)
        for item in shop { byOne.append([turn.item(item)]) }
        var late = turn.layout([], width: 0, lanes: 3, gap: 10, insets: insets)
        late.append(shop.map(turn.item))
        late.setAcross(320)
        var fromFront = turn.layout([], width: 320, lanes: 3, gap: 10, insets: insets)
        for item in shop.reversed() { fromFront.insert([turn.item(item)], at: ItemPath(item: 0)) }
        for layout in [byOne, late, fromFront] {
            #expect((0..<12).allSatisfy { layout.frame($0) == filled.frame($0) })
            #expect(layout.contentSize == filled.contentSize)
        }
    }

    // W34
    @Test(arguments: Turn.all)
    func `a zero size takes a gap and never pulls later items up`(turn: Turn) {
        let layout = turn.layout(extents(0, 20), lanes: 1, gap: 10)
        turn.expect(layout, places: [(0, 0), (0, 10)])
        let many = turn.layout(extents(0, 0, 0, 0, 20), lanes: 2, gap: 10)
        turn.expect(many, places: [(0, 0), (1, 0), (0, 10), (1, 10), (0, 20)])
        turn.expect(many, extent: 40)
    }

    // S4
    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (3, 2), (99, 2), (Int.min, 0), (Int.max, 2)])
    func `a lane that is out of range counts as the nearest`(given: Int, expected: Int) {
        let layout = Turn.upright.layout([.extent(10, lane: given)], lanes: 3)
        #expect(layout.lane(ItemPath(item: 0)) == expected)
    }
}
