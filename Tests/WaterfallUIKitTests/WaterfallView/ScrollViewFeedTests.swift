import Testing
import UIKit
import WaterfallUIKit

/// Refresh and load-more for any scroll view.
@MainActor
@Suite struct ScrollViewFeedTests {
    @MainActor
    private final class Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        let feed: ScrollViewFeed
        var (refreshes, loads) = (0, 0)
        var refreshEnds: [CheckedContinuation<Void, any Error>] = []
        var loadEnds: [CheckedContinuation<Bool, any Error>] = []

        init(content: CGFloat, axis: WaterfallOptions.Axis = .vertical) {
            feed = ScrollViewFeed(scrollView, axis: axis)
            window.addSubview(scrollView)
            scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
            setContent(content, axis)
            window.layoutIfNeeded()
        }

        func setContent(_ extent: CGFloat, _ axis: WaterfallOptions.Axis = .vertical) {
            scrollView.contentSize =
                axis == .vertical ? CGSize(width: 320, height: extent) : CGSize(width: extent, height: 470)
        }

        func arm() {
            feed.onRefresh = { [weak self] in
                self?.refreshes += 1
                try await withCheckedThrowingContinuation { self?.refreshEnds.append($0) }
            }
            feed.onLoadMore = { [weak self] in
                self?.loads += 1
                return try await withCheckedThrowingContinuation { self?.loadEnds.append($0) }
            }
        }

        func wait(at location: SourceLocation = #_sourceLocation, _ condition: () -> Bool) async {
            for _ in 0..<10_000 where !condition() { await Task.yield() }
            #expect(condition(), sourceLocation: location)
        }

        func endRefresh(at location: SourceLocation = #_sourceLocation) async {
            await wait(at: location) { !refreshEnds.isEmpty }
            for end in refreshEnds { end.resume() }
            refreshEnds = []
            await wait(at: location) { !feed.isRefreshing }
        }

