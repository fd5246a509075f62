import UIKit
import Waterfall

/// The changes of a batch as the collection view names them.
struct CollectionChanges {
    /// What is deleted or moved, for which nothing has to be asked.
    private var asked = BatchUpdate()
    private var insertedItems: [ItemPath] = []
    private var insertedSections: [Int] = []
    private var reloadedItems: [ItemPath] = []
    private(set) var reloadedSections: [Int] = []
    private var changesSections = false

    @MainActor
    init(_ updates: [UICollectionViewUpdateItem]) {
        for update in updates {
            let (old, new) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
            // The path of a whole section has no item.
            if (old ?? new)?.item == NSNotFound {
                addSection(update.updateAction, old?.section, new?.section)
            } else {
                addItem(update.updateAction, old.map { ItemPath($0) }, new.map { ItemPath($0) })
            }
        }
    }

    private mutating func addSection(_ action: UICollectionViewUpdateItem.Action, _ old: Int?, _ new: Int?) {
        changesSections = true
        switch (action, old, new) {
        case (.insert, _, let new?): insertedSections.append(new)
        case (.delete, let old?, _): asked.deleteSection(old)
        case (.move, let old?, let new?): asked.moveSection(from: old, to: new)
        case (.reload, let old?, _): reloadedSections.append(old)
        default: break
        }
    }

    private mutating func addItem(
        _ action: UICollectionViewUpdateItem.Action, _ old: ItemPath?, _ new: ItemPath?
    ) {
        switch (action, old, new) {
        case (.insert, _, let new?): insertedItems.append(new)
        case (.delete, let old?, _): asked.deleteItem(at: old)
        case (.move, let old?, let new?): asked.moveItem(from: old, to: new)
        case (.reload, let old?, _): reloadedItems.append(old)
        default: break
        }
    }

    /// Whether something that has to be asked for has, or may have, another path after the changes, or lies in a section
    /// that has.
    var renamesWhatIsAsked: Bool {
        changesSections || !reloadedItems.isEmpty && !(asked.isEmpty && insertedItems.isEmpty)
    }

    /// The changes as the engine takes them. `size` and `section` are asked by paths after the changes.
    ///
    /// - Parameter result: Where the changes take what is reloaded; nil leaves reloaded sections as they are, and items
    ///   where they are.
    func batch(
        size: (ItemPath) -> ItemSize, section: (Int) -> (items: [ItemSize], options: SectionOptions?),
        renaming result: UpdateResult?
    ) -> BatchUpdate {
        var batch = asked
        for path in insertedItems { batch.insertItem(size(path), at: path) }
        for new in insertedSections {
            let (items, options) = section(new)
            batch.insertSection(new, items: items, options: options)
        }
        for path in reloadedItems {
            let new = result == nil ? path : result?.path(after: path)
            if let new { batch.reloadItem(at: path, size: size(new)) }
        }
        guard let result else { return batch }
        for old in reloadedSections {
            guard let new = result.section(after: old) else { continue }
            let (items, options) = section(new)
            batch.deleteSection(old)
            batch.insertSection(new, items: items, options: options)
        }
        return batch
    }
}
