import Testing
import UIKit
import WaterfallUIKit

/// Batches of updates in a collection view.
@MainActor
@Suite struct CollectionViewUpdatesTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    // B28
    @Test func `prepending keeps the visible item in place`() {
        let stage = Stage(width: 310)
        stage.show(extents(100, times: 40))
        stage.scroll(to: 220)
        let cell = stage.cell(4)
        stage.sections[0].insert(contentsOf: stage.items(extents(100, times: 4)), at: 0)
        stage.view.insertItems(at: (0..<4).map { path($0) })
        #expect(stage.frame(8)?.minY == 440)
        #expect(stage.view.contentOffset.y == 440)
        #expect(stage.cell(8) === cell)
        #expect(stage.difference == nil)
    }

    // B28
    @Test func `read from its end, the last visible item stays`() {
        let stage = Stage(height: 400) {
            $0.laneCount = .fixed(1)
            $0.itemSpacing = 0
            $0.anchorEdge = .end
        }
        stage.show(extents(100, times: 60))
        stage.scroll(to: 2000)
        stage.sections[0].insert(contentsOf: stage.items(extents(70)), at: 22)
        stage.view.insertItems(at: [path(22)])
        #expect(stage.view.contentOffset.y == 2070)
    }

    // B28
    @Test func `who has pulled to refresh sees what is new`() {
        let stage = Stage()
        let control = UIRefreshControl()
        stage.view.refreshControl = control
        stage.show(extents(100, times: 40))
        control.beginRefreshing()
        stage.scroll(to: -60)
        stage.sections[0].insert(contentsOf: stage.items(extents(100, times: 4)), at: 0)
        stage.view.insertItems(at: (0..<4).map { path($0) })
        #expect(stage.view.contentOffset.y == -60)
        control.endRefreshing()
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 0)
        #expect(stage.visibleItems.first == 0)
        #expect(stage.difference == nil)
    }

    // B33, W1
    @Test func `what a deletion moves comes from its old frame and leaves no hole`() {
        let stage = Stage {
            ($0.laneSpacing, $0.itemSpacing) = (0, 0)
        }
        stage.show(extents(100, times: 4))
        let cells = (0..<4).map { stage.cell($0) }
        stage.sections[0].remove(at: 1)
        stage.view.deleteItems(at: [path(1)])
        #expect(stage.frame(1)?.origin == CGPoint(x: 160, y: 0))
        #expect(stage.frame(2)?.origin == CGPoint(x: 0, y: 100))
        #expect(stage.cell(0) === cells[0] && stage.cell(1) === cells[2] && stage.cell(2) === cells[3])
        let gone = stage.view.testFinalAttributes[path(1)]
        #expect(gone?.frame == CGRect(x: 160, y: 0, width: 160, height: 100))
        #expect(gone?.alpha == 0)
        #expect(stage.difference == nil)
    }

    // B33
    @Test
    func `what comes in appears where it will be on screen, and what is pushed in comes from where it was`() {
        let stage = Stage(height: 200) { $0.laneCount = .fixed(1) }
        stage.show(extents(100, times: 40))
        stage.scroll(to: 1100)
        // The first visible item is the tenth: it moves down by 110, and the view with it.
        stage.sections[0].insert(contentsOf: stage.items(extents(100)), at: 11)
        stage.sections[0].insert(contentsOf: stage.items(extents(100)), at: 0)
        stage.view.performBatchUpdates {
            stage.view.insertItems(at: [path(0), path(12)])
        }
        #expect(stage.view.contentOffset.y == 1210)
        let new = stage.view.testInitialAttributes[path(12)]
        #expect(new?.alpha == 0)
        #expect(new?.frame.minY == 1210, "the view shows 110 less when the animation begins")
        let pushed = stage.view.testFinalAttributes[path(11)]
        #expect(pushed?.frame.minY == 1430)
        #expect(pushed?.alpha == 1)
        #expect(stage.difference == nil)
    }

    @Test func `deletions, insertions, moves and reloads of one batch`() {
        let stage = Stage()
        stage.show(sections: [extents(100, times: 10), extents(60, times: 10)])
        let all = stage.sections
        stage.forgetRequests()
        stage.view.performBatchUpdates {
            stage.sections[0] = Array(all[0][0...3]) + [all[0][5], all[1][2]] + Array(all[0][6...9])
            stage.sections[1] = Array(all[1][0...1]) + Array(all[1][3...9]) + stage.items(extents(33))
            stage.sections[0][2].size = .extent(150)
            stage.view.deleteItems(at: [path(4)])
            stage.view.moveItem(at: path(2, 1), to: path(5))
            stage.view.insertItems(at: [path(9, 1)])
            stage.view.reloadItems(at: [path(2)])
        }
        #expect(stage.frame(2)?.height == 150)
        #expect(stage.frame(5)?.height == 60)
        #expect(
            stage.sizeRequests.sorted() == [path(2), path(9, 1)], "only what is new or reloaded is asked")
        #expect(stage.difference == nil)
    }

    @Test func `sections come, go, move and are reloaded`() {
        let stage = Stage(height: 2000) { $0.headerExtent = 20 }
        stage.show(sections: (1...4).map { extents(Double($0) * 10, times: $0) })
        let all = stage.sections
        stage.view.performBatchUpdates {
            stage.sections = [all[3], stage.items(extents(5, 6, 7)), all[0], stage.items(extents(44, 45))]
            stage.view.deleteSections([1])
            stage.view.insertSections([1])
            stage.view.moveSection(3, toSection: 0)
            stage.view.reloadSections([2])
        }
        #expect(stage.frames(0).map(\.height) == [40, 40, 40, 40])
        #expect(stage.frames(3).map(\.height) == [44, 45])
        #expect(stage.difference == nil)
    }

    @Test func `heights for a width are asked with the width that sections have after the batch`() {
        let stage = Stage(height: 2000)
        let lanes = [1, 2, 4]
        var counts = lanes
        stage.sizeForWidth = { _, width in .extent(width) }
        func options() -> [SectionOptions?] {
            counts.map { count in
                var options = SectionOptions()
                (options.lanes, options.laneGap) = (.fixed(count), 0)
                return options
            }
        }
        stage.sectionOptions = options()
        stage.show(sections: lanes.map { extents(1, times: $0) })
        #expect((0...2).map { stage.frame(0, $0)?.height } == [320, 160, 80])
        stage.view.performBatchUpdates {
            counts = [4, 1, 8, 5]
            stage.sections = [
                stage.sections[2], stage.items(extents(1, times: 2)), stage.items(extents(1)),
                stage.items(extents(1)),
            ]
            stage.sections[0][1] = stage.items(extents(1))[0]
            stage.sectionOptions = options()
            stage.view.deleteSections([0])
            stage.view.moveSection(2, toSection: 0)
            stage.view.reloadSections([1])
            stage.view.insertSections([1, 2])
            stage.view.reloadItems(at: [path(1, 2)])
        }
        #expect((0...3).map { stage.frame(0, $0)?.height } == [80, 320, 40, 64])
        #expect(stage.frame(1, 0)?.height == 80)
        #expect(stage.difference == nil)
    }

    @Test func `a batch in which items measure themselves keeps the place`() {
        let stage = Stage { $0.laneCount = .fixed(1) }
        stage.show(extents(100, times: 60))
        stage.scroll(to: 2200)
        let place = stage.place(20)
        var new = stage.items([.estimate(100), .estimate(100)])
        (new[0].measure, new[1].measure) = (250, 30)
        stage.sections[0].insert(new[0], at: 22)
        stage.sections[0].insert(new[1], at: 3)
        stage.view.performBatchUpdates {
            stage.view.insertItems(at: [path(3), path(23)])
        }
        #expect(stage.place(21) == place)
        #expect(stage.frame(23)?.height == 250)
        #expect(stage.difference == nil)
    }

    @Test func `a layout that was never shown takes updates too`() {
        let stage = Stage()
        (stage.view.dataSource, stage.view.delegate) = (stage, stage)
        stage.sections = [stage.items(extents(10, times: 3))]
        stage.view.reloadData()
        stage.sections[0] += stage.items(extents(10))
        stage.view.performBatchUpdates(nil)
        stage.view.layoutIfNeeded()
        #expect(stage.frames().count == 4)
        #expect(stage.difference == nil)
    }

    @Test func `a data source that changed without a word is loaded again with the next invalidation`() {
        let stage = Stage()
        stage.show(extents(10, times: 3))
        stage.sections[0] += stage.items(extents(10, times: 2))
        stage.view.reloadData()
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(stage.frames().count == 5)
        #expect(stage.difference == nil)
    }
}
