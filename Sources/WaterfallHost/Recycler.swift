import Waterfall

/// The cells that are on screen, those on their way off it, and those that wait for reuse.
///
/// It keeps the books and never calls the view: whatever a view does when it is called, the books are in order. The
/// mounted cells are kept in reading order, as the layout's answers are, so that one walk along both finds what to
/// unmount, keep and mount. Once its arrays have grown, an update allocates nothing.
struct Recycler<Cell: AnyObject> {
    struct Mounted {
        var element: LayoutElement
        var frame: LayoutRect
        let cell: Cell
        /// Whether the view knows the cell under another element.
        var isRenamed = false
    }

    private(set) var mounted: [Mounted] = []
    private var next: [Mounted] = []
    /// Whether the mounted cells lie in another order than the view's.
    private(set) var isReordered = false
    /// Cells that are to be taken off the screen.
    private var leaving: [Cell] = []
    /// By reuse identifier.
    private var pool: [[Cell]] = []
    private(set) var pooledCount = 0

    /// Cells kept for reuse at the most: a screenful, and a few where the screen holds few.
    private var poolLimit = fewest
    private static var fewest: Int { 16 }

    // MARK: - Mounted

    func cell(showing element: LayoutElement) -> Cell? {
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

    /// Lets the cells go whose elements are not among the wanted.
    mutating func keep(_ wanted: [PlacedElement]) {
        // All of a screenful may leave at once, and the next needs as many.
        poolLimit = max(mounted.count, Self.fewest)
        next.removeAll(keepingCapacity: true)
        var index = 0
        for entry in mounted {
            while index < wanted.count && wanted[index].element < entry.element { index += 1 }
            if index < wanted.count && wanted[index].element == entry.element {
                next.append(entry)
            } else {
                leaving.append(entry.cell)
            }
        }
        swap(&mounted, &next)
        next.removeAll(keepingCapacity: true)
    }

    /// Gives the mounted cells the elements that their items have after a change of the data; `transform` answers
    /// nil for what is gone or has to be made anew.
    mutating func rename(_ transform: (LayoutElement) -> LayoutElement?) {
        next.removeAll(keepingCapacity: true)
        for var entry in mounted {
            guard let element = transform(entry.element) else {
                leaving.append(entry.cell)
                continue
            }
            entry.isRenamed = entry.isRenamed || element != entry.element
            entry.element = element
            if let last = next.last, last.element > element { isReordered = true }
            next.append(entry)
        }
        if isReordered { sortNext() }
        swap(&mounted, &next)
        next.removeAll(keepingCapacity: true)
    }

    /// By insertion: a screenful at the most, in which few are out of place. The standard sort would be a fiftieth of what
    /// a page has to fetch.
    private mutating func sortNext() {
        for index in next.indices.dropFirst() {
            var place = index
            while place > 0 && next[place].element < next[place - 1].element {
                next.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// Lets every cell go.
    mutating func releaseAll() {
        for entry in mounted { leaving.append(entry.cell) }
        mounted.removeAll()
    }

    mutating func didReorder() { isReordered = false }

    /// Notes where a mounted cell has been moved to.
    mutating func didMove(_ index: Int, to frame: LayoutRect) {
        mounted[index].frame = frame
        mounted[index].isRenamed = false
    }

    /// Notes a cell that comes on screen; `index` is its place in reading order.
    mutating func insert(_ cell: Cell, showing placed: PlacedElement, at index: Int) {
        mounted.append(Mounted(element: placed.element, frame: placed.frame, cell: cell))
        // Array's own insertion asks for memory.
        for position in stride(from: mounted.count - 1, to: index, by: -1) {
            mounted.swapAt(position, position - 1)
        }
    }

    // MARK: - Leaving and pooled

    /// The next cell to take off the screen.
    mutating func takeLeaving() -> Cell? { leaving.popLast() }

    /// Keeps a cell for reuse; false where the pool is full.
    mutating func pool(_ cell: Cell, _ identifier: Int) -> Bool {
        guard identifier >= 0, pooledCount < poolLimit else { return false }
        while pool.count <= identifier { pool.append([]) }
        pool[identifier].append(cell)
        pooledCount += 1
        return true
    }

    mutating func dequeue(_ identifier: Int) -> Cell? {
        guard pool.indices.contains(identifier), let cell = pool[identifier].popLast() else { return nil }
        pooledCount -= 1
        return cell
    }

    /// The next cell to discard, of those that wait for reuse.
    mutating func takePooled() -> Cell? {
        for identifier in pool.indices {
            if let cell = dequeue(identifier) { return cell }
        }
        return nil
    }
}
