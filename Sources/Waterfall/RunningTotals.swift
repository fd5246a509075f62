/// Running totals of small vectors: `total(k)` is the sum of the first `k` vectors, one number a column.
///
/// A total is kept as a sum over levels. Level 0 has an entry for each total, relative to its group of 64; level 1
/// an entry for each group, relative to its own group of 64; and so on. To shift all totals from one on
/// therefore touches at most 64 entries a level, and so does a search. Since every entry only sums what lies in its
/// own group, totals stay exact to the last bits however many there are.
struct RunningTotals: Hashable, Sendable {
    private static let shift = 6
    private static let fanout = 1 << shift

    let width: Int
    /// How many totals there are; the first is zero and always there.
    private(set) var count = 1
    /// Empty as long as the zero total is the only one.
    private var levels: [[Double]] = []

    init(width: Int) {
        self.width = width
    }

    /// The bytes that the totals take.
    var storedBytes: Int { levels.reduce(0) { $0 + $1.count * MemoryLayout<Double>.stride } }

    /// O(log n).
    @inline(__always)
    func total(_ index: Int, _ column: Int) -> Double {
        var sum = 0.0
        var entry = index
        // By index: to iterate over the levels would retain each.
        var level = 0
        while level < levels.count {
            sum += levels[level][entry * width + column]
            entry >>= Self.shift
            level += 1
        }
        return sum
    }

    /// Adds a total: the last one plus `increments`. O(1) amortised.
    mutating func append(_ increments: UnsafePointer<Double>) {
        if levels.isEmpty { levels.append([Double](repeating: 0, count: width)) }
        appendEntry(level: 0, increments)
        count += 1
    }

    private mutating func appendEntry(level: Int, _ increments: UnsafePointer<Double>) {
        let entries = levels[level].count / width
        let last = (entries - 1) * width
        if entries & (Self.fanout - 1) != 0 {
            for column in 0..<width {
                levels[level].append(levels[level][last + column] + increments[column])
            }
            return
        }
        let carried = (0..<width).map { levels[level][last + $0] + increments[$0] }
        for _ in 0..<width { levels[level].append(0) }
        if level + 1 == levels.count { levels.append([Double](repeating: 0, count: width)) }
        carried.withUnsafeBufferPointer { numbers in
            guard let first = numbers.baseAddress else { return }
            appendEntry(level: level + 1, first)
        }
    }

    /// Adds `increments` to the total at `index` and to all behind it. O(log n).
    mutating func add(_ increments: UnsafePointer<Double>, from index: Int) {
        guard index < count else { return }
        var entry = index
        for level in levels.indices {
            let isTop = level + 1 == levels.count
            let entries = levels[level].count / width
            // The first entry of a group stays 0: to shift the whole group is the next level's work.
            let startsGroup = entry & (Self.fanout - 1) == 0
            if isTop || !startsGroup {
                let end = isTop ? entries : min(entries, (entry | (Self.fanout - 1)) + 1)
                levels[level].withUnsafeMutableBufferPointer { numbers in
                    for position in entry..<max(entry, end) {
                        for column in 0..<width { numbers[position * width + column] += increments[column] }
                    }
                }
            }
            entry = startsGroup ? entry >> Self.shift : (entry >> Self.shift) + 1
        }
    }

    /// Keeps the first `newCount` totals, and at least the zero one.
    mutating func truncate(to newCount: Int) {
        count = max(1, min(count, newCount))
        if count == 1 {
            levels = []
            return
        }
        var entries = count
        for level in levels.indices {
            levels[level].removeLast(levels[level].count - entries * width)
            entries = (entries + Self.fanout - 1) >> Self.shift
            if levels[level].count == width {
                // One entry is a group of its own; the levels above would only add zero.
                levels.removeLast(levels.count - level - 1)
                return
            }
        }
    }

    /// The last total that is below `limit` in a column, or nil where even the first is not. Totals must not
    /// fall in that column. O(log n).
    func last(below limit: Double, _ column: Int) -> Int? {
        search(column) { $0 < limit }
    }

    /// The last total that is `limit` or less in a column, or nil where even the first is not. O(log n).
    func last(notAbove limit: Double, _ column: Int) -> Int? {
        search(column) { $0 <= limit }
    }

    @inline(__always)
    private func search(_ column: Int, where holds: (Double) -> Bool) -> Int? {
        guard holds(0) else { return nil }
        var group = 0
        var base = 0.0
        var level = levels.count
        while level > 0 {
            level -= 1
            let entries = levels[level].count / width
            var low = group << Self.shift
            var high = min(entries, low + Self.fanout)
            let first = low
            while low < high {
                let middle = (low + high) / 2
                if holds(base + levels[level][middle * width + column]) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            group = max(first, low - 1)
            base += levels[level][group * width + column]
        }
        return group
    }
}
