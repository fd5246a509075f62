/// A set of item numbers kept as runs: to select all of a million items takes one.
struct RowSet: Hashable, Sendable {
    /// In order, apart, none empty.
    private(set) var runs: [Range<Int>] = []

    var isEmpty: Bool { runs.isEmpty }
    var count: Int { runs.reduce(0) { $0 + $1.count } }

    /// O(log runs).
    func contains(_ row: Int) -> Bool {
        let index = firstRun(endingAfter: row)
        return index < runs.count && runs[index].lowerBound <= row
    }

    private func firstRun(endingAfter row: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound <= row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func insert(_ rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        // Runs that touch the new one become one with it.
        let first = firstRun(endingAfter: rows.lowerBound - 1)
        var end = first
        var (lower, upper) = (rows.lowerBound, rows.upperBound)
        while end < runs.count && runs[end].lowerBound <= rows.upperBound {
            lower = min(lower, runs[end].lowerBound)
            upper = max(upper, runs[end].upperBound)
            end += 1
        }
        runs.replaceSubrange(first..<end, with: [lower..<upper])
    }

    mutating func remove(_ row: Int) {
        let index = firstRun(endingAfter: row)
        guard index < runs.count, runs[index].lowerBound <= row else { return }
        let run = runs[index]
        let rest = [run.lowerBound..<row, row + 1..<run.upperBound].filter { !$0.isEmpty }
        runs.replaceSubrange(index..<index + 1, with: rest)
    }

    mutating func removeAll() { runs.removeAll() }
}
