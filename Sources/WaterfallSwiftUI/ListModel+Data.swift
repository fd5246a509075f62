import SwiftUI
import Waterfall
import WaterfallHost

/// A section as the model keeps it: who is in it, how large each is said to be, and the options.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ListSection<ID: Hashable> {
    let id: AnyHashable
    var ids: [ID]
    var sizes: [ItemSize]
    var options: SectionOptions?
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ListModel {
    func id(at path: ItemPath) -> ID? {
        guard sections.indices.contains(path.section), sections[path.section].ids.indices.contains(path.item)
        else { return nil }
        return sections[path.section].ids[path.item]
    }

    func path(of id: ID) -> ItemPath? {
        for (index, section) in sections.enumerated() {
            if let item = section.ids.firstIndex(of: id) { return ItemPath(section: index, item: item) }
        }
        return nil
    }

    /// Takes the data and the options of a body. What is as it was costs a comparison; the rest is told to the host as
    /// appended items, as a batch, or as changed sizes.
    func take(_ new: [ListSection<ID>], options: WaterfallOptions) {
        let old = sections
        sections = new
        if options != self.options { host.change { $0.setOptions(options) } }
        self.options = options
        if old.isEmpty || new.isEmpty {
            guard !(old.isEmpty && new.isEmpty) else { return }
            return reload(options)
        }
        let isSameSections = old.count == new.count && zip(old, new).allSatisfy { $0.id == $1.id }
        if isSameSections, let appended = appended(to: old) {
            if !appended.isEmpty { host.change { $0.append(appended) } }
            takeChanges(from: old) { $0 }
        } else if let result = update(from: old) {
            takeChanges(from: old, result.path(before:))
        } else {
            reload(options)
        }
    }

    private func reload(_ options: WaterfallOptions) {
        #if DEBUG
            do {
                _ = try ListDifference(from: [], to: sections.flatMap(\.ids))
            } catch {
                complain(error.message)
            }
        #endif
        var layout = WaterfallLayout(options: options, across: host.layout.across)
        for section in sections { layout.appendSection(section.sizes, options: section.options) }
        host.reload(layout, keepsLoad: true)
    }

    /// The sizes that have come at the end of the last section, where that is all that has happened to the order; nil where
    /// it is not.
    private func appended(to old: [ListSection<ID>]) -> [ItemSize]? {
        guard let last = sections.last, let oldLast = old.last,
            zip(old.dropLast(), sections).allSatisfy({ $0.ids == $1.ids }),
            last.ids.starts(with: oldLast.ids)
        else { return nil }
        return Array(last.sizes[oldLast.ids.count...])
    }

    /// Applies the difference of identifiers; nil where an identifier stands twice.
    private func update(from old: [ListSection<ID>]) -> UpdateResult? {
        do {
            var batch = BatchUpdate()
            let difference = try ListDifference(from: old.map(\.id), to: sections.map(\.id))
            difference.deletions.forEach { batch.deleteSection($0) }
            for section in difference.insertions {
                batch.insertSection(
                    section, items: sections[section].sizes, options: sections[section].options)
            }
            difference.moves.forEach { batch.moveSection(from: $0.from, to: $0.to) }
            var oldIndex: [AnyHashable: Int] = [:]
            for (index, section) in old.enumerated() { oldIndex[section.id] = index }
            for (index, section) in sections.enumerated() {
                guard let former = oldIndex[section.id], old[former].ids != section.ids else { continue }
                let items = try ListDifference(from: old[former].ids, to: section.ids)
                batch.add(items, from: former, to: index) { section.sizes[$0] }
            }
            return try host.update(batch)
        } catch let error as DuplicateIdentifier {
            complain(error.message)
        } catch let error as BatchError {
            complain(error.message)
        } catch {
            complain("\(error)")
        }
        return nil
    }

    /// Tells the host of sizes and options that are others for items and sections that were there before.
    private func takeChanges(from old: [ListSection<ID>], _ former: (ItemPath) -> ItemPath?) {
        func isResized(_ path: ItemPath) -> Bool {
            guard let before = former(path), old.indices.contains(before.section),
                old[before.section].sizes.indices.contains(before.item)
            else { return false }
            return old[before.section].sizes[before.item] != sections[path.section].sizes[path.item]
        }
        let resized = sections.indices.filter { section in
            sections[section].sizes.indices.contains { isResized(ItemPath(section: section, item: $0)) }
        }
        let layout = host.layout
        let hasOtherOptions = sections.indices.contains {
            layout.options(ofSection: $0) != sections[$0].options ?? layout.options.section
        }
        guard !resized.isEmpty || hasOtherOptions else { return }
        let (options, sizes) = (sections.map(\.options), resized.map { ($0, sections[$0].sizes) })
        host.change { layout in
            layout.setOptions(ofSections: options)
            for (section, sizes) in sizes { layout.setSizes(sizes, inSection: section) }
        }
    }

    private func complain(_ message: String) {
        #if DEBUG
            print("WaterfallList: \(message)")
        #endif
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BatchUpdate {
    /// Adds what turns a section's items into others.
    fileprivate mutating func add(
        _ items: ListDifference, from old: Int, to new: Int, size: (Int) -> ItemSize
    ) {
        for item in items.deletions { deleteItem(at: ItemPath(section: old, item: item)) }
        for item in items.insertions { insertItem(size(item), at: ItemPath(section: new, item: item)) }
        for move in items.moves {
            moveItem(
                from: ItemPath(section: old, item: move.from), to: ItemPath(section: new, item: move.to))
        }
    }
}
