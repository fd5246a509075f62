import Testing
import Waterfall
import WaterfallHost

/// Which items are fetched ahead of their cells.
@Suite struct HostPrefetchTests {
    private func view(_ count: Int = 100) -> FakeView {
        let view = FakeView(.hundreds(count), width: 300, height: 400)
        view.host.prefetchAhead = 1
        return view
    }

    private func items(_ range: ClosedRange<Int>) -> [ItemPath] { range.map { ItemPath(item: $0) } }

    @Test func `nothing is prefetched where nobody asks for it`() {
        let view = FakeView(.hundreds(100), width: 300, height: 400)
        view.scroll(to: 500)
        let (begun, cancelled) = view.host.takePrefetching()
        #expect(begun.isEmpty && cancelled.isEmpty)
    }

    @Test func `every item is begun once, a viewport ahead of the cells`() {
        let view = view()
        #expect(view.host.takePrefetching().begun == items(4...7))
        #expect(view.host.takePrefetching().begun.isEmpty)
        view.scroll(to: 200)
        let (begun, cancelled) = view.host.takePrefetching()
        #expect(begun == items(8...9) && cancelled.isEmpty)
    }

    @Test func `who turns round cancels what lay ahead`() {
        let view = view()
        view.scroll(to: 2000)
        #expect(view.host.takePrefetching().begun == items(24...27))
        view.scroll(to: 1900)
        let (begun, cancelled) = view.host.takePrefetching()
        #expect(begun == items(15...18) && cancelled == items(24...27))
    }

    @Test func `items that are prefetched keep it under their new names`() throws {
        let view = view()
        _ = view.host.takePrefetching()
        var batch = BatchUpdate()
        batch.insertItem(.extent(100), at: ItemPath(item: 0))
        batch.deleteItem(at: ItemPath(item: 5))
        try view.host.update(batch)
        // 4, 6, 7 are now 5, 6, 7, and 1 is the first in view.
        let (begun, cancelled) = view.host.takePrefetching()
        #expect(begun == items(8...8) && cancelled.isEmpty)
        view.host.reload(.hundreds(3))
        let (none, gone) = view.host.takePrefetching()
        #expect(none.isEmpty && gone.isEmpty)
    }

    @Test func `an item that is reloaded is still ahead, and so is cancelled when it no longer is`() throws {
        let view = view()
        _ = view.host.takePrefetching()
        var batch = BatchUpdate()
        batch.reloadItem(at: ItemPath(item: 5), size: .extent(100))
        _ = try view.host.update(batch)
        view.host.remakeCells(of: [ItemPath(item: 6)])
        view.host.setOffset(LayoutPoint(x: 0, y: 5000))
        #expect(view.host.takePrefetching().cancelled == items(4...7))
    }
}
