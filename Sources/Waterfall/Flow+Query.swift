extension Flow {
    /// An item that a query has come upon, counted from the flow's first, and where it lies along the axis behind the start
    /// of the flow's items.
    struct Hit {
        let item: Int
        let lane: Int
        let span: Int
        let top: Double
        let extent: Double
    }

    /// An item where it lies.
    func hit(_ item: Int, in store: ItemStore) -> Hit {
        Hit(item, row: items.lowerBound + item, top: top(item, in: store), lanes: lanes, in: store)
    }
}

extension Flow.Hit {
    @inline(__always)
    fileprivate init(_ item: Int, row: Int, top: Double, lanes: Lanes, in store: ItemStore) {
        self.item = item
        self.top = top
        lane = store.lanes[row].first
        span = store.lanes[row].span ?? min(Int(store.spans[row]), lanes.count)
        extent = ItemColumns.extent(store.sizes[row], breadth: lanes.breadth(spanning: span))
    }
}

extension WaterfallLayout {
    /// Calls `body` with every item of a flow that may share a point with the range from `start` to `end` behind the start
    /// of its items, in index order. Items that touch the range are among them, a few that do not may be.
    /// O(lanes · log items + hits).
    @inline(__always)
    func forEachItem(ofFlow index: Int, from start: Double, to end: Double, _ body: (Flow.Hit) -> Void) {
        guard flows[index].keepsIndexOrder else {
            for item in flows[index].unorderedItems(from: start, to: end, in: store) {
                body(flows[index].hit(item, in: store))
            }
            return
        }
        let extent = flowStarts.total(index + 1, 0) - flowStarts.total(index, 0)
        // Read where it lies, since a flow is a lot to copy.
        flows.withUnsafeBufferPointer { flows in
            guard flows[index].placedCount > 0 else { return }
            let chunks = Chunks(
                starts: flows[index].chunkStarts.reader, shift: flows[index].chunkShift,
                firstRow: flows[index].items.lowerBound, itemCount: flows[index].placedCount,
                lanes: flows[index].tail.lanes, extent: extent)
            chunks.forEachItem(from: start, to: end, in: store, body)
        }
    }
}

/// What a search reads of a flow that keeps index order.
private struct Chunks {
    let starts: TotalsReader
    let shift: Int
    let firstRow: Int
    let itemCount: Int
    let lanes: Lanes
    /// About where the items end.
    let extent: Double

    @inline(__always)
    func forEachItem(from start: Double, to end: Double, in store: ItemStore, _ body: (Flow.Hit) -> Void) {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: lanes.count) { chunks in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: lanes.count) { laneStarts in
                for lane in 0..<lanes.count {
                    let first = starts.last(below: start, lane, of: extent) ?? 0
                    chunks[lane] = settle(first, lane, before: end)
                }
                while let chunk = chunks.min(), chunk != .max {
                    for lane in 0..<lanes.count { laneStarts[lane] = starts.total(chunk, lane) }
                    scan(chunk, from: start, to: end, laneStarts, in: store, body)
                    for lane in 0..<lanes.count where chunks[lane] == chunk {
                        chunks[lane] = settle(chunk + 1, lane, before: end)
                    }
                }
            }
        }
    }

    @inline(__always)
    private func scan(
        _ chunk: Int, from start: Double, to end: Double, _ laneStarts: UnsafeMutableBufferPointer<Double>,
        in store: ItemStore, _ body: (Flow.Hit) -> Void
    ) {
        let first = firstItem(of: chunk, reaching: start, laneStarts, in: store)
        let last = min(itemCount, (chunk + 1) << shift)
        var openLanes = lanes.count
        store.tops.withUnsafeBufferPointer { tops in
            store.lanes.withUnsafeBufferPointer { itemLanes in
                for item in first..<last {
                    let row = firstRow + item
                    let lane = itemLanes[row].first
                    let top = laneStarts[lane] + tops[row]
                    if top > end {
                        // Later items of the lane lie further on; a start beyond everything marks it as done.
                        openLanes -= top < .infinity ? 1 : 0
                        laneStarts[lane] = .infinity
                        if openLanes == 0 { return }
                        continue
                    }
                    let hit = Flow.Hit(item, row: row, top: top, lanes: lanes, in: store)
                    if top + hit.extent >= start { body(hit) }
                }
            }
        }
    }

    /// An item of a chunk before which all end before `start`; few that do come behind it.
    ///
    /// Looks back from where an item would start there if all fell evenly, until it has seen one of every lane that starts
    /// before `start`: what lies in the lane before it ends before that.
    @inline(__always)
    private func firstItem(
        of chunk: Int, reaching start: Double, _ laneStarts: UnsafeMutableBufferPointer<Double>,
        in store: ItemStore
    ) -> Int {
        let first = chunk << shift
        guard lanes.count <= 64, chunk + 1 < starts.count else { return first }
        let share = (start - laneStarts[0]) / (starts.total(chunk + 1, 0) - laneStarts[0])
        guard share > 0 else { return first }
        let all = UInt64.max >> UInt64(64 - lanes.count)
        var passed: UInt64 = 0
        var item = first + Int(min(share, 1) * Double(1 << shift - 1))
        while item > first {
            let lane = store.lanes[firstRow + item].first
            if laneStarts[lane] + store.tops[firstRow + item] < start {
                passed |= 1 << UInt64(lane)
                if passed == all { return item }
            }
            item -= 1
        }
        return first
    }

    /// The first chunk from `chunk` on in which items start in a lane, or `Int.max` where that is behind `end`.
    @inline(__always)
    private func settle(_ chunk: Int, _ lane: Int, before end: Double) -> Int {
        let counted = lanes.count + lane
        guard chunk < starts.count else { return .max }
        var found = chunk
        if chunk + 1 < starts.count {
            let before = starts.total(chunk, counted)
            if starts.total(chunk + 1, counted) == before {
                found = starts.last(below: before + 0.5, counted, of: Double(itemCount)) ?? chunk
            }
        }
        return starts.total(found, lane) <= end ? found : .max
    }
}

extension Flow {
    /// The items of a flow without index order that may share a point with the range, in index order.
    fileprivate func unorderedItems(from start: Double, to end: Double, in store: ItemStore) -> [Int] {
        guard let laneLists else { return [] }
        var items: [Int] = []
        for lane in laneLists.lists.indices {
            let list = laneLists.lists[lane]
            var index = laneLists.firstIndex(lane) { top($0, in: store) + extent($0, in: store) >= start }
            while index < list.count && top(Int(list[index]), in: store) <= end {
                items.append(Int(list[index]))
                index += 1
            }
        }
        items.sort()
        return items
    }
}
