extension WaterfallLayout {
    /// The part of a size along the axis, in points, as it is laid out: 0 for a negative number and for what is none.
    public func extent(of size: LayoutSize) -> Double {
        (options.axis == .vertical ? size.height : size.width).asExtent
    }

    /// Whether an item's size is a guess that waits for ``measure(_:extent:)``: it came as ``ItemSize/Measure/estimate(_:)``,
    /// and has not been measured since its lanes have the width that they have. No for what does not exist.
    public func needsMeasure(_ path: ItemPath) -> Bool {
        row(path).map { store.knowledge[$0] == .guessed } ?? false
    }

    /// Whether an item's size came as an estimate, be it measured by now or not. No for what does not exist.
    public func isMeasurable(_ path: ItemPath) -> Bool {
        row(path).map { store.knowledge[$0] != .given } ?? false
    }

    /// Corrects the estimate of an item by its measured size along the axis, in points: once, until the width of its
    /// lanes changes. An item that does not wait for it stays as it is. Returns whether anything moves.
    ///
    /// As with every late size, the items that follow keep their lanes only where lanes are sticky
    /// (``WaterfallOptions/stickyLanes``): use those where cells measure themselves. O(log items) then.
    @discardableResult
    public mutating func measure(_ path: ItemPath, extent: Double) -> Bool {
        guard let row = row(path), store.knowledge[row] == .guessed else { return false }
        return correct(row, inSection: path.section, to: extent)
    }

    /// Corrects the size of an item whose content has changed, whether it has been measured before or not: otherwise as
    /// ``measure(_:extent:)``. An item that was given a size stays as it is.
    @discardableResult
    public mutating func measureAgain(_ path: ItemPath, extent: Double) -> Bool {
        guard let row = row(path), store.knowledge[row] != .given else { return false }
        return correct(row, inSection: path.section, to: extent)
    }

    private mutating func correct(_ row: Int, inSection section: Int, to extent: Double) -> Bool {
        store.knowledge.set(row, .measured, count: store.count)
        guard store.sizes[row] != extent.asExtent else { return false }
        store.sizes[row] = extent.asExtent
        let flow = sections[section].flow
        flows[flow].replace(
            from: row - flows[flow].items.lowerBound, in: &store, keepingLanes: options.stickyLanes)
        shiftFlows(behind: flow)
        return true
    }

    /// Takes what has been measured for a guess again, since cells have another size: in letters of another size, say.
    /// Nothing moves. O(items).
    public mutating func forgetMeasures() {
        store.forgetMeasures(0..<itemCount)
    }

    /// Gives all items of a section that have not been measured another guess, in points along the axis: what those that
    /// have been measured have taught. O(items · lanes).
    public mutating func setEstimate(_ extent: Double, inSection section: Int) {
        guard sections.indices.contains(section), !store.knowledge.isEmpty else { return }
        var first: Int?
        for row in sections[section].items where store.knowledge[row] == .guessed {
            store.sizes[row] = extent.asExtent
            first = first ?? row
        }
        guard let first else { return }
        let flow = sections[section].flow
        flows[flow].forget(from: first - flows[flow].items.lowerBound, in: store)
        flows[flow].placeNew(in: &store, keepingLanes: options.stickyLanes)
        shiftFlows(behind: flow)
    }
}
