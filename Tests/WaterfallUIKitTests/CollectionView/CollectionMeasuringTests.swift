import Testing
import UIKit
import WaterfallUIKit

/// Cells that measure themselves, and jumps to where nothing has been measured.
@MainActor
@Suite struct CollectionViewMeasuringTests {
    private func stage(lanes: Int = 1, height: CGFloat = 480, sticky: Bool = false) -> Stage {
        Stage(height: height) {
            $0.laneCount = .fixed(lanes)
            $0.itemSpacing = 0
            $0.options.stickyLanes = sticky
        }
    }

    private func show(_ stage: Stage, estimate: Double, _ measures: [Double]) {
        stage.show([ItemSize](repeating: .estimate(estimate), count: measures.count))
        for item in measures.indices { stage.sections[0][item].measure = measures[item] }
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
    }

    @Test func `cells are as high as they measure`() {
        let stage = stage()
        show(stage, estimate: 100, [30, 250, 70, 90, 400])
        #expect(stage.frames().map(\.minY) == [0, 30, 280, 350, 440])
        #expect(stage.view.contentOffset.y == 0)
        #expect(stage.difference == nil)
    }

    @Test func `a cell that is content keeps the estimate`() {
        let stage = stage()
        stage.show([.estimate(80), .estimate(80)])
        #expect(stage.frames().map(\.height) == [80, 80])
    }

    @Test func `a size that was given is not the cell's to choose`() {
        let stage = stage()
        stage.show([.extent(80), .aspect(width: 4, height: 1)])
        stage.sections[0][0].measure = 200
        stage.sections[0][1].measure = 200
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.frames().map(\.height) == [80, 80])
    }

    // B37
    @Test func `a picture reserves its place by its shape`() {
        let stage = Stage(width: 310)
        stage.show([.aspect(width: 400, height: 600), .extent(10)])
        #expect(stage.frame(0)?.height == 225)
        stage.sections[0][0].measure = 999
        stage.view.testCellDidChange(at: IndexPath(item: 0, section: 0))
        #expect(stage.frame(0)?.height == 225)
    }

    // B30
    @Test func `a height corrected above the viewport shifts the offset by as much`() {
        let stage = stage()
        stage.show(extents(100, times: 60))
        stage.scroll(to: 1000)
        stage.sections[0][3].size = .extent(150)
        stage.forgetRequests()
        let context = WaterfallLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
        stage.layout.invalidateLayout(with: context)
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 1050)
        #expect(stage.sizeRequests == [IndexPath(item: 3, section: 0)])
        #expect(stage.difference == nil)
    }

    // B30
    @Test func `scrolling up to what has not been measured does not push away what one reads`() {
        let stage = stage()
        show(stage, estimate: 100, [Double](repeating: 170, count: 100))
        stage.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        stage.view.layoutIfNeeded()
        let place = stage.place(50)
        #expect(place == 0)
        stage.scroll(to: stage.view.contentOffset.y - 10)
        #expect(stage.frame(49)?.height == 170)
        #expect(stage.place(50) == 10)
        #expect(stage.difference == nil)
    }

    // B42
    @Test func `a jump to an unmeasured item lands on it`() {
        let stage = stage()
        let measures = (0..<10_000).map { Double(40 + $0 * 37 % 200) }
        show(stage, estimate: 100, measures)
        stage.view.scrollToItem(at: IndexPath(item: 9000, section: 0), at: .top, animated: false)
        stage.view.layoutIfNeeded()
        #expect(stage.place(9000) == 0)
        #expect(stage.frame(9000)?.height == CGFloat(measures[9000]))
        #expect(stage.difference == nil)
    }

    // B18, W13
    @Test(arguments: [(true, [0, 0, 300, 100]), (false, [0, 0, 100, 200])])
    func `late heights stay in their lanes where lanes are sticky`(sticky: Bool, tops: [CGFloat]) {
        let stage = stage(lanes: 2, sticky: sticky)
        show(stage, estimate: 100, [300, 100, 100, 100])
        #expect(stage.frames().map(\.minY) == tops)
    }

    // W17
    @Test func `lanes of another width have their cells measured again`() {
        let stage = stage()
        show(stage, estimate: 100, [30, 50])
        for item in 0...1 { stage.sections[0][item].measure = 60 }
        stage.view.visibleCells.forEach { ($0 as? StageCell)?.item?.measure = 60 }
        stage.resize(width: 200, height: 480)
        #expect(stage.frames().map(\.height) == [60, 60])
        #expect(stage.difference == nil)
    }

    @Test func `a cell whose content changes is measured once more`() {
        let stage = stage()
        show(stage, estimate: 100, [30, 50, 70])
        stage.cell(1)?.item?.measure = 90
        stage.sections[0][1].measure = 90
        stage.view.testCellDidChange(at: IndexPath(item: 1, section: 0))
        #expect(stage.frames().map(\.minY) == [0, 30, 120])
        stage.sections[0][1].measure = 10
        stage.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        #expect(stage.frames().map(\.minY) == [0, 30, 40])
    }

    @Test func `letters of another size have cells measured again`() {
        let stage = stage()
        show(stage, estimate: 100, [30, 50])
        #expect(!stage.layout.waterfall.needsMeasure(ItemPath(item: 0)))
        stage.window.setTestTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        stage.layout.invalidateLayout(with: WaterfallLayoutInvalidationContext())
        stage.layout.prepare()
        #expect(stage.layout.waterfall.needsMeasure(ItemPath(item: 0)))
    }

    @Test(arguments: [Double.nan, .infinity, -5, 0])
    func `a measure that is no size counts as none`(measure: Double) {
        let stage = stage()
        show(stage, estimate: 100, [measure, 50])
        #expect(stage.frame(1)?.minY == 0)
        #expect(stage.frame(1)?.height == 50)
    }

    @Test func `on whole pixels, measures come to an end`() {
        let stage = stage(lanes: 3)
        stage.window.setTestTraits(UITraitCollection(displayScale: 2))
        show(stage, estimate: 100.3, (0..<60).map { 33.333 + Double($0) * 1.7 })
        #expect(stage.view.contentOffset.y == 0)
        stage.scroll(to: 200)
        #expect(stage.difference == nil)
    }
}
