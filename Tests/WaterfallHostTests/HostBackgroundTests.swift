import Testing
import Waterfall
import WaterfallHost

/// Long layouts are made for a new width elsewhere, while the view goes on with what it has.
@Suite struct HostBackgroundTests {
    /// What the host handed out, to be done when the test says so.
    private final class Elsewhere {
        var jobs: [(change: BackgroundChange, work: @Sendable (inout WaterfallLayout) -> Void)] = []

        func done(_ index: Int) -> BackgroundChange {
            var change = jobs[index].change
            jobs[index].work(&change.layout)
            return change
        }
    }

    private let elsewhere = Elsewhere()
    private let count = WaterfallHost<FakeView>.backgroundCount

    private func view(items: Int) -> FakeView {
        let view = FakeView(.hundreds(items, width: 300, lanes: 3), width: 300, height: 400)
        view.host.runInBackground = { [elsewhere] in elsewhere.jobs.append(($0, $1)) }
        return view
    }

    @Test func `a long layout stays as it is until its new width has been laid out elsewhere`() {
        let view = view(items: count)
        view.scroll(to: 30_000)
        view.host.resize(to: LayoutSize(width: 600, height: 400), insets: .zero)
        #expect(view.host.layout.across == 300)
        #expect(view.offset.y == 30_000)
        let first = view.items.first
        #expect(view.host.finish(elsewhere.done(0)))
        #expect(view.host.layout.across == 600)
        #expect(view.items.first == first)
        #expect(view.host.layout.frame(900) == LayoutRect(0, 30_000, 200, 100))
        #expect(view.offset.y == 30_000)
        view.check()
    }

    @Test func `a short one is laid out at once`() {
        let view = view(items: count - 1)
        view.host.resize(to: LayoutSize(width: 600, height: 400), insets: .zero)
        #expect(view.host.layout.across == 600)
        #expect(elsewhere.jobs.isEmpty)
        view.check()
    }

    @Test func `what is done to the data meanwhile is done again to the result`() throws {
        let view = view(items: count)
        view.scroll(to: 30_000)
        view.host.resize(to: LayoutSize(width: 600, height: 400), insets: .zero)
        var batch = BatchUpdate()
        for item in 0..<6 { batch.insertItem(.extent(100), at: ItemPath(item: item)) }
        batch.deleteItem(at: ItemPath(item: 2000))
        try view.host.update(batch)
        view.host.change { $0.append([.extent(70)]) }
        let anchor = try #require(view.host.layout.anchor(in: view.host.visibleRect))
        #expect(view.host.finish(elsewhere.done(0)))
        #expect(view.host.layout.itemCount == count + 6)
        let frame = try #require(view.host.layout.frame(anchor.path))
        #expect(abs(frame.y - view.offset.y) < 100.001)
        var plain = WaterfallLayout.hundreds(count, width: 300, lanes: 3)
        _ = try plain.apply(batch)
        plain.append([.extent(70)])
        plain.setAcross(600)
        for item in [0, 5, 900, 1999, 2005, count, count + 5] {
            #expect(view.host.layout.frame(item) == plain.frame(item))
        }
        view.check()
    }

    @Test func `only the change that was started last counts`() {
        let view = view(items: count)
        view.host.resize(to: LayoutSize(width: 600, height: 400), insets: .zero)
        view.host.resize(to: LayoutSize(width: 450, height: 400), insets: .zero)
        #expect(!view.host.finish(elsewhere.done(0)))
        #expect(view.host.layout.across == 300)
        #expect(view.host.finish(elsewhere.done(1)))
        #expect(view.host.layout.across == 450)
        #expect(!view.host.finish(elsewhere.done(1)))
        view.check()
    }

    @Test func `back at the width that is on screen, or with other data, nothing is waited for`() {
        let view = view(items: count)
        view.host.resize(to: LayoutSize(width: 600, height: 400), insets: .zero)
        view.host.resize(to: LayoutSize(width: 300, height: 400), insets: .zero)
        #expect(!view.host.finish(elsewhere.done(0)))
        view.host.resize(to: LayoutSize(width: 600, height: 400), insets: .zero)
        view.host.reload(.hundreds(10, width: 300, lanes: 3))
        #expect(view.host.layout.across == 600)
        #expect(!view.host.finish(elsewhere.done(1)))
        #expect(view.host.layout.itemCount == 10)
        view.check()
    }

    @Test func `what is measured in lanes that are about to go is measured again`() {
        var options = WaterfallOptions(lanes: .fixed(1), spacing: 0)
        options.stickyLanes = true
        let items = [ItemSize](repeating: .estimate(100), count: count)
        let view = FakeView(
            WaterfallLayout(options: options, across: 300, items: items), width: 300, height: 400)
        view.host.runInBackground = { [elsewhere] in elsewhere.jobs.append(($0, $1)) }
        view.host.resize(to: LayoutSize(width: 150, height: 400), insets: .zero)
        view.host.measured(view.host.itemsToMeasure.map { ($0, 120) })
        #expect(view.host.itemsToMeasure.isEmpty)
        #expect(view.host.finish(elsewhere.done(0)))
        #expect(!view.host.itemsToMeasure.isEmpty)
    }

    @Test func `a layout of the old width that comes meanwhile gets the new one`() {
        let view = view(items: count)
        view.host.resize(to: LayoutSize(width: 150, height: 400), insets: .zero)
        let other = view.host.layout
        view.host.change { $0 = other }
        #expect(view.host.finish(elsewhere.done(0)))
        #expect(view.host.layout.across == 150)
        view.check()
    }

    @Test func `another height begins no work anew`() {
        let view = view(items: count)
        for height in 0..<5 {
            view.host.resize(to: LayoutSize(width: 150, height: 400 + Double(height)), insets: .zero)
        }
        #expect(elsewhere.jobs.count == 1)
        #expect(view.host.finish(elsewhere.done(0)))
        var change = view.host.beginBackgroundChange()
        change.layout.append([.extent(100)])
        view.host.resize(to: LayoutSize(width: 150, height: 300), insets: .zero)
        #expect(view.host.finish(change))
        #expect(view.host.layout.itemCount == count + 1)
        // Back to the width that is on screen: the other is no longer wanted.
        view.host.resize(to: LayoutSize(width: 600, height: 300), insets: .zero)
        view.host.resize(to: LayoutSize(width: 150, height: 300), insets: .zero)
        #expect(!view.host.finish(elsewhere.done(1)))
        #expect(view.host.layout.across == 150)
    }
}
