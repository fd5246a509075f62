/// A waterfall: items in, frames out.
///
/// Items have the width of a lane and a size of their own along the scroll axis, and fall one after another into the
/// lane that ``Placement`` picks. A layout is a value: it knows no view, takes no callbacks, and can be copied, compared
/// with what it was, and sent to another thread.
///
/// Frames depend on the options, the container's size across and the items' sizes alone: appending never moves what
/// is there. They are in points, in content coordinates (see ``LayoutPoint``).
///
/// Nothing here traps: an index that is out of range gives nil or changes nothing, and a size that cannot be laid out
/// counts as 0.
public struct WaterfallLayout: Sendable {
    /// What holds for the whole waterfall; see ``setOptions(_:)``.
    public internal(set) var options: WaterfallOptions {
        didSet { usualShape = SectionShape(options.section, options, across: across) }
    }
    /// The container's size across the scroll axis, in points; see ``setAcross(_:)``.
    public internal(set) var across: Double {
        didSet { usualShape = SectionShape(options.section, options, across: across) }
    }

    /// What the options of all come to, for the sections without options of their own; worked out once, since there may be
    /// many.
    private var usualShape: SectionShape

    var store = ItemStore()
    var sections: [Section] = []
    /// The lanes, in order; sections that carry on in the lanes of another share them.
    var flows: [Flow] = []
    /// Where each flow starts along the axis, and behind the last where the content ends.
    var flowStarts = RunningTotals(width: 1)
    /// By how much elements may lie outside their flows, along, at most.
    var overhang = 0.0

    struct Section: Sendable {
        /// The items in the store.
        var items: Range<Int>
        /// The flow that holds the items.
        var flow = 0
        /// Elsewhere, since they take a lot of room and most sections have none.
        private var own: OwnOptions?

        init(options: SectionOptions?, items: Range<Int>) {
            self.items = items
            self.options = options
        }

        var hasOwnOptions: Bool { own != nil }

        /// Nil for a section that has the options of all.
        var options: SectionOptions? {
            get { own?.options }
            set { own = newValue.map { OwnOptions($0) } }
        }
    }

    private final class OwnOptions: Sendable {
        let options: SectionOptions

        init(_ options: SectionOptions) { self.options = options }
    }

    /// An empty layout for a container of `across` points at right angles to the scroll axis.
    public init(options: WaterfallOptions = WaterfallOptions(), across: Double = 0) {
        self.options = options
        self.across = across.asExtent
        usualShape = SectionShape(options.section, options, across: across.asExtent)
    }

    /// A layout of one section.
    public init(
        options: WaterfallOptions = WaterfallOptions(), across: Double, items: some Sequence<ItemSize>
    ) {
        self.init(options: options, across: across)
        appendSection(items)
    }

    public var sectionCount: Int { sections.count }

    /// The number of items of all sections.
    public var itemCount: Int { store.count }

    /// The number of items of a section; 0 where there is no such section.
    public func itemCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].items.count : 0
    }

    /// The size that an item was given, or its measure; nil where there is no such item.
    public func size(_ path: ItemPath) -> ItemSize? {
        row(path).map { store.size($0, axis: options.axis) }
    }

    /// The options of a section, its own or those of all; nil where there is no such section.
    public func options(ofSection section: Int) -> SectionOptions? {
        sections.indices.contains(section) ? ownOptions(section) : nil
    }

    /// The options of a section that there is: its own, or those of all.
    func ownOptions(_ section: Int) -> SectionOptions { sections[section].options ?? options.section }

    /// The bytes that the layout holds for its items and sections.
    public var storedBytes: Int {
        store.storedBytes + flows.reduce(0) { $0 + $1.storedBytes } + flowStarts.storedBytes
            + sections.count * MemoryLayout<Section>.stride
    }

    /// An item's number among the items of all sections, or nil where there is no such item. O(1).
    public func row(of path: ItemPath) -> Int? { row(path) }

    /// The path of an item by its number among all; nil where there is no such item. O(log sections).
    public func path(ofRow row: Int) -> ItemPath? {
        guard row >= 0 && row < itemCount else { return nil }
        let section = section(ofRow: row)
        return ItemPath(section: section, item: row - sections[section].items.lowerBound)
    }

    /// The section of an item by its number among all items.
    func section(ofRow row: Int) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].items.upperBound <= row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The item's number among all items, or nil where there is no such item.
    func row(_ path: ItemPath) -> Int? {
        guard sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return path.item >= 0 && path.item < items.count ? items.lowerBound + path.item : nil
    }
}

// MARK: - From sections to flows

extension WaterfallLayout {
    /// Makes the flows again from a section on, and places their items. Sections before it keep their flows.
    mutating func makeFlows(from section: Int, keepingLanes: Bool) {
        var first = min(max(0, section), sections.count)
        while first > 0 && first < sections.count && continuesLanes(first) { first -= 1 }
        let kept =
            first < sections.count
            ? min(flows.count, first == 0 ? 0 : sections[first - 1].flow + 1) : flows.count
        if kept == 0 { overhang = 0 }
        if kept < flows.count {
            flows.removeLast(flows.count - kept)
            flowStarts.truncate(to: kept + 1)
        }
        while first < sections.count {
            var end = first + 1
            while end < sections.count && continuesLanes(end) { end += 1 }
            appendFlow(first..<end, keepingLanes: keepingLanes)
            first = end
        }
    }

    mutating func appendFlow(_ range: Range<Int>, keepingLanes: Bool) {
        let index = flows.count
        for section in range { sections[section].flow = index }
        let (first, last) = (shape(ofSection: range.lowerBound), shape(ofSection: range.upperBound - 1))
        // Filled where it lies, since a flow is a lot to copy.
        flows.append(
            Flow(
                sections: range,
                items: sections[range.lowerBound].items
                    .lowerBound..<sections[range.upperBound - 1].items.upperBound,
                shape: first, trailing: last.trailing,
                hasOwnOptions: range.contains { sections[$0].hasOwnOptions }))
        overhang = max(overhang, range.count == 1 ? first.overhang : first.overhang + last.overhang)
        var extent = flows[index].placeNew(in: &store, keepingLanes: keepingLanes)
        flowStarts.append(&extent)
    }

    /// What the options of a section that there is come to.
    func shape(ofSection section: Int) -> SectionShape {
        sections[section].options.map { SectionShape($0, options, across: across) } ?? usualShape
    }

    func continuesLanes(_ section: Int) -> Bool {
        guard section > 0 else { return false }
        return shape(ofSection: section).continues(shape(ofSection: section - 1))
    }

    /// After the items of a flow have been placed again: shifts the flows behind it.
    mutating func shiftFlows(behind flow: Int) {
        let old = flowStarts.total(flow + 1, 0) - flowStarts.total(flow, 0)
        var change = flows[flow].extent - old
        if change != 0 { flowStarts.add(&change, from: flow + 1) }
    }
}
