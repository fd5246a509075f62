public import UIKit
public import Waterfall
import WaterfallHost

/// What stays in its place on screen.
extension WaterfallCollectionViewLayout {
    /// Where the collection view is, in a form that outlives sizes and sessions; nil where no item is visible.
    public func scrollState() -> ScrollAnchor? {
        visibleRect.flatMap { waterfall.anchor(in: $0, edge: anchorEdge) }
    }

    /// The content offset that shows what was visible when a state was saved, after a layout pass; nil where its item is
    /// gone. It is not held to the content's ends.
    public func contentOffset(restoring state: ScrollAnchor) -> CGPoint? {
        guard let collectionView, let visibleRect,
            let restored = waterfall.viewport(visibleRect, restoring: state)
        else { return nil }
        return CGPoint(
            x: collectionView.contentOffset.x + restored.x - visibleRect.x,
            y: collectionView.contentOffset.y + restored.y - visibleRect.y)
    }

    // MARK: - Steps

    func contentInsets(of collectionView: UICollectionView) -> LayoutInsets {
        LayoutInsets(collectionView.adjustedContentInset, environment.direction)
    }

    /// What must not move on screen; `isUnsteady` are items that will.
    func place(in bounds: CGRect, isUnsteady: (ItemPath) -> Bool = { _ in false }) -> HeldPlace? {
        collectionView.map {
            HeldPlace(
                of: LayoutRect(bounds), insets: contentInsets(of: $0), in: waterfall, edge: anchorEdge,
                awaitsNew: isRefreshing, isUnsteady: isUnsteady)
        }
    }

    private var isRefreshing: Bool {
        #if os(tvOS)
            false
        #else
            collectionView?.refreshControl?.isRefreshing ?? false
        #endif
    }

    /// The offset that shows a place after a change.
    func offset(showing place: HeldPlace, renaming rename: (ItemPath) -> ItemPath? = { $0 }) -> CGPoint? {
        collectionView.map {
            let viewport = place.viewport(
                LayoutRect($0.bounds), insets: contentInsets(of: $0), in: waterfall,
                isHeld: $0.isTracking || $0.isDragging || $0.isDecelerating, renaming: rename)
            return CGPoint(viewport.origin)
        }
    }

    /// Where a batch or an animated change of size is to end.
    var heldOffset: CGPoint? {
        if let transition {
            return offset(showing: transition.place) { transition.result.path(after: $0) }
        }
        return isAnimatingBounds ? resizedPlace.flatMap { offset(showing: $0) } : nil
    }

    /// A preparation is past the point at which a context could tell the collection view of another offset.
    func move(to place: HeldPlace?) {
        guard let collectionView, let offset = place.flatMap({ offset(showing: $0) }),
            offset != collectionView.contentOffset
        else { return }
        collectionView.contentOffset = offset
    }
}
