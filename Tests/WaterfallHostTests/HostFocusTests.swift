import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// The keyboard focus, and the selection.
@Suite struct HostFocusTests {
    // B41
    @Test func `down from item 0 goes to the next item in its lane`() {
        let view = FakeView(
            .of([100, 50, 70, 30, 20], width: 210, lanes: 2, gap: 10), width: 210, height: 400)
        #expect(view.host.moveFocus(.arrow(.down)) == ItemPath(item: 0))
        #expect(view.host.moveFocus(.arrow(.down)) == ItemPath(item: 3))
        #expect(view.host.moveFocus(.arrow(.down)) == nil)
        #expect(view.host.focusedItem == ItemPath(item: 3))
        #expect(view.host.moveFocus(.arrow(.up)) == ItemPath(item: 0))
        #expect(view.host.moveFocus(.arrow(.right)) == ItemPath(item: 1))
        #expect(view.host.moveFocus(.arrow(.down)) == ItemPath(item: 2))
        #expect(view.host.moveFocus(.arrow(.left)) == ItemPath(item: 3))
    }

    // B41
    @Test func `a page passes items of no size`() {
        let view = FakeView(
            .of([0, 0] + [Double](repeating: 100, count: 50), width: 300, lanes: 1, gap: 0), width: 300,
            height: 400)
        view.host.focus(ItemPath(item: 0))
        #expect(view.host.moveFocus(.pageDown) == ItemPath(item: 5))
        #expect(view.host.moveFocus(.pageUp) == ItemPath(item: 0))
    }

    // B41
    @Test func `the first key focuses the first visible item`() {
        for key in [FocusKey.arrow(.up), .arrow(.right), .pageDown, .pageUp] {
            let view = FakeView(.hundreds(100), width: 300, height: 400)
            view.scroll(to: 2000)
            #expect(view.host.moveFocus(key) == ItemPath(item: 20))
            #expect(view.offset.y == 2000)
        }
    }

    @Test func `the first key leaves out an item of which little is to be seen`() {
        var layout = WaterfallLayout.hundreds(100)
        let view = FakeView(layout, width: 300, height: 400)
        view.scroll(to: 2080)
        #expect(view.host.moveFocus(.arrow(.down)) == ItemPath(item: 21))
        #expect(view.offset.y == 2080)
        layout = .of([1000, 1000], lanes: 1, gap: 0)
        let long = FakeView(layout, width: 300, height: 400)
        long.scroll(to: 300)
        #expect(long.host.moveFocus(.arrow(.down)) == ItemPath(item: 0))
    }

    @Test func `home and end show the insets at the content's ends`() {
        let layout = WaterfallLayout.hundreds(100) {
            $0.section.insets = LayoutInsets(top: 12, bottom: 30)
        }
        let view = FakeView(layout, width: 300, height: 400)
        view.scroll(to: 2000)
        view.host.moveFocus(.home)
        #expect(view.offset.y == 0)
        view.host.moveFocus(.end)
        #expect(view.offset == view.host.offsetRange.last)
        // Where one lane is far longer, the last item is not at the end.
        let uneven = FakeView(.of([3000, 100], lanes: 2, gap: 0), width: 300, height: 400)
        uneven.scroll(to: 1000)
        uneven.host.moveFocus(.end)
        #expect(uneven.offset.y == 0)
    }

    @Test func `home and end go to the first item and the last, over sections`() {
        var layout = WaterfallLayout.hundreds(0, lanes: 2)
        for _ in 0..<3 { layout.appendSection([ItemSize](repeating: .extent(100), count: 21)) }
        layout.appendSection()
        let view = FakeView(layout, width: 300, height: 400)
        #expect(view.host.moveFocus(.end) == ItemPath(section: 3, item: 20))
        #expect(view.offset == view.host.offsetRange.last)
        #expect(view.host.moveFocus(.home) == ItemPath(section: 1, item: 0))
        #expect(view.offset.y == 0)
        let empty = FakeView(.hundreds(0), width: 300, height: 400)
        for key in [FocusKey.home, .end, .pageUp, .pageDown, .arrow(.down)] {
            #expect(empty.host.moveFocus(key) == nil)
        }
        view.check()
    }

    @Test func `the focus is scrolled into sight, by as little as it takes`() {
        let view = FakeView(.hundreds(100), width: 300, height: 450)
        view.host.focus(ItemPath(item: 3))
        #expect(view.offset.y == 0)
        view.host.moveFocus(.arrow(.down))
        #expect(view.offset.y == 50)
        view.host.moveFocus(.arrow(.down))
        #expect(view.offset.y == 150)
        view.host.moveFocus(.arrow(.up))
        #expect(view.offset.y == 150)
        view.host.focus(ItemPath(item: 100))
        #expect(view.host.focusedItem == nil)
        view.check()
    }

    @Test(arguments: Turn.all)
    func `a page is nearly a viewport on, and back`(turn: Turn) {
        let view = FakeView(.hundreds(100, lanes: 2, turn.apply), width: 400, height: 400)
        view.host.focus(ItemPath(item: 40))
        // Page Down goes down the screen, and where lines run across the pages in the direction of reading.
        let forward: FocusKey = turn.isReversed ? .pageUp : .pageDown
        let back: FocusKey = turn.isReversed ? .pageDown : .pageUp
        #expect(view.host.moveFocus(forward) == ItemPath(item: 46))
        #expect(view.items.contains(46))
        #expect(view.host.moveFocus(back) == ItemPath(item: 40))
        view.host.focus(ItemPath(item: 96))
        #expect(view.host.moveFocus(forward) == ItemPath(item: 98))
        #expect(view.host.moveFocus(forward) == nil)
        view.check()
    }

