import Testing
import UIKit
import WaterfallUIKit

/// Refresh and load-more.
@MainActor
@Suite struct ViewFeedTests {
    /// A feed whose refreshes and loads end when the test says so.
    @MainActor
    private final class Feed {
        let stage: ViewStage
        var (refreshes, loads) = (0, 0)
        private var refreshEnds: [CheckedContinuation<Void, any Error>] = []
        private var loadEnds: [CheckedContinuation<Bool, any Error>] = []

        init(_ count: Int, height: CGFloat = 480, adjust: (inout WaterfallOptions) -> Void = { _ in }) {
            stage = ViewStage(extents(100, times: count), height: height, lanes: 2, adjust: adjust)
            stage.view.onRefresh = { [weak self] in
                self?.refreshes += 1
                try await withCheckedThrowingContinuation { self?.refreshEnds.append($0) }
            }
            stage.view.onLoadMore = { [weak self] in
                self?.loads += 1
                return try await withCheckedThrowingContinuation { self?.loadEnds.append($0) }
            }
            stage.window.layoutIfNeeded()
        }

        func pull(_ distance: CGFloat = 80) {
            stage.scroll(to: -stage.view.adjustedContentInset.top)
            stage.view.drag(by: CGPoint(x: 0, y: -distance))
            stage.view.endDrag()
        }

        func waitForRefresh(at location: SourceLocation = #_sourceLocation) async {
            await wait(at: location) { !self.refreshEnds.isEmpty }
        }
        func waitForLoad(at location: SourceLocation = #_sourceLocation) async {
            await wait(at: location) { !self.loadEnds.isEmpty }
        }

        func endRefresh(_ result: Result<Void, any Error> = .success(())) async {
            await waitForRefresh()
            refreshEnds.isEmpty ? () : refreshEnds.removeFirst().resume(with: result)
            await wait { !self.stage.view.isRefreshing }
            stage.window.layoutIfNeeded()
        }

        func endLoad(_ result: Result<Bool, any Error> = .success(true)) async {
            await waitForLoad()
            loadEnds.isEmpty ? () : loadEnds.removeFirst().resume(with: result)
            await wait { !self.stage.view.isLoadingMore }
            stage.window.layoutIfNeeded()
        }

        func wait(
            at location: SourceLocation = #_sourceLocation, _ condition: () -> Bool
        ) async {
            for _ in 0..<10_000 where !condition() { await Task.yield() }
            #expect(condition(), sourceLocation: location)
        }
    }

    private struct Failure: Error {}

    // S0
    @Test func `a pull at the top puts newer items in front, and one at the end appends`() async {
        let feed = Feed(20)
        feed.pull()
        #expect(feed.stage.view.isRefreshing && feed.stage.view.refreshControl?.isRefreshing == true)
        #expect(feed.stage.view.contentOffset.y == -60)
        await feed.waitForRefresh()
        feed.stage.insert(extents(50, times: 3), at: 0)
        await feed.endRefresh()
        #expect(feed.stage.view.refreshControl?.isRefreshing == false)
        #expect(feed.stage.view.contentOffset.y == 0 && feed.stage.seen.first == 0)
        #expect(feed.stage.cell(0)?.label.text == "20")
        feed.stage.view.drag(by: CGPoint(x: 0, y: 700))
        feed.stage.view.endDrag()
        await feed.waitForLoad()
        let offset = feed.stage.view.contentOffset
        feed.stage.insert(extents(100, times: 30), at: 23)
        await feed.endLoad()
        #expect(feed.refreshes == 1 && feed.loads == 1 && feed.stage.view.contentOffset == offset)
        #expect(feed.stage.view.layout.itemCount == 53)
        feed.stage.check()
    }

    // B28
    @Test func `a pull that ends between two steps of the control's height shows what is new, too`() async {
        let feed = Feed(20)
        feed.pull(70)
        #expect(feed.stage.view.contentOffset.y == -60)
        await feed.waitForRefresh()
        feed.stage.insert(extents(50, times: 3), at: 0)
        await feed.endRefresh()
        #expect(feed.stage.view.contentOffset.y == 0 && feed.stage.seen.first == 0)
        feed.stage.check()
    }

    // S3
    @Test func `loading new may clear the list first, and the footer hides while there is nothing`() async {
        let feed = Feed(0)
        #expect(feed.stage.view.loadMoreFooter.isHidden && feed.stage.view.contentSize.height == 0)
        feed.stage.load(extents(100, times: 40))
        feed.stage.view.beginRefreshing()
        feed.stage.window.layoutIfNeeded()
        await feed.waitForRefresh()
        feed.stage.load([])
        #expect(feed.stage.cells.isEmpty && feed.stage.view.loadMoreFooter.isHidden)
        feed.stage.load(extents(80, times: 30))
        await feed.endRefresh()
        #expect(feed.stage.seen.first == 0)
        feed.stage.check()
    }

