extension Flow {
    /// Places all items again. O(items · lanes).
    mutating func placeAll(in store: inout ItemStore, keepingLanes: Bool) {
        forget(from: 0, in: store)
        placeNew(in: &store, keepingLanes: keepingLanes)
    }

    /// Places the items behind the last one placed, and gives the flow's extent then. O(new items · lanes).
    @discardableResult
    mutating func placeNew(in store: inout ItemStore, keepingLanes: Bool = false) -> Double {
        guard placedCount < items.count else { return extent }
        var first = placedCount
        store.withColumns(from: items.lowerBound) { columns in
            countWide(columns, from: first)
            if rules.reorderLimit > 0 { first = placeTidily(in: columns) }
            while placedCount < items.count {
                let end = min(items.count, chunkEnd(placedCount))
                tail.place(placedCount..<end, in: columns, keepingLanes: keepingLanes)
                placedCount = end
                if end & (1 << chunkShift - 1) == 0 { closeChunk() }
            }
            listPlaced(from: first, columns)
        }
        store.placements += placedCount - first
        return extent
    }

    private mutating func countWide(_ columns: ItemColumns, from first: Int) {
        guard let spans = columns.spans else { return }
        for item in first..<items.count where spans[item] > 1 { wideCount += 1 }
    }

    private mutating func listPlaced(from first: Int, _ columns: ItemColumns) {
        guard var lists = laneLists else { return }
        laneLists = nil
        for item in first..<placedCount {
            lists.insert(item, lane: columns.lanes[item].first, top: columns.tops[item]) {
                let breadth = lanes.breadth(spanning: min(columns.span($0), lanes.count))
                return columns.tops[$0] + ItemColumns.extent(columns.sizes[$0], breadth: breadth)
            }
        }
        laneLists = lists
    }

    private func chunkEnd(_ item: Int) -> Int {
        (item >> chunkShift + 1) << chunkShift
    }

    /// Writes down where the next chunk's lanes start.
    private mutating func closeChunk() {
        if rules.keepsIndexOrder {
            withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * lanes.count) { increments in
                guard let numbers = increments.baseAddress else { return }
                tail.writeIncrements(to: numbers)
                chunkStarts.append(numbers)
            }
            if rules.followsCursor { cursors.append(UInt16(tail.cursor)) }
        }
        tail.startChunk()
    }

    /// Places again from an item on whose size has changed. Stops where the lanes fall back into step with what was
    /// there: then all that follows only shifts.
    ///
    /// With `keepingLanes` and no wide items that is at the end of the item's chunk: O(log n).
    mutating func replace(from item: Int, in store: inout ItemStore, keepingLanes: Bool) {
        guard item < placedCount else { return }
        guard keepsIndexOrder else {
            placeAll(in: &store, keepingLanes: keepingLanes)
            return
        }
        var pass = Replacing(of: self, from: item >> chunkShift, keepingLanes: keepingLanes)
        store.withColumns(from: items.lowerBound) { pass.run(in: $0, flow: self) }
        store.placements += pass.placedCount
        pass.write(to: &self)
    }

    /// Forgets where the items from one on lie, back to the start of its chunk, or to the flow's start where items do
    /// not keep index order.
    mutating func forget(from item: Int, in store: ItemStore) {
        guard item < placedCount else { return }
        let chunk = keepsIndexOrder ? item >> chunkShift : 0
        tail = walk(atChunk: chunk)
        chunkStarts.truncate(to: chunk + 1)
        if rules.followsCursor { cursors.removeLast(max(0, cursors.count - chunk - 1)) }
        if !keepsIndexOrder { laneLists = LaneLists(count: lanes.count) }
        unsettled = []
        placedCount = chunk << chunkShift
        recountWide(in: store)
    }

    /// Counts the wide items again, of those that are still placed.
    mutating func recountWide(in store: ItemStore) {
        wideCount = 0
        guard !store.spans.isEmpty else { return }
        for row in items.lowerBound..<items.lowerBound + placedCount where store.spans[row] > 1 {
            wideCount += 1
        }
    }

    /// The walk at the start of a chunk.
    func walk(atChunk chunk: Int) -> LaneWalk {
        var walk = LaneWalk(lanes: lanes, rules: rules, itemGap: itemGap)
        if rules.followsCursor { walk.cursor = Int(cursors[chunk]) }
        for lane in 0..<lanes.count { walk[end: lane] = chunkStarts.total(chunk, lane) }
        walk.startChunk()
        return walk
    }
}

