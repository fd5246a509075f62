import Testing
import UIKit
import WaterfallUIKit

/// Refresh and load-more around a collection view.
@MainActor
@Suite struct CollectionViewFeedTests {
    /// A collection view with a feed whose tasks end when the test says so.
    @MainActor
    private final class Feed {
        let stage = Stage { $0.laneCount = .fixed(2) }
        let feed: ScrollViewFeed
        var (refreshes, loads) = (0, 0)
        private var refreshEnd: CheckedContinuation<Void, any Error>?
        private var loadEnd: CheckedContinuation<Bool, any Error>?

        init(_ count: Int) {
            feed = ScrollViewFeed(stage.view)
            stage.show(extents(100, times: count))
            feed.onRefresh = { [weak self] in
                self?.refreshes += 1
                try await withCheckedThrowingContinuation { self?.refreshEnd = $0 }
            }
            feed.onLoadMore = { [weak self] in
                self?.loads += 1
                return try await withCheckedThrowingContinuation { self?.loadEnd = $0 }
            }
            stage.view.layoutIfNeeded()
        }

        private func wait(_ condition: () -> Bool) async {
            for _ in 0..<10_000 where !condition() { await Task.yield() }
            #expect(condition())
        }

        func endRefresh() async {
            await wait { refreshEnd != nil }
            refreshEnd?.resume()
            refreshEnd = nil
            await wait { !feed.isRefreshing }
            stage.view.layoutIfNeeded()
        }

        func endLoad(_ result: Result<Bool, any Error> = .success(true)) async {
            await wait { loadEnd != nil }
            loadEnd?.resume(with: result)
            loadEnd = nil
            await wait { !feed.isLoadingMore }
            stage.view.layoutIfNeeded()
        }

        func insert(_ count: Int, at place: Int) {
            stage.sections[0].insert(contentsOf: stage.items(extents(100, times: count)), at: place)
            stage.view.insertItems(at: (place..<place + count).map { IndexPath(item: $0, section: 0) })
        }
    }

    private struct Failure: Error {}

    // S0, S2, B43, B50
    @Test func `the end loads more, once, and the footer stays behind the content`() async {
        let feed = Feed(60)
        for step in 0..<50 { feed.stage.scroll(to: 2400 + CGFloat(step)) }
        #expect(feed.loads == 0, "a task begins when there is time for it")
        feed.insert(20, at: 60)
        #expect(feed.feed.footer.frame.minY == 4390)
        let place = feed.stage.place(44)
        await feed.endLoad()
        #expect(feed.loads == 1)
        #expect(feed.stage.place(44) == place)
        #expect(feed.stage.difference == nil)
    }

    // S0, B28, B49
    @Test func `a pull brings newer items in front, and insets are as they were`() async {
        let feed = Feed(60)
        let insets = feed.stage.view.contentInset
        feed.stage.view.drag(by: CGPoint(x: 0, y: -70))
        feed.stage.view.endDrag()
        #expect(feed.feed.isRefreshing)
        #expect(feed.stage.view.contentOffset.y == -60)
        feed.insert(6, at: 0)
        #expect(feed.stage.view.contentOffset.y == -60, "one sees what is new")
        await feed.endRefresh()
        #expect(feed.stage.view.contentOffset.y == 0)
        #expect(feed.stage.view.contentInset == insets)
        #expect(feed.refreshes == 1 && feed.loads == 0)
        #expect(feed.stage.difference == nil)
    }

    // B44
    @Test func `a pull at short content never loads more`() async {
        let feed = Feed(4)
        feed.stage.view.drag(by: CGPoint(x: 0, y: -70))
        feed.stage.view.endDrag()
        await feed.endRefresh()
        #expect(feed.refreshes == 1 && feed.loads == 0)
        #expect(!feed.feed.isLoadingMore)
    }

    // B45, B46
    @Test func `a jump to the end loads more, and a reload that leaves one there does so again`() async {
        let feed = Feed(60)
        feed.stage.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
        feed.stage.view.layoutIfNeeded()
        #expect(feed.feed.isLoadingMore)
        await feed.endLoad()
        feed.stage.sections[0] += feed.stage.items(extents(100, times: 2))
        feed.stage.view.reloadData()
        feed.stage.view.layoutIfNeeded()
        #expect(feed.feed.isLoadingMore)
        await feed.endLoad()
    }

    // B48
    @Test func `a failure can be tried again, and the end of the data stays the end`() async {
        let feed = Feed(60)
        feed.stage.scroll(to: 2700)
        await feed.endLoad(.failure(Failure()))
        #expect(feed.feed.footer.state == .failed)
        feed.feed.loadMore()
        await feed.endLoad(.success(false))
        #expect(feed.feed.footer.state == .noMore)
        feed.stage.scroll(to: 2720)
        #expect(feed.loads == 2 && !feed.feed.isLoadingMore)
        #expect(feed.stage.difference == nil)
    }
}
