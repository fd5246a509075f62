import TestSupport
import Waterfall

/// What a batch does, written as plainly as it can be by `UICollectionView`'s rules: what goes is named by its place
/// before, what comes by its place after, and what stays keeps its order around them.
struct BatchModel {
    struct Item: Equatable {
        var id: Int
        var size: ItemSize
    }

    struct Section {
        var id: Int
        var options: SectionOptions?
        var items: [Item]
    }

    var options = WaterfallOptions()
    var across = 0.0
    var sections: [Section] = []
    private var lastId = 0

    mutating func newItem(_ size: ItemSize) -> Item {
        lastId += 1
        return Item(id: lastId, size: size)
    }

    mutating func newSection(_ sizes: [ItemSize], options: SectionOptions?) -> Section {
        lastId += 1
        return Section(id: lastId, options: options, items: sizes.map { newItem($0) })
    }

    func layout() -> WaterfallLayout {
        var layout = WaterfallLayout(options: options, across: across)
        for section in sections { layout.appendSection(section.items.map(\.size), options: section.options) }
        return layout
    }

    /// The path of every item by its id.
    var paths: [Int: ItemPath] {
        var paths: [Int: ItemPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, entry) in content.items.enumerated() {
                paths[entry.id] = ItemPath(section: section, item: item)
            }
        }
        return paths
    }

    func id(at path: ItemPath) -> Int { sections[path.section].items[path.item].id }
}

/// A batch that the model can apply, and the same for the engine.
struct PlainBatch {
    var deletedItems: [ItemPath] = []
    var insertedItems: [(path: ItemPath, item: BatchModel.Item)] = []
    var movedItems: [(from: ItemPath, to: ItemPath)] = []
    var reloadedItems: [(path: ItemPath, size: ItemSize)] = []
    var deletedSections: [Int] = []
    var insertedSections: [(index: Int, section: BatchModel.Section)] = []
    var movedSections: [(from: Int, to: Int)] = []

    var update: BatchUpdate {
        var update = BatchUpdate()
        // In an order that no data source would use, since the order is of no account.
        for (path, size) in reloadedItems { update.reloadItem(at: path, size: size) }
        for move in movedItems { update.moveItem(from: move.from, to: move.to) }
        for (path, item) in insertedItems.reversed() { update.insertItem(item.size, at: path) }
        for move in movedSections { update.moveSection(from: move.from, to: move.to) }
        for path in deletedItems { update.deleteItem(at: path) }
        for (index, section) in insertedSections {
            update.insertSection(index, items: section.items.map(\.size), options: section.options)
        }
        for section in deletedSections { update.deleteSection(section) }
        return update
    }
}

extension BatchModel {
    func applying(_ batch: PlainBatch) -> BatchModel {
        var model = self
        for (path, size) in batch.reloadedItems { model.sections[path.section].items[path.item].size = size }
        let reloaded = model

        // What stays in each section.
        let gone = Set(batch.deletedItems + batch.movedItems.map(\.from))
        for section in model.sections.indices {
            model.sections[section].items = model.sections[section].items.enumerated()
                .filter { !gone.contains(ItemPath(section: section, item: $0.offset)) }.map(\.element)
        }

        // The sections.
        var arriving: [Int: Section] = [:]
        for (index, section) in batch.insertedSections { arriving[index] = section }
        for move in batch.movedSections { arriving[move.to] = model.sections[move.from] }
        let goneSections = Set(batch.deletedSections + batch.movedSections.map(\.from))
        let staying = model.sections.enumerated().filter { !goneSections.contains($0.offset) }.map(\.element)
        model.sections = Self.merge(staying, arriving)

        // The items that come.
        var comingItems: [Int: [Int: Item]] = [:]
        for (path, item) in batch.insertedItems { comingItems[path.section, default: [:]][path.item] = item }
        for move in batch.movedItems {
            comingItems[move.to.section, default: [:]][move.to.item] =
                reloaded.sections[move.from.section].items[move.from.item]
        }
        for (section, items) in comingItems {
            model.sections[section].items = Self.merge(model.sections[section].items, items)
        }
        return model
    }

