import Testing
import UIKit
import WaterfallUIKit

/// What size, direction, scale and insets of the collection view do.
@MainActor
@Suite struct CollectionViewBoundsTests {
    // B5
    @Test func `lanes fill the view in whole device pixels`() {
        let stage = Stage(width: 375) { $0.laneCount = .fixed(3) }
        stage.window.setTestTraits(UITraitCollection(displayScale: 1))
        stage.show(extents(100, times: 3))
        #expect(stage.frames().map { [$0.minX, $0.maxX] } == [[0, 118], [128, 247], [257, 375]])
        stage.resize(width: 320, height: 480)
        #expect(stage.frames().map { [$0.minX, $0.maxX] } == [[0, 100], [110, 210], [220, 320]])
        stage.window.setTestTraits(UITraitCollection(displayScale: 3))
        stage.resize(width: 375, height: 480)
        let edges = stage.frames().flatMap { [$0.minX, $0.maxX] }
        let expected = [0, 118.3333, 128.3333, 246.6667, 256.6667, 375]
        #expect(zip(edges, expected).allSatisfy { abs($0 - $1) < 0.001 })
    }

    // B10
    @Test func `right to left mirrors lanes, not data`() {
        let stage = Stage { $0.laneCount = .fixed(3) }
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.show(extents(100, times: 3))
        #expect(stage.frames().map(\.minX) == [220, 110, 0])
        #expect(!stage.layout.flipsHorizontallyInOppositeLayoutDirection)
        #expect(stage.difference == nil)
    }

    // B10
    @Test func `another direction is followed at the next scroll, and the place is kept`() {
        let stage = Stage()
        stage.show(extents(100, times: 40))
        stage.scroll(to: 440)
        stage.window.setTestTraits(UITraitCollection(layoutDirection: .rightToLeft))
        stage.scroll(to: 441)
        #expect(stage.frame(0)?.minX == 165)
        #expect(stage.view.contentOffset.y == 441)
        #expect(stage.difference == nil)
    }

    // B12, B13, B14
    @Test func `lanes by width count from the collection view`() {
        let stage = Stage(width: 375) { $0.laneCount = .minimumWidth(160) }
        stage.show(extents(100, times: 4))
        #expect(stage.frame(0)?.width == 182.5)
        stage.resize(width: 100, height: 480)
        #expect(stage.frame(0)?.width == 100)
        stage.layout.laneCount = .maximumWidth(150)
        stage.layout.laneSpacing = 20
        stage.resize(width: 330, height: 480)
        #expect(abs((stage.frame(0)?.width ?? 0) - 96.6667) < 0.001)
        #expect(stage.difference == nil)
    }

