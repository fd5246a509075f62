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

    /// The batch as the engine takes it. The app is asked for options and sizes by what comes after the batch.
    ///
    /// - Parameters:
    ///   - layout: As it is before the batch.
    ///   - willAsk: Called before any size is asked for, with a layout that has the sections as they are after the batch.
    package func batch(
        of layout: WaterfallLayout, options: (Int) -> SectionOptions?, willAsk: (WaterfallLayout) -> Void,
        sizes: (Int) -> [ItemSize], size: (ItemPath) -> ItemSize
    ) throws(BatchError) -> BatchUpdate {
        let sectionOptions = insertedSections.map(options)
        var after = layout
        var result: UpdateResult?
        if asksByNewPaths {
            result = try after.apply(
                batch(inserting: insertedSections.map { _ in [] }, sectionOptions, size: { _ in .extent(0) }))
        }
        willAsk(after)
        var batch = batch(inserting: insertedSections.map(sizes), sectionOptions, size: size)
        for path in reloadedItems {
            batch.reloadItem(at: path, size: size(result?.path(after: path) ?? path))
        }
        return batch
    }

    /// Whether something that is asked for may have another path after the batch, or lie in a section that has.
    private var asksByNewPaths: Bool {
        let changesSections = !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
        let changesItems = !(deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
        return changesSections || changesItems && !reloadedItems.isEmpty
    }

    /// The batch but for the items that are reloaded.
    private func batch(
        inserting sections: [[ItemSize]], _ options: [SectionOptions?], size: (ItemPath) -> ItemSize
    ) -> BatchUpdate {
        var batch = BatchUpdate()
        deletedItems.forEach { batch.deleteItem(at: $0) }
        insertedItems.forEach { batch.insertItem(size($0), at: $0) }
        movedItems.forEach { batch.moveItem(from: $0.from, to: $0.to) }
        deletedSections.forEach { batch.deleteSection($0) }
        for (index, section) in insertedSections.enumerated() {
            batch.insertSection(section, items: sections[index], options: options[index])
        }
        movedSections.forEach { batch.moveSection(from: $0.from, to: $0.to) }
        return batch
    }
}
