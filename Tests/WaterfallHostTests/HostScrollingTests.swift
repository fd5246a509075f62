import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// Where the viewport goes, and how far.
@Suite struct HostScrollingTests {
    @Test(arguments: [
        (ScrollPosition.start, 5000.0), (.end, 4700), (.center, 4850), (.nearest, 4700),
    ])
    func `an item is scrolled to its place in the viewport`(position: ScrollPosition, offset: Double) {
        let view = FakeView(.hundreds(100), width: 300, height: 400)
        #expect(view.host.scrollToItem(ItemPath(item: 50), at: position))
        #expect(view.offset.y == offset)
        #expect(view.items.contains(50))
        view.check()
    }

    @Test(arguments: [
        (ScrollPosition.start, 4980.0), (.end, 4730), (.center, 4855), (.nearest, 4730),
    ])
    func `what the insets cover is not the visible part`(position: ScrollPosition, offset: Double) {
        let insets = LayoutInsets(top: 20, bottom: 30)
        let view = FakeView(.hundreds(100), width: 300, height: 400, insets: insets)
        view.host.scrollToItem(ItemPath(item: 50), at: position)
        #expect(view.offset.y == offset)
        view.check()
    }

    @Test(arguments: [
        (ScrollPosition.start, 4980.0), (.end, 4800), (.center, 4890), (.nearest, 4800),
    ])
    func `what a sticky header or footer covers is not either`(position: ScrollPosition, offset: Double) {
        let layout = WaterfallLayout.hundreds(100) {
            $0.section.header = Supplementary(extent: 40, isSticky: true)
            $0.section.footer = Supplementary(extent: 60, isSticky: true)
        }
        let insets = LayoutInsets(top: 20)
        let view = FakeView(layout, width: 300, height: 400, insets: insets)
        #expect(view.host.layout.frame(50)?.y == 5040)
        view.host.scrollToItem(ItemPath(item: 50), at: position)
        #expect(view.offset.y == offset)
        // Header, item and footer do not overlap.
        let (header, footer) = (
            view.host.cell(showing: .header(section: 0)), view.host.cell(showing: .footer(section: 0))
        )
        #expect(header.map { $0.frame.maxY <= 5040 } == true)
        #expect(footer.map { $0.frame.y >= 5140 } == true)
        view.check()
    }

    @Test func `an offset that is noted moves no cell, and is where a change finds the view`() {
        let view = FakeView(.hundreds(100), width: 300, height: 400)
        let items = view.items
        view.host.noteOffset(LayoutPoint(x: 0, y: 5000))
        #expect(view.items == items && view.host.viewport.y == 5000)
        view.host.insert([.extent(60)], at: ItemPath(item: 0))
        #expect(view.offset.y == 5060 && view.items.contains(51))
        view.host.noteOffset(LayoutPoint(x: 0, y: .nan))
        #expect(view.host.viewport.y == 5060)
        view.check()
    }

    @Test func `nearest leaves what is visible where it is, and shows a long item from its start`() {
        let layout = WaterfallLayout.of([100, 100, 100, 100, 1000, 100, 100, 100, 100, 100, 100])
        let view = FakeView(layout, width: 300, height: 400)
        view.scroll(to: 30)
        view.host.scrollToItem(ItemPath(item: 2), at: .nearest)
        #expect(view.offset.y == 30)
        view.host.scrollToItem(ItemPath(item: 0), at: .nearest)
        #expect(view.offset.y == 0)
        view.host.scrollToItem(ItemPath(item: 4), at: .nearest)
        #expect(view.offset.y == 400)
        view.host.scrollToItem(ItemPath(item: 6), at: .nearest)
        #expect(view.offset.y == 1200)
        #expect(!view.host.scrollToItem(ItemPath(item: 11), at: .nearest))
        #expect(!view.host.scrollToItem(ItemPath(section: 1, item: 0), at: .start))
        #expect(view.offset.y == 1200)
        view.check()
    }

    @Test func `scrolling to an item is held to the content's ends`() {
        let insets = LayoutInsets(top: 20, bottom: 30)
        let view = FakeView(.hundreds(10), width: 300, height: 400, insets: insets)
        #expect(view.offset.y == -20)
        view.host.scrollToItem(ItemPath(item: 9), at: .start)
        #expect(view.offset.y == 1030 - 400)
        view.host.scrollToItem(ItemPath(item: 0), at: .end)
        #expect(view.offset.y == -20)
        view.host.setOffset(LayoutPoint(x: 0, y: 1e9))
        #expect(view.offset.y == 630)
        view.host.setOffset(LayoutPoint(x: 0, y: -1e9))
        #expect(view.offset.y == -20)
        let (first, last) = view.host.offsetRange
        #expect(first.y == -20 && last.y == 630)
    }

