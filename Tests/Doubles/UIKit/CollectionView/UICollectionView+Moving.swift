// Test support, never part of a product: a small double of UIKit for systems without it.
extension UICollectionView {
    /// An item that the user's finger moves.
    struct Movement {
        let original: IndexPath
        var current: IndexPath
        var position: CGPoint
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/begininteractivemovementforitem(at:)>
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
            let attributes = layoutAttributesForItem(at: indexPath)
        else { return false }
        movement = Movement(original: indexPath, current: indexPath, position: attributes.center)
        return true
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/updateinteractivemovementtargetposition(_:)>
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard var movement else { return }
        let layout = collectionViewLayout
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: movement.current, withPosition: targetPosition)
        let target =
            (delegate as? any UICollectionViewDelegate)?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
                atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
            previousIndexPaths: [movement.current], previousPosition: movement.position)
        rename(movement.current, to: target)
        (movement.current, movement.position) = (target, targetPosition)
        self.movement = movement
        layout.invalidateLayout(with: context)
        layoutIfNeeded()
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/endinteractivemovement()>
    public func endInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [movement.current], previousIndexPaths: [movement.current],
            movementCancelled: false)
        dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
        collectionViewLayout.invalidateLayout(with: context)
        layoutIfNeeded()
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/cancelinteractivemovement()>
    public func cancelInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [movement.original], previousIndexPaths: [movement.current],
            movementCancelled: true)
        rename(movement.current, to: movement.original)
        collectionViewLayout.invalidateLayout(with: context)
        layoutIfNeeded()
    }

    /// The item under the finger has attributes of its own.
    func movedByHand(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let movement, attributes.representedElementCategory == .cell,
            attributes.indexPath == movement.current
        else { return attributes }
        return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.position)
    }

    /// Where the data source has an item, which hears of a movement at its end.
    func sourcePath(_ path: IndexPath) -> IndexPath {
        guard let movement, movement.original != movement.current else { return path }
        if path == movement.current { return movement.original }
        var source = path
        if path.section == movement.current.section && path.item > movement.current.item { source.item -= 1 }
        if path.section == movement.original.section && source.item >= movement.original.item {
            source.item += 1
        }
        return source
    }

    /// The data source is told at the end of a movement; until then the view knows that items have changed places.
    private func rename(_ source: IndexPath, to destination: IndexPath) {
        guard source != destination else { return }
        let move = UICollectionViewUpdateItem(.move, from: source, to: destination)
        let map = UpdateMap([move], from: knownCounts)
        shown = Dictionary(
            shown.map { (map.element(after: $0.key) ?? $0.key, $0.value) },
            uniquingKeysWith: { first, _ in first })
        selected = Set(selected.map { map.path(after: $0) ?? $0 })
        if source.section != destination.section {
            counts?[source.section] -= 1
            counts?[destination.section] += 1
        }
    }
}
