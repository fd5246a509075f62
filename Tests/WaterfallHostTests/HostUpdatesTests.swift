import Testing
import Waterfall
import WaterfallHost

/// What changes of the data do to cells and viewport.
@Suite struct HostUpdatesTests {
    // B28
    @Test func `prepending keeps the visible item in place`() throws {
        let view = FakeView(.hundreds(40, width: 310, lanes: 2, gap: 10), width: 310, height: 400)
        view.scroll(to: 220)
        let cell = view.cells[.item(4)]
        var batch = BatchUpdate()
        for item in 0..<4 { batch.insertItem(.extent(100), at: ItemPath(item: item)) }
        try view.host.update(batch)
        #expect(view.offset.y == 440)
        #expect(view.host.layout.frame(8)?.y == 440)
        #expect(view.cells[.item(8)] == cell)
        view.check()
    }

    // B28
    @Test func `whatever comes and goes above, the first visible item that is left stays`() throws {
        let view = FakeView(.hundreds(60), width: 300, height: 450)
        view.scroll(to: 2030)
        var batch = BatchUpdate()
        // 20 was the first to be seen; 21, which was at 2100, is now.
        batch.deleteItem(at: ItemPath(item: 20))
        batch.deleteItem(at: ItemPath(item: 3))
        batch.insertItem(.extent(55), at: ItemPath(item: 0))
        try view.host.update(batch)
        #expect(view.host.layout.frame(20)?.y == 1955)
        #expect(view.offset.y == 1955 - 70)
        view.check()
    }

    // B28
    @Test func `read from its end, the last visible item stays`() throws {
        let view = FakeView(.hundreds(60), width: 300, height: 400)
        view.scroll(to: 2000)
        var batch = BatchUpdate()
        batch.insertItem(.extent(70), at: ItemPath(item: 22))
        try view.host.update(batch, anchor: .end)
        #expect(view.offset.y == 2070)
        view.check()
    }

    // B29
    @Test func `another size keeps the first visible item`() {
        var options = WaterfallOptions()
        options.section.lanes = .minimumWidth(190)
        let squares = [ItemSize](repeating: .aspect(width: 1, height: 1), count: 100)
        let layout = WaterfallLayout(options: options, across: 0, items: squares)
        let view = FakeView(layout, width: 390, height: 844)
        view.scroll(to: 4000)
        #expect(view.items.first == 40)
        view.host.resize(to: LayoutSize(width: 844, height: 390), insets: .zero)
        #expect(view.offset.y == 2135)
        #expect(view.host.layout.frame(40) == LayoutRect(0, 2135, 203.5, 203.5))
        #expect(view.items.first == 40)
        view.host.resize(to: LayoutSize(width: 390, height: 844), insets: .zero)
        #expect(view.offset.y == 4000)
        view.check()
    }

    @Test func `a header that sticks comes from where it stuck`() throws {
        var layout = WaterfallLayout.hundreds(100) {
            $0.section.header = Supplementary(extent: 40, isSticky: true)
        }
        layout.appendSection([ItemSize](repeating: .extent(100), count: 3))
        let view = FakeView(layout, width: 300, height: 400)
        view.scroll(to: 2000)
        let offset = view.host.viewport.origin
        var batch = BatchUpdate()
        batch.insertItem(.extent(70), at: ItemPath(item: 0))
        let result = try view.host.update(batch)
        #expect(view.offset.y == 2070)
        let former = view.host.formerFrame(of: .header(section: 0), in: result, viewportAt: offset)
        #expect(former == LayoutRect(0, 2070, 300, 40))
    }

