// Test support, never part of a product: a small double of UIKit for systems without it.
extension UICollectionView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems>
    public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)>
    public func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard allowsSelection, let indexPath else { return }
        selected.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)>
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }

    private var collectionDelegate: (any UICollectionViewDelegate)? {
        delegate as? any UICollectionViewDelegate
    }

    func touchBegan(at point: CGPoint) {
        guard allowsSelection, let path = indexPathForItem(at: point),
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        highlighted = path
        cellForItem(at: path)?.isHighlighted = true
    }

    /// Ends a press; one that was not cancelled selects the item under it, or in multiple selection deselects it.
    func touchEnded(isCancelled: Bool) {
        guard let path = highlighted else { return }
        highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        guard !isCancelled else { return }
        if selected.contains(path) && allowsMultipleSelection {
            guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = allowsMultipleSelection ? [] : selected.subtracting([path]).sorted()
        for other in others {
            deselectItem(at: other, animated: false)
            collectionDelegate?.collectionView(self, didDeselectItemAt: other)
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }
}