    @Test func `an offset that is none changes nothing`() {
        let view = FakeView(.hundreds(10), width: 300, height: 400)
        view.scroll(to: 300)
        for bad in [Double.nan, .infinity, -.infinity] {
            view.host.scroll(to: LayoutPoint(x: 0, y: bad))
            view.host.scroll(to: LayoutPoint(x: bad, y: 0))
            view.host.setOffset(LayoutPoint(x: 0, y: bad))
        }
        #expect(view.host.viewport == LayoutRect(0, 300, 300, 400))
        #expect(view.items == [3, 4, 5, 6])
        view.check()
    }

    @Test(arguments: Turn.all)
    func `start and end are those of the content, whichever way it grows`(turn: Turn) {
        let view = FakeView(.hundreds(100, width: 400, turn.apply), width: 400, height: 400)
        #expect(view.items == [0, 1, 2, 3])
        for (position, items) in [
            (ScrollPosition.start, [50, 51, 52, 53]), (.end, [47, 48, 49, 50]),
            (.center, [48, 49, 50, 51, 52]),
        ] {
            view.host.scrollToItem(ItemPath(item: 50), at: position)
            #expect(view.items == items)
            view.check()
        }
        view.host.scrollToItem(ItemPath(item: 99), at: .nearest)
        #expect(view.items == [96, 97, 98, 99])
        #expect(view.offset == view.host.offsetRange.last)
        view.host.scrollToItem(ItemPath(item: 0), at: .nearest)
        #expect(view.offset == view.host.offsetRange.first)
        view.check()
    }

    @Test(arguments: Turn.all)
    func `the first item rests at the inset, whichever way the content grows`(turn: Turn) throws {
        let insets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let view = FakeView(.hundreds(100, turn.apply), width: 500, height: 400, insets: insets)
        let visible = view.host.visibleRect
        let isRightToLeft = turn.isRightToLeft
        #expect(visible.width == 440 && visible.height == 360)
        #expect(visible.x == view.offset.x + (isRightToLeft ? 40 : 20) && visible.y == view.offset.y + 10)
        let first = try #require(view.host.layout.frame(0))
        if turn.axis == .vertical {
            #expect(first.width == 440 && first.x == visible.x)
            #expect(turn.isReversed ? first.maxY == visible.maxY : first.y == visible.y)
        } else {
            #expect(first.height == 360 && first.y == visible.y)
            #expect(turn.isReversed == isRightToLeft ? first.x == visible.x : first.maxX == visible.maxX)
        }
        view.check()
    }

    @Test func `other insets move the content's edge, along and across`() {
        let view = FakeView(.hundreds(100), width: 300, height: 400)
        view.host.resize(
            to: LayoutSize(width: 300, height: 400),
            insets: LayoutInsets(top: 20, leading: 30, bottom: 0, trailing: 5))
        #expect(view.offset == LayoutPoint(x: -30, y: -20))
        #expect(view.host.layout.frame(0)?.width == 265)
        view.scroll(to: 1000)
        view.host.resize(to: LayoutSize(width: 300, height: 400), insets: .zero)
        #expect(view.offset == LayoutPoint(x: 0, y: 1020))
        let empty = FakeView(.hundreds(0), width: 300, height: 400)
        empty.host.resize(
            to: LayoutSize(width: 300, height: 400), insets: LayoutInsets(top: 20, leading: 30))
        #expect(empty.offset == LayoutPoint(x: -30, y: -20))
        view.check()
    }

    @Test(arguments: Turn.all)
    func `another axis or direction keeps the first visible item`(turn: Turn) {
        let insets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let view = FakeView(.hundreds(100, lanes: 2), width: 500, height: 400, insets: insets)
        view.host.scrollToItem(ItemPath(item: 40), at: .start)
        view.host.change { layout in
            var options = layout.options
            turn.apply(&options)
            layout.setOptions(options)
        }
        #expect(view.host.scrollState() == ScrollAnchor(path: ItemPath(item: 40)))
        #expect(view.host.layout.across == (turn.axis == .vertical ? 440 : 360))
        // Items reach from edge to edge across the visible part.
        let (visible, frames) = (view.host.visibleRect, view.children.map(\.frame))
        if turn.axis == .vertical {
            #expect(frames.map(\.x).min() == visible.x && frames.map(\.maxX).max() == visible.maxX)
        } else {
            #expect(frames.map(\.y).min() == visible.y && frames.map(\.maxY).max() == visible.maxY)
        }
        view.check()
    }

    // W28
    @Test func `the last of a million items is reached`() {
        var generator = SeededGenerator(seed: 28)
        let heights = (0..<1_000_000).map { _ in Double(generator.int(120...360)) }
        let view = FakeView(.of(heights, width: 316, lanes: 3, gap: 8), width: 316, height: 844)
        #expect(view.host.layout.contentSize.height > 80_000_000)
        view.host.scrollToItem(ItemPath(item: 999_999), at: .nearest)
        #expect(view.items.contains(999_999))
        view.scroll(to: view.host.offsetRange.last.y)
        let end = view.children.map(\.frame.maxY).max() ?? 0
        #expect(isNear(end, view.host.layout.contentSize.height))
        view.check()
    }

