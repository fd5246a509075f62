import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// Load-more: once a need, and only then.
@Suite struct HostFeedTests {
    private func feed(
        _ count: Int = 24, height: Double = 800, insets: LayoutInsets = .zero, fillsFirstScreen: Bool = false
    ) -> FakeView {
        let view = FakeView(.hundreds(count), width: 300, height: height, insets: insets)
        view.host.setRefreshEnabled(true)
        view.host.configureLoadMore(isEnabled: true, fillsFirstScreen: fillsFirstScreen)
        return view
    }

    private func append(_ count: Int, to view: FakeView) {
        view.host.change { $0.append([ItemSize](repeating: .extent(100), count: count)) }
    }

    // B43
    @Test func `load-more fires once per request`() {
        let view = feed()
        for event in 0..<50 { view.scroll(to: 800 + Double(event) * 10) }
        #expect(view.loads == 1)
        append(20, to: view)
        view.host.endLoading(view.tickets[0], .loaded)
        #expect(view.loads == 1)
        view.scroll(to: 4400 - 1600)
        #expect(view.loads == 2)
        view.check()
    }

    // B43
    @Test func `a load that brings nothing is not repeated before the next scroll`() {
        let view = feed()
        view.scroll(to: 900)
        view.host.endLoading(view.tickets[0], .loaded)
        view.host.change { _ in }
        #expect(view.loads == 1)
        view.scroll(to: 901)
        #expect(view.loads == 2)
        view.host.endLoading(.loaded)
        view.host.loadMoreNow()
        view.host.endLoading(.loaded)
        #expect(view.loads == 3)
    }

    // B43
    @Test func `loads that end at once go on until there is enough`() {
        let view = feed(4, fillsFirstScreen: true)
        view.onCall = { call in
            guard call == .loadMore else { return }
            self.append(4, to: view)
            view.host.endLoading(.loaded)
        }
        append(4, to: view)
        view.host.endLoading(.loaded)
        // A viewport of 800 and one more ahead.
        #expect(view.host.layout.itemCount == 20)
        #expect(view.host.loadMore.state == .idle)
    }

    // B44
    @Test(arguments: [LayoutInsets.zero, LayoutInsets(top: 20, bottom: 34)])
    func `a pull at the top of short content refreshes and never loads`(insets: LayoutInsets) {
        let view = feed(2, insets: insets)
        view.calls = []
        for pull in stride(from: 0.0, through: 60, by: 5) {
            view.scroll(to: -insets.top - pull, isDragging: true)
        }
        #expect(view.host.refresh.state == .pulling(progress: 60.0 / 54))
        view.host.releasePull()
        for back in stride(from: 60.0, through: 0, by: -5) { view.scroll(to: -insets.top - back) }
        #expect(view.refreshes == 1)
        #expect(view.loads == 0)
        view.host.endRefreshing()
        #expect(view.loads == 0)
        view.check()
    }

    // B44
    @Test func `a pull at the top of long content does not load either`() {
        let view = feed(100)
        for offset in [-10.0, -30, -60, -30, 0] { view.scroll(to: offset, isDragging: true) }
        view.host.releasePull()
        #expect(view.loads == 0 && view.refreshes == 0)
    }

    // B44
    @Test func `filling the first screen is an option`() {
        let view = feed(2, fillsFirstScreen: true)
        #expect(view.loads == 1)
        #expect(feed(0, fillsFirstScreen: true).loads == 0)
        #expect(feed(2).loads == 0)
    }

    // B44
    @Test func `a first screen that a reload makes short again is filled again`() {
        let view = feed(2, fillsFirstScreen: true)
        append(20, to: view)
        view.host.endLoading(.loaded)
        view.host.reload(.hundreds(2))
        #expect(view.loads == 2)
    }

    // B45
    @Test func `the threshold is in viewports ahead, in the moving direction`() {
        // Content of three viewports.
        let view = feed()
        #expect(view.loads == 0)
        view.scroll(to: 400)
        #expect(view.loads == 0)
        view.scroll(to: 800)
        #expect(view.loads == 1)
        view.scroll(to: 1000)
        #expect(view.loads == 1)
        view.host.endLoading(.loaded)
        view.scroll(to: 900)
        #expect(view.loads == 1)
        view.scroll(to: 910)
        #expect(view.loads == 2)
    }

