extension WaterfallLayout {
    /// Applies a batch, in one pass over the items and one placing from the first change on.
    ///
    /// Throws where the batch contradicts itself or the layout, and then leaves the layout as it was.
    public mutating func apply(_ batch: BatchUpdate) throws(BatchError) -> UpdateResult {
        let plan = try BatchPlan(batch, of: self)
        let before = self
        var next = WaterfallLayout(options: options, across: across)
        next.store.reserve(plan.newItemCount)
        next.store.placements = store.placements
        var firstChanges: [Int?] = []
        for run in plan.sections.runs(oldCount: sectionCount, newCount: plan.newSectionCount) {
            switch run {
            case .kept(let sections):
                for section in sections { firstChanges.append(next.take(section, from: before, plan)) }
            case .moved(let section): firstChanges.append(next.take(section, from: before, plan))
            case .inserted(let index):
                next.take(plan.insertedSections[index])
                firstChanges.append(0)
            }
        }
        next.makeFlows(reusing: before, plan.sections, firstChanges)
        self = next
        return plan.result(before: before)
    }

    /// Appends a section of the old layout with the changes of its items, and returns the first item that is not as it
    /// was; nil where all are.
    private mutating func take(_ section: Int, from old: WaterfallLayout, _ plan: BatchPlan) -> Int? {
        let rows = old.sections[section].items
        let start = store.count
        var firstChange: Int?
        let reloads = plan.reloads[section] ?? []
        if let items = plan.itemsByOldSection[section] {
            let newSection = plan.sections.index(after: section) ?? 0
            let newCount = plan.newCounts[section] ?? rows.count
            for run in items.runs(oldCount: rows.count, newCount: newCount) {
                switch run {
                case .kept(let range):
                    if range.lowerBound != store.count - start {
                        firstChange = firstChange ?? store.count - start
                    }
                    store.append(old.store, rows: range.shifted(by: rows.lowerBound))
                case .moved, .inserted:
                    firstChange = firstChange ?? store.count - start
                    let path = ItemPath(section: newSection, item: store.count - start)
                    if let from = plan.movedFrom[path], let row = old.row(from) {
                        store.append(old.store, rows: row..<row + 1)
                        store.lanes[store.count - 1] = PlacedLanes.unplaced
                        let breadth = old.shape(ofSection: from.section).lanes.breadth
                        if old.shape(ofSection: section).lanes.breadth != breadth {
                            store.forgetMeasures(store.count - 1..<store.count)
                        }
                    } else {
                        store.append(plan.inserted[path] ?? .extent(0), axis: options.axis)
                        store.makePlaces()
                    }
                }
            }
            if newCount != rows.count { firstChange = firstChange ?? min(newCount, rows.count) }
        } else {
            store.append(old.store, rows: rows)
        }
        for (item, size) in reloads {
            guard let index = (plan.itemsByOldSection[section] ?? .identity).index(after: item) else {
                continue
            }
            store.replace(start + index, with: size, axis: options.axis)
            firstChange = min(firstChange ?? index, index)
        }
        var kept = old.sections[section]
        kept.items = start..<store.count
        sections.append(kept)
        return firstChange
    }

    private mutating func take(_ inserted: (items: [ItemSize], options: SectionOptions?)?) {
        let start = store.count
        for item in inserted?.items ?? [] { store.append(item, axis: options.axis) }
        store.makePlaces()
        sections.append(Section(options: inserted?.options, items: start..<store.count))
    }

    /// Makes the flows of sections that came from an old layout. A flow that is as it was is taken over whole, one that
    /// has changed from the chunk of its first change on.
    private mutating func makeFlows(
        reusing old: WaterfallLayout, _ mapping: IndexMapping, _ firstChanges: [Int?]
    ) {
        var first = 0
        while first < sections.count {
            var end = first + 1
            while end < sections.count && continuesLanes(end) { end += 1 }
            if end == first + 1, let section = mapping.index(before: first),
                old.flows[old.sections[section].flow].sections.count == 1
            {
                appendFlow(
                    old.flows[old.sections[section].flow], section: first, firstChange: firstChanges[first])
            } else {
                appendFlow(first..<end, keepingLanes: options.stickyLanes)
            }
            first = end
        }
    }

    private mutating func appendFlow(_ old: Flow, section: Int, firstChange: Int?) {
        var flow = old
        sections[section].flow = flows.count
        overhang = max(overhang, shape(ofSection: section).overhang)
        flow.sections = section..<section + 1
        flow.items = sections[section].items
        if let firstChange { flow.forget(from: firstChange, in: store) }
        flow.placeNew(in: &store, keepingLanes: options.stickyLanes)
        flows.append(flow)
        var extent = flow.extent
        flowStarts.append(&extent)
    }
}