        func endLoad(
            _ result: Result<Bool, any Error> = .success(true), at location: SourceLocation = #_sourceLocation
        ) async {
            await wait(at: location) { !loadEnds.isEmpty }
            for end in loadEnds { end.resume(with: result) }
            loadEnds = []
            let ended = loads
            await wait(at: location) { !feed.isLoadingMore || loads > ended }
        }
    }

    private struct Failure: Error {}

    // B43, B45
    @Test func `the end of the content loads more, once, in the direction of scroll`() async {
        let stage = Stage(content: 3000)
        stage.arm()
        stage.scrollView.contentOffset.y = 1000
        #expect(!stage.feed.isLoadingMore)
        for step in 0..<50 { stage.scrollView.contentOffset.y = 2100 + CGFloat(step) }
        #expect(stage.feed.isLoadingMore && stage.feed.footer.state == .loading)
        #expect(stage.feed.footer.frame == CGRect(x: 0, y: 3000, width: 320, height: 44))
        stage.setContent(4500)
        #expect(stage.feed.footer.frame.minY == 4500)
        await stage.endLoad()
        #expect(stage.loads == 1 && stage.feed.footer.isHidden)
    }

    // B44
    @Test func `a pull refreshes, and loads nothing more`() async {
        let stage = Stage(content: 200)
        stage.arm()
        stage.scrollView.contentOffset.y = -20
        stage.scrollView.drag(by: CGPoint(x: 0, y: -70))
        stage.scrollView.endDrag()
        #expect(stage.feed.isRefreshing && stage.scrollView.contentOffset.y == -80)
        await stage.endRefresh()
        #expect(stage.scrollView.contentOffset.y == -20 && stage.refreshes == 1 && stage.loads == 0)
    }

    // B49
    @Test func `what was added is taken off again, a hundred times`() async {
        let stage = Stage(content: 3000)
        let (insets, subviews) = (stage.scrollView.contentInset, stage.scrollView.subviews)
        for _ in 0..<100 {
            stage.arm()
            #expect(stage.scrollView.contentInset.bottom == 54 && stage.scrollView.contentInset.top == 20)
            stage.feed.beginRefreshing()
            #expect(stage.scrollView.adjustedContentInset.top == 80)
            stage.feed.endRefreshing()
            stage.feed.onRefresh = nil
            stage.feed.onLoadMore = nil
            #expect(stage.scrollView.contentInset == insets && stage.scrollView.subviews == subviews)
        }
        stage.arm()
        // What the app adds meanwhile stays.
        stage.scrollView.contentInset.bottom += 300
        stage.feed.detach()
        stage.feed.detach()
        #expect(stage.scrollView.contentInset.bottom == 310 && stage.scrollView.refreshControl == nil)
        #expect(stage.scrollView.subviews == subviews && stage.feed.scrollView == nil)
        stage.feed.beginRefreshing()
        stage.feed.loadMore()
        stage.scrollView.contentOffset.y = 2600
        #expect(!stage.feed.isRefreshing && !stage.feed.isLoadingMore)
    }

    // B48
    @Test func `no more data stays, a failure can be tried again, and reset arms it`() async {
        let stage = Stage(content: 3000)
        stage.arm()
        stage.scrollView.contentOffset.y = 2300
        await stage.endLoad(.failure(Failure()))
        #expect(stage.feed.footer.state == .failed)
        stage.scrollView.contentOffset.y = 2400
        #expect(!stage.feed.isLoadingMore)
        stage.feed.loadMore()
        await stage.endLoad(.success(false))
        #expect(stage.feed.footer.state == .noMore && stage.loads == 2)
        stage.scrollView.contentOffset.y = 2410
        #expect(!stage.feed.isLoadingMore)
        stage.feed.resetLoadMore()
        stage.scrollView.contentOffset.y = 2420
        #expect(stage.feed.isLoadingMore)
        stage.feed.setNoMoreData()
        await stage.endLoad()
        #expect(stage.feed.footer.state == .noMore)
    }

    // S3
    @Test func `the footer hides while there is nothing`() async {
        let stage = Stage(content: 0)
        stage.arm()
        stage.feed.loadMoreFillsFirstScreen = true
        #expect(stage.feed.footer.superview == nil && stage.scrollView.contentInset.bottom == 10)
        #expect(!stage.feed.isLoadingMore)
        stage.setContent(100)
        #expect(stage.feed.isLoadingMore && stage.feed.footer.superview === stage.scrollView)
        stage.feed.isEmpty = { true }
        #expect(stage.feed.footer.superview == nil)
        await stage.endLoad()
    }

    // B50
    @Test func `a refresh gives up a load and keeps the footer under the content`() async {
        let stage = Stage(content: 2000)
        stage.arm()
        stage.scrollView.contentOffset.y = 1500
        #expect(stage.feed.isLoadingMore)
        await stage.wait { !stage.loadEnds.isEmpty }
        stage.feed.beginRefreshing()
        #expect(!stage.feed.isLoadingMore)
        stage.setContent(2600)
        #expect(stage.feed.footer.frame.minY == 2600)
        await stage.endLoad(.success(false))
        await stage.endRefresh()
        #expect(stage.feed.footer.state != .noMore)
    }

    @Test func `an app's own control stays, and a sideways scroll view gets none`() {
        let stage = Stage(content: 2000)
        let control = UIRefreshControl()
        stage.scrollView.refreshControl = control
        stage.arm()
        #expect(stage.scrollView.refreshControl === control)
        stage.feed.detach()
        #expect(stage.scrollView.refreshControl === control)
        let sideways = Stage(content: 2000, axis: .horizontal)
        sideways.arm()
        #expect(sideways.scrollView.refreshControl == nil)
        #expect(sideways.feed.footer.frame.minX == 2000 && sideways.scrollView.contentInset.right == 44)
    }

    @Test func `a scroll view and its feed let go of each other`() {
        weak var view: UIScrollView?
        weak var feed: ScrollViewFeed?
        do {
            let stage = Stage(content: 2000)
            stage.arm()
            (view, feed) = (stage.scrollView, stage.feed)
        }
        #expect(view == nil && feed == nil)
    }
}
