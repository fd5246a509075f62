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

    /// Calls `body` with every item that may share a point with the range from `start` to `end`, in index order. Items
    /// that touch the range are among them, a few that do not may be. O(lanes · log items + hits).
    @inline(__always)
    func forEachItem(from start: Double, to end: Double, in store: ItemStore, _ body: (Hit) -> Void) {
        guard placedCount > 0 else { return }
        if let laneLists {
            for item in laneLists.items(from: start, to: end, flow: self, store: store) {
                body(hit(item, in: store))
            }
            return
        }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: lanes.count) { chunks in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: lanes.count) { laneStarts in
                for lane in 0..<lanes.count {
                    chunks[lane] = settle(chunkStarts.last(below: start, lane) ?? 0, lane, before: end)
                }
                while let chunk = chunks.min(), chunk != .max {
                    for lane in 0..<lanes.count { laneStarts[lane] = chunkStarts.total(chunk, lane) }
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
        in store: ItemStore, _ body: (Hit) -> Void
    ) {
        let first = chunk << chunkShift
        let last = min(placedCount, first + 1 << chunkShift)
        var openLanes = lanes.count
        store.tops.withUnsafeBufferPointer { tops in
            store.lanes.withUnsafeBufferPointer { itemLanes in
                for item in first..<last {
                    let row = items.lowerBound + item
                    let lane = Int(itemLanes[row])
                    let top = laneStarts[lane] + tops[row]
                    if top > end {
                        // Later items of the lane lie further on; a start beyond everything marks it as done.
                        openLanes -= top < .infinity ? 1 : 0
                        laneStarts[lane] = .infinity
                        if openLanes == 0 { return }
                        continue
                    }
                    let hit = hit(item, top: top, in: store)
                    if top + hit.extent >= start { body(hit) }
                }
            }
        }
    }

    /// An item where it lies.
    func hit(_ item: Int, in store: ItemStore) -> Hit { hit(item, top: top(item, in: store), in: store) }

    @inline(__always)
    private func hit(_ item: Int, top: Double, in store: ItemStore) -> Hit {
        let row = items.lowerBound + item
        let span = min(Int(store.spans[row]), lanes.count)
        return Hit(
            item: item, lane: Int(store.lanes[row]), span: span, top: top,
            extent: ItemColumns.extent(store.sizes[row], breadth: lanes.breadth(spanning: span)))
    }

    /// The first chunk from `chunk` on in which items start in a lane, or `Int.max` where that is behind `end`.
    @inline(__always)
    private func settle(_ chunk: Int, _ lane: Int, before end: Double) -> Int {
        let counted = lanes.count + lane
        guard chunk < chunkStarts.count else { return .max }
        var found = chunk
        if chunk + 1 < chunkStarts.count {
            let before = chunkStarts.total(chunk, counted)
            if chunkStarts.total(chunk + 1, counted) == before {
                found = chunkStarts.last(notAbove: before, counted) ?? chunk
            }
        }
        return chunkStarts.total(found, lane) <= end ? found : .max
    }
}

extension LaneLists {
    /// The items that may share a point with the range, in index order.
    fileprivate func items(from start: Double, to end: Double, flow: Flow, store: ItemStore) -> [Int] {
        var hits: [Int] = []
        for lane in lists.indices {
            var index = firstIndex(lane) { flow.top($0, in: store) + flow.extent($0, in: store) >= start }
            while index < lists[lane].count {
                let item = Int(lists[lane][index])
                guard flow.top(item, in: store) <= end else { break }
                hits.append(item)
                index += 1
            }
        }
        hits.sort()
        return hits
    }
}
