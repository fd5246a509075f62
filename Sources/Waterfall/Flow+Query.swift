extension Flow {
    /// Calls `body` with every item that may share a point with the range from `start` to `end`, in index order, with
    /// where it starts and its size along the axis. Positions are behind the start of the flow's items. Items that
    /// touch the range are among them, a few that do not may be. O(lanes · log items + hits).
    @inline(__always)
    func forEachItem(
        from start: Double, to end: Double, in store: ItemStore,
        _ body: (_ item: Int, _ top: Double, _ extent: Double) -> Void
    ) {
        guard placedCount > 0 else { return }
        if let laneLists {
            for item in laneLists.items(from: start, to: end, flow: self, store: store) {
                body(item, top(item, in: store), extent(item, in: store))
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
        in store: ItemStore, _ body: (_ item: Int, _ top: Double, _ extent: Double) -> Void
    ) {
        let first = chunk << chunkShift
        let last = min(placedCount, first + 1 << chunkShift)
        store.tops.withUnsafeBufferPointer { tops in
            store.lanes.withUnsafeBufferPointer { lanes in
                for item in first..<last {
                    let row = items.lowerBound + item
                    let top = laneStarts[Int(lanes[row])] + tops[row]
                    guard top <= end else { continue }
                    let extent = extent(item, in: store)
                    if top + extent >= start { body(item, top, extent) }
                }
            }
        }
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
