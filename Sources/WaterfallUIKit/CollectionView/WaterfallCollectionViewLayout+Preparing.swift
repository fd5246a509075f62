import UIKit
import Waterfall
import WaterfallHost

/// How the waterfall gets its data.
extension WaterfallCollectionViewLayout {
    private var delegate: (any CollectionViewDelegateWaterfallLayout)? {
        collectionView?.delegate as? any CollectionViewDelegateWaterfallLayout
    }

    /// Has a part of the work done at the next preparation.
    func redo(_ part: Work) {
        work.formUnion(part)
        let context = WaterfallLayoutInvalidationContext()
        context.isDone = true
        invalidateLayout(with: context)
    }

    func prepareWaterfall() {
        // What has changed is told later, and until then nothing in the data is where it was.
        guard let collectionView, !work.awaitsUpdates else { return }
        let new = LayoutEnvironment(of: collectionView, self)
        // A view without an area is hidden: what it showed waits for it to come back.
        guard work != .nothing || new != environment && !collectionView.bounds.isEmpty else { return }
        let place = placeBeforeResizing ?? place(in: collectionView.bounds)
        doWork(in: collectionView, new)
        if !collectionView.bounds.isEmpty { (resizedPlace, placeBeforeResizing) = (place, nil) }
        move(to: place)
    }

    /// Does what is left to do.
    func doWork(in collectionView: UICollectionView, _ new: LayoutEnvironment) {
        let work = work
        self.work = .nothing
        if work.reloads || work.metrics && !hasCounts(of: collectionView) {
            environment = new
            reload(collectionView)
        } else {
            if work.options || work.metrics || new != environment {
                fit(to: new, in: collectionView, asksForAll: work.metrics)
            }
            for path in work.items where waterfall.row(of: path) != nil {
                waterfall.replace(path, with: size(of: path, in: collectionView))
            }
        }
        isSticky = waterfall.hasStickyStrips
    }

    // MARK: - Steps

    private func reload(_ collectionView: UICollectionView) {
        waterfall = WaterfallLayout(options: environment.fitted(options), across: environment.space.across)
        for section in 0..<collectionView.numberOfSections {
            // A delegate that works a height out from the width finds the section's options in the layout.
            waterfall.appendSection(options: sectionOptions(section, in: collectionView))
            waterfall.append(sizes(ofSection: section, in: collectionView))
        }
    }

    /// Lays out what is there for another view, or by other options.
    private func fit(to new: LayoutEnvironment, in collectionView: UICollectionView, asksForAll: Bool) {
        let widths = (0..<waterfall.sectionCount).map { waterfall.breadth(inSection: $0) }
        if new.contentSizeCategory != environment.contentSizeCategory { waterfall.forgetMeasures() }
        environment = new
        waterfall.setOptions(environment.fitted(options))
        waterfall.setAcross(environment.space.across)
        waterfall.setOptions(
            ofSections: (0..<waterfall.sectionCount).map { sectionOptions($0, in: collectionView) })
        for section in 0..<waterfall.sectionCount {
            if asksForAll {
                waterfall.setSizes(sizes(ofSection: section, in: collectionView), inSection: section)
            } else if widths[section] != waterfall.breadth(inSection: section), let delegate {
                waterfall.setSizes(
                    extentsAgain(inSection: section, collectionView, delegate), inSection: section)
            }
        }
    }

    func sectionOptions(_ section: Int, in collectionView: UICollectionView) -> SectionOptions? {
        delegate?.collectionView(collectionView, layout: self, optionsForSection: section)
            .map { environment.space.fitted($0) }
    }

    func size(of path: ItemPath, in collectionView: UICollectionView) -> ItemSize {
        delegate?.collectionView(collectionView, layout: self, sizeForItemAt: IndexPath(path)) ?? itemSize
    }

    func sizes(ofSection section: Int, in collectionView: UICollectionView) -> [ItemSize] {
        let count = collectionView.numberOfItems(inSection: section)
        guard let delegate else { return [ItemSize](repeating: itemSize, count: count) }
        return (0..<count).map {
            let path = IndexPath(item: $0, section: section)
            return delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
        }
    }

    /// The sizes of a section's items, of which those that are fixed extents may follow the lanes' width.
    private func extentsAgain(
        inSection section: Int, _ collectionView: UICollectionView,
        _ delegate: any CollectionViewDelegateWaterfallLayout
    ) -> [ItemSize] {
        (0..<waterfall.itemCount(inSection: section)).map { item in
            let path = ItemPath(section: section, item: item)
            guard let size = waterfall.size(path) else { return itemSize }
            guard case .extent = size.measure else { return size }
            return delegate.collectionView(collectionView, layout: self, sizeForItemAt: IndexPath(path))
        }
    }

    func hasCounts(of collectionView: UICollectionView) -> Bool {
        waterfall.sectionCount == collectionView.numberOfSections
            && (0..<waterfall.sectionCount).allSatisfy {
                waterfall.itemCount(inSection: $0) == collectionView.numberOfItems(inSection: $0)
            }
    }
}