    private static func merge<Member>(_ staying: [Member], _ arriving: [Int: Member]) -> [Member] {
        var rest = staying[...]
        return (0..<staying.count + arriving.count).map { index in arriving[index] ?? rest.removeFirst() }
    }
}

extension SeededGenerator {
    /// Some of the members, in order.
    mutating func some<Member>(_ members: [Member], percent: Int) -> [Member] {
        members.filter { _ in chance(percent) }
    }

    /// So many different numbers of 0 up to `limit`.
    mutating func places(_ count: Int, below limit: Int) -> [Int] {
        Array((0..<limit).shuffled(using: &self).prefix(count))
    }

    /// A batch that is legal for a model.
    mutating func batch(for model: inout BatchModel) -> PlainBatch {
        var batch = PlainBatch()
        let origins = planSections(&batch, &model)
        planItems(&batch, &model, origins)
        return batch
    }

    /// Plans the sections; returns for every section after the batch which one it was, nil for a new one.
    private mutating func planSections(_ batch: inout PlainBatch, _ model: inout BatchModel) -> [Int?] {
        let old = Array(model.sections.indices)
        batch.deletedSections = some(old, percent: 10)
        let moved = some(old.filter { !batch.deletedSections.contains($0) }, percent: 10)
        let newCount = pick([0, 0, 0, 1, 2])
        let count = old.count - batch.deletedSections.count + newCount
        let places = places(newCount + moved.count, below: count)
        for index in places.prefix(newCount) {
            let sizes = (0..<int(0...6)).map { _ in itemSize(lanes: 3) }
            let options = chance(50) ? nil : sectionOptions()
            batch.insertedSections.append((index, model.newSection(sizes, options: options)))
        }
        batch.movedSections = zip(moved, places.dropFirst(newCount)).map { ($0, $1) }
        var staying = old.filter { !batch.deletedSections.contains($0) && !moved.contains($0) }[...]
        return (0..<count).map { index in
            if let move = batch.movedSections.first(where: { $0.to == index }) { return move.from }
            return places.contains(index) ? nil : staying.removeFirst()
        }
    }

    private mutating func planItems(
        _ batch: inout PlainBatch, _ model: inout BatchModel, _ origins: [Int?]
    ) {
        // Large sections change as little as small ones, so that most of them stays as it was.
        var leaving: [Int: Int] = [:]
        var movers: [ItemPath] = []
        let targets = origins.indices.filter { origins[$0] != nil }
        for (section, content) in model.sections.enumerated() {
            for item in content.items.indices where chance(content.items.count > 50 ? 2 : 25) {
                let path = ItemPath(section: section, item: item)
                switch int(0...3) {
                case 0 where !targets.isEmpty:
                    movers.append(path)
                    leaving[section, default: 0] += 1
                case 1:
                    batch.deletedItems.append(path)
                    leaving[section, default: 0] += 1
                case 2: batch.reloadedItems.append((path, itemSize(lanes: 3)))
                default: break
                }
            }
        }
        let goals = movers.map { _ in pick(targets) }
        for target in targets {
            guard let origin = origins[target] else { continue }
            let arriving = movers.indices.filter { goals[$0] == target }
            let newCount = chance(50) ? 0 : int(0...5)
            let kept = model.sections[origin].items.count - (leaving[origin] ?? 0)
            let count = arriving.count + newCount
            let places = places(count, below: kept + count).map { ItemPath(section: target, item: $0) }
            for path in places.prefix(newCount) {
                batch.insertedItems.append((path, model.newItem(itemSize(lanes: 3))))
            }
            for (mover, path) in zip(arriving, places.dropFirst(newCount)) {
                batch.movedItems.append((movers[mover], path))
            }
        }
    }
}