    // B21
    @Test func `fewer items than lanes keep the lane's width`() {
        let stage = Stage(width: 200) { $0.laneCount = .fixed(3) }
        stage.show(extents(50))
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 60, height: 50))
    }

    // B29
    @Test(arguments: [false, true])
    func `turning the device keeps the first visible item`(isAnimated: Bool) {
        let stage = Stage(width: 390, height: 844) { $0.laneCount = .minimumWidth(190) }
        stage.show([ItemSize](repeating: .aspect(width: 1, height: 1), count: 100))
        stage.scroll(to: 4000)
        func turn(_ width: CGFloat, _ height: CGFloat) {
            guard isAnimated else { return stage.resize(width: width, height: height) }
            UIView.animate(withDuration: 0.3) { stage.resize(width: width, height: height) }
        }
        stage.forgetRequests()
        turn(844, 390)
        #expect(stage.view.contentOffset.y == 2135)
        #expect(stage.frame(40) == CGRect(x: 0, y: 2135, width: 203.5, height: 203.5))
        #expect(stage.sizeRequests.isEmpty, "shapes follow the width by themselves")
        turn(390, 844)
        #expect(stage.view.contentOffset.y == 4000)
        #expect(stage.difference == nil)
    }

    // B29
    @Test func `a hidden view comes back where it was`() {
        let stage = Stage()
        stage.show(extents(100, times: 100))
        stage.scroll(to: 2205)
        stage.resize(width: 0, height: 0)
        stage.resize(width: 320, height: 480)
        #expect(stage.view.contentOffset.y == 2205)
        #expect(stage.difference == nil)
    }

    // W17
    @Test func `heights that follow the width are asked again for another width, and no others`() {
        let stage = Stage()
        stage.sizeForWidth = { path, width in
            path.item == 1
                ? .aspect(width: 2, height: 3) : path.item == 2 ? .estimate(70) : .extent(width / 2)
        }
        stage.show(extents(1, times: 4))
        #expect(stage.frame(0)?.height == 77.5)
        stage.forgetRequests()
        stage.resize(width: 210, height: 480)
        #expect(stage.frames().map(\.height) == [50, 150, 70, 50])
        #expect(stage.sizeRequests.map(\.item) == [0, 3])
        stage.forgetRequests()
        stage.resize(width: 210, height: 300)
        #expect(stage.sizeRequests.isEmpty)
        #expect(stage.difference == nil)
    }

    // W31
    @Test func `a horizontal waterfall falls to the trailing side`() {
        let stage = Stage(width: 200, height: 110) { $0.scrollDirection = .horizontal }
        stage.show(extents(100, 50, 70, 30))
        expect(stage.frames(), [(0, 0, 100, 50), (0, 60, 50, 50), (60, 60, 70, 50), (110, 0, 30, 50)])
        #expect(stage.view.contentSize == CGSize(width: 140, height: 110))
        #expect(stage.difference == nil)
    }

    // B10, W31
    @Test func `a horizontal waterfall from right to left starts at its right end`() {
        let stage = Stage(width: 200, height: 110) { $0.scrollDirection = .horizontal }
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.show(extents(100, times: 20))
        #expect(stage.view.contentSize.width == 1090)
        #expect(stage.view.contentOffset.x == 890)
        #expect(stage.frame(0)?.maxX == 1090)
        stage.scroll(to: 500)
        let place = stage.place(10)
        stage.sections[0] += stage.items(extents(100, times: 10))
        stage.view.insertItems(at: (20..<30).map { IndexPath(item: $0, section: 0) })
        #expect(stage.place(10) == place, "what is appended lies to the left of everything")
        #expect(stage.difference == nil)
    }

    @Test func `a chat that grows upward starts at its end`() {
        let stage = Stage(height: 300) {
            $0.laneCount = .fixed(1)
            $0.options.isReversed = true
        }
        stage.show(extents(100, times: 20))
        #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 300)
        #expect(stage.frame(0)?.maxY == stage.view.contentSize.height)
        #expect(stage.difference == nil)
    }

    @Test func `sections keep to the safe area, headers to the content inset`() {
        let stage = Stage {
            $0.sectionInsetReference = .fromSafeArea
            $0.headerExtent = 20
        }
        stage.view.setTestSafeArea(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
        stage.view.contentInsetAdjustmentBehavior = .never
        stage.show(extents(100, times: 2))
        expect(stage.frames(), [(40, 20, 125, 100), (175, 20, 125, 100)])
        #expect(stage.header()?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
        #expect(stage.view.contentSize.width == 320)
        #expect(stage.difference == nil)
    }

    @Test func `what the content inset takes already is not taken twice`() {
        let stage = Stage { $0.sectionInsetReference = .fromSafeArea }
        stage.view.setTestSafeArea(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
        stage.view.contentInsetAdjustmentBehavior = .always
        stage.show(extents(100, times: 2))
        expect(stage.frames(), [(0, 0, 125, 100), (135, 0, 125, 100)])
        #expect(stage.view.contentSize.width == 260)
    }

    @Test func `layout margins move items in as well as narrowing them, from either side`() {
        let stage = Stage { $0.sectionInsetReference = .fromLayoutMargins }
        stage.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 9, leading: 30, bottom: 9, trailing: 10)
        stage.show(extents(100, times: 2))
        expect(stage.frames(), [(30, 0, 135, 100), (175, 0, 135, 100)])
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        expect(stage.frames(), [(155, 0, 135, 100), (10, 0, 135, 100)])
        #expect(stage.difference == nil)
    }

    @Test func `the content inset narrows everything`() {
        let stage = Stage()
        stage.view.contentInset = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 20)
        stage.show(extents(100, times: 2))
        expect(stage.frames(), [(0, 0, 130, 100), (140, 0, 130, 100)])
        #expect(stage.view.contentSize.width == 270)
    }

    @Test func `a property that is set leaves the first visible item in place`() {
        let stage = Stage()
        stage.show(extents(100, times: 100))
        stage.scroll(to: 2210)
        let place = stage.place(40)
        stage.forgetRequests()
        stage.layout.itemSpacing = 30
        stage.layout.sectionInset = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0)
        stage.layout.headerExtent = 11
        stage.view.layoutIfNeeded()
        #expect(stage.place(40) == place)
        #expect(stage.sizeRequests.isEmpty)
        #expect(stage.cellRequests.isEmpty)
        #expect(stage.difference == nil)
    }
}
