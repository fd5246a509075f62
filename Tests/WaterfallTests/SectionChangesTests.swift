import TestSupport
import Testing
import Waterfall

/// Changes of all sections' options and sizes at once, and what views ask of sections.
@Suite struct SectionChangesTests {
    private func layout(_ sections: [[ItemSize]], lanes: Int = 2) -> WaterfallLayout {
        var options = WaterfallOptions()
        options.section.lanes = .fixed(lanes)
        var layout = WaterfallLayout(options: options, across: 310)
        for section in sections { layout.appendSection(section) }
        return layout
    }

    private func options(lanes: Int, header: Double? = nil, isSticky: Bool = false) -> SectionOptions {
        var options = SectionOptions()
        options.lanes = .fixed(lanes)
        options.header = header.map { Supplementary(extent: $0, isSticky: isSticky) }
        return options
    }

    private func frames(_ layout: WaterfallLayout) -> [LayoutRect] {
        (0..<layout.itemCount).compactMap { layout.path(ofRow: $0).flatMap { layout.frame($0) } }
    }

    @Test func `the width of an item is known by its span`() {
        let layout = layout([[], []], lanes: 3)
        let third = 290.0 / 3
        #expect(layout.breadth(inSection: 1) == third)
        #expect(abs((layout.breadth(spanning: 2, inSection: 0) ?? 0) - (2 * third + 10)) < 0.001)
        #expect(abs((layout.breadth(spanning: 9, inSection: 0) ?? 0) - 310) < 0.001)
        #expect(layout.breadth(spanning: -1, inSection: 0) == third)
        #expect(layout.breadth(inSection: 2) == nil && layout.breadth(inSection: -1) == nil)
    }

    @Test func `a layout knows whether anything in it is sticky`() {
        var layout = layout([[.extent(1)], [.extent(1)]])
        #expect(!layout.hasStickyStrips)
        layout.setOptions(options(lanes: 2, header: 10), ofSection: 0)
        #expect(!layout.hasStickyStrips)
        layout.setOptions(options(lanes: 2, header: 10, isSticky: true), ofSection: 1)
        #expect(layout.hasStickyStrips)
    }

