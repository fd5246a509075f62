import TestSupport
import Testing
import Waterfall

/// What stays where it is on screen, whatever happens to the layout.
@Suite struct BehaviourAnchorTests {
    /// The upright viewport that keeps the anchor of `offset` over a change.
    private func offset(
        _ turn: Turn, _ layout: inout WaterfallLayout, from offset: Double, view: Double = 400,
        edge: ScrollAnchor.Edge = .start, _ change: (inout WaterfallLayout) throws -> Int? = { _ in nil }
    ) rethrows -> Double? {
        let visible = turn.rect(LayoutRect(0, offset, layout.across, view), in: layout)
        guard var anchor = layout.anchor(in: visible, edge: edge) else { return nil }
        if let renamed = try change(&layout) { anchor.path = ItemPath(item: renamed) }
        return layout.viewport(visible, restoring: anchor).map { turn.upright($0, in: layout).y }
    }

    // B28
    @Test(arguments: Turn.all)
    func `prepending keeps the visible item in place`(turn: Turn) {
        var layout = turn.layout(extents(100, times: 40), lanes: 2, gap: 10)
        #expect(turn.top(.item(4), in: layout) == 220)
        let kept = offset(turn, &layout, from: 220) {
            $0.insert(extents(100, times: 4), at: ItemPath(item: 0))
            return 8
        }
        #expect(turn.top(.item(8), in: layout) == 440)
        #expect(kept == 440)
    }

    // B29
    @Test(arguments: Turn.all)
    func `another width and number of lanes keep the first visible item`(turn: Turn) {
        let squares = [ItemSize](repeating: .aspect(width: 1, height: 1), count: 100)
        var layout = turn.layout(squares, width: 390, lanes: .minimumWidth(190), gap: 10)
        #expect(turn.frame(.item(40), in: layout) == LayoutRect(0, 4000, 190, 190))
        let kept = offset(turn, &layout, from: 4000) {
            $0.setAcross(844)
            return nil
        }
        #expect(turn.frame(.item(40), in: layout) == LayoutRect(0, 2135, 203.5, 203.5))
        #expect(kept == 2135)
    }

    // B30
    @Test(arguments: Turn.all)
    func `a height corrected above the viewport shifts the offset by as much`(turn: Turn) {
        var layout = turn.layout(extents(100, times: 40), lanes: 1)
        let kept = offset(turn, &layout, from: 1000) {
            $0.replace(ItemPath(item: 3), with: .extent(150))
            return nil
        }
        #expect(kept == 1050)
        let below = offset(turn, &layout, from: 1050) {
            $0.replace(ItemPath(item: 20), with: .extent(150))
            return nil
        }
        #expect(below == 1050)
    }

    // B30
    @Test(arguments: Turn.all)
    func `read from its end, what changes above the last visible item pushes up`(turn: Turn) {
        var layout = turn.layout(extents(100, times: 40), lanes: 1)
        let kept = offset(turn, &layout, from: 1000, edge: .end) {
            $0.replace(ItemPath(item: 12), with: .extent(150))
            return nil
        }
        #expect(kept == 1050)
    }

    // B30
    @Test func `an item that shrinks while it reaches above the viewport does not leave it`() {
        var layout = Turn.upright.layout(extents(1000, times: 5), lanes: 1)
        let visible = LayoutRect(0, 400, 300, 400)
        let anchor = layout.anchor(in: visible)
        layout.replace(ItemPath(item: 0), with: .extent(100))
        let kept = anchor.flatMap { layout.viewport(visible, restoring: $0) }
        #expect(kept?.y == 100)
    }

    // B40
    @Test(arguments: Turn.all, [ScrollAnchor.Edge.start, .end])
    func `scroll state restores in one pass`(turn: Turn, edge: ScrollAnchor.Edge) {
        var generator = SeededGenerator(seed: 40)
        let items = (0..<2000).map { _ in ItemSize.extent(Double(generator.int(20...400))) }
        let layout = turn.layout(items, lanes: 3, gap: 10)
        let top = turn.top(.item(500), in: layout) ?? 0
        let visible = turn.rect(LayoutRect(0, top + 12, 300, 400), in: layout)
        let state = layout.anchor(at: ItemPath(item: 500), in: visible, edge: edge)
        if edge == .start { #expect(state == ScrollAnchor(path: ItemPath(item: 500), distance: -12)) }

        let again = turn.layout(items, lanes: 3, gap: 10)
        let start = turn.rect(LayoutRect(0, 0, 300, 400), in: again)
        let restored = state.flatMap { again.viewport(start, restoring: $0) }
        #expect(restored == visible)
        #expect((0..<2000).allSatisfy { again.lane(ItemPath(item: $0)) == layout.lane(ItemPath(item: $0)) })
    }

    // B40
    @Test func `a state whose item is gone restores nothing`() {
        let layout = Turn.upright.layout(extents(100, times: 5), lanes: 2)
        let visible = LayoutRect(0, 0, 300, 400)
        #expect(layout.viewport(visible, restoring: ScrollAnchor(path: ItemPath(item: 5))) == nil)
        #expect(layout.anchor(in: LayoutRect(0, 1000, 300, 400)) == nil)
    }

    // B42
    @Test(arguments: [0, 17, 9000, 9999])
    func `a jump to an item that is not measured lands on it in two passes`(target: Int) {
        var generator = SeededGenerator(seed: 42)
        let measured = (0..<10_000).map { _ in Double(generator.int(20...600)) }
        var layout = Turn.upright.layout(
            [ItemSize](repeating: .estimate(100), count: 10_000), lanes: 3, gap: 10)
        let jump = ScrollAnchor(path: ItemPath(item: target))
        var visible = LayoutRect(0, 0, 300, 800)
        for _ in 0..<2 {
            visible = layout.viewport(visible, restoring: jump) ?? visible
            for placed in layout.elements(in: visible) {
                let item = placed.element.path.item
                layout.replace(placed.element.path, with: .extent(measured[item]))
            }
            visible = layout.viewport(visible, restoring: jump) ?? visible
        }
        #expect(layout.frame(target)?.y == visible.y)
        #expect(layout.frame(target)?.height == measured[target])
    }
}
