public import Waterfall

/// The selected items.
public struct Selection: Hashable, Sendable {
    /// What one may select.
    public enum Mode: Hashable, Sendable {
        case none, single, multiple
    }

    /// Default: single.
    public internal(set) var mode = Mode.single
    private var rows = RowSet()
    /// Where a range that Shift extends starts.
    private(set) var rangeStart: Int?

    public init() {}

    public var isEmpty: Bool { rows.isEmpty }
    public var count: Int { rows.count }

    func contains(_ row: Int) -> Bool { rows.contains(row) }
    var runs: [Range<Int>] { rows.runs }

    /// Selects one item, and with a mode of one lets the others go.
    mutating func select(_ row: Int) {
        if mode == .none { return }
        if mode == .single { rows.removeAll() }
        rows.insert(row..<row + 1)
        rangeStart = row
    }

    mutating func selectOnly(_ row: Int) {
        rows.removeAll()
        select(row)
    }

    mutating func deselect(_ row: Int) { rows.remove(row) }

    mutating func deselectAll() {
        rows.removeAll()
        rangeStart = nil
    }

    mutating func selectAll(_ count: Int) {
        if mode == .multiple { rows.insert(0..<count) }
    }

    /// Selects what lies between the item selected last, or else that of row `fallback`, and this one.
    mutating func extend(to row: Int, fallback: Int?) {
        guard mode == .multiple, let start = rangeStart ?? fallback else { return select(row) }
        rangeStart = start
        rows.removeAll()
        rows.insert(min(start, row)..<max(start, row) + 1)
    }

    /// Carries the selection over a change of the data.
    mutating func rename(
        from before: WaterfallLayout, to after: WaterfallLayout, _ transform: (ItemPath) -> ItemPath?
    ) {
        let kept = paths(in: before, transform)
        restore(kept, in: after)
    }

    /// The selected items, and where a range starts, under other names.
    func paths(in layout: WaterfallLayout, _ rename: (ItemPath) -> ItemPath?) -> SelectedPaths {
        func renamed(_ row: Int) -> ItemPath? { layout.path(ofRow: row).flatMap(rename) }
        return SelectedPaths(
            items: rows.runs.flatMap { $0 }.compactMap(renamed), rangeStart: rangeStart.flatMap(renamed))
    }

    mutating func restore(_ paths: SelectedPaths, in layout: WaterfallLayout) {
        rows.removeAll()
        for path in paths.items {
            if let row = layout.row(of: path) { rows.insert(row..<row + 1) }
        }
        rangeStart = paths.rangeStart.flatMap { layout.row(of: $0) }
    }

    struct SelectedPaths {
        let items: [ItemPath]
        let rangeStart: ItemPath?
    }
}

extension WaterfallHost {
    public func setSelectionMode(_ mode: Selection.Mode) {
        selection.mode = mode
        if mode == .none || (mode == .single && selection.count > 1) { selection.deselectAll() }
        view.contentDidChange()
    }

    public func isSelected(_ path: ItemPath) -> Bool {
        layout.row(of: path).map { selection.contains($0) } ?? false
    }

    /// The selected items, in order.
    public var selectedItems: [ItemPath] {
        selection.runs.flatMap { $0 }.compactMap { layout.path(ofRow: $0) }
    }

    /// How a click or a key selects.
    public enum SelectionStyle: Hashable, Sendable {
        /// This item alone.
        case only
        /// This item too, or no longer.
        case toggle
        /// All from the item selected last to this one, and no others. Where none was: from the one that has the keyboard
        /// focus.
        case range
    }

    /// Selects an item. Returns whether it is selected now.
    @discardableResult
    public func select(_ path: ItemPath, _ style: SelectionStyle = .only) -> Bool {
        guard let row = layout.row(of: path), selection.mode != .none else { return false }
        switch style {
        case .only: selection.selectOnly(row)
        case .toggle: if selection.contains(row) { selection.deselect(row) } else { selection.select(row) }
        case .range: extendSelection(to: path)
        }
        view.contentDidChange()
        return selection.contains(row)
    }

    /// Selects all from the item selected last to this one; where none was, from the one that has the keyboard focus.
    func extendSelection(to path: ItemPath) {
        guard let row = layout.row(of: path) else { return }
        selection.extend(to: row, fallback: focusedItem.flatMap { layout.row(of: $0) })
    }

    public func deselect(_ path: ItemPath) {
        guard let row = layout.row(of: path) else { return }
        selection.deselect(row)
        view.contentDidChange()
    }

    public func deselectAll() {
        selection.deselectAll()
        view.contentDidChange()
    }

    /// Selects all items, where several may be selected.
    public func selectAll() {
        selection.selectAll(layout.itemCount)
        view.contentDidChange()
    }
}
