import TestSupport
import Testing
import Waterfall

/// Sections, their headers and footers.
@Suite struct BehaviourSectionsTests {
    private func section(
        lanes: Int = 2, gap: Double = 10, header: Double? = nil, footer: Double? = nil
    ) -> SectionOptions {
        var section = SectionOptions()
        section.lanes = .fixed(lanes)
        (section.laneGap, section.itemGap) = (gap, gap)
        section.header = header.map { Supplementary(extent: $0) }
        section.footer = footer.map { Supplementary(extent: $0) }
        return section
    }

    private func empty(_ turn: Turn, _ section: SectionOptions, width: Double = 320) -> WaterfallLayout {
        WaterfallLayout(options: turn.options(section), across: width)
    }

    // B1
    @Test(arguments: Turn.all)
    func `an empty section takes just its header and footer`(turn: Turn) {
        var layout = empty(turn, section(header: 50, footer: 40))
        layout.appendSection()
        #expect(turn.frame(.header(section: 0), in: layout) == LayoutRect(0, 0, 320, 50))
        #expect(turn.frame(.footer(section: 0), in: layout) == LayoutRect(0, 50, 320, 40))
        turn.expect(layout, extent: 90)
    }

    // B1
    @Test(arguments: Turn.all)
    func `an empty section takes its insets, and those of its header and footer`(turn: Turn) {
        var options = section()
        options.insets = turn.insets(LayoutInsets(top: 5, leading: 1, bottom: 7, trailing: 1))
        let around = LayoutInsets(top: 2, leading: 10, bottom: 3, trailing: 20)
        options.header = Supplementary(extent: 50, insets: turn.insets(around))
        options.footer = Supplementary(extent: 40, insets: turn.insets(around))
        var layout = empty(turn, options)
        layout.appendSection()
        layout.appendSection(extents(30))
        #expect(turn.frame(.header(section: 0), in: layout) == LayoutRect(10, 2, 290, 50))
        #expect(turn.frame(.footer(section: 0), in: layout) == LayoutRect(10, 69, 290, 40))
        #expect(turn.top(.header(section: 1), in: layout) == 114)
        #expect(turn.top(.item(0, section: 1), in: layout) == 172)
        turn.expect(layout, extent: 112 + 112 + 30)
    }

    // B1
    @Test(arguments: Turn.all)
    func `empty sections without headers take nothing`(turn: Turn) {
        var layout = empty(turn, section())
        layout.appendSection()
        layout.appendSection()
        turn.expect(layout, extent: 0)
        layout.appendSection(extents(30))
        #expect(turn.top(.item(0, section: 2), in: layout) == 0)
        turn.expect(layout, extent: 30)
    }

    // B2
    @Test(arguments: Turn.all)
    func `a reload to nothing leaves nothing to find`(turn: Turn) throws {
        let everywhere = LayoutRect(-1e6, -1e6, 2e6, 2e6)
        let filled = turn.layout(extents(100, times: 60), width: 320, lanes: 2, gap: 10)
        #expect(filled.elements(in: everywhere).count == 60)
        var removed = filled
        removed.remove(0..<60)
        var all = filled
        all.removeAll()
        var deleted = filled
        var batch = BatchUpdate()
        batch.deleteSection(0)
        _ = try deleted.apply(batch)
        for layout in [removed, all, deleted] {
            #expect(layout.elements(in: everywhere).isEmpty)
            #expect(layout.frame(0) == nil)
            #expect(layout.item(at: LayoutPoint(x: 10, y: 10)) == nil)
            #expect(layout.anchor(in: everywhere) == nil)
            turn.expect(layout, extent: 0)
        }
    }

    // B22
    @Test(arguments: Turn.all)
    func `a section may carry on in the lanes of the one before`(turn: Turn) {
        // The space of 10 between separate sections is an inset, which falls away where lanes carry on.
        var first = section()
        first.insets = turn.insets(LayoutInsets(bottom: 10))
        var second = section()
        second.insets = first.insets
        second.continuesLanes = true
        var carried = empty(turn, section())
        carried.appendSection(extents(100, 50), options: first)
        carried.appendSection(extents(40), options: second)
        turn.expect(carried, section: 1, places: [(1, 60)])
        turn.expect(carried, extent: 110)

        second.continuesLanes = false
        var separate = empty(turn, section())
        separate.appendSection(extents(100, 50), options: first)
        separate.appendSection(extents(40), options: second)
        turn.expect(separate, section: 1, places: [(0, 110)])
        turn.expect(separate, extent: 160)
    }

    // B22
    @Test(arguments: Turn.all)
    func `sections that carry on are laid out as if they were one`(turn: Turn) {
        var generator = SeededGenerator(seed: 22)
        let items = (0..<300).map { _ in generator.itemSize(lanes: 3) }.map(turn.item)
        var options = section(lanes: 3)
        options.continuesLanes = true
        let whole = WaterfallLayout(options: turn.options(options), across: 320, items: items)
        var parts = empty(turn, options)
        for start in stride(from: 0, to: 300, by: 60) {
            // An empty section among them interrupts nothing.
            parts.appendSection()
            parts.appendSection(items[start..<start + 60])
        }
        for row in 0..<300 {
            let frame = parts.path(ofRow: row).flatMap { parts.frame($0) }
            #expect(frame == whole.frame(row), "item \(row)")
        }
        #expect(parts.contentSize == whole.contentSize)
    }

