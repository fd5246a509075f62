import TestSupport
import Testing
import Waterfall

/// Sizes of nothing, insets below nothing, paths that never were, and other cases at the edge of what there is.
@Suite struct EdgeCaseTests {
    private func options(_ lanes: Int, _ adjust: (inout WaterfallOptions) -> Void = { _ in })
        -> WaterfallOptions
    {
        var options = WaterfallOptions(lanes: .fixed(lanes), spacing: 0)
        adjust(&options)
        return options
    }

    private func paths(_ items: Int...) -> [ItemPath] { items.map { ItemPath(item: $0) } }

    // MARK: - After a late height

    // B18
    @Test(arguments: [1000, 100 + 1e-8, 20])
    func `what is appended after a late height goes to the shortest lane`(extent: Double) {
        for isSticky in [true, false] {
            let options = options(2) { $0.stickyLanes = isSticky }
            let guesses = [ItemSize](repeating: .estimate(100), count: 200)
            var layout = WaterfallLayout(options: options, across: 200, items: guesses)
            layout.measure(ItemPath(item: 0), extent: extent)
            for _ in 0..<40 {
                let ends = (0..<2).map { lane in
                    let items = (0..<layout.itemCount).filter { layout.lane(ItemPath(item: $0)) == lane }
                    return items.compactMap { layout.frame($0)?.maxY }.max() ?? 0
                }
                layout.append([.extent(100)])
                let top = layout.frame(layout.itemCount - 1)?.y ?? -1
                #expect(abs(top - (ends.min() ?? 0)) < 1e-3, "\(layout.itemCount), \(ends)")
            }
        }
    }

    @Test func `sizes with few decimals are placed alike in one portion and one by one`() {
        for seed in 1...200 {
            var generator = SeededGenerator(seed: seed)
            let sizes = (0..<300).map { _ in ItemSize.extent(100 + Double(generator.int(0...2)) / 10_000) }
            let options = WaterfallOptions(lanes: .fixed(2 + seed % 2), spacing: 10)
            var grown = WaterfallLayout(options: options, across: 300)
            for size in sizes { grown.append([size]) }
            let whole = WaterfallLayout(options: options, across: 300, items: sizes)
            let lanes = (0..<300).map { whole.lane(ItemPath(item: $0)) }
            #expect((0..<300).map { grown.lane(ItemPath(item: $0)) } == lanes, "\(seed)")
        }
    }

    // MARK: - Items of no size

    // B41
    @Test(arguments: [false, true])
    func `an arrow passes items of no size one by one`(isReversed: Bool) {
        let layout = WaterfallLayout(
            options: options(1) { $0.isReversed = isReversed }, across: 300,
            items: [0, 0, 50, 0, 0, 50, 0].map { .extent($0) })
        let (onward, back) = isReversed ? (FocusMove.up, FocusMove.down) : (.down, .up)
        for item in 0..<6 {
            let (here, next) = (ItemPath(item: item), ItemPath(item: item + 1))
            #expect(layout.neighbor(of: here, toward: onward) == next)
            #expect(layout.neighbor(of: next, toward: back) == here)
        }
        #expect(layout.neighbor(of: ItemPath(item: 6), toward: onward) == nil)
        #expect(layout.neighbor(of: ItemPath(item: 0), toward: back) == nil)
    }

    @Test func `dense packing loses nothing behind an item of no size`() {
        let options = options(3) { $0.section.packing = .dense }
        let layout = WaterfallLayout(
            options: options, across: 300,
            items: [
                .extent(20), .extent(50, span: 2), .extent(0, span: 2), .extent(50), .extent(20),
                .extent(0, span: 2),
            ])
        #expect(layout.frame(3) == LayoutRect(x: 0, y: 50, width: 100, height: 50))
        let found = layout.elements(in: LayoutRect(x: 0, y: 53, width: 300, height: 1))
        #expect(found.map(\.element.path) == paths(3))
        #expect(layout.item(at: LayoutPoint(x: 10, y: 75)) == ItemPath(item: 3))
    }

    // MARK: - Negative insets

    private func expectFoundWhereItIs(
        _ layout: WaterfallLayout, _ elements: LayoutElement...,
        at location: SourceLocation = #_sourceLocation
    ) {
        for element in elements {
            guard let frame = layout.frame(of: element) else {
                Issue.record("\(element) has no frame", sourceLocation: location)
                continue
            }
            for y in [frame.y, frame.midY, max(frame.y, frame.maxY - 1)] {
                let line = LayoutRect(x: frame.x, y: y, width: 300, height: 1)
                let isFound = layout.elements(in: line).contains { $0.element == element }
                #expect(isFound, "\(element) at \(y)", sourceLocation: location)
            }
        }
    }

    @Test func `what negative insets push out of its section is found where it is`() {
        var pushed = SectionOptions()
        pushed.lanes = .fixed(1)
        func layout(_ adjust: (inout SectionOptions) -> Void) -> WaterfallLayout {
            var own = pushed
            adjust(&own)
            var layout = WaterfallLayout(options: options(1), across: 300, items: [.extent(100)])
            layout.appendSection([.extent(100)], options: own)
            layout.appendSection([.extent(100)])
            return layout
        }
        let early = layout { $0.insets.top = -30 }
        #expect(early.frame(ItemPath(section: 1, item: 0))?.y == 70)
        expectFoundWhereItIs(early, .item(0, section: 0), .item(0, section: 1), .item(0, section: 2))
        expectFoundWhereItIs(layout { $0.insets.bottom = -30 }, .item(0, section: 1), .item(0, section: 2))
        expectFoundWhereItIs(
            layout { $0.header = Supplementary(extent: 40, insets: LayoutInsets(top: -20)) },
            .header(section: 1), .item(0, section: 0))
        expectFoundWhereItIs(
            layout { $0.footer = Supplementary(extent: 40, insets: LayoutInsets(bottom: -20)) },
            .footer(section: 1), .item(0, section: 2))
        expectFoundWhereItIs(layout { $0.background = LayoutInsets(-20) }, .background(section: 1))
    }

