import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// Views whose scroll view moves its bounds by itself and begins at the content's origin.
@Suite struct HostScrollViewTests {
    private func isBackward(_ turn: Turn) -> Bool {
        turn.isReversed != (turn.axis == .horizontal && turn.isRightToLeft)
    }

    @Test(arguments: Turn.all)
    func `content size and insets make up all that one can scroll over`(turn: Turn) {
        for count in [2, 40] {
            let view = FakeView(.hundreds(count, turn.apply))
            view.host.beginsAtOrigin = true
            let insets = LayoutInsets(top: 20, leading: 7, bottom: 10, trailing: 5)
            view.host.resize(to: LayoutSize(width: 400, height: 500), insets: insets)
            view.host.setRefreshEnabled(true)
            view.host.configureLoadMore(isEnabled: true)
            view.host.beginRefreshing()
            let (size, strips) = (view.host.scrollContentSize, view.host.scrollContentInsets)
            let left =
                turn.isRightToLeft ? insets.trailing + strips.trailing : insets.leading + strips.leading
            let right = turn.isRightToLeft ? insets.leading : insets.trailing
            let range = view.host.offsetRange
            #expect(min(range.first.x, range.last.x) == -left)
            #expect(min(range.first.y, range.last.y) == -insets.top - strips.top)
            #expect(max(range.first.x, range.last.x) == max(-left, size.width + right - 400))
            #expect(
                max(range.first.y, range.last.y)
                    == max(-insets.top - strips.top, size.height + insets.bottom - 500))
            let isVertical = turn.axis == .vertical
            let along = isVertical ? strips.top : strips.leading + strips.trailing
            #expect(along == (isBackward(turn) ? 44 : 54))
            view.check()
        }
    }

    @Test func `content that grows backward fills the viewport, and no longer when it grows forward`() {
        let view = FakeView(.hundreds(2) { $0.isReversed = true })
        view.host.beginsAtOrigin = true
        view.host.resize(to: LayoutSize(width: 300, height: 800), insets: LayoutInsets(top: 30))
        #expect(view.host.layout.contentSize.height == 770)
        #expect(view.host.offsetRange.first.y == -30)
        view.host.resize(to: LayoutSize(width: 300, height: 400), insets: .zero)
        #expect(view.host.layout.contentSize.height == 400)
        view.host.change { layout in
            var options = layout.options
            options.isReversed = false
            layout.setOptions(options)
        }
        #expect(view.host.layout.contentSize.height == 200)
        view.check()
    }

    // B49
    @Test func `a toolkit that makes room for its own header leaves the host's insets alone`() {
        let view = FakeView(.hundreds(24), width: 300, height: 400)
        view.host.setRefreshEnabled(true)
        view.host.setRefreshExtent(0)
        view.host.beginRefreshing()
        #expect(view.host.effectiveInsets == .zero && view.host.scrollContentInsets == .zero)
        view.host.setRefreshExtent(.nan)
        #expect(view.host.effectiveInsets == .zero)
        view.host.setRefreshExtent(60)
        #expect(view.host.effectiveInsets.top == 60 && view.host.offsetRange.first.y == -60)
        view.check()
    }

    @Test func `what a finger has pulled past the start stays there through changes`() throws {
        let view = FakeView(.hundreds(24), width: 300, height: 400)
        view.host.isHeld = true
        view.scroll(to: -50)
        view.host.change { $0.append([.extent(100)]) }
        #expect(view.offset.y == -50)
        view.host.resize(to: LayoutSize(width: 300, height: 400), insets: LayoutInsets(top: 60))
        #expect(view.offset.y == -50)
        // Once let go, it is held to the ends again.
        view.host.isHeld = false
        view.scroll(to: -70)
        view.host.change { $0.append([.extent(100)]) }
        #expect(view.offset.y == -60)
        view.check()
    }

    @Test func `bars that come and go leave what one reads where it is on screen`() {
        let view = FakeView(.hundreds(24))
        view.host.beginsAtOrigin = true
        let size = LayoutSize(width: 300, height: 400)
        view.host.resize(to: size, insets: .zero)
        view.host.resize(to: size, insets: LayoutInsets(top: 50))
        #expect(view.offset.y == -50)
        view.scroll(to: 730)
        view.host.resize(to: size, insets: LayoutInsets(top: 90, bottom: 30))
        #expect(view.offset.y == 730)
        view.scroll(to: 2030)
        view.host.resize(to: size, insets: .zero)
        #expect(view.offset.y == 2000)
        view.check()
    }

    @Test(arguments: Turn.all)
    func `pages are turned toward both ends, and no further`(turn: Turn) throws {
        let view = FakeView(.hundreds(60, turn.apply), width: 400, height: 400)
        let isVertical = turn.axis == .vertical
        let toEnd: PageMove =
            isVertical ? (isBackward(turn) ? .up : .down) : isBackward(turn) ? .left : .right
        let toStart: PageMove =
            isVertical ? (isBackward(turn) ? .down : .up) : isBackward(turn) ? .right : .left
        #expect(view.host.offset(aPageTo: .backward) == nil && view.host.offset(aPageTo: toStart) == nil)
        #expect(view.host.offset(aPageTo: isVertical ? .left : .up) == nil)
        let before = view.host.viewport
        let next = try #require(view.host.offset(aPageTo: toEnd))
        #expect(next == view.host.offset(aPageTo: .forward))
        view.host.setOffset(next)
        #expect(abs(view.host.viewport.x - before.x) + abs(view.host.viewport.y - before.y) == 400)
        var pages = 1
        while let next = view.host.offset(aPageTo: .forward), pages < 100 {
            view.host.setOffset(next)
            pages += 1
        }
        #expect(view.host.viewport.origin == view.host.offsetRange.last && pages < 100)
        view.check()
    }
}
