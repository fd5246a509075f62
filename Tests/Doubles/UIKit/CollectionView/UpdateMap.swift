// Test support, never part of a product: a small double of UIKit for systems without it.
/// Where updates take every item, by UIKit's rules, in plain lists: what is deleted, reloaded or moved is named by its path
/// before the updates, what is inserted and where things move to by the path after.
@MainActor
struct UpdateMap {
    /// For every section after the updates, where it was; nil for a new one, and for one that is reloaded.
    private var sections: [Int?] = []
    /// For every item after the updates, where it was; nil for a new or reloaded one.
    private var items: [[IndexPath?]] = []
    private var paths: [IndexPath: IndexPath] = [:]
    private var reloadedSections: Set<Int> = []

    init(_ updates: [UICollectionViewUpdateItem], from counts: [Int]) {
        let (sectionUpdates, itemUpdates) = (updates.filter(\.isSection), updates.filter { !$0.isSection })
        var slots: [Int: Int?] = [:]
        var gone: Set<Int> = []
        for update in sectionUpdates {
            let (from, to) = (update.indexPathBeforeUpdate?.section, update.indexPathAfterUpdate?.section)
            switch update.updateAction {
            case .insert: if let to { slots[to] = .some(nil) }
            case .delete: if let from { gone.insert(from) }
            case .move: if let from, let to { (slots[to], _) = (.some(from), gone.insert(from)) }
            default: if let from { reloadedSections.insert(from) }
            }
        }
        let kept = counts.indices.filter { !gone.contains($0) }
        sections = Self.fill(kept.map { .some($0) }, slots)
        placeItems(itemUpdates, counts)
    }

    private mutating func placeItems(_ updates: [UICollectionViewUpdateItem], _ counts: [Int]) {
        var slots: [Int: [Int: IndexPath?]] = [:]
        var (gone, reloaded): (Set<IndexPath>, Set<IndexPath>) = ([], [])
        for update in updates {
            let (from, to) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
            switch update.updateAction {
            case .insert: if let to { slots[to.section, default: [:]][to.item] = .some(nil) }
            case .delete: if let from { gone.insert(from) }
            case .move:
                if let from, let to {
                    slots[to.section, default: [:]][to.item] = .some(from)
                    gone.insert(from)
                }
            default: if let from { reloaded.insert(from) }
            }
        }
        for (new, old) in sections.enumerated() {
            guard let old else {
                items.append([])
                continue
            }
            let kept = (0..<counts[old]).map { IndexPath(item: $0, section: old) }
                .filter { !gone.contains($0) }
            items.append(Self.fill(kept.map { .some($0) }, slots[new] ?? [:]))
        }
        for (section, list) in items.enumerated()
        where sections[section].map(reloadedSections.contains) != true {
            for (item, old) in list.enumerated() {
                if let old, !reloaded.contains(old) { paths[old] = IndexPath(item: item, section: section) }
            }
        }
    }

    /// What is kept, in order, around the slots that others take.
    private static func fill<Value>(_ kept: [Value?], _ slots: [Int: Value?]) -> [Value?] {
        var rest = kept[...]
        return (0..<kept.count + slots.count).map { place in
            if let slot = slots[place] { return slot }
            return rest.popFirst() ?? nil
        }
    }

    /// How many items there are after the updates. What is in new and in reloaded sections only the data source knows.
    func counts(in actual: [Int]) -> [Int] {
        sections.enumerated().map { new, old in
            guard let old, !reloadedSections.contains(old) else {
                return new < actual.count ? actual[new] : 0
            }
            return items[new].count
        }
    }

    func path(after old: IndexPath) -> IndexPath? { paths[old] }

    func element(after old: UICollectionView.Element) -> UICollectionView.Element? {
        var new = old
        if old.category == .cell {
            guard let path = paths[old.indexPath] else { return nil }
            new.indexPath = path
            return new
        }
        let section = old.indexPath.section
        guard !reloadedSections.contains(section), let place = sections.firstIndex(of: section) else {
            return nil
        }
        new.indexPath = IndexPath(item: old.indexPath.item, section: place)
        return new
    }
}