    // B22
    @Test func `lanes do not carry on over a header, a footer or other lanes`() {
        func place(_ change: (inout SectionOptions, inout SectionOptions) -> Void) -> LayoutRect? {
            var (first, second) = (section(), section())
            second.continuesLanes = true
            change(&first, &second)
            var layout = WaterfallLayout(across: 310)
            layout.appendSection(extents(100, 50), options: first)
            layout.appendSection(extents(40), options: second)
            return layout.frame(of: .item(0, section: 1))
        }
        #expect(place { _, _ in } == LayoutRect(160, 60, 150, 40))
        #expect(place { $1.header = Supplementary(extent: 20) } == LayoutRect(0, 120, 150, 40))
        #expect(place { first, _ in first.footer = Supplementary(extent: 20) } == LayoutRect(0, 120, 150, 40))
        #expect(place { $1.lanes = .fixed(1) } == LayoutRect(0, 100, 310, 40))
        #expect(place { $1.laneGap = 20 } == LayoutRect(0, 100, 145, 40))
        #expect(place { $1.placement = .roundRobin } == LayoutRect(0, 100, 150, 40))
        #expect(
            place { first, _ in first.header = Supplementary(extent: 20) } == LayoutRect(160, 80, 150, 40))
        #expect(place { $1.footer = Supplementary(extent: 20) } == LayoutRect(160, 60, 150, 40))
    }

    // B23
    @Test(arguments: Turn.all)
    func `header and footer of one section are two elements at one path`(turn: Turn) {
        var layout = empty(turn, section(header: 50, footer: 40))
        layout.appendSection(extents(30))
        let all = layout.elements(in: LayoutRect(0, 0, 1000, 1000))
        #expect(all.map(\.element) == [.header(section: 0), .item(0), .footer(section: 0)])
        let strips = all.filter { $0.element.kind != .item }
        #expect(Set(strips.map(\.element)).count == 2)
        #expect(Set(strips.map(\.element.path)).count == 1)
        layout.remove(0..<1)
        #expect(layout.elements(in: LayoutRect(0, 0, 1000, 1000)).count == 2)
    }

    // B25
    @Test(arguments: Turn.all)
    func `a sticky header stays in its section`(turn: Turn) {
        let layout = sticky(turn)
        for (offset, top) in [
            (-30.0, 0.0), (0, 0), (500, 500), (980, 960), (960, 960), (959, 959), (1300, 960),
        ] {
            expectPinned(turn, layout, .header(section: 0), offset: offset, top: top)
        }
        // The next section's is not reached before its section.
        for (offset, top) in [(0.0, 1000.0), (980, 1000), (1000, 1000), (1200, 1200)] {
            expectPinned(turn, layout, .header(section: 1), offset: offset, top: top)
        }
    }

    // B25
    @Test(arguments: Turn.all)
    func `a sticky footer stays at the end of the view while its section is there`(turn: Turn) {
        let layout = sticky(turn)
        // A view of 400; the second section is 1000…2000, its header 40 and its footer 30.
        for (offset, top) in [
            (1600.0, 1970.0), (1700, 1970), (1500, 1870), (1000, 1370), (640, 1040), (600, 1040), (0, 1040),
        ] {
            expectPinned(turn, layout, .footer(section: 1), offset: offset, top: top)
        }
    }

    // B25
    @Test(arguments: Turn.all)
    func `a query finds a sticky header where it is pinned, and no other there`(turn: Turn) {
        let layout = sticky(turn)
        let visible = turn.rect(LayoutRect(0, 500, 320, 400), in: layout)
        let pinned = layout.elements(in: visible, pinnedTo: visible)
        #expect(pinned.first?.element == .header(section: 0))
        #expect(pinned.first.map { turn.upright($0.frame, in: layout) } == LayoutRect(0, 500, 320, 40))
        #expect(layout.elements(in: visible).contains { $0.element.kind == .header } == false)
    }

    private func sticky(_ turn: Turn) -> WaterfallLayout {
        var options = section(lanes: 1, gap: 0)
        options.header = Supplementary(extent: 40, isSticky: true)
        var layout = empty(turn, options)
        layout.appendSection(extents(480, 480))
        options.footer = Supplementary(extent: 30, isSticky: true)
        layout.appendSection(extents(465, 465), options: options)
        return layout
    }

    private func expectPinned(
        _ turn: Turn, _ layout: WaterfallLayout, _ element: LayoutElement, offset: Double, top: Double,
        at location: SourceLocation = #_sourceLocation
    ) {
        let visible = turn.rect(LayoutRect(0, offset, 320, 400), in: layout)
        let frame = layout.frame(of: element, pinnedTo: visible).map { turn.upright($0, in: layout) }
        #expect(
            frame.map { isNear($0.y, top) } == true, "at \(offset) it is at \(frame as Any), expected \(top)",
            sourceLocation: location)
    }
}