/// A batch, checked and sorted by section.
private struct BatchPlan {
    var sections = IndexMapping.identity
    var newSectionCount = 0
    var newItemCount = 0
    var insertedSections: [Int: (items: [ItemSize], options: SectionOptions?)] = [:]
    /// By the section's index before.
    var itemsByOldSection: [Int: IndexMapping] = [:]
    var newCounts: [Int: Int] = [:]
    var reloads: [Int: [(item: Int, size: ItemSize)]] = [:]
    /// By the path after.
    var inserted: [ItemPath: ItemSize] = [:]
    var movedFrom: [ItemPath: ItemPath] = [:]
    var movedTo: [ItemPath: ItemPath] = [:]

    init(_ batch: BatchUpdate, of layout: WaterfallLayout) throws(BatchError) {
        try planSections(batch, layout)
        try planItems(batch, layout)
        newItemCount = layout.itemCount + batch.insertedItems.count
        for section in batch.insertedSections { newItemCount += section.items.count }
    }

    private mutating func planSections(_ batch: BatchUpdate, _ layout: WaterfallLayout) throws(BatchError) {
        var gone: Set<Int> = []
        for section in batch.deletedSections + batch.movedSections.map({ $0.from }) {
            guard layout.sections.indices.contains(section) else { throw .noSuchSection(section) }
            guard gone.insert(section).inserted else { throw .sectionChangedTwice(section) }
        }
        newSectionCount = layout.sectionCount - batch.deletedSections.count + batch.insertedSections.count
        var arrived: Set<Int> = []
        for section in batch.insertedSections.map({ $0.section }) + batch.movedSections.map({ $0.to }) {
            guard section >= 0 && section < newSectionCount else { throw .sectionBeyondEnd(section) }
            guard arrived.insert(section).inserted else { throw .sameSection(section) }
        }
        for new in batch.insertedSections { insertedSections[new.section] = (new.items, new.options) }
        sections = IndexMapping(
            removed: batch.deletedSections, inserted: batch.insertedSections.map { $0.section },
            moves: batch.movedSections)
    }

    private mutating func planItems(_ batch: BatchUpdate, _ layout: WaterfallLayout) throws(BatchError) {
        var gone: Set<ItemPath> = []
        var removed: [Int: [Int]] = [:]
        for path in batch.deletedItems + batch.movedItems.map({ $0.from }) {
            guard layout.row(path) != nil else { throw .noSuchItem(path) }
            guard gone.insert(path).inserted else { throw .changedTwice(path) }
            removed[path.section, default: []].append(path.item)
        }
        for (path, size) in batch.reloadedItems {
            guard layout.row(path) != nil else { throw .noSuchItem(path) }
            guard gone.insert(path).inserted else { throw .changedTwice(path) }
            reloads[path.section, default: []].append((path.item, size))
        }
        for move in batch.movedItems {
            (movedTo[move.from], movedFrom[move.to]) = (move.to, move.from)
        }
        var arriving: [Int: [Int]] = [:]
        var arrived: Set<ItemPath> = []
        for path in batch.insertedItems.map({ $0.path }) + batch.movedItems.map({ $0.to }) {
            guard arrived.insert(path).inserted else { throw .samePlace(path) }
            guard path.section >= 0 && path.section < newSectionCount else {
                throw .sectionBeyondEnd(path.section)
            }
            guard let old = sections.index(before: path.section) else { throw .insertedSection(path) }
            arriving[old, default: []].append(path.item)
        }
        for (path, size) in batch.insertedItems { inserted[path] = size }
        for section in Set(removed.keys).union(arriving.keys) {
            let (gone, new) = (removed[section] ?? [], arriving[section] ?? [])
            let count = layout.itemCount(inSection: section) - gone.count + new.count
            for item in new where item < 0 || item >= count {
                throw .beyondEnd(ItemPath(section: sections.index(after: section) ?? section, item: item))
            }
            itemsByOldSection[section] = IndexMapping(removed: gone, inserted: new, moves: [])
            newCounts[section] = count
        }
    }

    func result(before: WaterfallLayout) -> UpdateResult {
        var itemsByNewSection: [Int: IndexMapping] = [:]
        for (section, items) in itemsByOldSection {
            if let new = sections.index(after: section) { itemsByNewSection[new] = items }
        }
        return UpdateResult(
            before: before, sections: sections, itemsByOldSection: itemsByOldSection,
            itemsByNewSection: itemsByNewSection, movedTo: movedTo, movedFrom: movedFrom)
    }
}
