/// One pass over a flow's items that places them in order: the ends of the lanes so far, and the rule.
///
/// Ends are kept relative to the lowest lane at the start of the chunk, so that the numbers compared are small and
/// exact however deep in the content the chunk lies.
struct LaneWalk: Sendable {
    let lanes: Lanes
    let rules: PlacementRules
    let itemGap: Double
    /// Three numbers a lane, kind by kind: where it ends with the gap that follows, where it ended at the start of the
    /// chunk, and how many items of the chunk start in it. One array, since there are many flows of few items.
    private var numbers: [Double]
    /// The line at which the next search starts; see ``Placement/gridLanes(tolerance:)``.
    var cursor: Int
    /// What has been taken off the ends in all; used where tops are not relative to chunks.
    var base = 0.0
    /// The holes above wide items; empty unless packing is dense.
    var openings: [LaneOpenings]

    init(lanes: Lanes, rules: PlacementRules, itemGap: Double) {
        self.lanes = lanes
        self.rules = rules
        self.itemGap = itemGap
        numbers = []
        numbers.append(contentsOf: repeatElement(0, count: 3 * lanes.count))
        cursor = rules.reverses ? lanes.count : 0
        openings = rules.dense ? [LaneOpenings](repeating: LaneOpenings(), count: lanes.count) : []
    }

    /// Where a lane ends, with the gap that follows.
    subscript(end lane: Int) -> Double {
        get { numbers[lane] }
        set { numbers[lane] = newValue }
    }

    /// By how much a lane has grown in this chunk.
    func growth(_ lane: Int) -> Double { numbers[lane] - numbers[lanes.count + lane] }

    /// Moves a lane's start and end alike.
    mutating func shift(_ lane: Int, by distance: Double) {
        numbers[lane] += distance
        numbers[lanes.count + lane] += distance
    }

    /// Starts a chunk: from here on ends are relative to the lane that is lowest now.
    mutating func startChunk() {
        let count = lanes.count
        base += numbers.withUnsafeMutableBufferPointer { numbers in
            var lowest = numbers[0]
            for lane in 1..<max(1, count) { lowest = min(lowest, numbers[lane]) }
            for lane in 0..<count {
                numbers[lane] -= lowest
                numbers[count + lane] = numbers[lane]
                numbers[2 * count + lane] = 0
            }
            return lowest
        }
    }

    /// By how much each lane has grown in this chunk, and by how many items.
    func writeIncrements(to increments: UnsafeMutablePointer<Double>) {
        let count = lanes.count
        numbers.withUnsafeBufferPointer { numbers in
            for lane in 0..<count {
                increments[lane] = numbers[lane] - numbers[count + lane]
                increments[count + lane] = numbers[2 * count + lane]
            }
        }
    }

    /// Places the items of a range, all of one chunk. With `keepingLanes`, items that were placed before stay in
    /// their lanes and only move along them.
    mutating func place(_ range: Range<Int>, in items: ItemColumns, keepingLanes: Bool) {
        withVectors { walk, vectors in
            let isPlain = items.spans == nil && items.pins == nil && walk.rules.keepsIndexOrder
            if isPlain && !keepingLanes && !walk.rules.followsCursor && !walk.rules.reverses {
                walk.placePlain(range, in: items, vectors)
            } else {
                for item in range {
                    let isKept = keepingLanes && !items.lanes[item].isUnplaced
                    walk.place(item, in: items, line: isKept ? items.lanes[item].first : nil, vectors)
                }
            }
        }
    }

    /// Places one item, at a line or where the rule wants it.
    mutating func place(_ item: Int, in items: ItemColumns, line: Int?) {
        withVectors { walk, vectors in walk.place(item, in: items, line: line, vectors) }
    }

