extension WaterfallLayout {
    /// Makes room for this many items and sections in all, so that adding them section by section copies nothing. For ten
    /// million of each at most, beyond which room is made as they come.
    public mutating func reserveCapacity(items: Int, sections sectionCount: Int = 1) {
        let most = 0...10_000_000
        store.reserve(max(0, items.clamped(to: most) - store.count))
        sections.reserveCapacity(sectionCount.clamped(to: most))
        flows.reserveCapacity(sectionCount.clamped(to: most))
    }

    /// Adds a section behind the last. `options` nil gives it the options of all. O(items · lanes).
    @inlinable
    public mutating func appendSection(
        _ items: some Sequence<ItemSize> = [], options section: SectionOptions? = nil
    ) {
        appendUnplaced(contentsOf: items)
        placeNewSection(section)
    }

    /// Adds items at the end of the last section, which is made if there is none. Nothing that is there moves.
    /// O(new items · lanes), whatever there is.
    @inlinable
    public mutating func append(_ items: some Sequence<ItemSize>) {
        guard sectionCount > 0 else { return appendSection(items) }
        appendUnplaced(contentsOf: items)
        placeNewItems()
    }

    @inlinable
    mutating func appendUnplaced(contentsOf items: some Sequence<ItemSize>) {
        reserve(items.underestimatedCount)
        if items.withContiguousStorageIfAvailable({ appendUnplaced($0) }) == nil {
            for item in items { appendUnplaced(item) }
        }
    }

    @usableFromInline
    mutating func reserve(_ more: Int) { store.reserve(more) }

    @usableFromInline
    mutating func appendUnplaced(_ items: UnsafeBufferPointer<ItemSize>) {
        store.append(items, axis: options.axis)
    }

    @usableFromInline
    mutating func appendUnplaced(_ item: ItemSize) { store.append(item, axis: options.axis) }

    @usableFromInline
    mutating func placeNewSection(_ section: SectionOptions?) {
        store.makePlaces()
        let first = sections.last?.items.upperBound ?? 0
        sections.append(Section(options: section, items: first..<store.count))
        makeFlows(from: sections.count - 1, keepingLanes: options.stickyLanes)
    }

    @usableFromInline
    mutating func placeNewItems() {
        store.makePlaces()
        let last = sections.count - 1
        sections[last].items = sections[last].items.lowerBound..<store.count
        let flow = sections[last].flow
        flows[flow].items = flows[flow].items.lowerBound..<store.count
        flows[flow].placeNew(in: &store)
        shiftFlows(behind: flow)
    }

    /// Inserts items before the one at a path; the path behind a section's last item is legal, others that are
    /// out of range change nothing. Places again from there to the end of the section; what follows shifts.
    public mutating func insert(_ items: some Sequence<ItemSize>, at path: ItemPath) {
        guard sections.indices.contains(path.section), path.item >= 0,
            path.item <= sections[path.section].items.count
        else { return }
        let row = sections[path.section].items.lowerBound + path.item
        if row == store.count && path.section == sections.count - 1 { return append(items) }
        var new = ItemStore()
        for item in items { new.append(item, axis: options.axis) }
        new.makePlaces()
        let flow = forgetPlaces(from: row, inSection: path.section)
        store.insert(new, at: row)
        moveBounds(section: path.section, by: new.count)
        placeAgain(flow)
    }

    /// Moves an item; `newPath` is where it is afterwards. It keeps its size, and its measure where lanes have the same
    /// width. Paths that are out of range change nothing. Places again from both places to the ends of their sections.
    public mutating func move(from path: ItemPath, to newPath: ItemPath) {
        let others = itemCount(inSection: newPath.section) - (path.section == newPath.section ? 1 : 0)
        guard let row = row(path), sections.indices.contains(newPath.section), newPath.item >= 0,
            newPath.item <= others
        else { return }
        let size = store.size(row, axis: options.axis)
        var knowledge = store.knowledge[row]
        let isAsWide =
            shape(ofSection: path.section).lanes.breadth == shape(ofSection: newPath.section).lanes.breadth
        if knowledge == .measured && !isAsWide { knowledge = .guessed }
        remove(path.item..<path.item + 1, inSection: path.section)
        insert(CollectionOfOne(size), at: newPath)
        store.knowledge.set(
            sections[newPath.section].items.lowerBound + newPath.item, knowledge, count: store.count)
    }

