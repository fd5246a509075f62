import Testing
import UIKit
import WaterfallUIKit

/// Where the cells of a view lie.
@MainActor
@Suite struct ViewPlacementTests {
    // B1
    @Test func `an empty section takes just its header, its footer and its insets`() {
        let stage = ViewStage(lanes: 2, gap: 10) {
            ($0.section.header, $0.section.footer) = (Supplementary(extent: 50), Supplementary(extent: 40))
        }
        #expect(stage.supplementary(.header)?.frame.height == 50)
        #expect(stage.supplementary(.footer)?.frame.minY == 50)
        #expect(stage.view.contentSize.height == 90)
        let plain = ViewStage(lanes: 2, gap: 10)
        plain.sections = [[], [], plain.items(extents(30))]
        plain.view.reloadData()
        plain.window.layoutIfNeeded()
        #expect(plain.frame(0, section: 2)?.minY == 0)
    }

    // B2
    @Test func `a reload to nothing clears everything`() {
        let stage = ViewStage(extents(100, times: 60))
        stage.sections = []
        stage.view.reloadData()
        stage.window.layoutIfNeeded()
        #expect(stage.cells.isEmpty && stage.view.contentSize.height == 0)
        #expect(stage.view.indexPathsForVisibleItems.isEmpty && stage.view.numberOfSections == 0)
        #expect(stage.view.accessibilityElements?.isEmpty == true)
    }

    // B3
    @Test func `an index out of range has no cell and no frame`() {
        let stage = ViewStage(extents(100, times: 10))
        for item in [10, -1] {
            #expect(stage.view.cellForItem(at: IndexPath(item: item, section: 0)) == nil)
            #expect(stage.view.layout.frame(item) == nil)
            stage.view.scrollToItem(at: IndexPath(item: item, section: 0), at: .start, animated: false)
        }
        #expect(stage.view.cellForItem(at: IndexPath()) == nil)
        #expect(stage.view.contentOffset == .zero && stage.view.numberOfItems(inSection: 3) == 0)
    }

    // B4
    @Test func `no lanes count as one`() {
        let stage = ViewStage(extents(10, 20), lanes: 0)
        #expect(stage.tops == [0, 10] && stage.view.contentSize.height == 30)
    }

    // B5
    @Test(arguments: [
        (375.0, 1.0, [0.0, 118, 128, 247, 257, 375]), (320, 1, [0, 100, 110, 210, 220, 320]),
        (375, 3, [0, 118.3333, 128.3333, 246.6667, 256.6667, 375]),
    ])
    func `lanes fill the view in whole pixels of its screen`(
        width: Double, scale: Double, edges: [Double]
    ) {
        let stage = ViewStage(extents(100, times: 3), width: width, gap: 10)
        stage.window.setTestTraits(UITraitCollection(displayScale: scale))
        stage.window.layoutIfNeeded()
        let found = (0..<3).compactMap { stage.frame($0) }.flatMap { [Double($0.minX), Double($0.maxX)] }
        #expect(zip(found, edges).allSatisfy { isNear($0, $1) } && found.count == 6)
    }

    // B6, W14
    @Test func `a very long item is there while any part of it is`() {
        let stage = ViewStage(
            [.extent(5000)] + extents(50, times: 60), height: 800, lanes: 2)
        stage.scroll(to: 2400)
        #expect(stage.seen == [0] + Array(49...60))
        #expect(stage.view.contentSize.height == 5000)
        stage.load([.extent(3000)] + extents(100, times: 40))
        stage.view.options.section.lanes = .fixed(3)
        stage.resize(width: 320, height: 844)
        stage.scroll(to: 1000)
        #expect(stage.seen.count == 19)
    }

    // B10
    @Test func `right to left mirrors the lanes, not the data`() {
        let stage = ViewStage(extents(100, times: 3), gap: 10)
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.window.layoutIfNeeded()
        #expect((0..<3).map { stage.frame($0)?.minX } == [220, 110, 0])
        stage.view.semanticContentAttribute = .unspecified
        stage.window.setTestTraits(UITraitCollection(layoutDirection: .rightToLeft))
        stage.window.layoutIfNeeded()
        #expect((0..<3).map { stage.frame($0)?.minX } == [220, 110, 0])
        #expect(stage.view.options.direction == .rightToLeft)
    }

    // B11
    @Test func `ties go to the leading lane, noise included`() {
        let stage = ViewStage(extents(0.1, 0.3, 0.2, 5), lanes: 2)
        #expect(stage.frame(3)?.minX == 0)
    }

