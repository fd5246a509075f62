/// Sections as a whole: what a view asks about them, and changes of all their options or sizes at once.
extension WaterfallLayout {
    /// The size across the axis of an item that covers some lanes of a section, in points and before snapping; nil where
    /// there is no such section. A span is held to the lanes that there are. O(1).
    public func breadth(spanning span: Int = 1, inSection section: Int) -> Double? {
        guard sections.indices.contains(section) else { return nil }
        let lanes = shape(ofSection: section).lanes
        return lanes.breadth(spanning: span.clamped(to: 1...lanes.count))
    }

    /// Whether any header or footer stays at the viewport's edge, so that it moves when one scrolls. O(sections).
    public var hasStickyStrips: Bool {
        flows.indices.contains {
            header(ofFlow: $0)?.isSticky == true || footer(ofFlow: $0)?.isSticky == true
        }
    }

    /// The sections that share lanes with one, itself among them: they have one header and one footer, those of the first and
    /// of the last. Empty where there is no such section. O(1).
    package func sections(sharingLanesWith section: Int) -> Range<Int> {
        sections.indices.contains(section) ? flows[sections[section].flow].sections : 0..<0
    }

    /// Gives sections options of their own, or with nil those of all: the first of `new` to the first section, and so on.
    /// Sections beyond the last of `new` keep theirs. Places the items from the first section that changes on again, once.
    public mutating func setOptions(ofSections new: [SectionOptions?]) {
        var first: Int?
        for (index, new) in zip(sections.indices, new) where sections[index].options != new {
            let old = shape(ofSection: index).lanes
            sections[index].options = new
            forgetWhatChanged(since: old, inSection: index)
            first = first ?? flows[sections[index].flow].sections.lowerBound
        }
        if let first { makeFlows(from: first, keepingLanes: options.stickyLanes) }
    }

    /// Gives the items of a section other sizes: the first of `new` to the first item, and so on. Items beyond the last of
    /// `new` keep theirs, and so does one that has been measured and gets an estimate. Places again from the first
    /// item that changes to the end of the section; what follows shifts. O(items · lanes).
    public mutating func setSizes(_ new: [ItemSize], inSection section: Int) {
        guard sections.indices.contains(section) else { return }
        var first: Int?
        for (row, size) in zip(sections[section].items, new) where replaces(row, size) {
            store.replace(row, with: size, axis: options.axis)
            first = first ?? row
        }
        guard let first else { return }
        let flow = sections[section].flow
        flows[flow].forget(from: first - flows[flow].items.lowerBound, in: store)
        flows[flow].placeNew(in: &store, keepingLanes: options.stickyLanes)
        shiftFlows(behind: flow)
    }

    /// Whether an item is laid out in another way with a size.
    private func replaces(_ row: Int, _ size: ItemSize) -> Bool {
        var old = store.size(row, axis: options.axis)
        if store.knowledge[row] == .measured {
            guard size.isGuess else { return true }
            old.measure = size.measure
        }
        return old != size
    }

    /// After a section has got other options: lanes of another number are forgotten, and measures of another width.
    mutating func forgetWhatChanged(since old: Lanes, inSection section: Int) {
        let new = shape(ofSection: section).lanes
        if new.count != old.count { store.forgetLanes(sections[section].items) }
        if new.breadth != old.breadth { store.forgetMeasures(sections[section].items) }
    }
}