    @Test func `a run of resizes ends where it began`() {
        var options = WaterfallOptions()
        options.section.lanes = .minimumWidth(160)
        let items = (0..<300).map { ItemSize.aspect(width: 3, height: Double(2 + $0 * 7 % 5)) }
        let view = FakeView(
            WaterfallLayout(options: options, across: 0, items: items), width: 1100, height: 700)
        for offset in stride(from: 1300.0, to: 1700, by: 37) {
            view.scroll(to: offset)
            for width in [400, 1100, 1500, 1100, 700, 320, 1100] {
                view.host.resize(to: LayoutSize(width: Double(width), height: 700), insets: .zero)
                // Sizes that follow the width are told right after it.
                view.host.change { $0.replace(ItemPath(item: 290), with: .extent(Double(width))) }
                if width == 1100 { #expect(view.offset.y == offset) }
            }
        }
        view.check()
    }

    // B29
    @Test func `a resize after the end has held the viewport keeps what is there now`() {
        let view = FakeView(.hundreds(100), width: 300, height: 400)
        view.host.setOffset(LayoutPoint(x: 0, y: 1e9))
        view.host.resize(to: LayoutSize(width: 300, height: 800), insets: .zero)
        #expect(view.offset.y == 9200)
        view.host.change { $0.append([ItemSize](repeating: .extent(100), count: 20)) }
        view.host.resize(to: LayoutSize(width: 300, height: 799), insets: .zero)
        #expect(view.offset.y == 9200)
        view.check()
    }

    // B29
    @Test(arguments: [false, true])
    func `a bar that comes or goes between two resizes moves nothing`(isReversed: Bool) {
        let view = FakeView(
            .hundreds(100) { $0.isReversed = isReversed }, width: 300, height: 400,
            insets: LayoutInsets(top: 50, bottom: 50))
        view.host.beginsAtOrigin = true
        view.scroll(to: 1000)
        view.host.resize(
            to: LayoutSize(width: 300, height: 401), insets: LayoutInsets(top: 50, bottom: 50))
        let offset = view.offset.y
        view.host.resize(to: LayoutSize(width: 300, height: 401), insets: .zero)
        #expect(view.offset.y == offset)
        view.host.resize(to: LayoutSize(width: 300, height: 400), insets: .zero)
        #expect(abs(view.offset.y - offset) <= 1)
        view.check()
    }

    // B30
    @Test func `a height corrected above the viewport shifts the offset by as much`() {
        let view = FakeView(.hundreds(60), width: 300, height: 400)
        view.scroll(to: 1000)
        let cells = view.cells
        view.host.change { $0.replace(ItemPath(item: 3), with: .extent(150)) }
        #expect(view.offset.y == 1050)
        #expect(view.cells == cells)
        view.host.change { $0.replace(ItemPath(item: 30), with: .extent(500)) }
        #expect(view.offset.y == 1050)
        view.check()
    }

    // B30
    @Test func `the content's end forces the anchor, and nothing else`() throws {
        let view = FakeView(.hundreds(10), width: 300, height: 400)
        view.scroll(to: 600)
        var batch = BatchUpdate()
        for item in 7..<10 { batch.deleteItem(at: ItemPath(item: item)) }
        try view.host.update(batch)
        #expect(view.offset.y == 300)
        view.check()
    }

    // B32
    @Test func `appending leaves cells and offset alone and makes what comes in sight`() {
        let view = FakeView(.hundreds(4), width: 300, height: 650)
        view.calls = []
        view.host.change { $0.append([ItemSize](repeating: .extent(100), count: 20)) }
        #expect(view.made == [.item(4), .item(5), .item(6)])
        #expect(view.calls.allSatisfy { if case .move = $0 { false } else { true } })
        #expect(view.offset.y == 0)
        view.check()
    }

    // B33
    @Test func `a batch moves the cells of what stays, and makes those of what comes`() throws {
        let view = FakeView(.hundreds(4, width: 200, lanes: 2), width: 200, height: 400)
        let cells = view.cells
        view.calls = []
        var batch = BatchUpdate()
        batch.deleteItem(at: ItemPath(item: 1))
        let result = try view.host.update(batch)
        #expect(
            view.children.map(\.frame) == [
                LayoutRect(0, 0, 100, 100), LayoutRect(100, 0, 100, 100), LayoutRect(0, 100, 100, 100),
            ])
        for item in 0..<3 {
            let old = try #require(result.path(before: ItemPath(item: item)))
            #expect(view.cells[.item(item)] == cells[LayoutElement(.item, old)])
        }
        // Each is told once of its new place and name.
        #expect(view.calls.count { if case .move = $0 { true } else { false } } == 2)
        #expect(view.made == [] && view.unmounted == 1)
        view.check()
    }