/// One pass that places again from a chunk on, and what it has found out so far.
private struct Replacing {
    /// Lanes whose shifts differ by less than this, in points, are in step: the noise of sums.
    static let noise = 1e-6
    /// Up to this many chunks are written one by one; beyond, to write all behind them is less work.
    static let few = 16

    let first: Int
    let keepingLanes: Bool
    let width: Int
    var walk: LaneWalk
    /// The increments of the chunks that have been placed again.
    var increments: [Double] = []
    var cursors: [UInt16] = []
    /// What is to be added to all totals behind the last of them.
    var shift: [Double]
    var reachedEnd = false
    var placedCount = 0

    init(of flow: Flow, from chunk: Int, keepingLanes: Bool) {
        first = chunk
        self.keepingLanes = keepingLanes
        width = flow.chunkStarts.width
        walk = flow.walk(atChunk: chunk)
        shift = [Double](repeating: 0, count: width)
    }

    mutating func run(in columns: ItemColumns, flow: Flow) {
        var chunk = first
        let size = 1 << flow.chunkShift
        while true {
            let start = chunk << flow.chunkShift
            let end = min(flow.placedCount, start + size)
            walk.place(start..<end, in: columns, keepingLanes: keepingLanes)
            placedCount += end - start
            if chunk == flow.chunkStarts.count - 1 {
                reachedEnd = true
                return
            }
            close(chunk, of: flow)
            chunk += 1
            if isInStep(at: chunk, with: flow) { return }
        }
    }

    private mutating func close(_ chunk: Int, of flow: Flow) {
        let from = increments.count
        increments.append(contentsOf: repeatElement(0, count: width))
        increments.withUnsafeMutableBufferPointer { numbers in
            if let base = numbers.baseAddress { walk.writeIncrements(to: base + from) }
        }
        for column in 0..<width {
            let old = flow.chunkStarts.total(chunk + 1, column) - flow.chunkStarts.total(chunk, column)
            shift[column] += increments[from + column] - old
        }
        cursors.append(UInt16(walk.cursor))
        walk.startChunk()
    }

    private func isInStep(at chunk: Int, with flow: Flow) -> Bool {
        if keepingLanes && flow.wideCount == 0 { return true }
        if flow.rules.followsCursor && flow.cursors[chunk] != UInt16(walk.cursor) { return false }
        for lane in 1..<max(1, flow.lanes.count) where abs(shift[lane] - shift[0]) > Self.noise {
            return false
        }
        return true
    }

    /// Writes the new chunks' starts, and shifts what follows.
    func write(to flow: inout Flow) {
        let placedAgain = cursors.count
        if flow.rules.followsCursor {
            for offset in 0..<placedAgain { flow.cursors[first + 1 + offset] = cursors[offset] }
        }
        if placedAgain <= Self.few {
            for offset in 0..<placedAgain { writeOne(offset, to: &flow) }
        } else {
            rewrite(&flow)
        }
        if reachedEnd {
            flow.tail = walk
        } else {
            // Ends are never negative.
            let least = shift[..<flow.lanes.count].min() ?? 0
            for lane in 0..<flow.lanes.count { flow.tail.shift(lane, by: shift[lane] - least) }
        }
    }

    private func writeOne(_ offset: Int, to flow: inout Flow) {
        let chunk = first + offset
        withUnsafeTemporaryAllocation(of: Double.self, capacity: width) { numbers in
            guard let difference = numbers.baseAddress else { return }
            for column in 0..<width {
                let before = flow.chunkStarts.total(chunk + 1, column) - flow.chunkStarts.total(chunk, column)
                difference[column] = increments[offset * width + column] - before
            }
            flow.chunkStarts.add(difference, from: chunk + 1)
        }
    }

    private func rewrite(_ flow: inout Flow) {
        let old = flow.chunkStarts
        flow.chunkStarts.truncate(to: first + 1)
        increments.withUnsafeBufferPointer { numbers in
            guard let base = numbers.baseAddress else { return }
            for offset in 0..<cursors.count { flow.chunkStarts.append(base + offset * width) }
        }
        withUnsafeTemporaryAllocation(of: Double.self, capacity: width) { numbers in
            guard let increment = numbers.baseAddress else { return }
            for chunk in flow.chunkStarts.count..<max(flow.chunkStarts.count, old.count) {
                for column in 0..<width {
                    increment[column] = old.total(chunk, column) - old.total(chunk - 1, column)
                }
                flow.chunkStarts.append(increment)
            }
        }
    }
}
