import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// What a view that mounts its cells by itself keeps in place, and the room that it has.
@Suite struct HeldPlaceTests {
    private func layout(_ count: Int, _ turn: Turn = .upright) -> WaterfallLayout {
        var options = WaterfallOptions()
        turn.apply(&options)
        options.section.lanes = .fixed(1)
        options.section.itemGap = 0
        return WaterfallLayout(
            options: options, across: 300, items: [ItemSize](repeating: .extent(100), count: count))
    }

    private func viewport(_ start: Double, in layout: WaterfallLayout) -> LayoutRect {
        let isVertical = layout.options.axis == .vertical
        let rect = LayoutRect(x: 0, y: 0, width: isVertical ? 300 : 400, height: isVertical ? 400 : 300)
        return layout.movedAlong(rect, to: start)
    }

    private func start(_ viewport: LayoutRect, in layout: WaterfallLayout) -> Double {
        layout.alongRange(of: viewport).lowerBound
    }

    // B28
    @Test(arguments: Turn.all)
    func `the first visible item stays, wherever the content grows`(turn: Turn) throws {
        var layout = layout(60, turn)
        let place = HeldPlace(of: viewport(2030, in: layout), insets: .zero, in: layout)
        var batch = BatchUpdate()
        batch.insertItem(.extent(70), at: ItemPath(item: 3))
        batch.deleteItem(at: ItemPath(item: 20))
        let result = try layout.apply(batch)
        let moved = place.viewport(viewport(2030, in: layout), insets: .zero, in: layout) {
            result.path(after: $0)
        }
        // The item at 2100 lies at 2070 now, and it was 70 from the start.
        #expect(start(moved, in: layout) == 2000)
    }

    @Test(arguments: Turn.all)
    func `the ends of the content hold the viewport, unless a finger does`(turn: Turn) {
        var layout = layout(10, turn)
        let before = viewport(600, in: layout)
        let place = HeldPlace(of: before, insets: .zero, in: layout)
        layout.remove(7..<10)
        let moved = place.viewport(viewport(600, in: layout), insets: .zero, in: layout)
        #expect(start(moved, in: layout) == 300)
        let pulled = HeldPlace(of: viewport(-50, in: layout), insets: .zero, in: layout)
        let held = pulled.viewport(viewport(-50, in: layout), insets: .zero, in: layout, isHeld: true)
        #expect(start(held, in: layout) == -50)
    }

    @Test(arguments: Turn.all)
    func `without any item that is left the viewport is as far from its rest as it was`(turn: Turn) {
        var layout = layout(60, turn)
        let place = HeldPlace(of: viewport(1000, in: layout), insets: .zero, in: layout)
        layout = self.layout(50, turn)
        let moved = place.viewport(viewport(0, in: layout), insets: .zero, in: layout) { _ in nil }
        #expect(start(moved, in: layout) == 1000)
    }

    @Test(arguments: Turn.all)
    func `a view that had no size shows the start`(turn: Turn) {
        let layout = layout(60, turn)
        let place = HeldPlace(of: .zero, insets: .zero, in: layout)
        let moved = place.viewport(
            LayoutRect(x: 0, y: 0, width: 400, height: 400), insets: .zero, in: layout)
        #expect(start(moved, in: layout) == 0)
        #expect(place.viewport(.zero, insets: .zero, in: layout) == .zero)
    }

    @Test func `who awaits what is new stays at the start`() {
        var layout = layout(60)
        let insets = LayoutInsets(top: 54)
        for (awaitsNew, expected) in [(true, -54.0), (false, 46)] {
            let place = HeldPlace(
                of: viewport(-54, in: layout), insets: insets, in: layout, awaitsNew: awaitsNew)
            layout.insert([.extent(100)], at: ItemPath(item: 0))
            let moved = place.viewport(viewport(-54, in: layout), insets: insets, in: layout) {
                ItemPath(item: $0.item + 1)
            }
            #expect(moved.y == expected)
        }
    }

    // B30
    @Test func `items that are unsteady hold the place only where there are no others`() {
        var layout = layout(60)
        let place = HeldPlace(of: viewport(1050, in: layout), insets: .zero, in: layout) { $0.item == 10 }
        layout.replace(ItemPath(item: 10), with: .extent(180))
        #expect(place.viewport(viewport(1050, in: layout), insets: .zero, in: layout).y == 1130)
        let all = HeldPlace(of: viewport(1050, in: layout), insets: .zero, in: layout) { _ in true }
        layout.replace(ItemPath(item: 10), with: .extent(300))
        #expect(all.viewport(viewport(1050, in: layout), insets: .zero, in: layout).y == 1050)
    }

    @Test func `a batch says what it moves`() {
        var batch = BatchUpdate()
        batch.moveItem(from: ItemPath(item: 2), to: ItemPath(item: 5))
        batch.moveSection(from: 3, to: 0)
        let moves = batch.movesItem()
        #expect(moves(ItemPath(item: 2)) && moves(ItemPath(section: 3, item: 9)))
        #expect(!moves(ItemPath(item: 5)) && !moves(ItemPath(section: 0, item: 0)))
    }

    // MARK: - Room

    @Test func `a boundary takes what the content inset leaves, across the axis alone`() {
        var options = WaterfallOptions()
        let size = LayoutSize(width: 320, height: 480)
        let insets = LayoutInsets(top: 50, leading: 10, bottom: 34, trailing: 0)
        let boundary = LayoutInsets(top: 60, leading: 30, bottom: 40, trailing: 20)
        let vertical = ContainerSpace(size, contentInsets: insets, boundary: boundary, for: options)
        #expect(vertical.across == 310)
        #expect(vertical.fitted(options).section.insets == LayoutInsets(leading: 20, trailing: 20))
        options.axis = .horizontal
        options.section.insets = LayoutInsets(1)
        let horizontal = ContainerSpace(size, contentInsets: insets, boundary: boundary, for: options)
        #expect(horizontal.across == 396)
        #expect(
            horizontal.fitted(options).section.insets
                == LayoutInsets(top: 11, leading: 1, bottom: 7, trailing: 1))
        let none = ContainerSpace(.zero, contentInsets: insets, for: options)
        #expect(none.across == 0)
    }

    @Test(arguments: Turn.all)
    func `content that grows toward the view's origin fills it`(turn: Turn) {
        var options = WaterfallOptions()
        turn.apply(&options)
        let space = ContainerSpace(
            LayoutSize(width: 400, height: 400), contentInsets: LayoutInsets(10), for: options)
        let growsBackward = turn.isReversed != (turn.axis == .horizontal && turn.isRightToLeft)
        #expect(space.fitted(options).minimumContentExtent == (growsBackward ? 380 : 0))
        options.minimumContentExtent = 500
        #expect(space.fitted(options).minimumContentExtent == 500)
    }
}
