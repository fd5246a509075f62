import UIKit
import Waterfall

/// The changes of one batch, as the app names them; the sizes are asked for when the batch is over.
struct PendingUpdates {
    var depth = 1
    var deletedItems: [ItemPath] = []
    var insertedItems: [ItemPath] = []
    var movedItems: [(from: ItemPath, to: ItemPath)] = []
    var reloadedItems: [ItemPath] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var completions: [(Bool) -> Void] = []

    /// Tells all who asked that the batch is on screen.
    func complete(_ isFinished: Bool) {
        for completion in completions { completion(isFinished) }
    }

    /// The batch without the reloaded items, whose new paths only the batch itself tells.
    @MainActor
    func batch(of view: WaterfallView) -> BatchUpdate {
        var batch = BatchUpdate()
        deletedItems.forEach { batch.deleteItem(at: $0) }
        insertedItems.forEach { batch.insertItem(view.size(of: $0), at: $0) }
        movedItems.forEach { batch.moveItem(from: $0.from, to: $0.to) }
        deletedSections.forEach { batch.deleteSection($0) }
        for section in insertedSections {
            batch.insertSection(
                section, items: view.sizes(ofSection: section), options: view.sectionOptions(section))
        }
        movedSections.forEach { batch.moveSection(from: $0.from, to: $0.to) }
        return batch
    }
}
