import Waterfall

/// The cells that are on screen, and those that wait for reuse.
///
/// The mounted ones are kept in reading order, as the layout's answers are, so that one walk along both finds what
/// to unmount, keep and mount. Once its arrays have grown, an update allocates nothing.
struct Recycler<View: WaterfallHostView> {
    struct Mounted {
        var element: LayoutElement
        var frame: LayoutRect
        let cell: View.Cell
    }

    private(set) var mounted: [Mounted] = []
    private var next: [Mounted] = []
    /// By reuse identifier.
    private var pool: [[View.Cell]] = []
    private(set) var pooledCount = 0

    /// Cells kept for reuse at the most: a screenful, and a few where the screen holds few.
    private var poolLimit: Int { max(mounted.count, 16) }

    func cell(showing element: LayoutElement) -> View.Cell? {
        index(of: element).map { mounted[$0].cell }
    }

    private func index(of element: LayoutElement) -> Int? {
        var (low, high) = (0, mounted.count)
        while low < high {
            let middle = (low + high) / 2
            if mounted[middle].element < element { low = middle + 1 } else { high = middle }
        }
        return low < mounted.count && mounted[low].element == element ? low : nil
    }

    mutating func dequeue(_ identifier: Int) -> View.Cell? {
        guard pool.indices.contains(identifier), let cell = pool[identifier].popLast() else { return nil }
        pooledCount -= 1
        return cell
    }

    /// Takes cells whose elements are no longer wanted off the screen, so that they can be dequeued.
    mutating func unmountAll(except wanted: [PlacedElement], in view: View) {
        next.removeAll(keepingCapacity: true)
        var index = 0
        for entry in mounted {
            while index < wanted.count && wanted[index].element < entry.element { index += 1 }
            if index < wanted.count && wanted[index].element == entry.element {
                next.append(entry)
            } else {
                recycle(entry.cell, in: view)
            }
        }
        swap(&mounted, &next)
    }

    /// Moves the cells that are on screen to their frames; returns whether all that is wanted is there already.
    mutating func moveMounted(to wanted: [PlacedElement], in view: View) -> Bool {
        var index = 0
        for position in mounted.indices {
            while index < wanted.count && wanted[index].element < mounted[position].element { index += 1 }
            guard index < wanted.count, mounted[position].frame != wanted[index].frame else { continue }
            mounted[position].frame = wanted[index].frame
            view.move(mounted[position].cell, showing: mounted[position].element, to: wanted[index].frame)
        }
        return mounted.count == wanted.count
    }

    /// Notes a cell that has come on screen; `index` is its place in reading order.
    mutating func insert(_ cell: View.Cell, showing placed: PlacedElement, at index: Int) {
        mounted.append(Mounted(element: placed.element, frame: placed.frame, cell: cell))
        // Array's own insertion asks for memory.
        for position in stride(from: mounted.count - 1, to: index, by: -1) {
            mounted.swapAt(position, position - 1)
        }
    }

    /// Gives the mounted cells the elements that their items have after a change of the data; `transform` answers
    /// nil for what is gone or has to be made anew.
    mutating func renameMounted(in view: View, _ transform: (LayoutElement) -> LayoutElement?) {
        next.removeAll(keepingCapacity: true)
        for entry in mounted {
            if let element = transform(entry.element) {
                next.append(Mounted(element: element, frame: entry.frame, cell: entry.cell))
                if element != entry.element { view.move(entry.cell, showing: element, to: entry.frame) }
            } else {
                recycle(entry.cell, in: view)
            }
        }
        next.sort { $0.element < $1.element }
        swap(&mounted, &next)
        next.removeAll(keepingCapacity: true)
    }

    /// Takes every cell off the screen and empties the pool.
    mutating func removeAll(in view: View) {
        for entry in mounted { view.unmount(entry.cell) }
        for entry in mounted { view.discard(entry.cell) }
        mounted.removeAll()
        emptyPool(in: view)
    }

    mutating func emptyPool(in view: View) {
        for cells in pool {
            for cell in cells { view.discard(cell) }
        }
        pool.removeAll()
        pooledCount = 0
    }

    private mutating func recycle(_ cell: View.Cell, in view: View) {
        view.unmount(cell)
        let identifier = view.reuseIdentifier(of: cell)
        guard identifier >= 0, pooledCount < poolLimit else {
            view.discard(cell)
            return
        }
        while pool.count <= identifier { pool.append([]) }
        pool[identifier].append(cell)
        pooledCount += 1
    }
}
