import Foundation
import GalleryModel
import WaterfallGTK

/// The items that the window shows, in sections by a rule; a feed is one section.
struct GalleryList {
    struct Section {
        let key: SectionKey
        var items: [ShownItem] = []
    }

    /// What a change has inserted, by the paths after it.
    struct Insertions: Equatable {
        var sections = IndexSet()
        /// In sections that were there before.
        var items: [IndexPath] = []
    }

    /// What a change has removed, by the paths before it.
    struct Removals: Equatable {
        /// Those that had no other items.
        var sections = IndexSet()
        /// In sections that are still there.
        var items: [IndexPath] = []
    }

    private(set) var sections: [Section] = []
    private(set) var count = 0
    private var sectioner: Sectioner
    private var sectionOfKey: [SectionKey: Int] = [:]
    /// The arrivals of all items.
    private var arrivals = 0..<0

    init(_ rule: SectionRule = .folder) {
        sectioner = Sectioner(rule)
    }

    var isEmpty: Bool { count == 0 }

    /// The item at a path; nil where there is none.
    subscript(path: IndexPath) -> ShownItem? {
        guard sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// Adds items at the end of their sections. O(items), and O(sections) for each new one that does not come last.
    mutating func append(_ items: [ShownItem]) -> Insertions {
        let first = arrivals.upperBound
        arrivals = arrivals.lowerBound..<first + items.count
        return add(items, firstArrival: first) { $0.count }
    }

    /// Puts items at the front of their sections. O(items of the sections), and O(sections) for each new one that does not
    /// come last.
    mutating func insertAtFront(_ items: [ShownItem]) -> Insertions {
        let first = arrivals.lowerBound - items.count
        arrivals = first..<arrivals.upperBound
        return add(items, firstArrival: first) { _ in 0 }
    }

    /// Takes out items, and sections that have none left. O(items).
    mutating func remove(_ gone: Set<GalleryItem.ID>) -> Removals {
        var removals = Removals()
        for (section, content) in sections.enumerated() {
            let places = content.items.indices.filter { gone.contains(content.items[$0].item.id) }
            if places.count == content.items.count {
                removals.sections.insert(section)
            } else {
                removals.items += places.map { IndexPath(item: $0, section: section) }
            }
        }
        for path in removals.items.reversed() { sections[path.section].items.remove(at: path.item) }
        for section in removals.sections.reversed() { sections.remove(at: section) }
        sectionOfKey = Dictionary(
            uniqueKeysWithValues: sections.enumerated().map { ($0.element.key, $0.offset) })
        count = sections.reduce(0) { $0 + $1.items.count }
        return removals
    }

    /// The same items in sections by another rule, in the order in which they came. O(items · log items).
    func grouped(by rule: SectionRule) -> GalleryList {
        var list = GalleryList(rule)
        _ = list.append(sections.flatMap(\.items).sorted { $0.arrival < $1.arrival })
        return list
    }

    /// Takes over the shape of a picture that was not known before the picture came.
    mutating func learn(pictureRatio: Double, at path: IndexPath) {
        guard self[path] != nil else { return }
        sections[path.section].items[path.item].learn(pictureRatio: pictureRatio)
    }

    /// Moves an item to another place of its section. O(items of the section).
    mutating func move(_ source: IndexPath, to destination: IndexPath) {
        guard self[source] != nil, source.section == destination.section else { return }
        let item = sections[source.section].items.remove(at: source.item)
        let place = min(max(0, destination.item), sections[source.section].items.count)
        sections[source.section].items.insert(item, at: place)
    }

    private mutating func add(
        _ items: [ShownItem], firstArrival: Int, at place: ([ShownItem]) -> Int
    ) -> Insertions {
        var groups: [SectionKey: [ShownItem]] = [:]
        var keys: [SectionKey] = []
        for (offset, var item) in items.enumerated() {
            item.arrival = firstArrival + offset
            let key = sectioner.key(of: item.item)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(item)
        }
        var insertions = Insertions(sections: addSections(keys))
        for key in keys {
            guard let section = sectionOfKey[key], let group = groups[key] else { continue }
            let first = place(sections[section].items)
            sections[section].items.insert(contentsOf: group, at: first)
            if !insertions.sections.contains(section) {
                insertions.items += group.indices.map { IndexPath(item: first + $0, section: section) }
            }
        }
        count += items.count
        return insertions
    }

    /// Makes the sections that are missing, each in its place, and returns them.
    private mutating func addSections(_ keys: [SectionKey]) -> IndexSet {
        let new = keys.filter { sectionOfKey[$0] == nil }
        for key in new {
            let place = (sections.lastIndex { !key.precedes($0.key) } ?? -1) + 1
            sections.insert(Section(key: key), at: place)
            for index in place..<sections.count { sectionOfKey[sections[index].key] = index }
        }
        return IndexSet(new.compactMap { sectionOfKey[$0] })
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
