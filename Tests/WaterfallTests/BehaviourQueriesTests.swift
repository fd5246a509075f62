import TestSupport
import Testing
import Waterfall

/// What is where: frames by index, elements by rectangle, items by point and by direction.
@Suite struct BehaviourQueriesTests {
    // B3
    @Test(arguments: [10, -1, 11, Int.max, Int.min])
    func `an index that is out of range has no frame`(index: Int) {
        let layout = Turn.upright.layout(extents(50, times: 10), lanes: 3)
        #expect(layout.frame(index) == nil)
        for path in [
            ItemPath(item: index), ItemPath(section: index, item: 0), ItemPath(section: 1, item: 0),
            ItemPath(section: -1, item: 0),
        ] {
            #expect(layout.frame(path) == nil)
            #expect(layout.lane(path) == nil)
            #expect(layout.row(of: path) == nil)
            #expect(layout.neighbor(of: path, toward: .down) == nil)
            #expect(layout.anchor(at: path, in: LayoutRect(0, 0, 300, 100)) == nil)
            for kind in [LayoutElement.Kind.header, .footer, .background] {
                #expect(layout.frame(of: LayoutElement(kind, path)) == nil)
            }
        }
        #expect(layout.path(ofRow: index) == nil)
        #expect(layout.options(ofSection: index) == nil)
        #expect(layout.itemCount(inSection: index) == 0)
    }

    // B3
    @Test(arguments: [11, -1, Int.max, Int.min])
    func `an edit out of range changes nothing`(index: Int) {
        let before = Turn.upright.layout(extents(50, times: 10), lanes: 3)
        var layout = before
        for path in [ItemPath(item: index), ItemPath(section: index, item: 0)] {
            layout.insert(extents(1), at: path)
            layout.replace(path, with: .extent(1))
        }
        layout.remove(0..<5, inSection: index)
        if index > 0 {
            layout.remove(index..<Int.max)
        } else {
            layout.remove(Int.min..<index)
        }
        layout.setOptions(SectionOptions(), ofSection: index)
        #expect((0..<10).allSatisfy { layout.frame($0) == before.frame($0) })
        #expect(layout.itemCount == 10 && layout.sectionCount == 1)
    }

    // B6
    @Test(arguments: Turn.all)
    func `a very long item is found from any part of it`(turn: Turn) {
        let layout = turn.layout(extents(5000) + extents(50, times: 60), lanes: 2)
        turn.expect(layout, extent: 5000)
        // 48 ends where the query starts and 65 would start behind it.
        #expect(found(turn, layout, from: 2400, to: 3200) == [0] + Array(49...60))
        for start in stride(from: 0.0, to: 5000, by: 250) {
            #expect(found(turn, layout, from: start, to: start + 10).first == 0)
        }
        #expect(found(turn, layout, from: 5000, to: 6000) == [])
    }

    // B6
    @Test(arguments: Turn.all)
    func `however many items lie between its start and the query`(turn: Turn) {
        let layout = turn.layout(extents(1e6) + extents(50, times: 60_000), lanes: 3)
        #expect(found(turn, layout, from: 999_960, to: 999_990) == [0, 39_999, 40_000])
    }

    // W14
    @Test(arguments: Turn.all)
    func `a long item stays while its neighbours scroll`(turn: Turn) {
        let layout = turn.layout(extents(3000) + extents(100, times: 40), lanes: 3)
        let items = found(turn, layout, from: 1000, to: 1844)
        #expect(items == [0] + Array(21...38))
        #expect(items.count == 19)
    }

    private func found(_ turn: Turn, _ layout: WaterfallLayout, from start: Double, to end: Double) -> [Int] {
        let rect = turn.rect(LayoutRect(0, start, layout.across, end - start), in: layout)
        return layout.elements(in: rect).map(\.element.path.item)
    }

    // B7
    @Test(arguments: [
        LayoutRect(.nan, 0, 100, 100), LayoutRect(0, .infinity, 100, 100), LayoutRect(0, 0, .infinity, 100),
        LayoutRect(0, 0, 100, .nan), LayoutRect(0, 0, -100, -100), LayoutRect(-500, 0, 100, 100),
        LayoutRect(0, 1e300, 100, 100),
    ])
    func `a rectangle that is none finds nothing`(rect: LayoutRect) {
        let layout = Turn.upright.layout(extents(50, times: 10), lanes: 3)
        #expect(layout.elements(in: rect).isEmpty)
    }

