/// What is known of every item, an array a property: the sizes that came in, and where the items were placed.
///
/// Items of all sections follow one another. What most waterfalls never use (spans, lanes of the caller's choice,
/// estimates) takes no memory until it is used.
struct ItemStore: Sendable {
    /// What a size is worth.
    enum Knowledge: UInt8, Sendable {
        /// It is what the caller says it is.
        case given
        /// It is a guess that waits for a measure.
        case guessed
        /// It has been measured in lanes as wide as they are now.
        case measured
    }

    /// An extent in points, or the negative of an aspect (size along over size across).
    var sizes: [Double] = []
    /// The lanes that each item covers.
    var spans = SparseColumn<UInt16>(usual: 1)
    /// One more than the lane that the caller assigned, 0 for none.
    var pins = SparseColumn<UInt16>(usual: 0)
    /// What each size is worth.
    var knowledge = SparseColumn<Knowledge>(usual: .given)
    /// Where each item starts along the axis: in a flow that keeps index order, behind the start of its lane in its
    /// chunk; in others, behind the start of the flow's items.
    var tops: [Double] = []
    /// The lanes that each item was placed in.
    var lanes: [PlacedLanes] = []
    /// How many times items have been placed.
    var placements = 0

    var count: Int { sizes.count }

    /// The bytes that the items take.
    var storedBytes: Int {
        (sizes.count + tops.count) * MemoryLayout<Double>.stride
            + lanes.count * MemoryLayout<PlacedLanes>.stride + spans.storedBytes + pins.storedBytes
            + knowledge.storedBytes
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
        appendRare(size, count: count)
        sizes.append(size.number(along: axis))
    }

    /// Appends many items, whose places are to be made with ``makePlaces()``.
    mutating func append(_ new: UnsafeBufferPointer<ItemSize>, axis: WaterfallOptions.Axis) {
        let first = count
        var isUsual = spans.isEmpty && pins.isEmpty && knowledge.isEmpty
        sizes.append(contentsOf: repeatElement(0, count: new.count))
        sizes.withUnsafeMutableBufferPointer { sizes in
            for index in new.indices {
                sizes[first + index] = new[index].number(along: axis)
                isUsual = isUsual && new[index].isUsual
            }
        }
        guard !isUsual else { return }
        for index in new.indices { appendRare(new[index], count: first + index) }
    }

    private mutating func appendRare(_ size: ItemSize, count: Int) {
        spans.append(size.laneSpan, count: count)
        pins.append(size.pin, count: count)
        knowledge.append(size.isGuess ? .guessed : .given, count: count)
    }

    /// Makes places for the items that have been appended since; for all at once, which is quicker than one by one.
    mutating func makePlaces() {
        tops.append(contentsOf: repeatElement(0, count: sizes.count - tops.count))
        lanes.append(contentsOf: repeatElement(PlacedLanes.unplaced, count: sizes.count - lanes.count))
    }

    mutating func insert(_ other: ItemStore, at index: Int) {
        spans.insert(other.spans, added: other.count, at: index, count: count)
        pins.insert(other.pins, added: other.count, at: index, count: count)
        knowledge.insert(other.knowledge, added: other.count, at: index, count: count)
        sizes.insert(contentsOf: other.sizes, at: index)
        tops.insert(contentsOf: other.tops, at: index)
        lanes.insert(contentsOf: other.lanes, at: index)
    }

    /// Appends rows of another store as they are.
    mutating func append(_ other: ItemStore, rows: Range<Int>) {
        spans.append(other.spans, rows: rows, count: count)
        pins.append(other.pins, rows: rows, count: count)
        knowledge.append(other.knowledge, rows: rows, count: count)
        sizes.append(contentsOf: other.sizes[rows])
        tops.append(contentsOf: other.tops[rows])
        lanes.append(contentsOf: other.lanes[rows])
    }

    mutating func remove(_ range: Range<Int>) {
        spans.remove(range)
        pins.remove(range)
        knowledge.remove(range)
        sizes.removeSubrange(range)
        tops.removeSubrange(range)
        lanes.removeSubrange(range)
    }

    func size(_ index: Int, axis: WaterfallOptions.Axis) -> ItemSize {
        var size = ItemSize(
            knowledge[index] == .guessed ? .estimate(sizes[index]) : .extent(sizes[index]),
            span: Int(spans[index]),
            lane: pins[index] == 0 ? nil : Int(pins[index]) - 1)
        if sizes[index] < 0 {
            size.number = axis == .vertical ? sizes[index] : ItemSize.transposed(sizes[index])
        }
        return size
    }

    /// Gives an item another size. With another span, or another lane of the caller's choice, it has lost its place.
    mutating func replace(_ index: Int, with size: ItemSize, axis: WaterfallOptions.Axis) {
        if spans[index] != size.laneSpan || pins[index] != size.pin { lanes[index] = PlacedLanes.unplaced }
        sizes[index] = size.number(along: axis)
        spans.set(index, size.laneSpan, count: count)
        pins.set(index, size.pin, count: count)
        knowledge.set(index, size.isGuess ? .guessed : .given, count: count)
    }

    /// Turns the aspects for the other axis.
    mutating func transposeAspects() {
        for index in sizes.indices where sizes[index] < 0 { sizes[index] = ItemSize.transposed(sizes[index]) }
    }

    /// In lanes of another width what has been measured is a guess again.
    mutating func forgetMeasures(_ range: Range<Int>) {
        guard !knowledge.isEmpty else { return }
        for index in range where knowledge[index] == .measured {
            knowledge.set(index, .guessed, count: count)
        }
    }

    mutating func forgetLanes(_ range: Range<Int>) {
        for index in range { lanes[index] = PlacedLanes.unplaced }
    }
}
