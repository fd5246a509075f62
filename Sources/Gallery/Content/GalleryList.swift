import Foundation
import GalleryModel
import WaterfallGTK

/// The items that the window shows, a section for each folder that holds pictures; a feed is one section.
struct GalleryList {
    struct Section {
        /// The folder, as a path from the opened one; nil in a feed.
        let folder: String?
        var items: [ShownItem] = []
    }

    /// What a change has inserted, by the paths after it.
    struct Insertions: Equatable {
        var sections = IndexSet()
        /// In sections that were there before.
        var items: [IndexPath] = []
    }

    private(set) var sections: [Section] = []
    private(set) var count = 0
    private var sectionOfFolder: [String?: Int] = [:]

    var isEmpty: Bool { count == 0 }

    /// The item at a path; nil where there is none.
    subscript(path: IndexPath) -> ShownItem? {
        guard sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// Adds items at the end of their sections; new sections come last. O(items).
    mutating func append(_ items: [ShownItem]) -> Insertions {
        var insertions = Insertions()
        let known = sections.count
        for item in items {
            let section = sectionOfFolder[item.item.folder] ?? addSection(item.item.folder)
            if section < known {
                insertions.items.append(IndexPath(item: sections[section].items.count, section: section))
            } else {
                insertions.sections.insert(section)
            }
            sections[section].items.append(item)
        }
        count += items.count
        return insertions
    }

    /// Puts items at the front of their sections; new sections come last. O(all items).
    mutating func insertAtFront(_ items: [ShownItem]) -> Insertions {
        var insertions = Insertions()
        let known = sections.count
        for (folder, group) in Dictionary(grouping: items, by: \.item.folder)
            .sorted(by: { ($0.key ?? "") < ($1.key ?? "") })
        {
            let section = sectionOfFolder[folder] ?? addSection(folder)
            sections[section].items.insert(contentsOf: group, at: 0)
            if section < known {
                insertions.items += group.indices.map { IndexPath(item: $0, section: section) }
            } else {
                insertions.sections.insert(section)
            }
        }
        count += items.count
        return insertions
    }

    /// Moves an item to another place of its section. O(items of the section).
    mutating func move(_ source: IndexPath, to destination: IndexPath) {
        guard self[source] != nil, source.section == destination.section else { return }
        let item = sections[source.section].items.remove(at: source.item)
        let place = min(max(0, destination.item), sections[source.section].items.count)
        sections[source.section].items.insert(item, at: place)
    }

    private mutating func addSection(_ folder: String?) -> Int {
        sections.append(Section(folder: folder))
        sectionOfFolder[folder] = sections.count - 1
        return sections.count - 1
    }

    // MARK: - Order

    /// The item after, or before, another; nil at the end.
    func path(_ path: IndexPath, movedBy step: Int) -> IndexPath? {
        guard let number = number(of: path) else { return nil }
        return self.path(ofNumber: number + step)
    }

    /// How many items come before one; nil where there is no such item. O(sections).
    func number(of path: IndexPath) -> Int? {
        guard self[path] != nil else { return nil }
        return sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
    }

    private func path(ofNumber number: Int) -> IndexPath? {
        guard number >= 0 else { return nil }
        var rest = number
        for (section, content) in sections.enumerated() {
            if rest < content.items.count { return IndexPath(item: rest, section: section) }
            rest -= content.items.count
        }
        return nil
    }

    /// Where an item is; nil where it is not. O(items).
    func path(of id: GalleryItem.ID) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(where: { $0.item.id == id }) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }
}
