import UIKit
import Waterfall

/// Cells that measure themselves.
extension WaterfallCollectionViewLayout {
    private func extent(_ attributes: UICollectionViewLayoutAttributes) -> Double {
        waterfall.extent(of: LayoutSize(attributes.size))
    }

    /// Whether a cell corrects its item's estimate. A size that was given is not the cell's to choose.
    func isCorrected(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferred.representedElementCategory == .cell else { return false }
        let path = ItemPath(preferred.indexPath)
        let extent = extent(preferred)
        // Frames are on whole pixels, and a cell that repeats its measure must not be laid out for ever.
        return extent != self.extent(original) && waterfall.isMeasurable(path)
            && waterfall.size(path)?.measure != .extent(extent)
    }

    /// Lays out the item with the size that its cell prefers. What is visible and known stays where it is.
    func correct(
        _ preferred: UICollectionViewLayoutAttributes, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let collectionView else { return }
        (context as? WaterfallLayoutInvalidationContext)?.isDone = true
        let path = ItemPath(preferred.indexPath)
        let place = place(in: collectionView.bounds) { $0 == path || waterfall.needsMeasure($0) }
        waterfall.measureAgain(path, extent: extent(preferred))
        // While a batch is made, UIKit leaves an adjustment out of account; its own place is kept to its end.
        guard transition == nil, let offset = place.flatMap({ offset(showing: $0) }) else { return }
        context.contentOffsetAdjustment = CGPoint(
            x: offset.x - collectionView.contentOffset.x, y: offset.y - collectionView.contentOffset.y)
    }
}