    // B45
    @Test(arguments: [(0.0, 1600.0), (0.5, 1200), (1, 800), (2, 0)])
    func `however many viewports ahead`(ahead: Double, offset: Double) {
        let view = FakeView(.hundreds(24), width: 300, height: 800)
        view.scroll(to: 0)
        view.host.configureLoadMore(isEnabled: true, viewportsAhead: ahead)
        if offset > 0 {
            view.scroll(to: offset - 1)
            #expect(view.loads == 0)
            view.scroll(to: offset)
        }
        #expect(view.loads == 1)
    }

    // B45
    @Test(arguments: Turn.all)
    func `the end is the end of the content, whichever way it grows`(turn: Turn) {
        let view = FakeView(.hundreds(24, turn.apply), width: 800, height: 800)
        view.host.configureLoadMore(isEnabled: true)
        let isVertical = turn.axis == .vertical
        func scroll(by distance: Double) {
            let rest = view.host.offsetRange.first
            let grows = turn.isReversed != (!isVertical && turn.isRightToLeft) ? -1.0 : 1
            view.scroll(to: (isVertical ? rest.y : rest.x) + grows * distance)
        }
        scroll(by: 799)
        #expect(view.loads == 0)
        scroll(by: 800)
        #expect(view.loads == 1)
        view.check()
    }

    // B46
    @Test func `it is checked after programmatic scrolls and after updates too`() throws {
        let view = feed(100)
        view.host.scrollToItem(ItemPath(item: 99), at: .end)
        #expect(view.loads == 1)

        let shrinking = feed(100)
        var batch = BatchUpdate()
        for item in 10..<100 { batch.deleteItem(at: ItemPath(item: item)) }
        try shrinking.host.update(batch)
        #expect(shrinking.loads == 1)

        let growing = feed(100)
        growing.host.resize(to: LayoutSize(width: 300, height: 6000), insets: .zero)
        #expect(growing.loads == 1)

        let restored = feed(100)
        restored.host.restore(ScrollAnchor(path: ItemPath(item: 90)))
        #expect(restored.loads == 1)
    }

    // B48
    @Test func `ended and no more data end as no more data in either order`() {
        for outcomes in [[LoadMoreMachine.Outcome.loaded, .noMoreData], [.noMoreData, .loaded]] {
            for isTicketed in [true, false] {
                let view = feed()
                view.scroll(to: 900)
                for outcome in outcomes {
                    if isTicketed {
                        view.host.endLoading(view.tickets[0], outcome)
                    } else {
                        view.host.endLoading(outcome)
                    }
                }
                #expect(view.host.loadMore.state == .noMoreData)
                view.scroll(to: 1000)
                view.host.loadMoreNow()
                #expect(view.loads == 1)
                view.host.resetLoadMore()
                view.scroll(to: 1100)
                #expect(view.loads == 2)
            }
        }
    }

    // B48
    @Test func `a failure stops it until one tries again`() {
        let view = feed()
        view.scroll(to: 900)
        view.host.endLoading(view.tickets[0], .failed)
        #expect(view.host.loadMore.state == .failed)
        view.scroll(to: 1000)
        append(1, to: view)
        #expect(view.loads == 1)
        view.host.loadMoreNow()
        #expect(view.host.loadMore.state == .loading && view.loads == 2)
        view.host.endLoading(view.tickets[1], .loaded)
        #expect(view.host.loadMore.state == .idle)
    }

    // S0, S2
    @Test func `load-more appends, and what is there stays`() {
        let view = feed()
        view.scroll(to: 1000)
        let (cells, frames) = (view.cells, (0..<24).map { view.host.layout.frame($0) })
        append(10, to: view)
        view.host.endLoading(view.tickets[0], .loaded)
        #expect((0..<24).map { view.host.layout.frame($0) } == frames)
        #expect(view.cells == cells && view.offset.y == 1000)
        view.check()
    }

