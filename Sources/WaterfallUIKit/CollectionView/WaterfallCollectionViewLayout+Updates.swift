import UIKit
import Waterfall
import WaterfallHost

/// A batch of changes that the collection view animates: where everything was, and where it goes.
struct BatchTransition {
    /// What stays in its place on screen.
    let place: HeldPlace
    let result: UpdateResult
    /// By how much the content offset changes.
    var shift = CGPoint.zero
}

/// Batches of insertions, deletions, moves and reloads.
extension WaterfallCollectionViewLayout {
    func apply(_ updates: [UICollectionViewUpdateItem]) {
        guard let collectionView else { return }
        work.awaitsUpdates = false
        do throws(BatchError) {
            let batch = try batch(updates, in: collectionView)
            guard let place = place(in: collectionView.bounds, isUnsteady: batch.movesItem()) else { return }
            let transition = BatchTransition(place: place, result: try waterfall.apply(batch))
            self.transition = transition
        } catch {
            // A data source that contradicts itself gets what it has now, without an animation.
            work.reloads = true
        }
        if !hasCounts(of: collectionView) { work.reloads = true }
        doWork(in: collectionView, LayoutEnvironment(of: collectionView, self))
        guard let offset = heldOffset else { return }
        transition?.shift = CGPoint(
            x: offset.x - collectionView.contentOffset.x, y: offset.y - collectionView.contentOffset.y)
    }

    /// The changes as the engine takes them. New items are asked for their sizes.
    private func batch(_ updates: [UICollectionViewUpdateItem], in collectionView: UICollectionView)
        throws(BatchError) -> BatchUpdate
    {
        var batch = BatchUpdate()
        var reloads: [ItemPath] = []
        for update in updates { batch.add(update, reloads: &reloads, in: self, collectionView) }
        guard !reloads.isEmpty else { return batch }
        var trial = waterfall
        let mapping = try trial.apply(batch)
        for path in reloads where path.item != NSNotFound {
            guard let new = mapping.path(after: path) else { continue }
            batch.reloadItem(at: path, size: size(of: new, in: collectionView))
        }
        for path in reloads where path.item == NSNotFound {
            guard let new = mapping.section(after: path.section) else { continue }
            batch.deleteSection(path.section)
            batch.insertSection(
                new, items: sizes(ofSection: new, in: collectionView),
                options: sectionOptions(new, in: collectionView))
        }
        return batch
    }

    /// After the batch: cells may have measured themselves meanwhile.
    func finishBatch() {
        guard let collectionView, let offset = heldOffset else { return }
        transition = nil
        guard offset != collectionView.contentOffset else { return }
        let context = WaterfallLayoutInvalidationContext()
        context.isDone = true
        context.contentOffsetAdjustment = CGPoint(
            x: offset.x - collectionView.contentOffset.x, y: offset.y - collectionView.contentOffset.y)
        invalidateLayout(with: context)
    }

    // MARK: - What comes and goes

    /// Where an element comes from that appears in a batch: its old place, or for a new one its place on screen, out of
    /// nothing.
    func appearing(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard let transition else { return nil }
        if let former = transition.result.element(before: element),
            let frame = transition.result.before.frame(of: former)
        {
            return Self.attributes(element, CGRect(frame))
        }
        return attributes(of: element).map {
            Self.faded($0, by: CGPoint(x: -transition.shift.x, y: -transition.shift.y))
        }
    }

    /// Where an element goes that disappears in a batch: its new place, or for a deleted one nowhere, from where it is on
    /// screen.
    func disappearing(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard let transition else { return nil }
        if let later = transition.result.element(after: element), let frame = waterfall.frame(of: later) {
            return Self.attributes(element, CGRect(frame))
        }
        return transition.result.before.frame(of: element).map {
            Self.faded(Self.attributes(element, CGRect($0)), by: transition.shift)
        }
    }

    private static func faded(_ attributes: UICollectionViewLayoutAttributes, by shift: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        attributes.frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
        attributes.alpha = 0
        return attributes
    }
}

extension BatchUpdate {
    /// Adds one of the collection view's changes; a section as a whole has no item in its path. Reloaded items are kept for
    /// later, since only the rest of the batch tells where they are now.
    @MainActor
    fileprivate mutating func add(
        _ update: UICollectionViewUpdateItem, reloads: inout [ItemPath],
        in layout: WaterfallCollectionViewLayout,
        _ collectionView: UICollectionView
    ) {
        let (old, new) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
        let isSection = (old ?? new)?.item == NSNotFound
        switch (update.updateAction, old, new) {
        case (.insert, _, let new?) where isSection:
            insertSection(
                new.section, items: layout.sizes(ofSection: new.section, in: collectionView),
                options: layout.sectionOptions(new.section, in: collectionView))
        case (.insert, _, let new?):
            insertItem(layout.size(of: ItemPath(new), in: collectionView), at: ItemPath(new))
        case (.delete, let old?, _) where isSection: deleteSection(old.section)
        case (.delete, let old?, _): deleteItem(at: ItemPath(old))
        case (.move, let old?, let new?) where isSection: moveSection(from: old.section, to: new.section)
        case (.move, let old?, let new?): moveItem(from: ItemPath(old), to: ItemPath(new))
        case (.reload, let old?, _): reloads.append(ItemPath(old))
        default: break
        }
    }
}