    // B12, B13, W11
    @Test(arguments: [
        (375.0, LaneCount.minimumWidth(160), 10.0, 2, 182.5), (100, .minimumWidth(160), 10, 1, 100),
        (330, .maximumWidth(150), 20, 3, 96.6667), (500, .maximumWidth(150), 0, 4, 125),
        (1000, .minimumWidth(240), 10, 4, 242.5),
    ])
    func `lanes by their width`(width: Double, lanes: LaneCount, gap: Double, count: Int, lane: Double) {
        let stage = ViewStage(extents(100, times: 8), width: width, gap: gap) { $0.section.lanes = lanes }
        #expect(stage.cells.values.count(where: { $0.frame.minY == 0 }) == count)
        #expect(isNear(stage.frame(0).map { Double($0.width) }, lane))
    }

    // B14
    @Test func `the width comes from the view, never from a screen`() {
        let stage = ViewStage(extents(100, times: 6), width: 1000)
        stage.view.frame = CGRect(x: 100, y: 0, width: 300, height: 480)
        stage.window.layoutIfNeeded()
        #expect(stage.frame(0)?.width == 100)
        stage.check()
    }

    // B15, B16, W2
    @Test func `wide items go to the leading lowest fit, and later ones below them`() {
        let wide = ViewStage([.extent(300), .extent(100), .extent(120), .extent(50, span: 2)])
        #expect(isNear(wide.frame(3).map { Double($0.minX) }, 106.66667) && wide.frame(3)?.minY == 120)
        let full = ViewStage(
            extents(50, 75, 100) + [.extent(50, span: ItemSize.allLanes), .extent(50)], width: 150)
        #expect(full.frame(3)?.minY == 100 && full.frame(3)?.width == 150)
        #expect(full.places.last == [0, 150])
        let span = ViewStage(extents(40, 100, 60) + [.extent(50, span: 2)], width: 320, gap: 10)
        #expect(span.places.last == [0, 110] && span.view.contentSize.height == 160)
    }

    // B17, W35
    @Test func `a dense view fills the holes above wide items`() {
        let stage = ViewStage(extents(50, 75, 100) + [.extent(50, span: 3), .extent(50)], width: 150) {
            $0.section.packing = .dense
        }
        #expect(stage.places.last == [0, 50])
    }

    // B18, W13
    @Test(arguments: [(false, [0.0, 0, 120, 200]), (true, [0, 0, 300, 120])])
    func `a late height moves its own lane alone where lanes are sticky`(isSticky: Bool, tops: [Double]) {
        let stage = ViewStage(extents(100, 120, 80, 60), lanes: 2) { $0.stickyLanes = isSticky }
        stage.sections[0][0].size = .extent(300)
        stage.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        stage.window.layoutIfNeeded()
        #expect(stage.tops == tops)
    }

