/// Changes of the data that take effect together, by `UICollectionView`'s rules: what is deleted, reloaded or moved is
/// named by its path before the whole batch, what is inserted and where things move to by the path after it. The
/// order in which the changes are added is of no account.
public struct BatchUpdate: Sendable {
    var deletedItems: [ItemPath] = []
    var insertedItems: [(path: ItemPath, size: ItemSize)] = []
    package var movedItems: [(from: ItemPath, to: ItemPath)] = []
    package var reloadedItems: [(path: ItemPath, size: ItemSize)] = []
    var deletedSections: [Int] = []
    var insertedSections: [(section: Int, items: [ItemSize], options: SectionOptions?)] = []
    package var movedSections: [(from: Int, to: Int)] = []

    public init() {}

    public mutating func deleteItem(at path: ItemPath) { deletedItems.append(path) }
    public mutating func insertItem(_ size: ItemSize, at path: ItemPath) {
        insertedItems.append((path, size))
    }
    public mutating func moveItem(from path: ItemPath, to newPath: ItemPath) {
        movedItems.append((path, newPath))
    }
    /// Gives an item a new size in its place.
    public mutating func reloadItem(at path: ItemPath, size: ItemSize) { reloadedItems.append((path, size)) }
    public mutating func deleteSection(_ section: Int) { deletedSections.append(section) }
    public mutating func insertSection(_ section: Int, items: [ItemSize] = [], options: SectionOptions? = nil)
    {
        insertedSections.append((section, items, options))
    }
    public mutating func moveSection(from section: Int, to newSection: Int) {
        movedSections.append((section, newSection))
    }

    public var isEmpty: Bool {
        deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
            && deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
    }
}

/// Why a batch cannot be applied. The layout is then as it was.
public enum BatchError: Error, Hashable, Sendable {
    /// A path of something before the batch that does not exist there.
    case noSuchItem(ItemPath)
    case noSuchSection(Int)
    /// One item or section is deleted or moved twice, or both deleted and moved or reloaded.
    case changedTwice(ItemPath)
    case sectionChangedTwice(Int)
    /// Two arrive at the same place.
    case samePlace(ItemPath)
    case sameSection(Int)
    /// An item is inserted into, or moved to, a section that is inserted itself.
    case insertedSection(ItemPath)
    /// A place to insert at or to move to that is beyond the end of what is there after the batch.
    case beyondEnd(ItemPath)
    case sectionBeyondEnd(Int)

    /// What is wrong, where, and what to do, in one sentence.
    public var message: String {
        switch self {
        case .noSuchItem(let path):
            "There is no item \(path.item) in section \(path.section) before the update; name deleted, moved and reloaded items by their paths before it."
        case .noSuchSection(let section):
            "There is no section \(section) before the update; name deleted and moved sections by their indices before it."
        case .changedTwice(let path):
            "Item \(path.item) of section \(path.section) is changed twice in one update; delete, move or reload it once."
        case .sectionChangedTwice(let section):
            "Section \(section) is changed twice in one update; delete or move it once."
        case .samePlace(let path):
            "Two items arrive at item \(path.item) of section \(path.section); name inserted and moved items by their paths after the update."
        case .sameSection(let section):
            "Two sections arrive at index \(section); name inserted and moved sections by their indices after the update."
        case .insertedSection(let path):
            "Section \(path.section) is inserted by the same update; give it its items when you insert it."
        case .beyondEnd(let path):
            "Item \(path.item) of section \(path.section) would lie beyond the section's end after the update; insert at or before the end."
        case .sectionBeyondEnd(let section):
            "Section \(section) would lie beyond the last after the update; insert at or before the end."
        }
    }
}

/// What a batch did: the layout before it, and where everything went. With the layout after it that gives every item's
/// frame before and after, so that a view can animate it from where it was.
public struct UpdateResult: Sendable {
    /// The layout before the batch.
    public let before: WaterfallLayout
    let sections: IndexMapping
    /// For sections whose items changed, by their index before.
    let itemsByOldSection: [Int: IndexMapping]
    /// The same by their index after.
    let itemsByNewSection: [Int: IndexMapping]
    let movedTo: [ItemPath: ItemPath]
    let movedFrom: [ItemPath: ItemPath]

    /// Where a section is after the batch, or nil if it was deleted. O(log changes).
    public func section(after old: Int) -> Int? { sections.index(after: old) }

    /// Where a section was before the batch, or nil if it was inserted. O(log changes).
    public func section(before new: Int) -> Int? { sections.index(before: new) }

    /// Where an item is after the batch, or nil if it was deleted. O(log changes).
    public func path(after old: ItemPath) -> ItemPath? {
        if let moved = movedTo[old] { return moved }
        guard let section = sections.index(after: old.section) else { return nil }
        guard let items = itemsByOldSection[old.section] else {
            return ItemPath(section: section, item: old.item)
        }
        return items.index(after: old.item).map { ItemPath(section: section, item: $0) }
    }

    /// Where an item was before the batch, or nil if it was inserted. O(log changes).
    public func path(before new: ItemPath) -> ItemPath? {
        if let moved = movedFrom[new] { return moved }
        guard let section = sections.index(before: new.section) else { return nil }
        guard let items = itemsByNewSection[new.section] else {
            return ItemPath(section: section, item: new.item)
        }
        return items.index(before: new.item).map { ItemPath(section: section, item: $0) }
    }
}

extension UpdateResult {
    /// Where an element is after the batch, or nil if it was deleted: an item by its path, what belongs to a section by
    /// that. O(log changes).
    public func element(after old: LayoutElement) -> LayoutElement? {
        old.kind == .item
            ? path(after: old.path).map { LayoutElement(.item, $0) }
            : section(after: old.path.section).map {
                LayoutElement(old.kind, ItemPath(section: $0, item: old.path.item))
            }
    }

    /// Where an element was before the batch, or nil if it was inserted. O(log changes).
    public func element(before new: LayoutElement) -> LayoutElement? {
        new.kind == .item
            ? path(before: new.path).map { LayoutElement(.item, $0) }
            : section(before: new.path.section).map {
                LayoutElement(new.kind, ItemPath(section: $0, item: new.path.item))
            }
    }
}
