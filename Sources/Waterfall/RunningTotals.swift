/// Running totals of small vectors: `total(k)` is the sum of the first `k` vectors, one number a column.
///
/// A total is kept as a sum over levels. Level 0 has an entry for each total, relative to its group of 64; level 1
/// an entry for each group, relative to its own group of 64; and so on. To shift all totals from one on
/// therefore touches at most 64 entries a level, and so does a search. Since every entry only sums what lies in its
/// own group, totals stay exact to the last bits however many there are.
struct RunningTotals: Hashable, Sendable {
    static let shift = 6
    static let fanout = 1 << shift

    let width: Int
    /// How many totals there are; the first is zero and always there.
    private(set) var count = 1
    /// Level 0, by itself so that it is found at once; empty as long as the zero total is the only one.
    private var totals: [Double] = []
    /// The levels above it.
    private var groups: [[Double]] = []

    init(width: Int) {
        self.width = width
    }

    /// The bytes that the totals take.
    var storedBytes: Int { groups.reduce(totals.count) { $0 + $1.count } * MemoryLayout<Double>.stride }

    /// O(log n).
    // Out of line, as it is needed in many places; what needs many totals has a reader of its own.
    @inline(never)
    func total(_ index: Int, _ column: Int) -> Double {
        withExtendedLifetime(self) { reader.total(index, column) }
    }

    /// The last total that is below `limit` in a column; see ``TotalsReader/last(below:_:of:)``. O(log n).
    func last(below limit: Double, _ column: Int, of end: Double) -> Int? {
        withExtendedLifetime(self) { reader.last(below: limit, column, of: end) }
    }

    /// What looks at the totals where they lie. Good until they change or end, which the caller must see to.
    var reader: TotalsReader {
        TotalsReader(
            width: width, count: count, totals: totals.withUnsafeBufferPointer { $0.baseAddress },
            groups: groups.withUnsafeBufferPointer { $0 })
    }

    /// Adds a total: the last one plus `increments`. O(1) amortised.
    mutating func append(_ increments: UnsafePointer<Double>) {
        if totals.isEmpty { totals = [Double](repeating: 0, count: width) }
        count += 1
        guard !Self.append(increments, to: &totals, width) else { return }
        // A group begins: from its first entry on, what it starts with is the next level's to know.
        var carried = (0..<width).map { totals[totals.count - 2 * width + $0] + increments[$0] }
        for level in 0... {
            if level == groups.count { groups.append([Double](repeating: 0, count: width)) }
            if Self.append(carried, to: &groups[level], width) { return }
            let last = groups[level].count - 2 * width
            for column in 0..<width { carried[column] += groups[level][last + column] }
        }
    }

    // Static, since a method would hold the levels, and every change of one copy it.

    /// Adds an entry to a level, and tells whether it is one that follows others in its group.
    private static func append(
        _ increments: UnsafePointer<Double>, to level: inout [Double], _ width: Int
    ) -> Bool {
        let last = level.count - width
        let follows = (level.count / width) & (fanout - 1) != 0
        for column in 0..<width { level.append(follows ? level[last + column] + increments[column] : 0) }
        return follows
    }

    /// Adds `increments` to the total at `index` and to all behind it. O(log n).
    mutating func add(_ increments: UnsafePointer<Double>, from index: Int) {
        guard index < count, !totals.isEmpty else { return }
        var entry = Self.add(increments, to: &totals, width, from: index, isTop: groups.isEmpty)
        for level in groups.indices {
            let isTop = level + 1 == groups.count
            entry = Self.add(increments, to: &groups[level], width, from: entry, isTop: isTop)
        }
    }

    /// Shifts the entries of a level from one to the end of its group; gives the entry of the next level to go on from.
    private static func add(
        _ increments: UnsafePointer<Double>, to level: inout [Double], _ width: Int, from entry: Int,
        isTop: Bool
    ) -> Int {
        // The first entry of a group stays 0: to shift the whole group is the next level's work.
        let startsGroup = entry & (fanout - 1) == 0
        if isTop || !startsGroup {
            let entries = level.count / width
            let end = isTop ? entries : min(entries, (entry | (fanout - 1)) + 1)
            level.withUnsafeMutableBufferPointer { numbers in
                for position in entry..<max(entry, end) {
                    for column in 0..<width { numbers[position * width + column] += increments[column] }
                }
            }
        }
        return startsGroup ? entry >> shift : (entry >> shift) + 1
    }

    /// Keeps the first `newCount` totals, and at least the zero one.
    mutating func truncate(to newCount: Int) {
        count = max(1, min(count, newCount))
        if count == 1 {
            (totals, groups) = ([], [])
            return
        }
        totals.removeLast(totals.count - count * width)
        var entries = count
        for level in groups.indices {
            entries = (entries + Self.fanout - 1) >> Self.shift
            if entries == 1 {
                // One entry is a group of its own; it would only add zero.
                groups.removeLast(groups.count - level)
                return
            }
            groups[level].removeLast(groups[level].count - entries * width)
        }
    }
}
