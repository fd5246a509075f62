/// Items that share lanes: those of one section, or of several that carry on in the same lanes.
///
/// Where items keep index order, the flow's items are cut into chunks, and for every chunk the flow knows where its
/// lanes start and how many items they hold before it. A chunk is a checkpoint from which placing can start again,
/// a step of every search, and the unit in which later items are shifted without being touched.
struct Flow: Sendable {
    // What a query reads comes first, so that it lies near together.

    /// The items in the ``ItemStore``.
    var items: Range<Int>
    /// How many items have been placed.
    var placedCount: Int
    /// Whether any of the sections has options of its own; where none has, a query need not look at them.
    let hasOwnOptions: Bool
    /// Chunks have 2 to the power of this many items.
    let chunkShift: Int
    /// From the flow's start to its items, along: header and insets.
    let leading: Double
    /// For every chunk where each lane starts, and how many items start in each lane before it.
    var chunkStarts: RunningTotals
    /// Where items do not keep index order, those of every lane in order along the axis.
    var laneLists: LaneLists?
    /// Where the last item that has been placed left the lanes.
    var tail: LaneWalk
    /// The sections whose items these are.
    var sections: Range<Int>
    /// From the items' end to the flow's end, along: insets and footer.
    let trailing: Double
    /// How many of the items cover more than one lane.
    var wideCount: Int
    /// The cursor at every chunk's start; empty where the rule has none.
    var cursors: [UInt16]
    /// Set, to one, while an append may still change the places of the last items. An array, since it is large and rare.
    var unsettled: [Unsettled]

    var lanes: Lanes { tail.lanes }
    var rules: PlacementRules { tail.rules }
    var itemGap: Double { tail.itemGap }
    var keepsIndexOrder: Bool { laneLists == nil }

    /// The size of the whole flow along the axis. Negative insets take no more than there is.
    var extent: Double { max(0, leading + itemsExtent + trailing) }

    /// From the start of the first item to the end of the last, along.
    var itemsExtent: Double {
        guard placedCount > 0 else { return 0 }
        var furthest = 0.0
        for lane in 0..<lanes.count { furthest = max(furthest, laneEnd(lane)) }
        return max(0, furthest - itemGap)
    }

    /// Where a lane ends, with the gap that follows its last item, behind the start of the items.
    func laneEnd(_ lane: Int) -> Double {
        keepsIndexOrder
            ? chunkStarts.total(chunkStarts.count - 1, lane) + tail.growth(lane)
            : tail.base + tail[end: lane]
    }

    /// Where an item starts, behind the start of the flow's items. `item` counts from the flow's first.
    @inline(__always)
    func top(_ item: Int, in store: ItemStore) -> Double {
        let row = items.lowerBound + item
        guard keepsIndexOrder else { return store.tops[row] }
        return chunkStarts.total(item >> chunkShift, store.lanes[row].first) + store.tops[row]
    }

    /// The lanes that an item covers.
    @inline(__always)
    func span(_ item: Int, in store: ItemStore) -> Int {
        min(Int(store.spans[items.lowerBound + item]), lanes.count)
    }

    @inline(__always)
    func extent(_ item: Int, in store: ItemStore) -> Double {
        let size = store.sizes[items.lowerBound + item]
        return size >= 0
            ? size : ItemColumns.extent(size, breadth: lanes.breadth(spanning: span(item, in: store)))
    }

    /// The bytes that the flow takes apart from its items.
    var storedBytes: Int {
        MemoryLayout<Flow>.stride + 3 * lanes.count * MemoryLayout<Double>.stride + chunkStarts.storedBytes
            + cursors.count * MemoryLayout<UInt16>.stride + (laneLists?.storedBytes ?? 0)
    }
}

extension Flow {
    // Out of the struct, where it would fill a value and return a copy of it.

    /// A flow whose items are yet to be placed, of sections of which the first has this shape.
    init(
        sections: Range<Int>, items: Range<Int>, shape: SectionShape, trailing: Double, hasOwnOptions: Bool
    ) {
        let (lanes, rules) = (shape.lanes, shape.rules)
        // A chunk of 64 keeps the totals small beside the items; many lanes take longer chunks for the same, and a flow
        // that is short is one chunk and needs no totals.
        var shift = items.count > 128 ? 6 : 7
        while 1 << shift < 16 * lanes.count { shift += 1 }
        let tail = LaneWalk(lanes: lanes, rules: rules, itemGap: shape.itemGap)
        self.init(
            items: items, placedCount: 0, hasOwnOptions: hasOwnOptions, chunkShift: shift,
            leading: shape.leading,
            chunkStarts: RunningTotals(width: 2 * lanes.count),
            laneLists: rules.keepsIndexOrder ? nil : LaneLists(count: lanes.count), tail: tail,
            sections: sections, trailing: trailing, wideCount: 0,
            cursors: rules.followsCursor ? [UInt16(tail.cursor)] : [], unsettled: [])
    }
}

/// The items that start in each lane, in order along the axis.
///
/// Items of one lane never overlap, so whoever knows where an item starts, or ends, can search a list by halves.
struct LaneLists: Sendable {
    private(set) var lists: [[UInt32]]

    init(count: Int) {
        lists = [[UInt32]](repeating: [], count: count)
    }

    var storedBytes: Int { lists.reduce(0) { $0 + $1.count * MemoryLayout<UInt32>.stride } }

    /// Adds an item that starts at `top`, behind all that end there or before: one of no size comes before the one that
    /// starts at its place. Most start behind all others.
    mutating func insert(_ item: Int, lane: Int, top: Double, endOf: (Int) -> Double) {
        let limit = top + LaneOpenings.noise
        var index = lists[lane].count
        if index > 0 && endOf(Int(lists[lane][index - 1])) > limit {
            index = firstIndex(lane) { endOf($0) > limit }
        }
        lists[lane].insert(UInt32(truncatingIfNeeded: item), at: index)
    }

    /// Removes the items from one on. They start behind all that stay in their lanes, but for up to `stragglers` of those.
    mutating func removeItems(from item: Int, stragglers: Int) {
        for lane in lists.indices {
            var index = lists[lane].count - 1
            var passed = 0
            while index >= 0 && passed <= stragglers {
                if lists[lane][index] >= item { lists[lane].remove(at: index) } else { passed += 1 }
                index -= 1
            }
        }
    }

    /// The first place in a lane's list whose item meets a condition that all later ones meet too.
    func firstIndex(_ lane: Int, where holds: (Int) -> Bool) -> Int {
        let list = lists[lane]
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(Int(list[middle])) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
