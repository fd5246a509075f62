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
            let result = try waterfall.apply(batch)
            transition = BatchTransition(place: place, result: result)
            work.items = Set(work.items.compactMap { result.path(after: $0) })
        } catch {
            // A data source that contradicts itself gets what it has now, without an animation.
            complain(error.message)
            work.reloads = true
        }
        if !hasCounts(of: collectionView) { work.reloads = true }
        if work.reloads { transition = nil }
        doWork(in: collectionView, LayoutEnvironment(of: collectionView, self))
        guard let offset = heldOffset else { return }
        transition?.shift = CGPoint(
            x: offset.x - collectionView.contentOffset.x, y: offset.y - collectionView.contentOffset.y)
    }

    /// The changes as the engine takes them, with the sizes of what is new.
    private func batch(_ updates: [UICollectionViewUpdateItem], in collectionView: UICollectionView)
        throws(BatchError) -> BatchUpdate
    {
        let changes = CollectionChanges(updates)
        guard changes.renamesWhatIsAsked else {
            return changes.batch(
                size: { size(of: $0, in: collectionView) }, section: { _ in ([], nil) }, renaming: nil)
        }
        // A delegate is asked by the paths after the changes, and may ask the layout how wide those are.
        var trial = waterfall
        let result = try trial.apply(
            changes.batch(
                size: { _ in itemSize }, section: { ([], sectionOptions($0, in: collectionView)) },
                renaming: nil))
        for section in changes.reloadedSections.compactMap({ result.section(after: $0) }) {
            trial.setOptions(sectionOptions(section, in: collectionView), ofSection: section)
        }
        let actual = waterfall
        waterfall = trial
        defer { waterfall = actual }
        return changes.batch(
            size: { size(of: $0, in: collectionView) },
            section: { (sizes(ofSection: $0, in: collectionView), sectionOptions($0, in: collectionView)) },
            renaming: result)
    }

    /// After the batch: cells may have measured themselves meanwhile.
    func finishBatch() {
        let held = heldOffset
        transition = nil
        guard let collectionView, let offset = held, offset != collectionView.contentOffset else { return }
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
