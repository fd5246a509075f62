public import Waterfall

extension WaterfallHost {
    /// The number of cells on screen, overscan included.
    public var mountedCount: Int { recycler.mounted.count }
    /// The number of cells that wait for reuse.
    public var pooledCount: Int { recycler.pooledCount }
    /// The elements that have a cell, in reading order.
    public var mountedElements: [PlacedElement] {
        recycler.mounted.map { PlacedElement(element: $0.element, frame: $0.frame) }
    }

    /// The mounted cell of an element, or nil.
    public func cell(showing element: LayoutElement) -> View.Cell? { recycler.cell(showing: element) }

    /// Calls `body` with every mounted cell, in reading order.
    public func forEachMounted(_ body: (LayoutElement, View.Cell) -> Void) {
        for entry in recycler.mounted { body(entry.element, entry.cell) }
    }

    /// The items that are in the viewport, in order. Allocates.
    public var visibleItems: [ItemPath] {
        layout.elements(in: viewport).filter { $0.element.kind == .item }.map { $0.element.path }
    }

    /// The item that one sees at a point of content coordinates; nil where there is none, or where a sticky header or
    /// footer covers it.
    public func item(at point: LayoutPoint) -> ItemPath? {
        let isCovered = recycler.mounted.contains {
            ($0.element.kind == .header || $0.element.kind == .footer) && $0.frame.contains(point)
        }
        return isCovered ? nil : layout.item(at: point)
    }

    /// Takes a cell out of the pool, for ``WaterfallHostView/makeCell(showing:)``; nil where none waits.
    public func dequeue(_ reuseIdentifier: Int) -> View.Cell? { recycler.dequeue(reuseIdentifier) }

    /// Makes the cells of items anew, whose content has changed and not their size.
    public func remakeCells(of paths: Set<ItemPath>) {
        renameCells { element in
            element.kind == .item && paths.contains(element.path) ? nil : element
        }
        updateCells()
    }

    /// Brings the cells in line with viewport and layout. O(log items + cells); allocates nothing once warm.
    ///
    /// A view that changes the data or scrolls while it is called is answered when the call is over.
    public func updateCells() {
        guard !isUpdatingCells else {
            needsAnotherUpdate = true
            return
        }
        isUpdatingCells = true
        // A data source that answers every question with a reload must not hang the app.
        var rounds = 10_000
        repeat {
            rounds -= 1
            needsAnotherUpdate = false
            findWanted()
            recycler.keep(wanted)
            unmountLeaving()
            reorderMounted()
            moveMounted()
            mountMissing()
        } while needsAnotherUpdate && rounds > 0
        isUpdatingCells = false
    }

    // MARK: - Steps

    private func findWanted() {
        wanted.removeAll(keepingCapacity: true)
        guard hasArea else { return }
        if let drag, let findWantedForDrag { return findWantedForDrag(self, drag) }
        layout.appendElements(in: overscannedRect, pinnedTo: visibleRect, to: &wanted)
    }

    private func unmountLeaving() {
        while let cell = recycler.takeLeaving() {
            let version = dataVersion
            view.unmount(cell)
            let identifier = view.reuseIdentifier(of: cell)
            // A reload from within the call has emptied the pool, and this cell belongs to what was before.
            guard version == dataVersion, recycler.pool(cell, identifier) else {
                view.discard(cell)
                continue
            }
        }
    }

    private func reorderMounted() {
        guard recycler.isReordered else { return }
        recycler.didReorder()
        var previous: View.Cell?
        for entry in recycler.mounted {
            // A reload from within the call has taken all cells off.
            guard !needsAnotherUpdate else { return }
            view.reorder(entry.cell, after: previous)
            previous = entry.cell
        }
    }

    private func moveMounted() {
        var index = 0
        var position = 0
        while !needsAnotherUpdate && position < recycler.mounted.count {
            let entry = recycler.mounted[position]
            while wanted[index].element < entry.element { index += 1 }
            let frame = wanted[index].frame
            if entry.isRenamed || entry.frame != frame {
                recycler.didMove(position, to: frame)
                view.move(entry.cell, showing: entry.element, to: frame)
            }
            position += 1
        }
    }

    private func mountMissing() {
        var index = 0
        while !needsAnotherUpdate && recycler.mounted.count < wanted.count {
            let placed = wanted[index]
            if index == recycler.mounted.count || recycler.mounted[index].element != placed.element {
                mount(placed, at: index)
            }
            index += 1
        }
    }

    private func mount(_ placed: PlacedElement, at index: Int) {
        let version = dataVersion
        let cell = view.makeCell(showing: placed.element)
        guard version == dataVersion else {
            // The data has changed meanwhile: nobody knows what the cell shows.
            view.discard(cell)
            return
        }
        let previous = index > 0 ? recycler.mounted[index - 1].cell : nil
        recycler.insert(cell, showing: placed, at: index)
        view.mount(cell, showing: placed.element, at: placed.frame, after: previous)
    }

    /// See ``Recycler/rename(_:)``; the view is told by the next update.
    func renameCells(_ transform: (LayoutElement) -> LayoutElement?) {
        dataVersion += 1
        recycler.rename(transform)
    }

    /// Takes every cell off the screen and empties the pool.
    func removeAllCells() {
        dataVersion += 1
        prefetched = []
        let wasUpdating = isUpdatingCells
        isUpdatingCells = true
        recycler.releaseAll()
        while let cell = recycler.takeLeaving() {
            view.unmount(cell)
            view.discard(cell)
        }
        while let cell = recycler.takePooled() { view.discard(cell) }
        isUpdatingCells = wasUpdating
    }
}
