import TestSupport
import Testing
import Waterfall

/// What edits move, and how much work they are.
@Suite struct BehaviourUpdatesTests {
    // B18
    @Test(arguments: Turn.all)
    func `with sticky lanes a late height moves only its own lane`(turn: Turn) {
        for (sticky, expected) in [
            (false, [(0, 0.0), (1, 0), (1, 120), (1, 200)]), (true, [(0, 0), (1, 0), (0, 300), (1, 120)]),
        ] {
            var layout = turn.layout(extents(100, 120, 80, 60), lanes: 2) { $0.stickyLanes = sticky }
            turn.expect(layout, places: [(0, 0), (1, 0), (0, 100), (1, 120)])
            layout.replace(ItemPath(item: 0), with: .extent(300))
            turn.expect(layout, places: expected)
        }
    }

    // W13
    @Test(arguments: Turn.all)
    func `late measures keep sticky lanes`(turn: Turn) {
        let estimates = [ItemSize](repeating: .estimate(100), count: 4)
        for (sticky, expected) in [
            (false, [(0, 0.0), (1, 0), (1, 100), (1, 200)]), (true, [(0, 0), (1, 0), (0, 300), (1, 100)]),
        ] {
            var layout = turn.layout(estimates, lanes: 2) { $0.stickyLanes = sticky }
            for (item, height) in [300.0, 100, 100, 100].enumerated() {
                layout.replace(ItemPath(item: item), with: .extent(height))
            }
            turn.expect(layout, places: expected)
        }
    }

    // B18
    @Test func `sticky lanes hold through inserts and removals, and new items take the shortest lane`() {
        var layout = Turn.upright.layout(extents(100, 120, 80, 60), lanes: 2) { $0.stickyLanes = true }
        layout.insert(extents(500), at: ItemPath(item: 0))
        Turn.upright.expect(layout, places: [(0, 0), (0, 500), (1, 0), (0, 600), (1, 120)])
        layout.remove(0..<1)
        Turn.upright.expect(layout, places: [(0, 0), (1, 0), (0, 100), (1, 120)])
        layout.append(extents(10))
        Turn.upright.expect(layout, lastPlaces: [(0, 180)])
    }

    // B18
    @Test func `an item that gets another span or another lane of its own is placed anew`() {
        var layout = Turn.upright.layout(extents(100, 120, 80, 60), width: 300, lanes: 3) {
            $0.stickyLanes = true
        }
        layout.replace(ItemPath(item: 2), with: .extent(80, lane: 1))
        #expect(layout.frame(2) == LayoutRect(100, 120, 100, 80))
        layout.replace(ItemPath(item: 0), with: .extent(10, span: 3))
        #expect(layout.frame(0) == LayoutRect(0, 0, 300, 10))
        #expect(layout.frame(1) == LayoutRect(100, 10, 100, 120))
    }

    // W1
    @Test(arguments: Turn.all)
    func `removing an item leaves nothing stale`(turn: Turn) {
        var layout = turn.layout(extents(100, 50, 70, 30), width: 210, lanes: 2, gap: 10)
        turn.expect(layout, places: [(0, 0), (1, 0), (1, 60), (0, 110)])
        layout.remove(1..<2)
        turn.expect(layout, places: [(0, 0), (1, 0), (1, 80)])
        #expect(layout.frame(3) == nil)
        turn.expect(layout, extent: 110)
    }

    // B33
    @Test(arguments: Turn.all)
    func `deleting closes up, and every item is known before and after`(turn: Turn) throws {
        var layout = turn.layout(extents(100, times: 4), lanes: 2)
        var batch = BatchUpdate()
        batch.deleteItem(at: ItemPath(item: 1))
        let result = try layout.apply(batch)
        let moves = (0..<4).map { item -> (Place?, Place?) in
            let after = result.path(after: ItemPath(item: item))
            return (turn.place(item, result.before), after.flatMap { turn.place($0.item, layout) })
        }
        #expect(moves.map(\.0) == [Place(0, 0), Place(1, 0), Place(0, 100), Place(1, 100)])
        #expect(moves.map(\.1) == [Place(0, 0), nil, Place(1, 0), Place(0, 100)])
        #expect((0..<3).map { result.path(before: ItemPath(item: $0))?.item } == [0, 2, 3])
    }

    // B33
    @Test(arguments: Turn.all)
    func `inserting and moving leave no holes either`(turn: Turn) throws {
        var layout = turn.layout(extents(100, 80, 60, 40), lanes: 2)
        var batch = BatchUpdate()
        batch.insertItem(.extent(10), at: ItemPath(item: 0))
        batch.moveItem(from: ItemPath(item: 3), to: ItemPath(item: 1))
        let result = try layout.apply(batch)
        let fresh = turn.layout(extents(10, 40, 100, 80, 60), lanes: 2)
        #expect(turn.places(layout) == turn.places(fresh))
        #expect((0..<4).map { result.path(after: ItemPath(item: $0))?.item } == [2, 3, 4, 1])
        #expect((0..<5).map { result.path(before: ItemPath(item: $0))?.item } == [nil, 3, 0, 1, 2])
    }