    // S2
    @Test func `a load may show its items by a reload`() async {
        let feed = Feed(20)
        feed.stage.scroll(to: 400)
        await feed.waitForLoad()
        feed.stage.load(extents(100, times: 40))
        await feed.endLoad()
        #expect(feed.stage.view.contentOffset.y == 400 && feed.stage.view.layout.itemCount == 40)
        feed.stage.check()
    }

    // B43
    @Test func `fifty scrolls past the threshold load once`() async {
        let feed = Feed(40)
        for step in 0..<50 { feed.stage.scroll(to: 1200 + Double(step)) }
        await feed.waitForLoad()
        #expect(feed.loads == 1 && feed.stage.view.isLoadingMore)
        #expect(feed.stage.view.loadMoreFooter.state == .loading)
        #expect(feed.stage.view.loadMoreFooter.frame == CGRect(x: 0, y: 2000, width: 320, height: 44))
        #expect(feed.stage.view.contentSize.height == 2044)
        await feed.endLoad()
        #expect(feed.stage.view.loadMoreFooter.isHidden)
    }

    // B44
    @Test func `a pull at the top of short content never loads more`() async {
        let feed = Feed(4, height: 800)
        feed.pull(60)
        #expect(feed.refreshes == 0 || feed.stage.view.isRefreshing)
        await feed.waitForRefresh()
        await feed.endRefresh()
        #expect(feed.refreshes == 1 && feed.loads == 0)
        feed.stage.view.loadMoreFillsFirstScreen = true
        await feed.waitForLoad()
        #expect(feed.loads == 1)
        await feed.endLoad(.success(false))
    }

    // B45
    @Test func `the threshold is in viewports ahead, and counts toward the end alone`() async {
        let feed = Feed(30, height: 500)
        feed.stage.scroll(to: 250)
        await Task.yield()
        #expect(feed.loads == 0)
        feed.stage.scroll(to: 500)
        await feed.waitForLoad()
        #expect(feed.loads == 1)
        await feed.endLoad()
        feed.stage.scroll(to: 480)
        await Task.yield()
        #expect(feed.loads == 1)
        feed.stage.view.loadMoreViewportsAhead = 0
        feed.stage.scroll(to: 600)
        await Task.yield()
        #expect(feed.loads == 1)
    }

