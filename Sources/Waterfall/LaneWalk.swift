/// One pass over a flow's items that places them in order: the ends of the lanes so far, and the rule.
///
/// Ends are kept relative to the lowest lane at the start of the chunk, so that the numbers compared are small and
/// exact however deep in the content the chunk lies.
struct LaneWalk: Sendable {
    let lanes: Lanes
    let rules: PlacementRules
    let itemGap: Double
    /// Where each lane ends, with the gap that follows.
    var ends: [Double]
    /// Where each lane ended at the start of the chunk.
    var starts: [Double]
    /// How many items of the chunk start in each lane.
    var counts: [Double]
    /// The line at which the next search starts; see ``Placement/gridLanes(tolerance:)``.
    var cursor: Int
    /// What has been taken off `ends` in all; used where tops are not relative to chunks.
    var base = 0.0
    /// The holes above wide items; empty unless packing is dense.
    var openings: [LaneOpenings]

    init(lanes: Lanes, rules: PlacementRules, itemGap: Double) {
        self.lanes = lanes
        self.rules = rules
        self.itemGap = itemGap
        ends = [Double](repeating: 0, count: lanes.count)
        starts = ends
        counts = ends
        cursor = rules.reverses ? lanes.count : 0
        openings = rules.dense ? [LaneOpenings](repeating: LaneOpenings(), count: lanes.count) : []
    }

    /// Places the items of a range, all of one chunk. With `keepingLanes`, items that were placed before stay in
    /// their lanes and only move along them.
    mutating func place(_ range: Range<Int>, in items: ItemColumns, keepingLanes: Bool) {
        let isPlain = items.spans == nil && items.pins == nil && !keepingLanes
        if isPlain && !rules.followsCursor && !rules.reverses && !rules.dense {
            placePlain(range, in: items)
        } else {
            for item in range { place(item, in: items, keepingLanes: keepingLanes) }
        }
    }

    /// The usual case, without the branches: every item covers one lane and goes to the shortest.
    private mutating func placePlain(_ range: Range<Int>, in items: ItemColumns) {
        let (count, breadth, gap, reach) = (lanes.count, lanes.breadth, itemGap, rules.reach)
        ends.withUnsafeMutableBufferPointer { ends in
            starts.withUnsafeBufferPointer { starts in
                counts.withUnsafeMutableBufferPointer { counts in
                    for item in range {
                        var lowest = ends[0]
                        for lane in 1..<max(1, count) { lowest = min(lowest, ends[lane]) }
                        let limit = lowest + reach
                        var lane = 0
                        while ends[lane] > limit { lane += 1 }
                        let end = ends[lane]
                        items.tops[item] = end - starts[lane]
                        items.lanes[item] = UInt16(truncatingIfNeeded: lane)
                        ends[lane] = end + ItemColumns.extent(items.sizes[item], breadth: breadth) + gap
                        counts[lane] += 1
                    }
                }
            }
        }
    }

    private mutating func place(_ item: Int, in items: ItemColumns, keepingLanes: Bool) {
        let span = min(items.spans.map { Int($0[item]) } ?? 1, lanes.count)
        let extent = ItemColumns.extent(items.sizes[item], breadth: lanes.breadth(spanning: span))
        let kept = keepingLanes && items.lanes[item] != ItemStore.unplaced ? Int(items.lanes[item]) : nil
        let pinned = items.pins.flatMap { $0[item] == 0 ? nil : Int($0[item]) - 1 }
        let given = (pinned ?? kept).map { min($0, lanes.count - span) }

        var line = given ?? pick(span: span)
        var top = end(line, span)
        if rules.dense, let hole = takeHole(given: given, line: line, top: top, span: span, need: extent + itemGap) {
            (line, top) = (hole.line, hole.top - base)
        } else {
            occupy(line, span, from: top, to: top + extent + itemGap)
            if pinned == nil { cursor = rules.reverses ? line : line + span }
        }
        items.tops[item] = rules.keepsIndexOrder ? top - starts[line] : base + top
        items.lanes[item] = UInt16(truncatingIfNeeded: line)
        counts[line] += 1
    }

    /// Where the lanes under an item end: the highest of the ends.
    func end(_ line: Int, _ span: Int) -> Double {
        var highest = ends[line]
        for lane in line + 1..<max(line + 1, line + span) { highest = max(highest, ends[lane]) }
        return highest
    }

    private mutating func occupy(_ line: Int, _ span: Int, from top: Double, to end: Double) {
        for lane in line..<line + span {
            if rules.dense && ends[lane] < top {
                openings[lane].append(from: base + ends[lane], to: base + top, keeping: itemGap)
            }
            ends[lane] = end
        }
    }

    /// The line of an item that is free to go anywhere.
    func pick(span: Int) -> Int {
        let last = lanes.count - span
        if rules.leastWaste && span > 1 { return leastWasteful(span) }
        var lowest = Double.infinity
        for line in 0...last { lowest = min(lowest, end(line, span)) }
        let limit = lowest + rules.reach
        if rules.reverses {
            let first = rules.followsCursor ? cursor - span : last
            for line in stride(from: min(first, last), through: 0, by: -1) where end(line, span) <= limit {
                return line
            }
            for line in stride(from: last, through: 0, by: -1) where end(line, span) <= limit { return line }
        } else {
            let first = rules.followsCursor ? cursor : 0
            for line in first..<max(first, last + 1) where end(line, span) <= limit { return line }
            for line in 0...last where end(line, span) <= limit { return line }
        }
        return 0
    }

    private func leastWasteful(_ span: Int) -> Int {
        var (best, least) = (0, Double.infinity)
        for line in 0...lanes.count - span {
            let top = end(line, span)
            var waste = 0.0
            for lane in line..<line + span { waste += top - ends[lane] }
            if waste < least - PlacementRules.tie { (best, least) = (line, waste) }
        }
        return best
    }

    /// Starts a chunk: from here on ends are relative to the lane that is lowest now.
    mutating func startChunk() {
        var lowest = ends[0]
        for lane in 1..<max(1, lanes.count) { lowest = min(lowest, ends[lane]) }
        base += lowest
        for lane in 0..<lanes.count {
            ends[lane] -= lowest
            starts[lane] = ends[lane]
            counts[lane] = 0
        }
    }
}
