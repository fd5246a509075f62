package import Waterfall

/// The changes of one batch, as the app names them; the sizes are asked for when the batch is over.
package struct PendingUpdates {
    package var depth = 1
    package var deletedItems: [ItemPath] = []
    package var insertedItems: [ItemPath] = []
    package var movedItems: [(from: ItemPath, to: ItemPath)] = []
    package var reloadedItems: [ItemPath] = []
    package var deletedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var movedSections: [(from: Int, to: Int)] = []
    package var completions: [(Bool) -> Void] = []

    package init() {}

    /// Tells all who asked that the batch is on screen.
    package func complete(_ isFinished: Bool) {
        for completion in completions { completion(isFinished) }
    }

    /// The batch without the reloaded items, whose new paths only the batch itself tells.
    package func batch(
        size: (ItemPath) -> ItemSize, sizes: (Int) -> [ItemSize], options: (Int) -> SectionOptions?
    ) -> BatchUpdate {
        var batch = BatchUpdate()
        deletedItems.forEach { batch.deleteItem(at: $0) }
        insertedItems.forEach { batch.insertItem(size($0), at: $0) }
        movedItems.forEach { batch.moveItem(from: $0.from, to: $0.to) }
        deletedSections.forEach { batch.deleteSection($0) }
        for section in insertedSections {
            batch.insertSection(section, items: sizes(section), options: options(section))
        }
        movedSections.forEach { batch.moveSection(from: $0.from, to: $0.to) }
        return batch
    }
}
