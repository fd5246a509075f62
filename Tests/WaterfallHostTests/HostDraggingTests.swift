import Testing
import Waterfall
import WaterfallHost

/// An item in hand, and the others that make room for it.
@Suite struct HostDraggingTests {
    private let view = FakeView(.hundreds(60, width: 300, lanes: 3), width: 300, height: 450)
    private var host: WaterfallHost<FakeView> { view.host }

    private func frame(_ item: Int) -> LayoutRect? {
        host.mountedElements.first { $0.element == .item(item) }?.frame
    }

    @Test func `the cell follows the pointer and is not remade`() {
        let cell = view.cells[.item(4)]
        #expect(host.beginDragging(ItemPath(item: 4), at: LayoutPoint(x: 120, y: 130)))
        #expect(frame(4) == LayoutRect(100, 100, 100, 100))
        #expect(!host.dragItem(to: LayoutPoint(x: 130, y: 135)))
        #expect(frame(4) == LayoutRect(110, 105, 100, 100))
        #expect(view.cells[.item(4)] == cell)
        #expect(host.layout.frame(4) == LayoutRect(100, 100, 100, 100))
    }

    @Test(arguments: [(4, 9), (9, 4), (0, 11), (11, 0), (3, 3)])
    func `the others make room, and a drop moves the item where it was shown`(source: Int, target: Int) throws
    {
        let start = try #require(host.layout.frame(source))
        let goal = try #require(host.layout.frame(target))
        host.beginDragging(ItemPath(item: source), at: LayoutPoint(x: start.x + 1, y: start.y + 1))
        #expect(
            host.dragItem(to: LayoutPoint(x: goal.x + 50, y: goal.y + 50)) == (source != target))
        #expect(host.draggedItem?.destination == ItemPath(item: target))
        let shown = host.mountedElements.filter { $0.element != .item(source) }
        let drop = host.endDragging()
        guard source != target else {
            #expect(drop == nil)
            return
        }
        let (from, to) = try #require(drop)
        var batch = BatchUpdate()
        batch.moveItem(from: from, to: to)
        let result = try host.update(batch)
        for placed in shown where placed.element.path.item < 12 {
            let path = try #require(result.path(after: placed.element.path))
            #expect(host.layout.frame(path) == placed.frame)
        }
        #expect(host.layout.frame(target) == goal)
        view.check()
    }

    @Test func `what is taken back is where it was`() {
        let before = host.mountedElements
        host.beginDragging(ItemPath(item: 2), at: LayoutPoint(x: 250, y: 50))
        host.dragItem(to: LayoutPoint(x: 50, y: 350))
        #expect(host.mountedElements != before)
        host.cancelDragging()
        #expect(host.mountedElements == before)
        #expect(host.endDragging() == nil)
        view.check()
    }

    @Test func `where no item lies, the item keeps the place that it had last`() {
        host.beginDragging(ItemPath(item: 2), at: LayoutPoint(x: 250, y: 50))
        host.dragItem(to: LayoutPoint(x: 50, y: 350))
        #expect(!host.dragItem(to: LayoutPoint(x: -500, y: 350)))
        #expect(host.draggedItem?.destination == ItemPath(item: 9))
        #expect(!host.dragItem(to: LayoutPoint(x: .nan, y: 350)))
        #expect(!host.beginDragging(ItemPath(item: 60), at: LayoutPoint(x: 0, y: 0)))
    }

    @Test func `near the edge it scrolls, and the item comes along`() {
        host.beginDragging(ItemPath(item: 0), at: LayoutPoint(x: 50, y: 50))
        host.dragItem(to: LayoutPoint(x: 50, y: 449))
        var hasMadeRoom = false
        for _ in 0..<60 { hasMadeRoom = host.scrollForDrag(seconds: 1 / 60) || hasMadeRoom }
        #expect(hasMadeRoom)
        #expect(view.offset.y > 500)
        #expect(frame(0)?.y == view.offset.y + 399)
        for _ in 0..<600 { host.scrollForDrag(seconds: 1 / 60) }
        #expect(view.offset.y == 2000 - 450)
        host.dragItem(to: LayoutPoint(x: 50, y: view.offset.y + 200))
        #expect(!host.scrollForDrag(seconds: 1))
        #expect(view.offset.y == 2000 - 450)
        host.cancelDragging()
        view.check()
    }

    @Test func `data that changes meanwhile leaves the item in hand, or takes it away`() throws {
        host.beginDragging(ItemPath(item: 4), at: LayoutPoint(x: 150, y: 150))
        host.dragItem(to: LayoutPoint(x: 150, y: 350))
        var batch = BatchUpdate()
        batch.insertItem(.extent(100), at: ItemPath(item: 0))
        try host.update(batch)
        #expect(host.draggedItem?.path == ItemPath(item: 5))
        batch = BatchUpdate()
        batch.deleteItem(at: ItemPath(item: 5))
        try host.update(batch)
        #expect(host.draggedItem == nil)
        host.beginDragging(ItemPath(item: 4), at: LayoutPoint(x: 150, y: 150))
        host.reload(.hundreds(3, width: 300, lanes: 3))
        #expect(host.draggedItem == nil)
        view.check()
    }
}
