import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// Pull-to-refresh, and how it goes with load-more.
@Suite struct HostRefreshTests {
    private func feed(_ count: Int = 24, insets: LayoutInsets = .zero) -> FakeView {
        let view = FakeView(.hundreds(count), width: 300, height: 800, insets: insets)
        view.host.setRefreshEnabled(true)
        view.host.configureLoadMore(isEnabled: true)
        return view
    }

    private func pull(_ view: FakeView) {
        let top = view.host.offsetRange.first.y
        for pull in [0.0, 20, 40, 60] { view.scroll(to: top - pull, isDragging: true) }
        view.host.releasePull()
    }

    // S0
    @Test func `a refresh inserts new items at the front`() throws {
        let view = feed()
        pull(view)
        #expect(view.refreshes == 1 && view.host.refresh.isRefreshing)
        let cells = view.cells
        var batch = BatchUpdate()
        for item in 0..<3 { batch.insertItem(.extent(50), at: ItemPath(item: item)) }
        try view.host.update(batch)
        view.host.endRefreshing()
        #expect(view.host.refresh.state == .idle)
        #expect((0..<4).map { view.host.layout.frame($0)?.y } == [0, 50, 100, 150])
        #expect(view.cells[.item(3)] == cells[.item(0)])
        view.check()
    }

    // S3
    @Test func `loading new may clear the list first`() {
        let view = feed()
        view.scroll(to: 500)
        view.host.beginRefreshing()
        view.host.reload(.hundreds(0))
        #expect(view.children.isEmpty && view.host.footerFrame == nil)
        #expect(view.host.refresh.isRefreshing)
        view.host.reload(.hundreds(30))
        view.host.endRefreshing()
        #expect(view.items.first == 0 && view.offset.y == 0)
        view.check()
    }

    @Test func `a pull that is let go too early refreshes nothing`() {
        let view = feed()
        view.scroll(to: -30, isDragging: true)
        #expect(view.host.refresh.state == .pulling(progress: 30.0 / 54))
        view.host.releasePull()
        #expect(view.host.refresh.state == .idle && view.refreshes == 0)
        view.scroll(to: -60, isDragging: true)
        view.scroll(to: 0, isDragging: true)
        #expect(view.host.refresh.state == .idle)
        view.host.releasePull()
        // Thrown there rather than pulled.
        view.scroll(to: -60)
        view.host.releasePull()
        #expect(view.refreshes == 0)
    }

    @Test func `a pull while it refreshes does not refresh again`() {
        let view = feed()
        pull(view)
        pull(view)
        #expect(!view.host.beginRefreshing())
        #expect(view.refreshes == 1)
        view.host.endRefreshing()
        pull(view)
        #expect(view.refreshes == 2)
    }

    @Test func `a refresh that fails says so until the next pull`() {
        let view = feed()
        pull(view)
        view.host.endRefreshing(success: false)
        #expect(view.host.refresh.state == .failed)
        view.host.endRefreshing()
        #expect(view.host.refresh.state == .failed)
        pull(view)
        #expect(view.host.refresh.isRefreshing && view.refreshes == 2)
    }

    @Test(arguments: Turn.all)
    func `the header lies before the content, whichever way it grows`(turn: Turn) {
        let view = FakeView(.hundreds(24, turn.apply), width: 400, height: 400)
        view.host.setRefreshEnabled(true)
        let frame = view.host.refreshHeaderFrame
        let first = view.host.layout.frame(0) ?? .zero
        let growsBack = turn.isReversed != (turn.axis == .horizontal && turn.isRightToLeft)
        let gap =
            turn.axis == .vertical
            ? (first.y, first.maxY, frame.y, frame.maxY) : (first.x, first.maxX, frame.x, frame.maxX)
        #expect(growsBack ? gap.2 == gap.1 : gap.3 == gap.0)
        // Pulled in that direction it refreshes, and the viewport may rest over the header.
        let rest = view.host.offsetRange.first
        let distance = growsBack ? 60.0 : -60
        view.scroll(to: (turn.axis == .vertical ? rest.y : rest.x) + distance, isDragging: true)
        view.host.releasePull()
        #expect(view.refreshes == 1)
        let open = view.host.offsetRange.first
        #expect(abs(open.x - rest.x) + abs(open.y - rest.y) == 54)
        view.check()
    }

