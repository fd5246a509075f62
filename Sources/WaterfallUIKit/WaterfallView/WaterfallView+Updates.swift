public import UIKit
import Waterfall
import WaterfallHost
import WaterfallViews

/// Changes of the data, by UIKit's rules: change the data first, then say what has changed. What is deleted, moved
/// or reloaded is named by its path before the batch, what is inserted and where things move to by the path after.
///
/// Cells of items that are still there stay as they are, and the first visible item stays where it is on screen. Cells
/// move to their new places in a quarter of a second, unless `UIView.areAnimationsEnabled` is off. A batch that
/// contradicts itself or the data source gives a warning, and all is reloaded.
extension WaterfallView {
    /// Makes all changes that `updates` names together. Calls inside one another are one batch.
    ///
    /// - Parameters:
    ///   - updates: Names the changes, which the data has gone through already.
    ///   - completion: Called when the cells are in their places, with whether they got there by themselves; at once where
    ///     nothing animates. Default: nil.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        loadIfNeeded()
        if pendingUpdates == nil { pendingUpdates = PendingUpdates() } else { pendingUpdates?.depth += 1 }
        if let completion { pendingUpdates?.completions.append(completion) }
        updates()
        pendingUpdates?.depth -= 1
        guard let pending = pendingUpdates, pending.depth == 0 else { return }
        pendingUpdates = nil
        apply(pending)
    }

    public func insertItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { pendingUpdates?.insertedItems += indexPaths.map { ItemPath($0) } }
    }

    public func deleteItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { pendingUpdates?.deletedItems += indexPaths.map { ItemPath($0) } }
    }

    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        performBatchUpdates {
            pendingUpdates?.movedItems.append((ItemPath(indexPath), ItemPath(newIndexPath)))
        }
    }

    /// Asks for the items' sizes and cells again.
    public func reloadItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { pendingUpdates?.reloadedItems += indexPaths.map { ItemPath($0) } }
    }

    public func insertSections(_ sections: IndexSet) {
        performBatchUpdates { pendingUpdates?.insertedSections += sections }
    }

    public func deleteSections(_ sections: IndexSet) {
        performBatchUpdates { pendingUpdates?.deletedSections += sections }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        performBatchUpdates { pendingUpdates?.movedSections.append((section, newSection)) }
    }

    // MARK: - Steps

    private func batch(_ pending: PendingUpdates) throws(BatchError) -> BatchUpdate {
        defer { askedWidths.end() }
        return try pending.batch(
            of: host.layout, options: sectionOptions(_:), willAsk: { askedWidths.begin(with: $0) },
            sizes: sizes(ofSection:), size: size(of:))
    }

    private func apply(_ pending: PendingUpdates) {
        do throws(BatchError) {
            let batch = try batch(pending)
            guard !batch.isEmpty else { return pending.complete(true) }
            let offset = host.viewport.origin
            fadesLeavingCells = canAnimate
            defer { fadesLeavingCells = false }
            let result = try host.update(batch)
            animate(result, viewportAt: offset, pending)
            checkCounts()
        } catch {
            complain(error.message)
            reloadData()
            pending.complete(false)
        }
    }

    private var canAnimate: Bool { window != nil && UIView.areAnimationsEnabled }

    /// Lets what is on screen go from its old place to the new one, and what is new fade in.
    private func animate(_ result: UpdateResult, viewportAt offset: LayoutPoint, _ pending: PendingUpdates) {
        guard canAnimate else { return pending.complete(true) }
        var goals: [(cell: WaterfallReusableView, frame: CGRect)] = []
        UIView.performWithoutAnimation {
            host.forEachMounted { element, cell in
                goals.append((cell, cell.frame))
                guard let former = host.formerFrame(of: element, in: result, viewportAt: offset) else {
                    cell.alpha = 0
                    return
                }
                cell.frame = CGRect(former)
            }
        }
        Self.animateUpdate {
            for (cell, frame) in goals {
                cell.frame = frame
                cell.alpha = 1
            }
        } completion: {
            pending.complete($0)
        }
    }

    /// How changes of the data are animated.
    static func animateUpdate(
        _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: animations, completion: completion)
    }

    /// An app whose updates do not tell all that has changed would ask for cells of items that are not there.
    private func checkCounts() {
        let shown = sectionCounts(of: host.layout)
        let actual = (0..<sectionCount).map { itemCount(inSection: $0) }
        guard shown != actual else { return }
        complain(
            "after an update the view has \(shown.count) sections with \(shown.reduce(0, +)) items, and the data "
                + "source \(actual.count) with \(actual.reduce(0, +)): change the data first, then name every change"
        )
        reloadData()
    }
}
