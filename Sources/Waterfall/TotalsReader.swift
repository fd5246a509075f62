/// Looks at ``RunningTotals``, by pointers: a search that held the arrays would count their references, and each count
/// lies in memory that is far away when there are many.
struct TotalsReader {
    let width: Int
    let count: Int
    /// Level 0; nil where the zero total is the only one.
    let totals: UnsafePointer<Double>?
    /// The levels above it.
    let groups: UnsafeBufferPointer<[Double]>

    /// O(log n).
    func total(_ index: Int, _ column: Int) -> Double {
        guard index > 0, let totals else { return 0 }
        var sum = totals[index * width + column]
        var entry = index
        // By index: to iterate over the levels would retain each.
        var level = 0
        while level < groups.count {
            entry >>= RunningTotals.shift
            sum += groups[level][entry * width + column]
            level += 1
        }
        return sum
    }

    /// The last total that is below `limit` in a column, or nil where even the first is not. Totals must not fall in
    /// that column. Where they rise evenly to `end`, behind the last, it is found at once. O(log n).
    func last(below limit: Double, _ column: Int, of end: Double) -> Int? {
        guard limit > 0 else { return nil }
        guard count > 1, let totals else { return 0 }
        var (group, base, end) = (0, 0.0, end)
        var level = groups.count
        while level > 0 {
            level -= 1
            groups[level].withUnsafeBufferPointer { numbers in
                guard let start = numbers.baseAddress else { return }
                let entries = numbers.count / width
                group = search(start, entries, group, column, limit - base, end - base)
                let next = group + 1
                if next < entries && next & (RunningTotals.fanout - 1) != 0 {
                    end = base + start[next * width + column]
                }
                base += start[group * width + column]
            }
        }
        return search(totals, count, group, column, limit - base, end - base)
    }

    /// The last entry of a group of a level that is below a limit, or the group's first.
    ///
    /// It looks first where the entry would be if all rose evenly to `end`, and goes on from there in leaps: to look is slow
    /// where memory is far away.
    @inline(never)
    private func search(
        _ level: UnsafePointer<Double>, _ entries: Int, _ group: Int, _ column: Int, _ limit: Double,
        _ end: Double
    ) -> Int {
        func isWithin(_ entry: Int) -> Bool { level[entry * width + column] < limit }
        // The entry lies at `low` or behind it, and before `high`.
        var low = group << RunningTotals.shift
        var high = min(entries, low + RunningTotals.fanout)
        let share = limit / end
        var entry = share > 0 ? low + Int(min(share, 1) * Double(high - 1 - low)) : low
        var leap = 1
        while low + 1 < high {
            if isWithin(entry) {
                (low, entry) = (entry, entry + leap)
            } else {
                (high, entry) = (entry, entry - leap)
            }
            leap *= 2
            if entry <= low || entry >= high { entry = (low + high) / 2 }
        }
        return low
    }
}
