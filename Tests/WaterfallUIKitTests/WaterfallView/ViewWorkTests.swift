import Testing
import UIKit
import WaterfallUIKit

/// Work, counted: what a view asks, and what it makes.
@MainActor
@Suite struct ViewWorkTests {
    @Test func `a scroll that brings cells asks for each of them once, and for no size at all`() {
        let stage = ViewStage((0..<5000).map { .extent(Double(50 + $0 * 31 % 90)) }, lanes: 3, gap: 4)
        (stage.sizesAsked, stage.cellsAsked) = (0, [])
        var shown = Set(stage.cells.keys)
        var brought = 0
        for step in 1...100 {
            stage.scroll(to: Double(step) * 37)
            let now = Set(stage.cells.keys)
            brought += now.subtracting(shown).count
            shown = now
        }
        #expect(stage.cellsAsked.count == brought && brought > 50)
        #expect(stage.sizesAsked == 0)
        stage.check()
    }

    @Test func `a hundred thousand items open with nothing made but the cells that are visible`() {
        NumberCell.made = 0
        let stage = ViewStage(extents(100, times: 100_000), lanes: 2)
        #expect(NumberCell.made == stage.cellsAsked.count)
        #expect(NumberCell.made == stage.view.cellCounts.mounted && NumberCell.made <= 24)
        #expect(stage.sizesAsked == 100_000)
        #expect(stage.view.subviews.count <= NumberCell.made + 2)
    }

    // B32
    @Test func `appending asks for what is new alone`() {
        let stage = ViewStage(extents(100, times: 100_000), lanes: 2)
        let cells = stage.cells
        (stage.sizesAsked, stage.cellsAsked) = (0, [])
        stage.insert(extents(100, times: 20), at: 100_000)
        #expect(stage.sizesAsked == 20 && stage.cellsAsked.isEmpty)
        #expect(stage.cells == cells)
    }

    @Test func `an update keeps the cells of items that stay, and asks for those of new ones`() {
        let stage = ViewStage(extents(100, times: 20), lanes: 2)
        let cells = stage.cells
        stage.cellsAsked = []
        stage.insert(extents(100, times: 1), at: 2)
        #expect(stage.cellsAsked == [IndexPath(item: 2, section: 0)])
        for item in 2..<6 { #expect(stage.cell(item + 1) === cells[IndexPath(item: item, section: 0)]) }
        stage.check()
    }

    @Test func `a layout pass in which nothing has changed asks nothing and moves nothing`() {
        let stage = ViewStage([ItemSize](repeating: .estimate(80), count: 50), lanes: 2)
        (stage.sizesAsked, stage.cellsAsked) = (0, [])
        let frames = stage.cells.mapValues(\.frame)
        for _ in 0..<5 {
            stage.view.setNeedsLayout()
            stage.window.layoutIfNeeded()
        }
        #expect(stage.sizesAsked == 0 && stage.cellsAsked.isEmpty && stage.cells.mapValues(\.frame) == frames)
    }

    @Test func `items are prefetched ahead of their cells, each once`() {
        let stage = ViewStage(extents(100, times: 1000), lanes: 2)
        stage.view.prefetchDataSource = stage
        stage.scroll(to: 50)
        let first = stage.prefetched
        #expect(first.count == Set(first).count && !first.isEmpty)
        #expect(first.allSatisfy { stage.cell($0) == nil })
        for y in stride(from: 100.0, through: 2000, by: 50) { stage.scroll(to: y) }
        #expect(stage.prefetched.count == Set(stage.prefetched).count && stage.cancelled.isEmpty)
        let ahead = stage.prefetched.suffix(5)
        stage.scroll(to: 1500)
        #expect(Set(stage.cancelled).isSuperset(of: ahead))
    }
}