    // B46
    @Test func `it is checked after scrolls of the program and after updates too`() async {
        let feed = Feed(100)
        feed.stage.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .end, animated: false)
        feed.stage.window.layoutIfNeeded()
        await feed.waitForLoad()
        await feed.endLoad()
        feed.stage.scroll(to: 2500)
        feed.stage.delete(Array(60..<100))
        await feed.waitForLoad()
        #expect(feed.loads == 2)
        await feed.endLoad()
    }

    // B48
    @Test func `no more data, and the end of the load, in either order`() async {
        let feed = Feed(20)
        feed.stage.scroll(to: 500)
        await feed.waitForLoad()
        feed.stage.view.setNoMoreData()
        await feed.endLoad(.success(true))
        #expect(feed.stage.view.loadMoreFooter.state == .noMore)
        #expect(feed.stage.view.loadMoreFooter.label.text == "No more")
        feed.stage.scroll(to: 0)
        feed.stage.scroll(to: 560)
        #expect(feed.loads == 1)
        feed.stage.view.resetLoadMore()
        await feed.waitForLoad()
        await feed.endLoad(.success(false))
        #expect(feed.stage.view.loadMoreFooter.state == .noMore && feed.loads == 2)
    }

    // B49
    @Test func `a hundred refreshes leave the insets and the other axis as they were`() async {
        let feed = Feed(40)
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        feed.stage.view.contentInset = insets
        feed.stage.window.layoutIfNeeded()
        feed.stage.view.refreshControl?.bounds.size.height = 54
        for round in 1...100 {
            if round % 2 == 0 { feed.stage.view.beginRefreshing() } else { feed.pull() }
            feed.stage.window.layoutIfNeeded()
            #expect(feed.stage.view.adjustedContentInset.top == 74 && feed.stage.view.contentInset == insets)
            #expect(feed.stage.view.contentOffset == CGPoint(x: 0, y: -74))
            await feed.endRefresh()
            #expect(feed.stage.view.adjustedContentInset == insets && feed.stage.view.contentInset == insets)
            #expect(feed.stage.view.contentOffset == CGPoint(x: 0, y: -20))
        }
        #expect(feed.refreshes == 100)
    }

    // B50
    @Test func `updates during a refresh keep the footer under the content`() async {
        let feed = Feed(40)
        feed.stage.view.beginRefreshing()
        await feed.waitForRefresh()
        #expect(feed.stage.view.loadMoreFooter.frame.minY == 2000)
        feed.stage.insert(extents(100, times: 12), at: 0)
        #expect(feed.stage.view.loadMoreFooter.frame.minY == 2600)
        await feed.endRefresh()
        feed.stage.check()
    }

    // B28
    @Test func `who has scrolled away stays there while a refresh begins, works and ends`() async {
        let feed = Feed(100)
        feed.stage.scroll(to: 1000)
        let cell = feed.stage.cell(20)
        feed.stage.view.beginRefreshing()
        feed.stage.window.layoutIfNeeded()
        await feed.waitForRefresh()
        #expect(feed.stage.view.contentOffset.y == 1000)
        feed.stage.insert(extents(100, times: 6), at: 0)
        #expect(feed.stage.view.contentOffset.y == 1300 && feed.stage.cell(26) === cell)
        await feed.endRefresh()
        #expect(feed.stage.view.contentOffset.y == 1300)
        feed.stage.check()
    }

    @Test func `a failure says so, and is tried again by the button alone`() async {
        let feed = Feed(20)
        feed.stage.scroll(to: 500)
        await feed.endLoad(.failure(Failure()))
        let footer = feed.stage.view.loadMoreFooter
        #expect(footer.state == .failed && !footer.retryButton.isHidden && !footer.isHidden)
        feed.stage.scroll(to: 100)
        feed.stage.scroll(to: 540)
        #expect(feed.loads == 1)
        footer.texts.failed = "Nichts geladen"
        #expect(footer.label.text == "Nichts geladen")
        footer.layoutIfNeeded()
        footer.retryButton.tap(at: CGPoint(x: 5, y: 5))
        await feed.waitForLoad()
        #expect(feed.loads == 2 && footer.state == .loading)
        await feed.endLoad()
        feed.pull()
        await feed.endRefresh(.failure(Failure()))
        feed.pull()
        await feed.waitForRefresh()
        #expect(feed.refreshes == 2)
        await feed.endRefresh()
    }

    @Test func `a refresh gives up a load, and what that returns is of no account`() async {
        let feed = Feed(20)
        feed.stage.scroll(to: 500)
        await feed.waitForLoad()
        feed.stage.view.beginRefreshing()
        #expect(!feed.stage.view.isLoadingMore)
        await feed.endLoad(.success(false))
        #expect(feed.stage.view.loadMoreFooter.state == .hidden)
        await feed.endRefresh()
        #expect(feed.stage.view.loadMoreFooter.state != .noMore)
    }

    @Test func `refreshing ends on request, and leaves the view as it was when it is taken off`() async {
        let feed = Feed(20)
        feed.pull()
        await feed.waitForRefresh()
        feed.stage.view.endRefreshing()
        feed.stage.window.layoutIfNeeded()
        #expect(!feed.stage.view.isRefreshing && feed.stage.view.contentOffset.y == 0)
        await feed.endRefresh()
        feed.stage.view.onRefresh = nil
        feed.stage.view.onLoadMore = nil
        #expect(feed.stage.view.refreshControl == nil && feed.stage.view.contentSize.height == 1000)
        #expect(feed.stage.view.contentInset == .zero)
        feed.stage.view.beginRefreshing()
        feed.stage.view.loadMore()
        #expect(!feed.stage.view.isRefreshing && !feed.stage.view.isLoadingMore)
    }

    @Test func `an app's own refresh control is the one that is pulled`() async {
        let feed = Feed(20)
        feed.stage.view.onRefresh = nil
        let own = UIRefreshControl()
        feed.stage.view.refreshControl = own
        feed.stage.view.onRefresh = {}
        feed.stage.window.layoutIfNeeded()
        #expect(feed.stage.view.refreshControl === own)
        feed.pull()
        #expect(feed.stage.view.isRefreshing)
        await feed.wait { !feed.stage.view.isRefreshing }
        #expect(!own.isRefreshing)
        feed.stage.view.onRefresh = nil
        #expect(feed.stage.view.refreshControl === own)
    }

    @Test(arguments: [false, true])
    func `a sideways or a reversed feed has a header of its own at its start`(isReversed: Bool) async {
        let feed = Feed(40) { options in
            if isReversed { options.isReversed = true } else { options.axis = .horizontal }
        }
        let view = feed.stage.view
        #expect(view.refreshControl == nil)
        let rest = view.contentOffset
        view.drag(by: isReversed ? CGPoint(x: 0, y: 70) : CGPoint(x: -70, y: 0))
        #expect(!view.isRefreshing)
        view.endDrag()
        #expect(view.isRefreshing && feed.stage.view.contentOffset != rest)
        let moved = abs(view.contentOffset.x - rest.x) + abs(view.contentOffset.y - rest.y)
        #expect(moved == 54)
        await feed.endRefresh()
        #expect(view.contentOffset == rest && view.contentInset.left == 0 && feed.refreshes == 1)
        feed.stage.check()
    }
}