    // S3
    @Test func `the footer is hidden while there are no items`() {
        let view = feed(0)
        #expect(!view.host.showsFooter && view.host.footerFrame == nil)
        #expect(view.loads == 0)
        view.host.reload(.hundreds(24))
        #expect(view.host.footerFrame == LayoutRect(0, 2400, 300, 44))
        view.host.reload(.hundreds(0))
        #expect(view.host.footerFrame == nil)
        view.host.reload(.hundreds(24))
        view.host.configureLoadMore(isEnabled: false)
        #expect(view.host.footerFrame == nil)
    }

    // S2
    @Test func `the footer can be scrolled into sight`() {
        let view = feed()
        view.host.setOffset(LayoutPoint(x: 0, y: 1e6))
        #expect(view.offset.y == 2400 + 44 - 800)
    }

    @Test func `a footer that sizes itself takes as much room, and moves nothing`() {
        let view = feed()
        view.scroll(to: 1000)
        view.host.setFooterExtent(120)
        #expect(view.host.footerFrame == LayoutRect(0, 2400, 300, 120))
        #expect(view.host.viewport.y == 1000)
        view.host.setFooterExtent(.nan)
        #expect(view.host.footerFrame?.height == 0)
    }

    @Test func `without anybody to answer nothing is asked`() {
        let view = FakeView(.hundreds(24), width: 300, height: 800)
        view.scroll(to: 1600)
        view.scroll(to: -60, isDragging: true)
        view.host.releasePull()
        view.host.loadMoreNow()
        #expect(!view.host.beginRefreshing())
        #expect(view.loads == 0 && view.refreshes == 0)
    }

    @Test func `a hidden view loads nothing`() {
        let view = feed()
        view.host.resize(to: .zero, insets: .zero)
        view.host.configureLoadMore(isEnabled: true, viewportsAhead: 10)
        #expect(view.loads == 0)
        view.host.resize(to: LayoutSize(width: 300, height: 800), insets: .zero)
        #expect(view.loads == 1)
    }

    // B46
    @Test func `items that make nothing longer are a load all the same`() {
        let view = FakeView(.hundreds(1, width: 300, lanes: 3), width: 300, height: 400)
        view.host.configureLoadMore(isEnabled: true, viewportsAhead: 0, fillsFirstScreen: true)
        view.onCall = { call in
            guard call == .loadMore else { return }
            self.append(1, to: view)
            view.host.endLoading(.loaded)
        }
        append(1, to: view)
        view.host.endLoading(.loaded)
        #expect(view.host.layout.contentSize.height > 400)
    }

    // B43
    @Test func `neither a bar nor a word of where the view is repeats a load that brought nothing`() {
        let view = feed()
        view.scroll(to: 900)
        view.host.endLoading(.loaded)
        for inset in [300.0, 0, 34, 0] {
            view.host.resize(to: LayoutSize(width: 300, height: 800), insets: LayoutInsets(bottom: inset))
        }
        for _ in 0..<3 { view.scroll(to: view.offset.y) }
        #expect(view.loads == 1)
        view.host.noteOffset(LayoutPoint(x: 0, y: view.offset.y + 1))
        view.scroll(to: view.offset.y + 1)
        #expect(view.loads == 2)
    }

    @Test func `without load-more the viewport ends where the content does`() {
        let view = feed()
        view.host.setOffset(LayoutPoint(x: 0, y: 1e9))
        #expect(view.offset.y == 2400 + 44 - 800)
        view.host.configureLoadMore(isEnabled: false)
        #expect(view.offset.y == 2400 - 800)
        view.check()
    }

    // B46
    @Test func `a drag that scrolls to the end asks for more`() {
        let view = feed(60, height: 400)
        #expect(view.host.beginDragging(ItemPath(item: 0), at: LayoutPoint(x: 10, y: 10)))
        view.host.dragItem(to: LayoutPoint(x: 10, y: 399))
        for _ in 0..<200 where view.loads == 0 { view.host.scrollForDrag(seconds: 0.1) }
        #expect(view.loads == 1)
    }
}
