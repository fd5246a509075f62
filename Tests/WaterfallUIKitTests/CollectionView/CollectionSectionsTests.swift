import Testing
import UIKit
import WaterfallUIKit

/// Sections, headers, footers and backgrounds in a collection view.
@MainActor
@Suite struct CollectionViewSectionsTests {
    // B1
    @Test func `an empty section takes just its header and footer`() {
        let stage = Stage { ($0.headerExtent, $0.footerExtent) = (50, 40) }
        stage.show([])
        #expect(stage.header()?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(stage.footer()?.frame == CGRect(x: 0, y: 50, width: 320, height: 40))
        #expect(stage.view.contentSize.height == 90)
        #expect(stage.difference == nil)
    }

    // B1
    @Test func `sections without anything leave no gap`() {
        let stage = Stage()
        stage.show(sections: [[], [], extents(100)])
        #expect(stage.frame(0, 2)?.minY == 0)
    }

    // B2, W23
    @Test func `a reload to nothing clears everything, and from nothing to something fills it`() {
        let stage = Stage { $0.headerExtent = 30 }
        stage.show(extents(50, times: 60))
        stage.scroll(to: 600)
        stage.show(sections: [])
        #expect(stage.view.visibleCells.isEmpty)
        #expect(stage.view.contentSize.height == 0)
        #expect(stage.view.contentOffset.y == 0)
        #expect(
            stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 5000)) == [])
        stage.show(extents(50, times: 60))
        #expect(stage.visibleItems == Array(0..<16))
        #expect(stage.difference == nil)
    }

    // B3
    @Test func `an index path out of range has no attributes`() {
        let stage = Stage()
        stage.show(extents(50, times: 10))
        for path in [IndexPath(item: 10, section: 0), IndexPath(item: 0, section: 1), IndexPath()] {
            #expect(stage.layout.layoutAttributesForItem(at: path) == nil)
            #expect(
                stage.layout.layoutAttributesForSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader, at: path) == nil)
            #expect(stage.layout.layoutAttributesForDecorationView(ofKind: "other", at: path) == nil)
        }
    }

    // B22
    @Test func `sections may carry on in the same lanes`() {
        let stage = Stage()
        stage.show(sections: [extents(100, 50), extents(40)])
        #expect(stage.frame(0, 1)?.origin == CGPoint(x: 0, y: 100))
        stage.layout.options.section.continuesLanes = true
        stage.view.layoutIfNeeded()
        #expect(stage.frame(0, 1)?.origin == CGPoint(x: 165, y: 60))
        #expect(stage.difference == nil)
    }

    // B23
    @Test func `header and footer are different views at the same index path`() {
        let stage = Stage { ($0.headerExtent, $0.footerExtent) = (20, 20) }
        stage.show(extents(100))
        #expect(stage.header() != nil && stage.footer() != nil)
        #expect(stage.header() !== stage.footer())
    }

    // B25
    @Test(arguments: [(-30.0, 0.0), (0, 0), (500, 500), (980, 960)])
    func `a sticky header stops below the top, and its section's end pushes it off`(
        offset: CGFloat, expected: CGFloat
    ) {
        let stage = Stage(height: 100) {
            $0.headerExtent = 40
            $0.sectionHeadersPinToVisibleBounds = true
            $0.laneCount = .fixed(1)
            $0.itemSpacing = 0
        }
        stage.show(sections: [extents(96, times: 10), extents(96, times: 10)])
        stage.scroll(to: offset)
        #expect(stage.header()?.frame.minY == expected)
        #expect(stage.difference == nil)
    }

    // B25
    @Test func `a sticky header stays below the content inset, and a sticky footer above it`() {
        let stage = Stage(height: 200) {
            ($0.headerExtent, $0.footerExtent) = (40, 30)
            ($0.sectionHeadersPinToVisibleBounds, $0.sectionFootersPinToVisibleBounds) = (true, true)
        }
        stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 25, right: 0)
        stage.show(extents(100, times: 40))
        stage.scroll(to: 300)
        #expect(stage.header()?.frame.minY == 320)
        #expect(stage.footer()?.frame.maxY == 475)
        #expect(stage.difference == nil)
    }

    @Test func `a section's background lies behind its items`() {
        let stage = Stage {
            $0.headerExtent = 30
            $0.options.section.background = LayoutInsets(top: 5, leading: 4, bottom: 3, trailing: 2)
            $0.sectionInset = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        }
        stage.show(extents(100, times: 3))
        let kind = WaterfallCollectionViewLayout.elementKindSectionBackground
        let view = stage.view.testDecorationView(ofKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(view?.frame == CGRect(x: 4, y: 35, width: 314, height: 222))
        #expect(stage.view.subviews.first { $0 is UICollectionReusableView } === view)
        #expect(stage.difference == nil)
    }

    @Test func `a section may have options of its own`() {
        let stage = Stage { $0.headerExtent = 10 }
        var single = SectionOptions()
        single.lanes = .fixed(1)
        stage.sectionOptions = [nil, single]
        stage.show(sections: [extents(100, times: 2), extents(50, times: 2)])
        #expect(stage.frames(0).map(\.width) == [155, 155])
        #expect(
            stage.frames(1) == [
                CGRect(x: 0, y: 110, width: 320, height: 50), CGRect(x: 0, y: 170, width: 320, height: 50),
            ])
        stage.layout.laneCount = .fixed(4)
        stage.view.layoutIfNeeded()
        #expect(stage.frame(0, 0)?.width == 72.5)
        #expect(stage.frame(0, 1)?.width == 320)
        #expect(stage.difference == nil)
    }
}