    // B7
    @Test(arguments: Turn.all)
    func `items that only touch a rectangle are outside it`(turn: Turn) {
        let layout = turn.layout(extents(50, times: 6), lanes: 3)
        #expect(found(turn, layout, from: 0, to: 50) == [0, 1, 2])
        #expect(found(turn, layout, from: 50, to: 100) == [3, 4, 5])
        #expect(found(turn, layout, from: 49, to: 51) == [0, 1, 2, 3, 4, 5])
    }

    // W34
    @Test(arguments: Turn.all)
    func `an item without a height is found where it lies, so that it can be measured`(turn: Turn) {
        let layout = turn.layout(extents(0, 50, 0), lanes: 1, gap: 10)
        #expect(found(turn, layout, from: -5, to: 5) == [0])
        #expect(found(turn, layout, from: 5, to: 75) == [1, 2])
    }

    @Test(arguments: Turn.all)
    func `a point finds the item under it and nothing in a gap`(turn: Turn) {
        let layout = turn.layout(extents(100, 50, 70, 30), width: 210, lanes: 2, gap: 10)
        func item(_ x: Double, _ y: Double) -> Int? {
            let point = turn.rect(LayoutRect(x, y, 0, 0), in: layout)
            return layout.item(at: LayoutPoint(x: point.x, y: point.y))?.item
        }
        #expect(item(50, 50) == 0)
        #expect(item(150, 25) == 1)
        #expect(item(150, 100) == 2)
        #expect(item(50, 120) == 3)
        #expect(item(105, 50) == nil)
        #expect(item(150, 55) == nil)
        #expect(item(50, 1000) == nil)
        #expect(item(-1, 50) == nil)
    }

    // B41
    @Test(arguments: [Turn(), Turn(direction: .rightToLeft)])
    func `down goes to the next item in the lane, up back`(turn: Turn) {
        let layout = turn.layout(extents(100, 50, 70, 30, 20), width: 210, lanes: 2, gap: 10)
        func next(_ item: Int, _ move: FocusMove) -> Int? {
            layout.neighbor(of: ItemPath(item: item), toward: move)?.item
        }
        turn.expect(layout, places: [(0, 0), (1, 0), (1, 60), (0, 110), (1, 140)])
        #expect([0, 1, 2, 3, 4].map { next($0, .down) } == [3, 2, 4, nil, nil])
        #expect([0, 1, 2, 3, 4].map { next($0, .up) } == [nil, nil, 1, 0, 2])
        let (forth, back) =
            turn.direction == .leftToRight
            ? (FocusMove.right, FocusMove.left) : (.left, .right)
        #expect([0, 1, 2, 3].map { next($0, forth) } == [1, nil, nil, 2])
        #expect([0, 1, 2, 4].map { next($0, back) } == [nil, 0, 3, 3])
    }

    // B41
    @Test func `right goes to the next item in the row of a horizontal waterfall`() {
        let layout = Turn(axis: .horizontal).layout(extents(100, 50, 70, 30), width: 210, lanes: 2, gap: 10)
        func next(_ item: Int, _ move: FocusMove) -> Int? {
            layout.neighbor(of: ItemPath(item: item), toward: move)?.item
        }
        #expect([0, 1, 2, 3].map { next($0, .right) } == [3, 2, nil, nil])
        #expect([0, 1, 2, 3].map { next($0, .left) } == [nil, nil, 1, 0])
        #expect(next(1, .up) == 0 && next(0, .up) == nil)
    }

    // B41
    @Test func `an arrow reaches over a long hole`() {
        let items: [ItemSize] = [.extent(10, lane: 0), .extent(90_000, lane: 1), .extent(10, span: 2)]
        let layout = Turn.upright.layout(items, lanes: 2)
        #expect(layout.neighbor(of: ItemPath(item: 0), toward: .down) == ItemPath(item: 2))
        #expect(layout.neighbor(of: ItemPath(item: 2), toward: .up) == ItemPath(item: 1))
    }
}