    @Test func `an item longer than the viewport is a page of its own`() {
        let view = FakeView(.of([1000, 1000, 1000]), width: 300, height: 400)
        view.host.focus(ItemPath(item: 0))
        #expect(view.host.moveFocus(.pageDown) == ItemPath(item: 1))
        #expect(view.host.moveFocus(.pageDown) == ItemPath(item: 2))
        #expect(view.host.moveFocus(.pageUp) == ItemPath(item: 1))
    }

    @Test func `focus and selection follow their items through an update`() throws {
        let view = FakeView(.hundreds(20), width: 300, height: 400)
        view.host.setSelectionMode(.multiple)
        for item in [2, 3, 5, 8] { view.host.select(ItemPath(item: item), .toggle) }
        view.host.focus(ItemPath(item: 5))
        var batch = BatchUpdate()
        batch.insertItem(.extent(100), at: ItemPath(item: 0))
        batch.deleteItem(at: ItemPath(item: 3))
        batch.moveItem(from: ItemPath(item: 8), to: ItemPath(item: 19))
        batch.reloadItem(at: ItemPath(item: 2), size: .extent(70))
        try view.host.update(batch)
        #expect(view.host.selectedItems.map(\.item) == [3, 5, 19])
        #expect(view.host.focusedItem == ItemPath(item: 5))
        var another = BatchUpdate()
        another.deleteItem(at: ItemPath(item: 5))
        try view.host.update(another)
        #expect(view.host.focusedItem == nil)
        #expect(view.host.selectedItems.map(\.item) == [3, 18])
        view.host.reload(.hundreds(20))
        #expect(view.host.selectedItems == [] && view.host.focusedItem == nil)
    }

    @Test func `one item at a time, many, or none may be selected`() {
        let view = FakeView(.hundreds(20), width: 300, height: 400)
        #expect(view.host.select(ItemPath(item: 1)))
        #expect(view.host.select(ItemPath(item: 2), .toggle))
        #expect(view.host.select(ItemPath(item: 4), .range))
        #expect(view.host.selectedItems.map(\.item) == [4])
        view.host.selectAll()
        #expect(view.host.selectedItems.map(\.item) == [4])
        #expect(!view.host.select(ItemPath(item: 4), .toggle))
        #expect(view.host.selectedItems == [])

        view.host.setSelectionMode(.none)
        #expect(!view.host.select(ItemPath(item: 1)))
        view.host.selectAll()
        #expect(view.host.selectedItems == [])

        view.host.setSelectionMode(.multiple)
        #expect(!view.host.select(ItemPath(item: 20)))
        for item in [5, 1, 9] { view.host.select(ItemPath(item: item), .toggle) }
        #expect(view.host.selectedItems.map(\.item) == [1, 5, 9])
        #expect(view.host.isSelected(ItemPath(item: 5)) && !view.host.isSelected(ItemPath(item: 6)))
        view.host.deselect(ItemPath(item: 5))
        view.host.deselect(ItemPath(item: 99))
        #expect(view.host.selectedItems.map(\.item) == [1, 9])
        view.host.select(ItemPath(item: 3))
        #expect(view.host.selectedItems.map(\.item) == [3])
        view.host.setSelectionMode(.single)
        #expect(view.host.selectedItems.map(\.item) == [3])
    }

    @Test func `a range reaches from the item selected last, to and fro`() {
        let view = FakeView(.hundreds(20), width: 300, height: 400)
        view.host.setSelectionMode(.multiple)
        view.host.select(ItemPath(item: 7), .range)
        #expect(view.host.selectedItems.map(\.item) == [7])
        view.host.select(ItemPath(item: 10), .range)
        #expect(view.host.selectedItems.map(\.item) == [7, 8, 9, 10])
        view.host.select(ItemPath(item: 5), .range)
        #expect(view.host.selectedItems.map(\.item) == [5, 6, 7])
        view.host.deselectAll()
        view.host.select(ItemPath(item: 2), .range)
        #expect(view.host.selectedItems.map(\.item) == [2])
    }

    @Test func `a range and select-all go over sections, and all of a million is no list`() {
        var layout = WaterfallLayout.hundreds(3)
        layout.appendSection([ItemSize](repeating: .extent(1), count: 1_000_000))
        let view = FakeView(layout, width: 300, height: 400)
        view.host.setSelectionMode(.multiple)
        view.host.select(ItemPath(item: 1))
        view.host.select(ItemPath(section: 1, item: 1), .range)
        #expect(
            view.host.selectedItems == [
                ItemPath(item: 1), ItemPath(item: 2), ItemPath(section: 1, item: 0),
                ItemPath(section: 1, item: 1),
            ])
        view.host.selectAll()
        #expect(view.host.selection.count == 1_000_003)
        view.host.deselect(ItemPath(section: 1, item: 500_000))
        #expect(view.host.selection.count == 1_000_002)
        #expect(!view.host.isSelected(ItemPath(section: 1, item: 500_000)))
        view.host.setSelectionMode(.single)
        #expect(view.host.selection.isEmpty)
    }

    @Test func `the view hears of every change of focus and selection`() {
        let view = FakeView(.hundreds(20), width: 300, height: 400)
        view.host.setSelectionMode(.multiple)
        for change in [
            { view.host.select(ItemPath(item: 1)) }, { view.host.selectAll() }, { view.host.deselectAll() },
            { view.host.focus(ItemPath(item: 2)) }, { view.host.deselect(ItemPath(item: 1)) },
        ] as [() -> Void] {
            view.calls = []
            change()
            #expect(view.calls.contains(.content))
        }
    }
}