    // B33, B41
    @Test func `a moved item keeps its cell, which takes its place in the reading order`() throws {
        let view = FakeView(.hundreds(6), width: 300, height: 600)
        let cells = view.cells
        var batch = BatchUpdate()
        batch.moveItem(from: ItemPath(item: 0), to: ItemPath(item: 4))
        try view.host.update(batch)
        #expect(view.items == [0, 1, 2, 3, 4, 5])
        #expect(view.cells[.item(4)] == cells[.item(0)])
        #expect(view.cells[.item(0)] == cells[.item(1)])
        view.check()
    }

    // B28, B33
    @Test func `the view does not run after an item that is moved away`() throws {
        let view = FakeView(.hundreds(60), width: 300, height: 400)
        view.scroll(to: 2000)
        var batch = BatchUpdate()
        batch.moveItem(from: ItemPath(item: 20), to: ItemPath(item: 50))
        try view.host.update(batch)
        // 21 stays where it is on screen, and 19 comes in sight above it.
        #expect(view.offset.y == 1900)
        #expect(view.items == [19, 20, 21, 22])
        view.check()
    }

    // B33
    @Test func `a reloaded item gets another cell, the others keep theirs`() throws {
        let view = FakeView(.hundreds(4), width: 300, height: 400)
        let cells = view.cells
        view.calls = []
        var batch = BatchUpdate()
        batch.reloadItem(at: ItemPath(item: 1), size: .extent(50))
        try view.host.update(batch)
        #expect(view.made == [.item(1)])
        #expect([0, 2, 3].allSatisfy { view.cells[.item($0)] == cells[.item($0)] })
        view.calls = []
        view.host.remakeCells(of: [ItemPath(item: 2), ItemPath(item: 77)])
        #expect(view.made == [.item(2)] && view.unmounted == 1)
        view.check()
    }

    @Test func `a batch that contradicts itself changes nothing`() {
        let view = FakeView(.hundreds(10), width: 300, height: 400)
        view.scroll(to: 300)
        view.host.select(ItemPath(item: 2))
        let cells = view.cells
        view.calls = []
        var batch = BatchUpdate()
        batch.deleteItem(at: ItemPath(item: 0))
        batch.deleteItem(at: ItemPath(item: 10))
        #expect(throws: BatchError.noSuchItem(ItemPath(item: 10))) { try view.host.update(batch) }
        #expect(view.calls == [] && view.cells == cells)
        #expect(view.host.selectedItems == [ItemPath(item: 2)])
        view.check()
    }

    // B40
    @Test(arguments: [ScrollAnchor.Edge.start, .end])
    func `scroll state restores in one pass`(edge: ScrollAnchor.Edge) throws {
        let heights = (0..<2000).map { Double(30 + $0 * 61 % 170) }
        let insets = LayoutInsets(top: 20, bottom: 30)
        let view = FakeView(.of(heights, lanes: 3, gap: 10), width: 300, height: 800, insets: insets)
        view.host.scrollToItem(ItemPath(item: 500), at: .start)
        view.scroll(to: view.offset.y + 12)
        let state = try #require(view.host.scrollState(edge: edge))
        if edge == .start { #expect(state.path.item <= 500 && view.items.contains(500)) }

        let again = FakeView(.of(heights, lanes: 3, gap: 10), width: 300, height: 800, insets: insets)
        again.calls = []
        #expect(again.host.restore(state))
        #expect(again.offset == view.offset)
        #expect(again.cells.keys == view.cells.keys)
        #expect(again.count { if case .offset = $0 { true } else { false } } == 1)
        #expect(!again.host.restore(ScrollAnchor(path: ItemPath(item: 2000))))
        let unsized = FakeView(.hundreds(600))
        #expect(!unsized.host.restore(state))
        again.check()
    }

    // B40
    @Test func `item 500 plus 12 points comes back in a view of another size`() {
        let view = FakeView(.hundreds(2000), width: 300, height: 800)
        view.scroll(to: 50_012)
        let state = view.host.scrollState()
        #expect(state == ScrollAnchor(path: ItemPath(item: 500), distance: -12))
        let again = FakeView(.of([Double](repeating: 70, count: 2000)), width: 500, height: 300)
        #expect(state.map { again.host.restore($0) } == true)
        #expect(again.offset.y == 35_012)
    }
}
