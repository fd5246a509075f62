extension Flow {
    /// Where placing has to start again when items are appended: before a wide item that did not have all its neighbours
    /// yet.
    struct Unsettled: Sendable {
        var item: Int
        var walk: LaneWalk
        var placedAhead: UInt64
    }

    /// Places the items behind the last one placed, and lets the neighbours of wide items change places with them.
    ///
    /// Returns the first item whose place may have changed.
    mutating func placeTidily(in columns: ItemColumns) -> Int {
        var item = placedCount
        // Which of the items from `item` on have been placed before a wide one, a bit each.
        var placedAhead: UInt64 = 0
        if let again = unsettled.first {
            (item, tail, placedAhead) = (again.item, again.walk, again.placedAhead)
            // What was placed ahead has items before it in the data behind it in its lane.
            let stragglers = 2 * rules.reorderLimit
            laneLists?.removeItems(from: item, stragglers: stragglers)
        }
        unsettled = []
        let first = item
        while item < items.count {
            if placedAhead & 1 == 0 { placeTidily(item, &placedAhead, in: columns) }
            placedAhead >>= 1
            item += 1
            if item & (1 << chunkShift - 1) == 0 { tail.startChunk() }
        }
        placedCount = items.count
        return first
    }

    private mutating func placeTidily(_ item: Int, _ placedAhead: inout UInt64, in columns: ItemColumns) {
        let span = min(columns.span(item), lanes.count)
        guard span > 1 && columns.pin(item) == 0 else {
            tail.place(item, in: columns, line: nil)
            return
        }
        let neighbours = neighbours(of: item, placedAhead, in: columns)
        let search = TidySearch(
            span: span,
            steps: neighbours.map { ItemColumns.extent(columns.sizes[$0], breadth: lanes.breadth) + itemGap },
            ends: (0..<lanes.count).map { tail[end: $0] }, reach: rules.reach)
        for place in search.bestOrder {
            tail.place(neighbours[place], in: columns, line: nil)
            placedAhead |= 1 << UInt64(neighbours[place] - item)
        }
        tail.place(item, in: columns, line: search.bestLine)
    }

    /// The items behind a wide one that may go before it: the next of one lane that have not been placed yet, and not
    /// past one whose lane is the caller's choice.
    private mutating func neighbours(of item: Int, _ placedAhead: UInt64, in columns: ItemColumns) -> [Int] {
        var found: [Int] = []
        for distance in 1...2 * rules.reorderLimit {
            let next = item + distance
            if found.count == rules.reorderLimit { break }
            if next == items.count {
                // With more items behind it, it may go elsewhere.
                if unsettled.isEmpty {
                    unsettled = [Unsettled(item: item, walk: tail, placedAhead: placedAhead)]
                }
                break
            }
            if columns.pin(next) != 0 { break }
            if columns.span(next) == 1 && placedAhead >> UInt64(distance) & 1 == 0 { found.append(next) }
        }
        return found
    }
}