    // B33
    @Test func `sections move with all that is in them`() throws {
        var layout = WaterfallLayout(across: 310)
        for section in 0..<3 { layout.appendSection(extents(Double(10 + section), times: 2)) }
        var batch = BatchUpdate()
        batch.moveSection(from: 0, to: 2)
        batch.deleteSection(1)
        batch.insertSection(0, items: extents(99))
        batch.moveItem(from: ItemPath(section: 2, item: 0), to: ItemPath(section: 2, item: 1))
        let result = try layout.apply(batch)
        #expect((0..<3).map { result.section(after: $0) } == [2, nil, 1])
        #expect((0..<3).map { result.section(before: $0) } == [nil, 2, 0])
        let heights = (0..<3).map { section in
            (0..<layout.itemCount(inSection: section)).compactMap {
                layout.frame(ItemPath(section: section, item: $0))?.height
            }
        }
        #expect(heights == [[99], [12], [10, 12, 10]])
    }

    // B32
    @Test(arguments: [1000, 100_000])
    func `appending 20 places 20, however many there are`(count: Int) {
        var layout = Turn.upright.layout(extents(100, times: count), lanes: 3)
        let before = layout.placements
        layout.append(extents(50, times: 20))
        #expect(layout.placements - before == 20)
    }

    // B32
    @Test func `a late height with sticky lanes places a chunk at the most`() {
        var layout = Turn.upright.layout(extents(100, times: 100_000), lanes: 3) { $0.stickyLanes = true }
        let before = layout.placements
        layout.replace(ItemPath(item: 50_000), with: .extent(150))
        #expect(layout.placements - before <= 128)
        #expect(layout.frame(50_003)?.y == 1_666_750)
        #expect(layout.frame(99_999)?.y == 3_333_300)
    }

    // B32
    @Test func `an edit starts at what changed and never before`() throws {
        var generator = SeededGenerator(seed: 32)
        let items = (0..<10_000).map { _ in ItemSize.extent(Double(generator.int(20...400))) }
        let whole = Turn.upright.layout(items, lanes: 3)
        let path = ItemPath(item: 9_000)
        func work(_ edit: (inout WaterfallLayout) throws -> Void) rethrows -> Int {
            var layout = whole
            let before = layout.placements
            try edit(&layout)
            return layout.placements - before
        }
        let rest = 1000 + 128
        #expect(work { $0.replace(path, with: .extent(1)) } <= rest)
        #expect(work { $0.insert(extents(1), at: path) } <= rest)
        #expect(work { $0.remove(9_000..<9_010) } <= rest)
        let batched = try work {
            var batch = BatchUpdate()
            batch.deleteItem(at: path)
            _ = try $0.apply(batch)
        }
        #expect(batched <= rest)
    }

    // B32
    @Test func `an edit in one section places nothing in another`() throws {
        var layout = WaterfallLayout(across: 310)
        for _ in 0..<5 { layout.appendSection(extents(100, times: 1000)) }
        let before = layout.placements
        layout.remove(990..<995, inSection: 2)
        layout.insert(extents(1), at: ItemPath(section: 1, item: 1000))
        var batch = BatchUpdate()
        batch.insertItem(.extent(5), at: ItemPath(section: 0, item: 1000))
        _ = try layout.apply(batch)
        #expect(layout.placements - before <= 3 * 129 + 3)
        #expect(layout.contentSize.height > 0)
    }

    // B32
    @Test func `turning, mirroring and scaling place nothing`() {
        var layout = Turn.upright.layout(extents(100, times: 1000), lanes: 3)
        let before = layout.placements
        var options = layout.options
        options.direction = .rightToLeft
        layout.setOptions(options)
        options.scale = 3
        layout.setOptions(options)
        options.minimumContentExtent = 1e6
        layout.setOptions(options)
        layout.setAcross(layout.across)
        #expect(layout.placements == before)
    }

    // B19
    @Test(arguments: Turn.all)
    func `appending keeps every earlier frame`(turn: Turn) {
        var generator = SeededGenerator(seed: 19)
        // From the far end, or from the right, the frames keep their distance from where the content starts.
        var layout = turn.layout([], lanes: 3, gap: 10)
        var places: [Place] = []
        for _ in 0..<40 {
            layout.append((0..<generator.int(0...30)).map { _ in turn.item(generator.itemSize(lanes: 3)) })
            let now = turn.places(layout)
            #expect(zip(places, now).allSatisfy { $0.lane == $1.lane && isNear($0.top, $1.top) })
            places = now
        }
    }
}

extension Turn {
    fileprivate func place(_ item: Int, _ layout: WaterfallLayout) -> Place? {
        guard let lane = layout.lane(ItemPath(item: item)), let top = top(.item(item), in: layout)
        else { return nil }
        return Place(lane, top)
    }
}
