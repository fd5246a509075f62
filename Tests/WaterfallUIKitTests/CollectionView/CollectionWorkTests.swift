import Testing
import UIKit
import WaterfallUIKit

/// Work, counted.
@MainActor
@Suite struct CollectionViewWorkTests {
    // W27
    @Test func `a scroll that reveals cells asks the data source for those and the delegate for nothing`() {
        let stage = Stage()
        stage.show(extents(100, times: 200))
        let cells = stage.visibleItems.map { stage.cell($0) }
        stage.forgetRequests()
        let placed = stage.layout.waterfall.placements
        // 480 points show five rows, of which the fifth begins at 440.
        stage.scroll(to: 75)
        #expect(stage.cellRequests == [IndexPath(item: 10, section: 0), IndexPath(item: 11, section: 0)])
        #expect(zip(0..., cells).allSatisfy { stage.cell($0) === $1 })
        stage.scroll(to: 85)
        #expect(stage.cellRequests.count == 2)
        #expect(stage.sizeRequests.isEmpty && stage.optionRequests == 0)
        #expect(stage.layout.waterfall.placements == placed)
    }

    // B39
    @Test func `after a screenful no further views are made`() {
        let stage = Stage(width: 320, height: 800) { ($0.headerExtent, $0.itemSpacing) = (20, 0) }
        stage.show(extents(100, times: 100_000))
        for offset in stride(from: 0.0, to: 20_000, by: 330) {
            stage.scroll(to: offset)
            #expect(stage.view.visibleCells.count <= 18)
        }
        #expect(stage.view.testMadeViewCount <= 18 + 1)
    }

    @Test func `a hundred thousand items open with no object but those of the visible`() {
        let layout = CountingLayout()
        let stage = Stage(layout: layout)
        stage.show(extents(100, times: 100_000))
        #expect(stage.sizeRequests.count == 100_000)
        #expect(stage.cellRequests.count == 10)
        #expect(layout.attributesMade <= 20)
        #expect(stage.layout.waterfall.storedBytes < 100_000 * 24, "a size and a place each")
        #expect(stage.layout.waterfall.placements == 100_000)
        stage.scroll(to: 3_000_000)
        #expect(stage.difference == nil)
    }

    // B27
    @Test func `a hundred thousand items deep it is still right`() {
        let stage = Stage {
            $0.laneCount = .fixed(1)
            $0.itemSpacing = 0
        }
        stage.show(extents(333.1, times: 100_000))
        #expect(abs((stage.frame(99_999)?.minY ?? 0) - 33_309_666.9) < 0.01)
    }

    // B32
    @Test func `appending lays out what is new`() {
        let stage = Stage()
        stage.show(extents(100, times: 100_000))
        stage.forgetRequests()
        let placed = stage.layout.waterfall.placements
        stage.sections[0] += stage.items(extents(100, times: 20))
        stage.view.insertItems(at: (100_000..<100_020).map { IndexPath(item: $0, section: 0) })
        #expect(stage.layout.waterfall.placements - placed <= 20 + 128, "and the chunk that they fill up")
        #expect(stage.sizeRequests.count == 20)
        #expect(stage.cellRequests.isEmpty)
    }

    @Test func `one cell that measures itself lays out its own neighbourhood where lanes are sticky`() {
        let stage = Stage { $0.options.stickyLanes = true }
        stage.show([ItemSize](repeating: .estimate(100), count: 100_000))
        let placed = stage.layout.waterfall.placements
        stage.cell(3)?.item?.measure = 130
        stage.sections[0][3].measure = 130
        stage.view.testCellDidChange(at: IndexPath(item: 3, section: 0))
        #expect(stage.frame(3)?.height == 130)
        #expect(stage.layout.waterfall.placements - placed <= 128)
        #expect(stage.sizeRequests.count == 100_000, "no size is asked again")
        #expect(stage.difference == nil)
    }

    @Test func `a scroll under sticky headers moves headers alone`() {
        let stage = Stage {
            $0.headerExtent = 30
            $0.sectionHeadersPinToVisibleBounds = true
        }
        stage.show(sections: (0..<50).map { _ in extents(100, times: 20) })
        stage.scroll(to: 200)
        stage.forgetRequests()
        let placed = stage.layout.waterfall.placements
        #expect(
            stage.layout.shouldInvalidateLayout(forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 10)))
        let context = stage.layout.invalidationContext(
            forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 10))
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(
            context.invalidatedSupplementaryIndexPaths == [
                UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]
            ])
        stage.scroll(to: 210)
        #expect(stage.header()?.frame.minY == 210)
        #expect(stage.sizeRequests.isEmpty && stage.optionRequests == 0 && stage.cellRequests.isEmpty)
        #expect(stage.layout.waterfall.placements == placed)
    }

    @Test func `without sticky headers a scroll invalidates nothing`() {
        let stage = Stage { $0.headerExtent = 30 }
        stage.show(extents(100, times: 100))
        let bounds = stage.view.bounds
        #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 10)))
        #expect(
            stage.layout.shouldInvalidateLayout(
                forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 480)))
    }

    // B19
    @Test func `where one has been does not matter`() {
        let stage = Stage()
        stage.show((0..<1000).map { .extent(Double(50 + $0 * 53 % 170)) })
        let frames = Array(stage.frames().prefix(21))
        stage.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        stage.view.layoutIfNeeded()
        stage.scroll(to: 0)
        #expect(Array(stage.frames().prefix(21)) == frames)
    }

    // W14
    @Test func `a long item stays while its neighbours scroll`() {
        let stage = Stage(width: 300, height: 844) {
            $0.laneCount = .fixed(3)
            ($0.laneSpacing, $0.itemSpacing) = (0, 0)
        }
        stage.show(extents(3000) + extents(100, times: 40))
        stage.scroll(to: 1000)
        #expect(stage.visibleItems.count == 19)
        #expect(stage.visibleItems.first == 0)
        #expect(stage.difference == nil)
    }

    // B40
    @Test func `a saved place is restored in one pass`() {
        let stage = Stage()
        stage.show(extents(100, times: 1000))
        stage.scroll(to: stage.frame(500)!.minY + 12)
        let state = stage.layout.scrollState()
        let other = Stage()
        other.show(extents(100, times: 1000))
        let offset = state.flatMap { other.layout.contentOffset(restoring: $0) }
        #expect(offset == stage.view.contentOffset)
        #expect(other.layout.contentOffset(restoring: ScrollAnchor(path: ItemPath(item: 1000))) == nil)
    }
}

/// Counts the attributes that it hands out.
private final class CountingLayout: WaterfallCollectionViewLayout {
    private(set) var attributesMade = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributesMade += attributes?.count ?? 0
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesMade += 1
        return super.layoutAttributesForItem(at: indexPath)
    }
}
