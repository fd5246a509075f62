import Testing
import Waterfall
import WaterfallHost

/// Refresh and load-more of scroll views whose content is not a host's own.
@Suite struct FeedMachineTests {
    private func snapshot(
        _ offset: Double, content: Double = 3000, extent: Double = 1000, insets: LayoutInsets = .zero,
        axis: WaterfallOptions.Axis = .vertical, direction: WaterfallOptions.Direction = .leftToRight
    ) -> ScrollSnapshot {
        let isVertical = axis == .vertical
        return ScrollSnapshot(
            viewport: LayoutRect(
                x: isVertical ? 0 : offset, y: isVertical ? offset : 0, width: isVertical ? 300 : extent,
                height: isVertical ? extent : 300),
            content: LayoutSize(
                width: isVertical ? 300 : content, height: isVertical ? content : 300),
            insets: insets, axis: axis, direction: direction)
    }

    private func machine() -> FeedMachine {
        var machine = FeedMachine()
        (machine.refresh.isEnabled, machine.loadMore.isEnabled) = (true, true)
        return machine
    }

    // B45
    @Test func `the end of the content comes near in the direction of scroll`() {
        let start = snapshot(0)
        var machine = machine()
        #expect(machine.beginLoadIfNeeded(snapshot(500).position(after: start, isEmpty: false)) == nil)
        #expect(
            machine.beginLoadIfNeeded(snapshot(1000).position(after: snapshot(1100), isEmpty: false)) == nil)
        #expect(machine.beginLoadIfNeeded(snapshot(1000).position(after: start, isEmpty: true)) == nil)
        #expect(machine.beginLoadIfNeeded(snapshot(1000).position(after: start, isEmpty: false)) != nil)
        #expect(machine.beginLoadIfNeeded(snapshot(1500).position(after: start, isEmpty: false)) == nil)
    }

    // B44
    @Test func `short content that is pulled and comes back loads nothing`() {
        var machine = machine()
        var former: ScrollSnapshot?
        for offset in [0.0, -30, -60, -30, 0] {
            let now = snapshot(offset, content: 200, extent: 800)
            #expect(machine.beginLoadIfNeeded(now.position(after: former, isEmpty: false)) == nil)
            former = now
        }
    }

    @Test func `a sideways scroll view counts from its leading side, right to left too`() {
        let insets = LayoutInsets(leading: 10, trailing: 30)
        let left = snapshot(-10, insets: insets, axis: .horizontal)
        #expect(left.position(after: nil, isEmpty: false).offset == 0)
        #expect(left.footerFrame(extent: 44) == LayoutRect(x: 3000, y: 0, width: 44, height: 300))
        let right = snapshot(2010, insets: insets, axis: .horizontal, direction: .rightToLeft)
        #expect(right.position(after: nil, isEmpty: false).offset == 0)
        #expect(right.footerFrame(extent: 44) == LayoutRect(x: -44, y: 0, width: 44, height: 300))
        #expect(right.footerInsets(extent: 44) == LayoutInsets(trailing: 44))
        #expect(left.insetContentExtent == 3040 && !left.isEmpty && snapshot(0, content: 0).isEmpty)
        let moved = snapshot(1000, insets: insets, axis: .horizontal, direction: .rightToLeft)
        #expect(moved.position(after: right, isEmpty: false).motion == .towardEnd)
        #expect(right.position(after: moved, isEmpty: false).motion == .towardStart)
    }

    @Test func `a refresh gives up a load, and nothing loads while it runs`() {
        var machine = machine()
        let near = snapshot(2000).position(after: snapshot(1900), isEmpty: false)
        let ticket = machine.beginLoadIfNeeded(near)
        let begins = machine.beginRefreshing()
        #expect(ticket != nil && begins && machine.loadMore.state == .idle)
        let (beginsAgain, second) = (machine.beginRefreshing(), machine.beginLoadIfNeeded(near))
        let third = machine.beginLoad(amount: 3000)
        #expect(!beginsAgain && second == nil && third == nil)
        if let ticket { machine.loadMore.end(ticket, .noMoreData) }
        machine.refresh.end()
        #expect(machine.beginLoad(amount: 3000) != nil)
    }
}
