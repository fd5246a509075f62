import Testing
import UIKit
import WaterfallUIKit

/// Changes of the data, and how they look.
@MainActor
@Suite(.serialized) struct ViewUpdatesTests {
    // B33
    @Test func `insertions, deletions and moves go from the old frame to the new, with no holes`() {
        let stage = ViewStage(extents(100, times: 4), width: 200, lanes: 2)
        let gone = stage.cell(1)
        UIView.keepAnimationCompletions()
        var isFinished: Bool?
        stage.sections[0].remove(at: 1)
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
            isFinished = $0
        }
        stage.window.layoutIfNeeded()
        #expect(stage.frame(1)?.origin == CGPoint(x: 100, y: 0))
        #expect(stage.frame(2)?.origin == CGPoint(x: 0, y: 100))
        // What is deleted is seen to fade, and takes no touch meanwhile.
        #expect(gone?.superview === stage.view && gone?.alpha == 0 && gone?.isUserInteractionEnabled == false)
        #expect(isFinished == nil)
        UIView.finishAnimations()
        #expect(gone?.superview == nil && isFinished == true)
        stage.check()
    }

    @Test func `without animations all is at once in its place`() {
        let stage = ViewStage(extents(100, times: 4), width: 200, lanes: 2)
        let count = UIView.testAnimationCount
        var isFinished: Bool?
        UIView.performWithoutAnimation {
            stage.sections[0].swapAt(0, 3)
            stage.view.performBatchUpdates {
                stage.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
                stage.view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
            } completion: {
                isFinished = $0
            }
        }
        stage.window.layoutIfNeeded()
        #expect(isFinished == true && UIView.testAnimationCount == count)
        stage.check()
    }

    @Test func `many changes are one batch, named by UIKit's rules`() {
        let stage = ViewStage((0..<30).map { .extent(Double(40 + $0 * 7 % 50)) }, lanes: 3)
        let section = stage.sections[0]
        let new = stage.items(extents(33, 44))
        stage.sections[0] = [new[0]] + section[3..<20] + [section[1], new[1]] + section[20...]
        stage.view.performBatchUpdates {
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 19, section: 0)])
            stage.view.deleteItems(at: [0, 2].map { IndexPath(item: $0, section: 0) })
            stage.view.performBatchUpdates {
                stage.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 18, section: 0))
            }
            stage.sections[0][5].size = .extent(99)
            // Named by its path before.
            stage.view.reloadItems(at: [IndexPath(item: 7, section: 0)])
        }
        stage.window.layoutIfNeeded()
        #expect(stage.view.layout.itemCount == 30)
        stage.check()
    }

    @Test func `sections come, go and move`() {
        let stage = ViewStage(extents(50, times: 6), lanes: 2)
        stage.sections += [stage.items(extents(60, times: 4)), stage.items(extents(70, times: 4))]
        stage.view.performBatchUpdates {
            stage.view.insertSections([1, 2])
        }
        #expect(stage.view.numberOfSections == 3)
        stage.sections.insert(stage.sections.remove(at: 2), at: 0)
        stage.view.moveSection(2, toSection: 0)
        stage.window.layoutIfNeeded()
        stage.check()
        stage.sections.remove(at: 1)
        stage.view.deleteSections([1])
        stage.window.layoutIfNeeded()
        #expect(stage.view.numberOfSections == 2)
        stage.check()
    }

    @Test func `a batch that contradicts itself, or the data, reloads everything`() {
        let stage = ViewStage(extents(100, times: 10), lanes: 2)
        var isFinished: Bool?
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [3, 3].map { IndexPath(item: $0, section: 0) })
        } completion: {
            isFinished = $0
        }
        #expect(isFinished == false)
        stage.check()
        stage.sections[0].removeLast(4)
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.window.layoutIfNeeded()
        #expect(stage.view.layout.itemCount == 6)
        stage.check()
    }

    @Test func `other sizes on request leave the cells and the place`() {
        let stage = ViewStage(extents(100, times: 100), lanes: 2)
        stage.scroll(to: 1000)
        let cells = stage.cells
        for index in stage.sections[0].indices { stage.sections[0][index].size = .extent(130) }
        stage.view.invalidateLayout()
        stage.window.layoutIfNeeded()
        #expect(
            stage.view.contentOffset.y == 1300 && stage.cell(20) === cells[IndexPath(item: 20, section: 0)])
        stage.check()
    }

    @Test func `cells know nothing of the item before`() {
        let stage = ViewStage(extents(100, times: 200), lanes: 2)
        stage.view.allowsMultipleSelection = true
        stage.view.selectItem(at: IndexPath(item: 0, section: 0))
        let cell = stage.cell(0)
        #expect(cell?.isSelected == true)
        for y in stride(from: 0.0, through: 4000, by: 100) { stage.scroll(to: y) }
        let reused = stage.cells.first { $0.value === cell }
        #expect(reused != nil && cell?.isSelected == false)
        stage.check()
    }

    @Test func `an identifier that nobody has registered, and a cell twice, give empty cells`() {
        let stage = ViewStage(extents(100, times: 4))
        #expect(
            stage.view.dequeueReusableCell(withIdentifier: "none", for: IndexPath(item: 0, section: 0))
                .reuseIdentifier == nil)
        final class Twice: WaterfallViewDataSource {
            let cell = WaterfallCell(frame: .zero)
            func numberOfItems(in waterfallView: WaterfallView) -> Int { 3 }
            func waterfallView(_ view: WaterfallView, cellForItemAt path: IndexPath) -> WaterfallCell { cell }
        }
        let twice = Twice()
        stage.view.dataSource = twice
        stage.window.layoutIfNeeded()
        #expect(stage.view.cellCounts.mounted == 3)
        #expect(stage.view.indexPath(for: twice.cell) == IndexPath(item: 0, section: 0))
    }

    @Test func `a view without a data source is empty, and lets go of what it held`() {
        weak var leaked: WaterfallView?
        do {
            let stage = ViewStage(extents(100, times: 4))
            stage.view.onRefresh = {}
            stage.view.onLoadMore = { true }
            stage.window.layoutIfNeeded()
            leaked = stage.view
            stage.view.dataSource = nil
            stage.window.layoutIfNeeded()
            #expect(stage.cells.isEmpty && stage.view.numberOfSections == 0)
        }
        #expect(leaked == nil)
    }
}