    @Test func `a cell that grows while it is on show is measured again, and a size that was given is not`() {
        let items = [ItemSize.estimate(100), .extent(100), .estimate(100)]
        var options = WaterfallOptions(lanes: .fixed(1), spacing: 0)
        options.stickyLanes = true
        let view = FakeView(
            WaterfallLayout(options: options, across: 300, items: items), width: 300, height: 800)
        let (first, second) = (ItemPath(item: 0), ItemPath(item: 1))
        view.host.measured([(first, 150)])
        view.host.measured([(first, 170)])
        #expect(view.host.layout.frame(2)?.y == 250)
        view.host.measured([(first, 170), (second, 500)], again: true)
        #expect(view.host.layout.frame(2)?.y == 270)
    }

    // B42
    @Test(arguments: [ScrollPosition.start, .center, .end])
    func `an item that was scrolled to stays in its place while its neighbours are measured`(
        position: ScrollPosition
    ) {
        var options = WaterfallOptions()
        options.stickyLanes = true
        let items = [ItemSize](repeating: .estimate(100), count: 10_000)
        let view = FakeView(
            WaterfallLayout(options: options, across: 300, items: items), width: 300, height: 480, overscan: 1
        )
        func measure() {
            while case let items = view.host.itemsToMeasure, !items.isEmpty {
                view.host.measured(items.map { ($0, Double(60 + $0.item * 37 % 200)) })
            }
        }
        measure()
        let path = ItemPath(item: 9000)
        view.host.scrollToItem(path, at: position)
        measure()
        #expect(view.host.offset(showing: path, at: position) == view.offset)
        // What scrolls lets go of it.
        view.scroll(to: view.offset.y - 150)
        let seen = view.host.layout.anchor(in: view.host.visibleRect)
        measure()
        #expect(view.host.layout.anchor(in: view.host.visibleRect) == seen)
        view.check()
    }

    @Test func `measures that come after a resize move nothing, and leave no hole`() {
        let items = [ItemSize](repeating: .estimate(100), count: 100)
        let view = FakeView(
            WaterfallLayout(
                options: WaterfallOptions(lanes: .fixed(1), spacing: 0), across: 300, items: items),
            width: 300, height: 800)
        view.host.scrollToItem(ItemPath(item: 50), at: .center)
        view.host.resize(to: LayoutSize(width: 300, height: 300), insets: .zero)
        let offset = view.offset
        view.host.measured(view.host.itemsToMeasure.map { ($0, 100) })
        #expect(view.offset == offset)
        view.host.measured([])
        view.check()
    }

    @Test func `an item that moves keeps what was measured of it`() {
        let items = [ItemSize](repeating: .estimate(100), count: 3)
        let view = FakeView(
            WaterfallLayout(
                options: WaterfallOptions(lanes: .fixed(1), spacing: 0), across: 300, items: items),
            width: 300, height: 400)
        view.host.measured(view.host.itemsToMeasure.map { ($0, 70) })
        view.host.move(from: ItemPath(item: 0), to: ItemPath(item: 2))
        #expect(view.host.itemsToMeasure.isEmpty && view.host.layout.isMeasurable(ItemPath(item: 2)))
        view.host.resize(to: LayoutSize(width: 200, height: 400), insets: .zero)
        #expect(view.host.itemsToMeasure.count == 3)
        view.check()
    }

    @Test func `a header that sections share covers nothing that was scrolled to`() {
        var options = WaterfallOptions(lanes: .fixed(1), spacing: 0)
        options.section.header = Supplementary(extent: 50, isSticky: true)
        var second = options.section
        (second.header, second.continuesLanes) = (nil, true)
        second.footer = Supplementary(extent: 50, isSticky: true)
        var layout = WaterfallLayout(
            options: options, across: 300, items: [ItemSize](repeating: .extent(100), count: 10))
        layout.appendSection([ItemSize](repeating: .extent(100), count: 30), options: second)
        let view = FakeView(layout, width: 300, height: 400)
        view.host.scrollToItem(ItemPath(section: 1, item: 5), at: .start)
        #expect(view.offset.y == 1500)
        view.host.scrollToItem(ItemPath(item: 9), at: .end)
        #expect(view.offset.y == 1050 - 350)
        view.check()
    }

    @Test func `measures that bring a viewport back into the content leave no hole`() {
        let items = [ItemSize](repeating: .estimate(90), count: 50)
        let view = FakeView(
            WaterfallLayout(
                options: WaterfallOptions(lanes: .fixed(1), spacing: 0), across: 300, items: items),
            width: 300, height: 400)
        view.scroll(to: -60)
        view.host.measured(view.host.itemsToMeasure.map { ($0, 90) })
        view.check()
    }

    @Test func `a place that is no number is the item itself`() {
        for distance in [Double.nan, .infinity, -.infinity] {
            let view = FakeView(.hundreds(50), width: 300, height: 400)
            let state = ScrollAnchor(path: ItemPath(item: 20), edge: .start, distance: distance)
            #expect(view.host.restore(state))
            #expect(view.offset.y == 2000)
        }
    }
}
