import Testing
import UIKit
import WaterfallUIKit

/// The pictures of the shop in the five systems' cases.
private let shop: [ItemSize] = [
    (200, 300), (200, 400), (300, 200), (236, 354), (200, 200), (160, 320), (400, 300), (200, 300),
    (220, 330), (100, 250), (300, 300), (200, 500),
].map { .aspect(width: $0.0, height: $0.1) }

/// The systems that came before, through the collection view.
@MainActor
@Suite struct CollectionViewSystemsTests {
    private func threeColumns(down: Double) -> [(Double, Double, Double, Double)] {
        [
            (10, 10, 93.3333, 140), (113.3333, 10, 93.3333, 186.6667), (216.6667, 10, 93.3333, 62.2222),
            (216.6667, 82.2222, 93.3333, 140), (10, 160, 93.3333, 93.3333),
            (113.3333, 206.6667, 93.3333, 186.6667), (216.6667, 232.2222, 93.3333, 70),
            (10, 263.3333, 93.3333, 140), (216.6667, 312.2222, 93.3333, 140),
            (113.3333, 403.3333, 93.3333, 233.3333), (10, 413.3333, 93.3333, 93.3333),
            (216.6667, 462.2222, 93.3333, 233.3333),
        ].map { ($0.0, $0.1 + down, $0.2, $0.3) }
    }

    // S0
    @Test func `a shop in three columns with margins of ten`() {
        let stage = Stage {
            $0.laneCount = .fixed(3)
            $0.sectionInset = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        }
        stage.show(shop)
        expect(stage.frames(), threeColumns(down: 0))
        #expect(abs(stage.view.contentSize.height - 705.5556) < 0.001)
        #expect(stage.difference == nil)
    }

    // S1
    @Test func `round robin, with content that is never shorter than the view`() {
        let stage = Stage {
            $0.laneCount = .fixed(3)
            ($0.laneSpacing, $0.itemSpacing) = (0, 0)
            $0.placement = .roundRobin
            $0.options.minimumContentExtent = 480
        }
        stage.show(extents(120, 90, 150, 80, 140, 100, 110, 95, 130))
        #expect(stage.frames().map(\.minY) == [0, 0, 0, 120, 90, 150, 200, 230, 250])
        #expect(abs(stage.layout.itemWidth(inSection: 0) - 106.6667) < 0.001)
        #expect(stage.view.contentSize.height == 480)
        #expect(stage.difference == nil)
    }

    // S2
    @Test func `a delegate works out the height for a width, and a margin lies above the first row`() {
        let stage = Stage {
            $0.laneCount = .fixed(3)
            $0.sectionInset = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 10, trailing: 10)
        }
        stage.sizeForWidth = { path, width in
            guard case .aspect(let across, let along) = shop[path.item % 12].measure else {
                return .extent(0)
            }
            return .extent(width * along / across)
        }
        stage.show(shop)
        expect(stage.frames(), threeColumns(down: 10))
        #expect(abs(stage.view.contentSize.height - 715.5556) < 0.001)
        #expect(stage.difference == nil)
    }

    // S2
    @Test func `a footer loads more, the view reloads, and what was there stays where it was`() {
        let stage = Stage { $0.footerExtent = 44 }
        stage.show(extents(100, times: 12))
        stage.scroll(to: 300)
        let frames = stage.frames()
        #expect(stage.footer()?.frame.minY == 650)
        stage.sections[0] += stage.items(extents(100, times: 12))
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(Array(stage.frames().prefix(12)) == frames)
        #expect(stage.view.contentOffset.y == 300)
        #expect(stage.view.contentSize.height == 1354)
        #expect(stage.difference == nil)
    }

    // S3
    @Test func `two columns by the defaults, and only the height is asked`() {
        let stage = Stage {
            $0.sectionInset = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 10, trailing: 10)
        }
        stage.show(shop)
        expect(
            stage.frames(),
            [
                (10, 20, 145, 217.5), (165, 20, 145, 290), (10, 247.5, 145, 96.6667), (165, 320, 145, 217.5),
                (10, 354.1667, 145, 145), (10, 509.1667, 145, 290), (165, 547.5, 145, 108.75),
                (165, 666.25, 145, 217.5), (10, 809.1667, 145, 217.5), (165, 893.75, 145, 362.5),
                (10, 1036.6667, 145, 145), (10, 1191.6667, 145, 362.5),
            ])
        #expect(abs(stage.view.contentSize.height - 1564.1667) < 0.001)
    }

    // S3
    @Test func `the footer is hidden while there are no items, by the section's own options`() {
        let stage = Stage()
        var withFooter = SectionOptions()
        withFooter.footer = Supplementary(extent: 44)
        stage.show([])
        #expect(stage.footer() == nil)
        #expect(stage.view.contentSize.height == 0)
        stage.sectionOptions = [withFooter]
        stage.show(extents(100, times: 2))
        #expect(stage.footer()?.frame == CGRect(x: 0, y: 100, width: 320, height: 44))
        stage.sectionOptions = []
        stage.show([])
        #expect(stage.footer() == nil)
    }

    // S4
    @Test func `cells of columns that the caller chooses`() {
        let stage = Stage {
            $0.laneCount = .fixed(3)
            ($0.laneSpacing, $0.itemSpacing) = (5, 3)
        }
        let columns = [[100.0, 50], [80], [60, 60, 60]]
        stage.show(
            columns.enumerated().flatMap { lane, heights in heights.map { ItemSize.extent($0, lane: lane) } })
        #expect(stage.frames().map(\.minY) == [0, 103, 0, 0, 63, 126])
        #expect(stage.frames().map { ($0.minX * 3).rounded() } == [0, 0, 325, 650, 650, 650])
        #expect(stage.view.contentSize.height == 186)
        #expect(stage.difference == nil)
    }
}
