import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// Single changes of the data: they do what a batch does.
@Suite struct HostEditsTests {
    @Test(arguments: 0..<max(100, environmentSeeds / 10))
    func `an insertion, a removal or a move does just what a batch of it does`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let items = (0..<60).map { _ in ItemSize.extent(Double.random(in: 20...200, using: &random)) }
        var options = WaterfallOptions()
        options.section.lanes = .fixed(Int.random(in: 1...4, using: &random))
        let layout = WaterfallLayout(options: options, across: 400, items: items)
        let edited = FakeView(layout, width: 400, height: 400, overscan: 1)
        let updated = FakeView(layout, width: 400, height: 400, overscan: 1)
        for view in [edited, updated] { view.host.setRefreshEnabled(true) }
        for _ in 0..<40 {
            let offset = Double.random(in: 0...2000, using: &random)
            let (refreshes, ends) = (Int.random(in: 0..<4, using: &random) == 0, Bool.random(using: &random))
            for view in [edited, updated] {
                view.scroll(to: offset < 300 ? -view.host.effectiveInsets.top : offset)
                if refreshes { view.host.beginRefreshing() } else if ends { view.host.endRefreshing() }
            }
            let count = edited.host.layout.itemCount
            let from = ItemPath(item: Int.random(in: 0..<count, using: &random))
            var batch = BatchUpdate()
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let size = ItemSize.extent(Double.random(in: 20...200, using: &random))
                batch.insertItem(size, at: from)
                edited.host.insert([size], at: from)
            case 1 where count > 20:
                batch.deleteItem(at: from)
                edited.host.remove(from.item..<from.item + 1)
            default:
                let to = ItemPath(item: Int.random(in: 0..<count, using: &random))
                batch.moveItem(from: from, to: to)
                edited.host.move(from: from, to: to)
            }
            try updated.host.update(batch)
            #expect(edited.host.viewport == updated.host.viewport)
            #expect(edited.host.mountedElements == updated.host.mountedElements)
            #expect(edited.cells.keys == updated.cells.keys)
            edited.check()
        }
    }

    @Test func `what a refresh inserts at the front is seen`() {
        let view = FakeView(.hundreds(40), width: 300, height: 400)
        view.host.setRefreshEnabled(true)
        view.host.beginRefreshing()
        view.host.insert([.extent(80), .extent(90)], at: ItemPath(item: 0))
        view.host.endRefreshing()
        #expect(view.offset.y == 0)
        #expect(view.items.first == 0)
    }

    @Test func `the viewport does not run after the item that is moved`() {
        let view = FakeView(.hundreds(60), width: 300, height: 400)
        view.scroll(to: 2000)
        view.host.move(from: ItemPath(item: 20), to: ItemPath(item: 50))
        #expect(view.offset.y == 1900)
        #expect(view.items.first == 19)
        view.check()
    }
}
