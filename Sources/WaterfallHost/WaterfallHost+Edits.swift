public import Waterfall

/// One change of the data at a time. What a batch does, these do too, and touch nothing before the place of the change:
/// they suit long content and short changes. Cells whose items are still there stay as they are, and the anchor does not
/// move on screen.
extension WaterfallHost {
    /// Inserts items; see `WaterfallLayout/insert(_:at:)`.
    public func insert(_ items: some Collection<ItemSize>, at path: ItemPath) {
        let (items, count) = (Array(items), items.count)
        guard path.section >= 0, path.section < layout.sectionCount, path.item >= 0,
            path.item <= layout.itemCount(inSection: path.section)
        else { return }
        edit {
            ItemPath(
                section: $0.section,
                item: $0.section == path.section && $0.item >= path.item ? $0.item + count : $0.item)
        } change: {
            $0.insert(items, at: path)
        }
    }

    /// Removes items; see `WaterfallLayout/remove(_:inSection:)`.
    public func remove(_ range: Range<Int>, inSection section: Int = 0) {
        let range = range.clamped(to: 0..<layout.itemCount(inSection: section))
        guard !range.isEmpty else { return }
        edit { path in
            guard path.section == section && path.item >= range.lowerBound else { return path }
            return path.item < range.upperBound
                ? nil : ItemPath(section: section, item: path.item - range.count)
        } change: {
            $0.remove(range, inSection: section)
        }
    }

    /// Moves an item; `newPath` is where it is afterwards. Paths that are out of range change nothing.
    public func move(from path: ItemPath, to newPath: ItemPath) {
        let others = layout.itemCount(inSection: newPath.section) - (path.section == newPath.section ? 1 : 0)
        guard layout.row(of: path) != nil, newPath.section >= 0, newPath.section < layout.sectionCount,
            newPath.item >= 0, newPath.item <= others
        else { return }
        edit(moving: path) { item in
            if item == path { return newPath }
            var item = item
            if item.section == path.section && item.item > path.item { item.item -= 1 }
            if item.section == newPath.section && item.item >= newPath.item { item.item += 1 }
            return item
        } change: {
            $0.move(from: path, to: newPath)
        }
    }

    private func edit(
        moving moved: ItemPath? = nil, _ rename: (ItemPath) -> ItemPath?,
        change: @escaping (inout WaterfallLayout) -> Void
    ) {
        let (candidates, distance) = (anchors(.start, moving: { $0 == moved }), distanceFromRest)
        let selected = selection.paths(in: layout, rename)
        change(&layout)
        noteMeanwhile(.change(change))
        renameCells { element in
            element.kind == .item ? rename(element.path).map { LayoutElement(.item, $0) } : element
        }
        selection.restore(selected, in: layout)
        focusedItem = focusedItem.flatMap(rename)
        prefetched = prefetched.compactMap(rename)
        renameDrag(rename)
        scrollTarget = nil
        restore(candidates, distance, rename)
        layoutDidChange()
    }
}
