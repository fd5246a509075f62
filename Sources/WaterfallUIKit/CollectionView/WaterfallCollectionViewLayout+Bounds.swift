import UIKit
import Waterfall

/// What a scroll, and what another size of the view does.
extension WaterfallCollectionViewLayout {
    /// Whether anything is elsewhere in other bounds: after a change of size, and where headers or footers are sticky.
    func isInvalid(inBounds newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size
            || isSticky && newBounds.origin != collectionView.bounds.origin
            || LayoutEnvironment(of: collectionView, self) != environment
    }

    /// A scroll moves sticky headers and footers alone; for another size the place is kept.
    func boundsWillChange(to newBounds: CGRect, _ context: UICollectionViewLayoutInvalidationContext) {
        guard let collectionView else { return }
        (context as? WaterfallLayoutInvalidationContext)?.isDone = true
        guard newBounds.size == collectionView.bounds.size else {
            placeBeforeResizing = placeBeforeResizing ?? place(in: collectionView.bounds)
            return
        }
        for (kind, paths) in strips(in: collectionView.bounds.union(newBounds)) {
            context.invalidateSupplementaryElements(ofKind: kind, at: paths)
        }
    }

    /// The headers and footers of the sections in a rectangle.
    private func strips(in rect: CGRect) -> [String: [IndexPath]] {
        let all = waterfall.elements(in: LayoutRect(rect), pinnedTo: visibleRect)
            .filter { $0.element.kind == .header || $0.element.kind == .footer }
        return Dictionary(grouping: all) {
            $0.element.kind == .header
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        }
        .mapValues { $0.map { IndexPath($0.element.path) } }
    }
}