    // B49
    @Test func `refreshing leaves the insets and the other axis as they were`() {
        let view = feed(insets: LayoutInsets(top: 20, leading: 5, bottom: 7, trailing: 6))
        let before = view.host.insets
        view.host.scroll(to: LayoutPoint(x: 35, y: -20))
        for _ in 0..<100 {
            #expect(view.host.effectiveInsets == before)
            view.host.beginRefreshing()
            #expect(view.host.effectiveInsets.top == 74)
            #expect(view.host.effectiveInsets.bottom == 7)
            view.host.scroll(to: LayoutPoint(x: 35, y: -74))
            view.host.endRefreshing()
        }
        #expect(view.host.insets == before && view.host.effectiveInsets == before)
        #expect(view.host.viewport.origin == LayoutPoint(x: 35, y: -20))
    }

    // B49
    @Test func `updates and resizes while it refreshes leave the insets too`() throws {
        let view = feed(insets: LayoutInsets(top: 20))
        pull(view)
        view.scroll(to: -74)
        var batch = BatchUpdate()
        batch.insertItem(.extent(10), at: ItemPath(item: 0))
        try view.host.update(batch)
        view.host.resize(to: LayoutSize(width: 400, height: 700), insets: LayoutInsets(top: 30))
        #expect(view.host.effectiveInsets.top == 84)
        view.host.reload(.hundreds(10))
        #expect(view.host.effectiveInsets.top == 84)
        view.host.endRefreshing()
        #expect(view.host.effectiveInsets == LayoutInsets(top: 30))
        #expect(view.offset.y >= -30)
        view.check()
    }

    // B50
    @Test func `updates during a refresh keep the footer under the content`() {
        let view = feed(20)
        view.host.beginRefreshing()
        #expect(view.host.footerFrame?.y == 2000)
        view.host.change { $0.append([ItemSize](repeating: .extent(100), count: 6)) }
        #expect(view.host.footerFrame?.y == 2600)
        view.host.endRefreshing()
        #expect(view.host.footerFrame?.y == 2600)
    }

    @Test func `a refresh gives up the load that runs, whose end is then of no account`() {
        let view = feed()
        view.scroll(to: 900)
        let stale = view.tickets[0]
        view.host.beginRefreshing()
        #expect(view.host.loadMore.state == .idle)
        for outcome in [LoadMoreMachine.Outcome.loaded, .failed, .noMoreData] {
            view.host.endLoading(stale, outcome)
            #expect(view.host.loadMore.state == .idle && view.host.refresh.isRefreshing)
        }
        view.host.endRefreshing()
        // The end is still near: what is needed is asked for anew.
        #expect(view.loads == 2 && view.host.loadMore.state == .loading)
        view.host.endLoading(stale, .failed)
        #expect(view.host.loadMore.state == .loading)
        view.host.endLoading(view.tickets[1], .loaded)
        #expect(view.host.loadMore.state == .idle)
    }

    @Test func `nothing is loaded while it refreshes, and what is needed afterwards`() {
        let view = feed()
        view.host.beginRefreshing()
        view.scroll(to: 1500)
        view.host.loadMoreNow()
        view.host.scrollToItem(ItemPath(item: 23), at: .end)
        #expect(view.loads == 0)
        view.host.endRefreshing(success: false)
        #expect(view.loads == 1)
        #expect(view.host.refresh.state == .failed && view.host.loadMore.state == .loading)
    }

    @Test func `the end of a refresh does not end a load, nor the other way round`() {
        let view = feed()
        view.scroll(to: 900)
        view.host.endRefreshing()
        #expect(view.host.loadMore.state == .loading)
        view.host.endLoading(.noMoreData)
        view.host.beginRefreshing()
        view.host.endLoading(.loaded)
        #expect(view.host.refresh.isRefreshing && view.host.loadMore.state == .noMoreData)
        view.host.endRefreshing()
        #expect(view.host.loadMore.state == .noMoreData)
    }

    @Test func `a reload gives up the load that runs`() {
        let view = feed()
        view.scroll(to: 900)
        view.host.reload(.hundreds(100))
        #expect(view.host.loadMore.state == .idle)
        view.host.endLoading(view.tickets[0], .noMoreData)
        #expect(view.host.loadMore.state == .idle)
    }
}
