import Testing
import UIKit
import WaterfallUIKit

/// What surrounds a view: its window's size and safe area, its traits, its reading direction.
@MainActor
@Suite struct ViewEnvironmentTests {
    @Test func `content starts below the safe area, and its bars come and go without moving what one reads`()
    {
        let stage = ViewStage(extents(100, times: 100), lanes: 2)
        stage.window.setTestSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        stage.window.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == -47 && stage.frame(0)?.minY == 0)
        stage.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .end, animated: false)
        stage.window.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 4554)
        stage.scroll(to: 900)
        stage.window.setTestSafeArea(UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        stage.window.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 900)
        stage.check()
    }

    @Test func `a safe area at the sides narrows the lanes and moves them inward`() {
        let stage = ViewStage(extents(100, times: 20), width: 420, lanes: 2)
        stage.view.contentInsetAdjustmentBehavior = .always
        stage.window.setTestSafeArea(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 56))
        stage.window.layoutIfNeeded()
        #expect(stage.frame(0)?.width == 160 && stage.view.contentOffset.x == -44)
        let cell = stage.cell(0) ?? NumberCell(frame: .zero)
        #expect(cell.convert(cell.bounds, to: stage.window).minX == 44)
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.window.layoutIfNeeded()
        #expect(cell.convert(cell.bounds, to: stage.window).maxX == 364)
        stage.check()
    }

    @Test func `content inset is the app's, and stays as the app has set it`() {
        let stage = ViewStage(extents(100, times: 20), lanes: 2)
        stage.view.onLoadMore = { true }
        stage.view.contentInset = UIEdgeInsets(top: 8, left: 10, bottom: 300, right: 30)
        stage.window.layoutIfNeeded()
        #expect(stage.frame(0)?.width == 140 && stage.view.contentOffset == CGPoint(x: -10, y: -8))
        #expect(stage.view.contentInset == UIEdgeInsets(top: 8, left: 10, bottom: 300, right: 30))
        stage.view.onLoadMore = nil
        #expect(stage.view.contentInset == UIEdgeInsets(top: 8, left: 10, bottom: 300, right: 30))
        stage.check()
    }

    @Test func `another text size measures and asks again, and keeps the place`() {
        let stage = ViewStage([ItemSize](repeating: .estimate(100), count: 200), lanes: 2) {
            $0.stickyLanes = true
        }
        stage.window.setTestTraits(UITraitCollection(preferredContentSizeCategory: .large))
        stage.view.reloadData()
        stage.window.layoutIfNeeded()
        stage.scroll(to: 1000)
        let first = stage.seen.first ?? 0
        stage.measured = { _ in 150 }
        for cell in stage.cells.values { cell.wanted = 150 }
        stage.sizesAsked = 0
        stage.window.setTestTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        stage.window.layoutIfNeeded()
        #expect(stage.sizesAsked == 200)
        #expect(stage.cells.values.allSatisfy { $0.frame.height == 150 } && !stage.cells.isEmpty)
        #expect(stage.frame(first)?.minY == stage.view.contentOffset.y)
        stage.check()
    }

    @Test func `another direction keeps the place, and mirrors a sideways view along its axis`() {
        let stage = ViewStage((0..<100).map { .extent(Double(40 + $0 % 7 * 10)) }, lanes: 2) {
            $0.axis = .horizontal
        }
        stage.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .start, animated: false)
        stage.window.layoutIfNeeded()
        let before = stage.seen
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.window.layoutIfNeeded()
        #expect(stage.frame(30)?.maxX == stage.view.bounds.maxX)
        #expect(stage.seen == before)
        stage.check()
    }

    @Test func `another axis starts with the same item`() {
        let stage = ViewStage(extents(100, times: 100), lanes: 2)
        stage.scroll(to: 2000)
        stage.view.options.axis = .horizontal
        stage.window.layoutIfNeeded()
        #expect(stage.frame(40)?.minX == stage.view.contentOffset.x && stage.view.contentOffset.y == 0)
        stage.check()
    }

    @Test func `what one sets of direction and scale is of no account`() {
        let stage = ViewStage(extents(100, times: 4), lanes: 3)
        stage.view.options.direction = .rightToLeft
        stage.view.options.scale = 7
        #expect(stage.view.options.direction == .leftToRight && stage.view.options.scale == 0)
        stage.window.setTestTraits(UITraitCollection(displayScale: 2))
        stage.window.layoutIfNeeded()
        #expect(stage.view.options.scale == 2 && stage.frame(1)?.minX == 106.5)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5])
    func `the cell measures itself by its content`(seed: Int) {
        final class TextCell: WaterfallCell {
            let label = UILabel()
            required init(frame: CGRect) {
                super.init(frame: frame)
                label.numberOfLines = 0
                contentView.addSubview(label)
            }
            required init?(coder: NSCoder) { nil }
            override func extent(fitting across: CGFloat, along axis: WaterfallOptions.Axis) -> CGFloat {
                label.sizeThatFits(CGSize(width: across, height: 0)).height
            }
        }
        let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.label.text = String(repeating: "word ", count: seed * 10)
        let narrow = cell.extent(fitting: 80, along: .vertical)
        let wide = cell.extent(fitting: 400, along: .vertical)
        #expect(narrow >= wide && cell.contentView.frame == cell.bounds)
        #expect(WaterfallCell(frame: .zero).extent(fitting: 80, along: .vertical) == 0)
    }
}