    @Test func `a background that its insets leave no size is found too`() {
        var layout = WaterfallLayout(options: options(1), across: 300, items: [.extent(100)])
        var own = SectionOptions()
        own.background = LayoutInsets(30)
        layout.appendSection([], options: own)
        layout.appendSection([.extent(100)])
        expectFoundWhereItIs(layout, .background(section: 1))
    }

    @Test func `negative insets take no more than the section has`() {
        var own = SectionOptions()
        own.insets.top = -500
        var layout = WaterfallLayout(options: options(1), across: 300, items: [.extent(100)])
        layout.appendSection([.extent(100)], options: own)
        layout.appendSection([.extent(100)])
        #expect(layout.frame(ItemPath(section: 2, item: 0))?.y == 100)
        #expect(layout.contentSize.height == 200)
    }

    // MARK: - What has been measured

    @Test func `an item that moves keeps its measure, but not into lanes of another width`() {
        var one = SectionOptions()
        one.lanes = .fixed(1)
        var layout = WaterfallLayout(options: options(3), across: 300)
        layout.appendSection([.estimate(100), .estimate(100), .estimate(100)])
        layout.appendSection([.extent(10)], options: one)
        for item in 0..<3 { layout.measure(ItemPath(item: item), extent: 70) }
        layout.move(from: ItemPath(item: 0), to: ItemPath(item: 2))
        #expect(layout.isMeasurable(ItemPath(item: 2)) && !layout.needsMeasure(ItemPath(item: 2)))
        let place = ItemPath(section: 1, item: 1)
        var batched = layout
        var batch = BatchUpdate()
        batch.moveItem(from: ItemPath(item: 2), to: place)
        #expect(throws: Never.self) { try batched.apply(batch) }
        layout.move(from: ItemPath(item: 2), to: place)
        for layout in [layout, batched] {
            #expect(layout.needsMeasure(place) && layout.size(place) == .estimate(70))
            #expect(layout.frame(place) == LayoutRect(x: 0, y: 90, width: 300, height: 70))
        }
        let before = layout.contentSize
        layout.move(from: ItemPath(item: 9), to: ItemPath(item: 0))
        layout.move(from: ItemPath(item: 0), to: ItemPath(item: 2))
        layout.move(from: ItemPath(item: 0), to: ItemPath(section: 5, item: 0))
        #expect(layout.contentSize == before && layout.itemCount == 4)
    }

    @Test func `a given size takes the place of an equal measure`() {
        var layout = WaterfallLayout(options: options(1), across: 300, items: [.estimate(50)])
        layout.measure(ItemPath(item: 0), extent: 70)
        layout.setSizes([.extent(70)], inSection: 0)
        layout.setAcross(200)
        #expect(!layout.isMeasurable(ItemPath(item: 0)) && layout.frame(0)?.height == 70)
    }

    @Test
    func `an item that is reloaded without its lane goes where any item goes, also where lanes are sticky`() {
        let options = options(3) { $0.stickyLanes = true }
        var layout = WaterfallLayout(options: options, across: 300, items: [.extent(50, lane: 2)])
        var batch = BatchUpdate()
        batch.reloadItem(at: ItemPath(item: 0), size: .extent(60))
        #expect(throws: Never.self) { try layout.apply(batch) }
        #expect(layout.lane(ItemPath(item: 0)) == 0)
    }

    // MARK: - Numbers that nobody means

    @Test func `room for any number can be asked for, and a path that never was is nowhere`() throws {
        var layout = WaterfallLayout(options: options(1), across: 300, items: [.extent(10)])
        layout.reserveCapacity(items: .min, sections: .min)
        layout.reserveCapacity(items: .max, sections: .max)
        var batch = BatchUpdate()
        batch.insertSection(0)
        batch.insertItem(.extent(1), at: ItemPath(section: 1, item: 0))
        let result = try layout.apply(batch)
        #expect(result.path(after: ItemPath(item: .max)) == nil && result.section(after: .max) == nil)
        _ = result.path(before: ItemPath(section: .min, item: .min))
        _ = result.path(after: ItemPath(section: .min, item: .min))
    }

    // MARK: - A move in preview

    @Test func `a preview of a move stays in the content as it is, packed or not`() {
        var frames: [[PlacedElement]] = []
        for packing in [Packing.sparse, .dense] {
            let options = options(2) {
                $0.isReversed = true
                $0.section.packing = packing
            }
            let layout = WaterfallLayout(
                options: options, across: 200, items: [100, 50, 20, 60].map { .extent($0) })
            frames.append(
                layout.elements(
                    in: LayoutRect(x: 0, y: 0, width: 200, height: 200), moving: ItemPath(item: 3),
                    to: ItemPath(item: 0)))
        }
        #expect(frames[0] == frames[1] && frames[0].count == 4)
        #expect(frames[0][0].frame == LayoutRect(x: 100, y: 30, width: 100, height: 100))
    }
}
