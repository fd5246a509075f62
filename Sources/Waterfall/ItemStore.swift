/// What is known of every item, an array a property: the sizes that came in, and where the items were placed.
///
/// Items of all sections follow one another. What most waterfalls never use (spans, lanes of the caller's choice,
/// estimates) takes no memory until it is used.
struct ItemStore: Sendable {
    /// The lane of an item that has not been placed.
    static let unplaced = UInt16.max

    /// An extent in points, or the negative of an aspect (size along over size across).
    var sizes: [Double] = []
    /// The lanes that each item covers.
    var spans = SparseColumn<UInt16>(usual: 1)
    /// One more than the lane that the caller assigned, 0 for none.
    var pins = SparseColumn<UInt16>(usual: 0)
    /// Whether the size is a guess that waits for a measure.
    var guesses = SparseColumn<Bool>(usual: false)
    /// Where each item starts along the axis: in a flow that keeps index order, behind the start of its lane in its
    /// chunk; in others, behind the start of the flow's items.
    var tops: [Double] = []
    /// The first lane that each item covers.
    var lanes: [UInt16] = []
    /// How many times items have been placed.
    var placements = 0

    var count: Int { sizes.count }

    /// The bytes that the items take.
    var storedBytes: Int {
        (sizes.count + tops.count) * MemoryLayout<Double>.stride + lanes.count * MemoryLayout<UInt16>.stride
            + spans.storedBytes + pins.storedBytes + guesses.storedBytes
    }

    /// Makes room for this many more; growth by doubling is kept, so that many small appends stay cheap.
    mutating func reserve(_ more: Int) {
        guard count + more > sizes.capacity else { return }
        let capacity = max(count + more, min(2 * sizes.capacity, count + count / 2))
        sizes.reserveCapacity(capacity)
        tops.reserveCapacity(capacity)
        lanes.reserveCapacity(capacity)
    }

    /// Appends an item, whose place is to be made with ``makePlaces()``.
    mutating func append(_ size: ItemSize, axis: WaterfallOptions.Axis) {
        let row = Row(size, axis: axis)
        spans.append(row.span, count: count)
        pins.append(row.pin, count: count)
        guesses.append(row.isGuess, count: count)
        sizes.append(row.size)
    }

    /// Makes places for the items that have been appended since; for all at once, which is quicker than one by one.
    mutating func makePlaces() {
        tops.append(contentsOf: repeatElement(0, count: sizes.count - tops.count))
        lanes.append(contentsOf: repeatElement(Self.unplaced, count: sizes.count - lanes.count))
    }

    mutating func insert(_ other: ItemStore, at index: Int) {
        spans.insert(other.spans, added: other.count, at: index, count: count)
        pins.insert(other.pins, added: other.count, at: index, count: count)
        guesses.insert(other.guesses, added: other.count, at: index, count: count)
        sizes.insert(contentsOf: other.sizes, at: index)
        tops.insert(contentsOf: other.tops, at: index)
        lanes.insert(contentsOf: other.lanes, at: index)
    }

    /// Appends rows of another store as they are.
    mutating func append(_ other: ItemStore, rows: Range<Int>) {
        spans.append(other.spans, rows: rows, count: count)
        pins.append(other.pins, rows: rows, count: count)
        guesses.append(other.guesses, rows: rows, count: count)
        sizes.append(contentsOf: other.sizes[rows])
        tops.append(contentsOf: other.tops[rows])
        lanes.append(contentsOf: other.lanes[rows])
    }

    mutating func remove(_ range: Range<Int>) {
        spans.remove(range)
        pins.remove(range)
        guesses.remove(range)
        sizes.removeSubrange(range)
        tops.removeSubrange(range)
        lanes.removeSubrange(range)
    }

    mutating func replace(_ index: Int, with size: ItemSize, axis: WaterfallOptions.Axis) {
        let row = Row(size, axis: axis)
        sizes[index] = row.size
        spans.set(index, row.span, count: count)
        pins.set(index, row.pin, count: count)
        guesses.set(index, row.isGuess, count: count)
    }

    /// Turns the aspects for the other axis.
    mutating func transposeAspects() {
        for index in sizes.indices where sizes[index] < 0 { sizes[index] = -(1 / -sizes[index]).asExtent }
    }

    mutating func forgetLanes(_ range: Range<Int>) {
        for index in range { lanes[index] = Self.unplaced }
    }

    /// An ``ItemSize`` as it is stored.
    private struct Row {
        let size: Double
        let span: UInt16
        let pin: UInt16
        let isGuess: Bool

        @inline(__always)
        init(_ item: ItemSize, axis: WaterfallOptions.Axis) {
            switch item.measure {
            case .extent(let extent): (size, isGuess) = (extent.asExtent, false)
            case .estimate(let extent): (size, isGuess) = (extent.asExtent, true)
            case .aspect(let width, let height):
                let ratio =
                    axis == .vertical ? height.asExtent / width.asExtent : width.asExtent / height.asExtent
                (size, isGuess) = (0 - ratio.asExtent, false)
            }
            span = UInt16(item.span.clamped(to: 1...Lanes.largestCount))
            pin = item.lane.map { UInt16($0.clamped(to: 0...Lanes.largestCount - 1) + 1) } ?? 0
        }
    }
}
