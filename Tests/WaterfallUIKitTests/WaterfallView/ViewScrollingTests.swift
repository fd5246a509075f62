import Testing
import UIKit
import WaterfallUIKit

/// What stays where it is on screen, and what work a scroll makes.
@MainActor
@Suite struct ViewScrollingTests {
    // B19, W27
    @Test func `scrolling away and back changes no frame, and a short scroll no cell but those that crossed`()
    {
        let stage = ViewStage((0..<600).map { .extent(Double(50 + $0 * 37 % 120)) }, lanes: 3, gap: 7)
        let before = (0...20).map { stage.view.layout.frame($0) }
        stage.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .start, animated: false)
        stage.window.layoutIfNeeded()
        stage.check()
        let cells = stage.cells
        stage.scroll(to: stage.view.contentOffset.y + 10)
        let kept = stage.cells.filter { cells[$0.key] === $0.value }
        #expect(kept.count >= cells.count - 3)
        for _ in 0..<50 { stage.scroll(to: max(0, stage.view.contentOffset.y - 400)) }
        stage.scroll(to: 0)
        #expect((0...20).map { stage.view.layout.frame($0) } == before)
        stage.check()
    }

    // B28
    @Test func `prepending keeps what one sees in place`() {
        let stage = ViewStage(extents(100, times: 40), lanes: 2, gap: 10)
        stage.scroll(to: 220)
        let cell = stage.cell(4)
        #expect(cell?.frame.minY == 220)
        stage.insert(extents(100, times: 4), at: 0)
        #expect(stage.view.contentOffset.y == 440)
        #expect(stage.cell(8) === cell && cell?.frame.minY == 440)
        stage.check()
    }

    // B29
    @Test func `turning the device keeps the first visible item`() {
        let stage = ViewStage(
            [ItemSize](repeating: .aspect(width: 1, height: 1), count: 100), width: 390, height: 844,
            lanes: 2,
            gap: 10)
        stage.scroll(to: 4000)
        #expect(stage.frame(40)?.minY == 4000)
        stage.view.options.section.lanes = .fixed(4)
        stage.resize(width: 844, height: 390)
        #expect(stage.view.contentOffset.y == 2135 && stage.frame(40)?.minY == 2135)
        #expect(stage.frame(40)?.width == 203.5)
        stage.check()
    }

    // B30
    @Test func `a height corrected above the viewport moves the offset by as much`() {
        let stage = ViewStage(extents(100, times: 40), lanes: 1)
        stage.scroll(to: 1000)
        stage.sections[0][3].size = .extent(150)
        stage.view.reloadItems(at: [IndexPath(item: 3, section: 0)])
        stage.window.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 1050 && stage.seen.first == 10)
        stage.check()
    }

    // B39
    @Test func `live cells are bounded at any offset`() {
        let stage = ViewStage(extents(100, times: 100_000), height: 800, lanes: 2)
        NumberCell.made = 0
        for step in 0..<40 {
            stage.scroll(to: Double(step) * 120_000)
            #expect(stage.seen.count <= 18)
            #expect(stage.view.cellCounts.mounted <= 36)
            #expect(stage.view.cellCounts.pooled <= 36)
        }
        #expect(NumberCell.made <= 72)
        stage.check()
    }

    // B40
    @Test func `the scroll position is restored in one pass`() throws {
        let stage = ViewStage(extents(100, times: 1000), lanes: 2)
        stage.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .start, animated: false)
        stage.scroll(to: stage.view.contentOffset.y + 12)
        let state = try #require(stage.view.scrollState)
        let offset = stage.view.contentOffset.y
        // A new view, that has no size yet.
        let fresh = ViewStage(extents(100, times: 1000), width: 0, height: 0, lanes: 2)
        #expect(fresh.view.restore(state))
        #expect(!fresh.view.restore(ScrollAnchor(path: ItemPath(item: 5000))))
        #expect(fresh.view.restore(state))
        fresh.resize(width: 320, height: 480)
        #expect(fresh.view.contentOffset.y == offset && offset == 25012)
        fresh.check()
    }

    // B42
    @Test(arguments: [ScrollPosition.start, .end])
    func `jumping to an unmeasured item lands on it`(position: ScrollPosition) {
        let stage = ViewStage(
            [ItemSize](repeating: .estimate(100), count: 10_000), lanes: 2, gap: 5
        ) { $0.stickyLanes = true }
        stage.measured = { 60 + CGFloat($0.number * 37 % 200) }
        stage.view.reloadData()
        stage.window.layoutIfNeeded()
        stage.view.scrollToItem(at: IndexPath(item: 9000, section: 0), at: position, animated: false)
        stage.window.layoutIfNeeded()
        let frame = stage.frame(9000) ?? .zero
        #expect(frame.height == 60 + CGFloat(9000 * 37 % 200))
        if position == .start { #expect(frame.minY == stage.view.contentOffset.y) }
        #expect(frame.intersects(stage.view.bounds))
        stage.check()
    }

    // W12
    @Test func `cells that say how large they want to be get that size, with nothing seen to move`() {
        let stage = ViewStage([ItemSize](repeating: .estimate(300), count: 60), lanes: 3) {
            $0.stickyLanes = true
        }
        stage.measured = { CGFloat(100 + $0.number % 5 * 40) }
        stage.view.reloadData()
        stage.window.layoutIfNeeded()
        #expect(stage.cells.allSatisfy { $0.value.frame.height == $0.value.wanted })
        for y in [300.0, 900, 1500, 600, 0] {
            stage.scroll(to: y)
            #expect(stage.cells.allSatisfy { $0.value.frame.height == $0.value.wanted })
            stage.check()
        }
    }

    // W28
    @Test func `the last of a million items is reached`() {
        let stage = ViewStage(
            (0..<1_000_000).map { .extent(Double(200 + $0 % 9 * 10)) }, lanes: 3, gap: 8)
        #expect(stage.view.contentSize.height > 80_000_000)
        stage.scroll(to: stage.view.contentSize.height - 480)
        #expect(stage.seen.last == 999_999)
        stage.scroll(to: 0)
        stage.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .end, animated: false)
        stage.window.layoutIfNeeded()
        #expect(stage.seen.last == 999_999)
    }

    @Test func `items are scrolled to at a place within the insets`() {
        let stage = ViewStage(extents(100, times: 100), lanes: 1)
        stage.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        stage.window.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == -50)
        for (position, offset) in [
            (ScrollPosition.start, 3950), (.end, 3650), (.center, 3800), (.nearest, 3800),
        ] as [(ScrollPosition, CGFloat)] {
            stage.view.scrollToItem(at: IndexPath(item: 40, section: 0), at: position, animated: false)
            stage.window.layoutIfNeeded()
            #expect(stage.view.contentOffset.y == offset)
        }
        stage.view.scrollToItem(at: IndexPath(item: 80, section: 0), at: .start, animated: true)
        #expect(stage.view.contentOffset.y == 7950)
        stage.check()
    }

    @Test func `an offset that is set before the view has a size counts`() {
        let stage = ViewStage(extents(100, times: 100), width: 0, height: 0, lanes: 1)
        stage.view.contentOffset.y = 700
        stage.resize(width: 320, height: 480)
        #expect(stage.view.contentOffset.y == 700 && stage.seen.first == 7)
    }

    @Test func `a view that is hidden by its size keeps its place`() {
        let stage = ViewStage(extents(100, times: 100), lanes: 1)
        stage.scroll(to: 700)
        stage.resize(width: 0, height: 0)
        #expect(stage.cells.isEmpty)
        stage.resize(width: 320, height: 480)
        #expect(stage.seen.first == 7)
        stage.check()
    }

    @Test func `a data source that reloads from within a scroll gets its answer`() {
        let stage = ViewStage(extents(100, times: 100), lanes: 1)
        stage.onScroll = { [unowned stage] in
            stage.onScroll = nil
            stage.sections[0].removeLast(50)
            stage.view.reloadData()
        }
        stage.scroll(to: 4000)
        #expect(stage.view.layout.itemCount == 50)
        stage.check()
    }

    @Test func `a change from within a scroll leaves the view where the finger has brought it`() {
        for change in [
            { (stage: ViewStage) in
                stage.sections[0] += stage.items(extents(100))
                stage.view.insertItems(at: [IndexPath(item: 100, section: 0)])
            },
            { (stage: ViewStage) in
                stage.sections[0].removeLast(80)
                stage.view.deleteItems(at: (20..<100).map { IndexPath(item: $0, section: 0) })
            },
            { (stage: ViewStage) in stage.view.reloadData() },
            { (stage: ViewStage) in stage.view.beginRefreshing() },
            { (stage: ViewStage) in stage.view.selectItem(at: IndexPath(item: 3, section: 0)) },
            { (stage: ViewStage) in stage.view.setNoMoreData() },
            { (stage: ViewStage) in stage.view.options.section.insets.leading = 10 },
        ] {
            let stage = ViewStage(extents(100, times: 100), lanes: 1)
            stage.view.onLoadMore = { true }
            stage.view.onRefresh = {}
            stage.onScroll = { [unowned stage] in
                stage.onScroll = nil
                change(stage)
            }
            stage.scroll(to: 700)
            #expect(stage.view.contentOffset.y == 700)
            stage.check()
        }
    }

    @Test func `a drag past the top bounces back`() {
        let stage = ViewStage(extents(100, times: 100), lanes: 1)
        stage.view.drag(by: CGPoint(x: 0, y: -70))
        #expect(stage.view.contentOffset.y == -70)
        stage.insert(extents(100), at: 100)
        #expect(stage.view.contentOffset.y == -70)
        stage.view.endDrag()
        #expect(stage.view.contentOffset.y == 0)
        stage.check()
    }
}
