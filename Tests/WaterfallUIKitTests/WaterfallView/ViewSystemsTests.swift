import Testing
import UIKit
import WaterfallUIKit

private let shop: [ItemSize] = [
    (200, 300), (200, 400), (300, 200), (236, 354), (200, 200), (160, 320), (400, 300), (200, 300),
    (220, 330), (100, 250), (300, 300), (200, 500),
].map { .aspect(width: $0.0, height: $0.1) }

/// The five systems that came before, through the view: frames, reuse, refresh, load-more, selection and reload.
@MainActor
@Suite struct ViewSystemsTests {
    private static let threeColumns: [(Double, Double, Double, Double)] = [
        (10, 10, 93.3333, 140), (113.3333, 10, 93.3333, 186.6667), (216.6667, 10, 93.3333, 62.2222),
        (216.6667, 82.2222, 93.3333, 140), (10, 160, 93.3333, 93.3333),
        (113.3333, 206.6667, 93.3333, 186.6667), (216.6667, 232.2222, 93.3333, 70),
        (10, 263.3333, 93.3333, 140), (216.6667, 312.2222, 93.3333, 140),
        (113.3333, 403.3333, 93.3333, 233.3333), (10, 413.3333, 93.3333, 93.3333),
        (216.6667, 462.2222, 93.3333, 233.3333),
    ]

    // S0
    @Test func `the scroll view of its own lays out its shop in three columns`() {
        let stage = ViewStage(shop, gap: 10, insets: LayoutInsets(10))
        stage.expectFrames(Self.threeColumns)
        #expect(isNear(stage.view.contentSize.height, 705.5556))
        #expect(stage.view.contentSize.width == 320)
        stage.check()
    }

    // S0
    @Test func `each margin is one of its own, and the width of a cell is known before its height`() {
        let insets = LayoutInsets(top: 1, leading: 20, bottom: 4, trailing: 30)
        let stage = ViewStage(extents(100, times: 3), lanes: 2, insets: insets) {
            ($0.section.laneGap, $0.section.itemGap) = (10, 7)
        }
        stage.expectFrames([(20, 1, 130, 100), (160, 1, 130, 100), (20, 108, 130, 100)])
        #expect(stage.view.contentSize.height == 212)
        stage.load(shop.map { _ in .extent(stage.view.layout.frame(0)?.width ?? 0) })
        #expect(stage.frame(0)?.size == CGSize(width: 130, height: 130))
    }

    // S0
    @Test func `a delegate that only scrolls gives the default size`() {
        final class Plain: NSObject, UIScrollViewDelegate {}
        let plain = Plain()
        let stage = ViewStage(extents(50, times: 3), gap: 10, insets: LayoutInsets(10))
        stage.view.delegate = plain
        stage.view.reloadData()
        #expect(stage.view.layout.frame(0)?.height == 100)
    }

    // S0
    @Test func `cells are pooled by identifier, and only those near the viewport are in the view`() {
        NumberCell.made = 0
        let stage = ViewStage(extents(100, times: 600), lanes: 3)
        let before = NumberCell.made
        #expect(stage.cells.count <= 3 * 12)
        for y in stride(from: 0.0, through: 15000, by: 50) { stage.scroll(to: y) }
        #expect(NumberCell.made - before <= 12)
        #expect(stage.view.subviews.count(where: { $0 is NumberCell }) == stage.view.cellCounts.mounted)
        stage.check()
    }

    // S0
    @Test func `a reload takes every cell off, and empties the pool`() {
        let stage = ViewStage(extents(100, times: 600), lanes: 3)
        stage.scroll(to: 4000)
        stage.scroll(to: 0)
        let former = Set(stage.cells.values)
        #expect(stage.view.cellCounts.pooled > 0)
        stage.load(extents(50, times: 600))
        #expect(former.allSatisfy { $0.superview == nil })
        #expect(former.isDisjoint(with: stage.cells.values))
        #expect(stage.view.cellCounts.pooled == 0)
        stage.check()
    }

    // S0
    @Test func `a tap selects`() {
        let stage = ViewStage(shop, gap: 10, insets: LayoutInsets(10))
        stage.view.tap(at: CGPoint(x: 120, y: 20))
        #expect(stage.events == ["highlight 1", "unhighlight 1", "select 1"])
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(stage.cell(1)?.isSelected == true && stage.cell(0)?.isSelected == false)
    }