    /// Removes items of a section; what of the range is out of bounds is left out. Places again from there to the
    /// end of the section; what follows shifts.
    public mutating func remove(_ range: Range<Int>, inSection section: Int = 0) {
        guard sections.indices.contains(section) else { return }
        let items = sections[section].items
        let rows = range.clamped(to: 0..<items.count)
        guard !rows.isEmpty else { return }
        let first = items.lowerBound + rows.lowerBound
        let flow = forgetPlaces(from: first, inSection: section)
        store.remove(first..<first + rows.count)
        moveBounds(section: section, by: -rows.count)
        placeAgain(flow)
    }

    /// Gives an item another size. Nothing before it moves; with sticky lanes and no wide items only its own lane
    /// does, in O(log items). A path that is out of range changes nothing.
    public mutating func replace(_ path: ItemPath, with size: ItemSize) {
        guard let row = row(path) else { return }
        let flow = sections[path.section].flow
        let span = store.spans[row]
        store.replace(row, with: size, axis: options.axis)
        if (span > 1) != (store.spans[row] > 1) { flows[flow].wideCount += span > 1 ? -1 : 1 }
        let item = row - flows[flow].items.lowerBound
        flows[flow].replace(from: item, in: &store, keepingLanes: options.stickyLanes)
        shiftFlows(behind: flow)
    }

    /// Removes all sections and items, and keeps the options.
    public mutating func removeAll() {
        self = WaterfallLayout(options: options, across: across)
    }

    /// Changes the container's size across the axis. Places all items again, unless nothing changes.
    public mutating func setAcross(_ newAcross: Double) {
        let new = newAcross.asExtent
        guard new != across else { return }
        across = new
        makeAllFlows()
    }

    /// Changes the options. Places all items again, unless the change is of the last step only: direction, reverse,
    /// scale, least extent.
    public mutating func setOptions(_ new: WaterfallOptions) {
        let old = options
        options = new
        if new.axis != old.axis { store.transposeAspects() }
        if new.axis != old.axis || new.section != old.section || new.isReversed != old.isReversed
            || new.stickyLanes != old.stickyLanes
        {
            makeAllFlows()
        }
    }

    /// Gives a section options of its own, or with nil those of all. Places its items again.
    public mutating func setOptions(_ section: SectionOptions?, ofSection index: Int) {
        guard sections.indices.contains(index) else { return }
        let old = shape(ofSection: index).lanes
        sections[index].options = section
        forgetWhatChanged(since: old, inSection: index)
        // The sections that shared lanes with it may have to part.
        let first = flows[sections[index].flow].sections.lowerBound
        makeFlows(from: first, keepingLanes: options.stickyLanes)
    }

    /// Makes all flows again. Items of a section that has another number of lanes now forget theirs, and where lanes
    /// have another width what was measured is a guess again.
    private mutating func makeAllFlows() {
        for index in sections.indices {
            forgetWhatChanged(since: flows[sections[index].flow].lanes, inSection: index)
        }
        makeFlows(from: 0, keepingLanes: options.stickyLanes)
    }

    // MARK: - Steps

    private mutating func forgetPlaces(from row: Int, inSection section: Int) -> Int {
        let flow = sections[section].flow
        flows[flow].forget(from: row - flows[flow].items.lowerBound, in: store)
        return flow
    }

    private mutating func placeAgain(_ flow: Int) {
        flows[flow].placeNew(in: &store, keepingLanes: options.stickyLanes)
        shiftFlows(behind: flow)
    }

    /// After items came or went in a section: moves its end, and the sections and flows behind it. O(sections).
    private mutating func moveBounds(section: Int, by count: Int) {
        let flow = sections[section].flow
        let items = sections[section].items
        sections[section].items = items.lowerBound..<items.upperBound + count
        for later in section + 1..<max(section + 1, sections.count) {
            sections[later].items = sections[later].items.shifted(by: count)
        }
        flows[flow].items = flows[flow].items.lowerBound..<flows[flow].items.upperBound + count
        for later in flow + 1..<max(flow + 1, flows.count) {
            flows[later].items = flows[later].items.shifted(by: count)
        }
    }
}

extension Range<Int> {
    func shifted(by count: Int) -> Range<Int> { lowerBound + count..<upperBound + count }
}
