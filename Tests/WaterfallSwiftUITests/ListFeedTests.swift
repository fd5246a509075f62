import SwiftUI
import Testing
import Waterfall

@testable import WaterfallSwiftUI

@MainActor
@Suite struct ListFeedTests {
    // B43
    @Test func `the end is reached once a need, however much one scrolls`() async {
        let feed = Feed(count: 30)
        let tree = feed.tree()
        for step in 0..<50 { tree.scroll(to: CGPoint(x: 0, y: Double(600 + step))) }
        #expect(await tree.wait { feed.waiting != nil })
        #expect(feed.shelf.loads == 1)
        feed.finish(adding: 20)
        #expect(await tree.wait { feed.waiting == nil && feed.shelf.wares.count == 50 })
        #expect(feed.shelf.loads == 1)
        tree.scroll(to: CGPoint(x: 0, y: 2_000))
        #expect(await tree.wait { feed.waiting != nil })
        #expect(feed.shelf.loads == 2)
    }

    // B44
    @Test func `a pull at the top of short content refreshes once and loads nothing`() async {
        let feed = Feed(count: 4)
        let tree = feed.tree(height: 800)
        tree.scroll(to: CGPoint(x: 0, y: -60))
        await tree.refreshAction?()
        tree.scroll(to: .zero)
        for _ in 0..<20 { await Task.yield() }
        #expect(feed.shelf.refreshes == 1)
        #expect(feed.shelf.loads == 0)
    }

    // B45, B46
    @Test func `the end counts in viewports ahead, after changes and orders too`() async {
        let feed = Feed(count: 30)
        let tree = feed.tree()
        tree.scroll(to: CGPoint(x: 0, y: 100))
        for _ in 0..<20 { await Task.yield() }
        #expect(feed.shelf.loads == 0)
        feed.shelf.position = 29
        #expect(await tree.wait { feed.waiting != nil })
        #expect(feed.shelf.loads == 1)
    }

    // B48
    @Test func `no more is no more`() async {
        let feed = Feed(count: 30)
        let tree = feed.tree()
        tree.scroll(to: CGPoint(x: 0, y: 900))
        #expect(await tree.wait { feed.waiting != nil })
        feed.finish(adding: 2, hasMore: false)
        #expect(await tree.wait { feed.shelf.wares.count == 32 })
        tree.scroll(to: CGPoint(x: 0, y: 0))
        tree.scroll(to: CGPoint(x: 0, y: 1_000))
        for _ in 0..<20 { await Task.yield() }
        #expect(feed.shelf.loads == 1)
    }

    @Test func `a failure shows a button, which tries again`() async {
        let feed = Feed(count: 30)
        let tree = feed.tree()
        tree.scroll(to: CGPoint(x: 0, y: 1_020))
        #expect(await tree.wait { feed.waiting != nil })
        #expect(tree.contentSize.height == 1_520, "the spinner has its room behind the items")
        feed.fail()
        #expect(await tree.wait { feed.waiting == nil })
        for _ in 0..<20 { await Task.yield() }
        tree.scroll(to: CGPoint(x: 0, y: 1_000))
        tree.scroll(to: CGPoint(x: 0, y: 1_040))
        for _ in 0..<20 { await Task.yield() }
        #expect(feed.shelf.loads == 1, "a failure is not repeated by scrolling")
        tree.tap()
        #expect(await tree.wait { feed.waiting != nil })
        #expect(feed.shelf.loads == 2)
    }

    // B49, B50
    @Test func `a refresh leaves offset and insets as they were`() async {
        let feed = Feed(count: 30)
        let tree = feed.tree()
        tree.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        tree.scroll(to: CGPoint(x: 0, y: -20))
        for _ in 0..<10 { await tree.refreshAction?() }
        tree.update()
        #expect(tree.offset.y == -20)
        #expect(tree.frame(of: 0)?.minY == 20)
        #expect(feed.shelf.refreshes == 10)
    }

    @Test func `who refreshes at the top sees what is new, who reads on stays where they are`() async {
        let feed = Feed(count: 30)
        feed.newer = 4
        let tree = feed.tree()
        await tree.refreshAction?()
        tree.update()
        #expect(tree.offset.y == 0)
        #expect(tree.frame(of: 1_000)?.minY == 0)
        tree.scroll(to: CGPoint(x: 0, y: 300))
        let before = tree.frame(of: 4)
        await tree.refreshAction?()
        tree.update()
        #expect(tree.frame(of: 4) == before)
        #expect(tree.offset.y == 500)
    }

    @Test func `a refresh gives up a load that runs`() async {
        let feed = Feed(count: 30)
        let tree = feed.tree()
        tree.scroll(to: CGPoint(x: 0, y: 900))
        #expect(await tree.wait { feed.waiting != nil })
        await tree.refreshAction?()
        feed.finish(adding: 0, hasMore: false)
        for _ in 0..<20 { await Task.yield() }
        tree.scroll(to: CGPoint(x: 0, y: 1_000))
        #expect(await tree.wait { feed.shelf.loads == 2 }, "the end of a load that was given up says nothing")
    }
}

/// A shelf that is refreshed and loaded at its end, when the test says so.
@MainActor
private final class Feed {
    let shelf: Shelf
    var newer = 0
    private(set) var waiting: CheckedContinuation<Bool, any Error>?

    struct Failure: Error {}

    init(count: Int) { shelf = Shelf(count: count) }

    func tree(height: Double = 480) -> ViewTree {
        ViewTree(size: CGSize(width: 320, height: height), environment: unsnapped) { FeedView(feed: self) }
    }

    func load() async throws -> Bool {
        shelf.loads += 1
        defer { waiting = nil }
        return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func finish(adding count: Int, hasMore: Bool = true) {
        let first = shelf.wares.count
        shelf.wares.append(contentsOf: (first..<first + count).map { Ware(id: $0) })
        waiting?.resume(returning: hasMore)
    }

    func fail() { waiting?.resume(throwing: Failure()) }

    func refresh() {
        shelf.refreshes += 1
        let first = 1_000 * shelf.refreshes
        shelf.wares.insert(contentsOf: (first..<first + newer).map { Ware(id: $0) }, at: 0)
    }
}

private struct FeedView: View {
    let feed: Feed

    var body: some View {
        WaterfallList(feed.shelf.wares, options: feed.shelf.options) {
            feed.shelf.size(of: $0)
        } content: { _ in
            Color.gray
        }
        .onReachEnd { try await feed.load() }
        .scrollPosition(id: Binding(get: { feed.shelf.position }, set: { feed.shelf.position = $0 }))
        .refreshable { await feed.refresh() }
    }
}