    @Test(arguments: 0..<50)
    func `options for all sections at once equal those given one by one`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let sections = (0..<random.int(0...6)).map { _ in
            (0..<random.int(0...200)).map { _ in ItemSize.extent(Double(random.int(0...90))) }
        }
        var (atOnce, oneByOne) = (layout(sections), layout(sections))
        for _ in 0..<4 {
            let new: [SectionOptions?] = sections.indices.map { _ in
                random.pick([nil, options(lanes: random.int(1...4), header: random.pick([nil, 20]))])
            }
            atOnce.setOptions(ofSections: new)
            for (section, one) in new.enumerated() { oneByOne.setOptions(one, ofSection: section) }
            #expect(frames(atOnce) == frames(oneByOne))
            #expect(atOnce.contentSize == oneByOne.contentSize)
        }
    }

    @Test func `options that are as they were place nothing, and others place once`() {
        var layout = layout([extents(100), extents(100), extents(100)])
        layout.setOptions(ofSections: [nil, options(lanes: 3)])
        let placed = layout.placements
        layout.setOptions(ofSections: [nil, options(lanes: 3), nil, nil])
        #expect(layout.placements == placed)
        layout.setOptions(ofSections: [nil, options(lanes: 4), options(lanes: 1)])
        #expect(layout.placements == placed + 200)
    }

    @Test(arguments: 0..<50)
    func `other sizes for a section equal a layout made of them`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var sections = (0..<3).map { _ in (0..<random.int(0...300)).map { _ in size(&random) } }
        var changed = layout(sections, lanes: 3)
        for _ in 0..<4 {
            let section = random.int(0...2)
            for item in sections[section].indices where random.chance(30) {
                sections[section][item] = size(&random)
            }
            changed.setSizes(sections[section], inSection: section)
            let fresh = layout(sections, lanes: 3)
            let areEqual = zip(frames(changed), frames(fresh)).allSatisfy { isNear($0, $1) }
            #expect(areEqual, "\(frames(changed)) are not \(frames(fresh))")
            #expect(isNear(changed.contentSize.height, fresh.contentSize.height))
        }
    }

    private func size(_ random: inout SeededGenerator) -> ItemSize {
        let extent = Double(random.int(0...90))
        return random.pick([
            .extent(extent), .extent(extent, span: 2), .extent(extent, lane: 1),
            .aspect(width: 100, height: extent),
        ])
    }

    @Test func `an estimate does not undo a measure, and sizes of what is not there change nothing`() {
        var layout = layout([[.estimate(100), .estimate(100), .extent(100)]], lanes: 1)
        layout.measure(ItemPath(item: 0), extent: 30)
        layout.setSizes([.estimate(80), .estimate(80)], inSection: 0)
        #expect(frames(layout).map(\.height) == [30, 80, 100])
        layout.setSizes([.extent(5)], inSection: 1)
        layout.setSizes([.extent(5)], inSection: -1)
        #expect(frames(layout).map(\.height) == [30, 80, 100])
        layout.setSizes([.extent(7), .extent(8), .extent(9), .extent(10)], inSection: 0)
        #expect(frames(layout).map(\.height) == [7, 8, 9])
    }

    @Test func `what has been measured may be measured again`() {
        var layout = layout([[.estimate(100), .extent(100)]], lanes: 1)
        #expect(layout.isMeasurable(ItemPath(item: 0)) && !layout.isMeasurable(ItemPath(item: 1)))
        #expect(!layout.isMeasurable(ItemPath(item: 2)))
        layout.measure(ItemPath(item: 0), extent: 30)
        let moved = [40.0, 40, .nan].map { layout.measureAgain(ItemPath(item: 0), extent: $0) }
        #expect(moved == [true, false, true])
        #expect(layout.frame(0)?.height == 0)
        let refused = [1, 2].map { layout.measureAgain(ItemPath(item: $0), extent: 5) }
        #expect(refused == [false, false])
        layout.forgetMeasures()
        #expect(layout.needsMeasure(ItemPath(item: 0)) && !layout.needsMeasure(ItemPath(item: 1)))
        #expect(layout.frame(0)?.height == 0, "what was measured is the best guess")
    }

    @Test func `the extent of a size follows the axis, and bad numbers count as none`() {
        var layout = layout([])
        #expect(layout.extent(of: LayoutSize(width: 3, height: 5)) == 5)
        #expect(
            [-1.0, .nan, .infinity].allSatisfy { layout.extent(of: LayoutSize(width: 3, height: $0)) == 0 })
        var options = layout.options
        options.axis = .horizontal
        layout.setOptions(options)
        #expect(layout.extent(of: LayoutSize(width: 3, height: 5)) == 3)
    }

    @Test func `a rectangle that is none has an empty range`() {
        let layout = layout([extents(4)])
        #expect(layout.alongRange(of: LayoutRect(x: 0, y: .nan, width: 1, height: 1)) == 0..<0)
        #expect(layout.alongRange(of: LayoutRect(x: 0, y: 0, width: 1, height: .infinity)) == 0..<0)
        #expect(layout.alongRange(of: LayoutRect(x: 0, y: 4, width: 1, height: -3)) == 4..<4)
    }

    @Test func `a batch tells where headers and items were, and are`() throws {
        var layout = layout([extents(2), extents(3), extents(4)])
        var batch = BatchUpdate()
        batch.deleteSection(0)
        batch.moveSection(from: 2, to: 0)
        batch.deleteItem(at: ItemPath(section: 1, item: 0))
        let result = try layout.apply(batch)
        #expect(result.element(after: .header(section: 0)) == nil)
        #expect(result.element(after: .footer(section: 2)) == .footer(section: 0))
        #expect(result.element(before: .background(section: 1)) == .background(section: 1))
        #expect(result.element(after: .item(2, section: 1)) == .item(1, section: 1))
        #expect(result.element(after: .item(0, section: 1)) == nil)
        #expect(result.element(before: .item(3, section: 0)) == .item(3, section: 2))
    }

    private func extents(_ count: Int) -> [ItemSize] { (0..<count).map { .extent(Double(10 + $0 % 7)) } }
}