    @inline(__always)
    private mutating func withVectors(_ body: (inout LaneWalk, LaneVectors) -> Void) {
        // The numbers leave the struct while pointers to them are around.
        var numbers = numbers
        self.numbers = []
        numbers.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { body(&self, LaneVectors(ends: base, count: lanes.count)) }
        }
        self.numbers = numbers
    }

    /// The usual case: every item covers one lane and goes to the shortest.
    private func placePlain(_ range: Range<Int>, in items: ItemColumns, _ vectors: LaneVectors) {
        if vectors.count <= SortedLanes.most {
            var sorted = SortedLanes(vectors)
            for item in range {
                if sorted.isTied(rules.reach) { sorted.breakTie(rules.reach) }
                let lane = sorted.shortest
                let end = put(item, lane, end: vectors.ends[lane], in: items, vectors)
                vectors.ends[lane] = end
                sorted.replaceFirst(by: lane, endingAt: end)
            }
        } else {
            for item in range {
                let lane = vectors.firstLane(endingAt: vectors.lowestEnd() + rules.reach)
                vectors.ends[lane] = put(item, lane, end: vectors.ends[lane], in: items, vectors)
            }
        }
    }

    /// Puts an item into a lane that ends at `end`, and returns where the lane ends then.
    @inline(__always)
    private func put(
        _ item: Int, _ lane: Int, end: Double, in items: ItemColumns, _ vectors: LaneVectors
    ) -> Double {
        items.tops[item] = end - vectors.starts[lane]
        items.lanes[item] = PlacedLanes(first: lane, span: 1)
        vectors.counts[lane] += 1
        return end + (ItemColumns.extent(items.sizes[item], breadth: lanes.breadth) + itemGap)
    }

    @inline(__always)
    private mutating func place(
        _ item: Int, in items: ItemColumns, line kept: Int?, _ vectors: LaneVectors
    ) {
        let span = min(items.span(item), lanes.count)
        let (line, top) = settle(
            items.sizes[item], span: span, pin: items.pin(item), line: kept, vectors)
        items.tops[item] = rules.keepsIndexOrder ? top - vectors.starts[line] : base + top
        items.lanes[item] = PlacedLanes(first: line, span: span)
        vectors.counts[line] += 1
    }

    /// Finds the place of an item as it is stored, and takes it: its line, and its top behind ``base``.
    @inline(__always)
    private mutating func settle(
        _ size: Double, span: Int, pin: Int, line kept: Int?, _ vectors: LaneVectors
    ) -> (line: Int, top: Double) {
        let span = min(span, lanes.count)
        let extent = ItemColumns.extent(size, breadth: lanes.breadth(spanning: span))
        let given = pin > 0 ? pin - 1 : kept ?? -1
        let line = given >= 0 ? min(given, lanes.count - span) : pick(span: span, vectors)
        let top = vectors.end(line, span)
        if rules.dense,
            let hole = takeHole(
                given: given >= 0 ? line : nil, line: line, top: top, span: span, need: extent + itemGap,
                vectors)
        {
            return (hole.line, hole.top - base)
        }
        occupy(line, span, from: top, to: top + extent + itemGap, vectors)
        if pin == 0 { cursor = rules.reverses ? line : line + span }
        return (line, top)
    }

    /// Finds and takes the place of an item of a store without writing it there: its line, and its top behind the start of
    /// the flow's items.
    mutating func settle(_ row: Int, of store: ItemStore, line: Int?) -> (line: Int, top: Double) {
        var place = (line: 0, top: 0.0)
        withVectors { walk, vectors in
            place = walk.settle(
                store.sizes[row], span: Int(store.spans[row]), pin: Int(store.pins[row]), line: line, vectors)
        }
        return (place.line, base + place.top)
    }

    @inline(__always)
    private mutating func occupy(
        _ line: Int, _ span: Int, from top: Double, to end: Double, _ vectors: LaneVectors
    ) {
        for lane in line..<line + span {
            if rules.dense && vectors.ends[lane] < top { open(lane, from: vectors.ends[lane], to: top) }
            vectors.ends[lane] = end
        }
    }

    /// Out of line: inlined, it would have every item check that the openings are not shared.
    @inline(never)
    private mutating func open(_ lane: Int, from start: Double, to end: Double) {
        openings[lane].append(from: base + start, to: base + end, keeping: itemGap)
    }

    /// The line of an item that is free to go anywhere.
    @inline(__always)
    private func pick(span: Int, _ vectors: LaneVectors) -> Int {
        let last = lanes.count - span
        if rules.leastWaste && span > 1 { return vectors.leastWasteful(span) }
        var lowest = Double.infinity
        if span == 1 {
            lowest = vectors.lowestEnd()
        } else {
            for line in 0...last { lowest = min(lowest, vectors.end(line, span)) }
        }
        let limit = lowest + rules.reach
        if rules.reverses {
            let first = rules.followsCursor ? min(cursor - span, last) : last
            return vectors.last(span, from: first, limit) ?? vectors.last(span, from: last, limit) ?? 0
        }
        return vectors.first(span, from: rules.followsCursor ? cursor : 0, limit)
            ?? vectors.first(span, from: 0, limit) ?? 0
    }
}