    // S1
    @Test func `round robin gives item i to column i mod 3, and content no shorter than the view`() {
        let heights = extents(120, 90, 150, 80, 140, 100, 110, 95, 130)
        let stage = ViewStage(heights) {
            $0.section.placement = .roundRobin
            $0.minimumContentExtent = 480
        }
        let tops = [0.0, 0, 0, 120, 90, 150, 200, 230, 250]
        for (item, top) in tops.enumerated() {
            let frame = stage.frame(item) ?? .zero
            #expect(isNear(frame.minY, top) && isNear(frame.width, 106.6667))
            #expect(isNear(frame.minX, Double(item % 3) * 106.66667))
        }
        #expect((6..<9).map { stage.frame($0)?.maxY } == [310, 325, 380])
        #expect(stage.view.contentSize.height == 480)
    }

    // S1
    @Test func `a picture that arrives later is shown in the cell that is there`() {
        final class PictureCell: WaterfallCell {
            let picture = UIImageView(image: nil)
            required init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(picture)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                picture.frame = contentView.bounds.inset(
                    by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
            }
        }
        let stage = ViewStage(extents(100, times: 6))
        final class Source: WaterfallViewDataSource {
            func numberOfItems(in waterfallView: WaterfallView) -> Int { 6 }
            func waterfallView(_ view: WaterfallView, cellForItemAt indexPath: IndexPath) -> WaterfallCell {
                view.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
            }
        }
        let source = Source()
        stage.view.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        stage.view.dataSource = source
        stage.window.layoutIfNeeded()
        let cell = stage.view.cellForItem(at: IndexPath(item: 2, section: 0)) as? PictureCell
        cell?.picture.image = UIImage(testSize: CGSize(width: 10, height: 10))
        stage.view.setNeedsLayout()
        stage.window.layoutIfNeeded()
        #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell && cell != nil)
        #expect(cell?.picture.frame.width == (cell?.bounds.width ?? 0) - 2)
    }

    // S2
    @Test func `the collection-view layout lies ten lower`() {
        let stage = ViewStage(
            shop, gap: 10, insets: LayoutInsets(top: 20, leading: 10, bottom: 10, trailing: 10))
        stage.expectFrames(Self.threeColumns.map { ($0.0, $0.1 + 10, $0.2, $0.3) })
        #expect(isNear(stage.view.contentSize.height, 715.5556))
    }

    // S3
    @Test func `the same in Swift has two columns, and defaults for what one leaves out`() {
        let stage = ViewStage(
            shop, height: 1600, lanes: 2, gap: 10,
            insets: LayoutInsets(top: 20, leading: 10, bottom: 10, trailing: 10))
        stage.expectFrames([
            (10, 20, 145, 217.5), (165, 20, 145, 290), (10, 247.5, 145, 96.6667), (165, 320, 145, 217.5),
            (10, 354.1667, 145, 145), (10, 509.1667, 145, 290), (165, 547.5, 145, 108.75),
            (165, 666.25, 145, 217.5), (10, 809.1667, 145, 217.5), (165, 893.75, 145, 362.5),
            (10, 1036.6667, 145, 145), (10, 1191.6667, 145, 362.5),
        ])
        #expect(isNear(stage.view.contentSize.height, 1564.1667))
        #expect(WaterfallOptions().section.lanes == .fixed(2))
    }

    // S4
    @Test func `cells addressed by row and column lie in the column that the caller gave`() {
        let columns = [[100.0, 50], [80], [60, 60, 60]]
        let items = columns.enumerated().flatMap { lane, heights in
            heights.map { ItemSize.extent($0, lane: lane) }
        }
        let stage = ViewStage(items) { ($0.section.laneGap, $0.section.itemGap) = (5, 3) }
        let places = [(0, 0.0), (0, 103), (1, 0), (2, 0), (2, 63), (2, 126)]
        for (item, place) in places.enumerated() {
            let frame = stage.frame(item) ?? .zero
            #expect(isNear(frame.minX, Double(place.0) * 108.33333) && isNear(frame.minY, place.1))
            #expect(isNear(frame.width, 103.3333))
        }
        #expect(stage.view.contentSize.height == 186)
    }

    // S4
    @Test func `each column keeps its own run of visible cells`() {
        let items = (0..<3).flatMap { lane in
            (0..<100).map { _ in ItemSize.extent([40.0, 100, 250][lane], lane: lane) }
        }
        let stage = ViewStage(items)
        for y in [0.0, 1500, 3000, 700, 3400, 0] {
            stage.scroll(to: y)
            let visible = stage.view.indexPathsForVisibleItems.map(\.item)
            for lane in 0..<3 {
                let run = visible.filter { $0 / 100 == lane }
                #expect(run == run.first.map { Array($0..<$0 + run.count) } ?? [])
            }
            stage.check()
        }
    }
}