    // B21, W22 (its tops add up with a second height of 15)
    @Test func `fewer items than lanes keep the lane's width, and one lane is enough`() {
        #expect(
            ViewStage(extents(50), width: 200, gap: 10).frame(0) == CGRect(x: 0, y: 0, width: 60, height: 50))
        let one = ViewStage(extents(10, 15, 30), lanes: 1, gap: 5)
        #expect(one.tops == [0, 15, 35])
        #expect(one.view.contentSize.height == 65)
    }

    // B22
    @Test(arguments: [(true, CGPoint(x: 165, y: 60)), (false, CGPoint(x: 0, y: 110))])
    func `sections may carry on in the same lanes`(carriesOn: Bool, origin: CGPoint) {
        let stage = ViewStage(lanes: 2, gap: 10)
        stage.sections = [stage.items(extents(100, 50)), stage.items(extents(40))]
        if carriesOn {
            var options = stage.view.options.section
            options.continuesLanes = true
            stage.options[1] = options
            stage.view.reloadData()
        } else {
            var options = stage.view.options.section
            options.insets.top = 10
            stage.options[1] = options
            stage.view.reloadData()
        }
        stage.window.layoutIfNeeded()
        #expect(stage.frame(0, section: 1)?.origin == origin)
        stage.check()
    }

    // B23, B25
    @Test func `sticky headers stop below the top inset and are pushed off by their section's end`() {
        let stage = ViewStage(extents(960), height: 400, lanes: 1) {
            $0.section.header = Supplementary(extent: 40, isSticky: true)
            $0.section.footer = Supplementary(extent: 0)
        }
        stage.sections.append(stage.items(extents(2000)))
        stage.view.reloadData()
        for (offset, top) in [(-30, 0), (0, 0), (500, 500), (980, 960)] as [(CGFloat, CGFloat)] {
            stage.scroll(to: offset)
            let (header, footer) = (stage.supplementary(.header), stage.supplementary(.footer))
            #expect(header?.frame.minY == top, "at \(offset)")
            #expect(header !== footer)
        }
        // It lies over the items, and takes no tap for one below it.
        stage.scroll(to: 500)
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 520)) == nil)
        #expect(stage.view.subviews.last === stage.supplementary(.header))
        stage.view.contentInset.top = 60
        stage.scroll(to: 300)
        #expect(stage.supplementary(.header)?.frame.minY == 360)
    }

    // B26, B35, W34
    @Test func `bad sizes and spans count as none, and leave the others alone`() {
        let stage = ViewStage([.extent(.nan), .extent(50)], lanes: 1, gap: 10)
        #expect(stage.tops == [0, 10] && stage.view.contentSize.height == 60)
        stage.load([.extent(10, span: 5), .extent(10, span: 0), .extent(-1), .extent(.infinity)])
        stage.view.options.section.lanes = .fixed(2)
        stage.window.layoutIfNeeded()
        #expect(stage.frame(0)?.width == 320 && stage.frame(1)?.width == 155)
        stage.check()
    }

    // B27
    @Test func `a hundred thousand items deep it is still right`() {
        let stage = ViewStage(extents(333.1, times: 100_000), lanes: 1)
        stage.view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .end, animated: false)
        stage.window.layoutIfNeeded()
        #expect(abs((stage.frame(99_999)?.minY).map { Double($0) - 33_309_666.9 } ?? 1) < 0.01)
    }

    // B37
    @Test func `a picture's place is there before it loads`() {
        let stage = ViewStage([.aspect(width: 400, height: 600)], width: 300, lanes: 2)
        #expect(stage.frame(0)?.size == CGSize(width: 150, height: 225))
        // W17: another width uses another height.
        stage.resize(width: 600, height: 480)
        #expect(stage.frame(0)?.size == CGSize(width: 300, height: 450))
    }

    // W1, W23
    @Test func `what is removed leaves nothing stale, and what is filled later is as filled at once`() {
        let stage = ViewStage(extents(100, 50, 70, 30), lanes: 2, gap: 10)
        #expect(stage.places == [[0, 0], [165, 0], [165, 60], [0, 110]])
        stage.delete([1])
        #expect(stage.places == [[0, 0], [165, 0], [165, 80]])
        let empty = ViewStage(lanes: 2, gap: 10)
        empty.insert(extents(100, 50, 70, 30), at: 0)
        #expect(empty.places == [[0, 0], [165, 0], [165, 60], [0, 110]])
    }

    // W16
    @Test func `a new number of lanes forgets every old one`() {
        let stage = ViewStage(extents(100, times: 200), width: 1000, lanes: 10) { $0.stickyLanes = true }
        stage.scroll(to: 2000)
        stage.view.options.section.lanes = .fixed(5)
        stage.window.layoutIfNeeded()
        #expect(stage.cells.values.allSatisfy { $0.frame.width == 200 && $0.frame.maxX <= 1000 })
        stage.check()
    }

    // W31
    @Test func `a horizontal view has rows`() {
        let stage = ViewStage(extents(100, 50, 70, 30), lanes: 2, gap: 10) { $0.axis = .horizontal }
        #expect(stage.places == [[0, 0], [0, 245], [60, 245], [110, 0]])
        #expect(stage.view.contentSize == CGSize(width: 140, height: 480))
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.window.layoutIfNeeded()
        #expect(stage.frame(0)?.maxX == 320 && stage.frame(2)?.maxX == 260)
        stage.check()
    }

    @Test func `a reversed view starts at the bottom`() {
        let stage = ViewStage(extents(100, 50), lanes: 1) { $0.isReversed = true }
        #expect(stage.frame(0)?.maxY == 480 && stage.frame(1)?.maxY == 380)
        #expect(stage.view.contentSize.height == 480)
        stage.insert(extents(100, times: 10), at: 2)
        #expect(stage.frame(0)?.maxY == 1150 && stage.view.contentOffset.y == 670)
        stage.check()
    }

    @Test func `a section's background lies below its items`() {
        let stage = ViewStage(extents(100, times: 3)) { $0.section.background = LayoutInsets(2) }
        let background = stage.supplementary(.background)
        #expect(background?.frame == CGRect(x: 2, y: 2, width: 316, height: 96))
        #expect(stage.view.subviews.first === background)
        #expect(stage.view.accessibilityElements?.contains { $0 as? UIView === background } == false)
    }
}
