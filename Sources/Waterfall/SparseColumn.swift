/// A column of a table whose values are nearly always the same: it takes no memory until one differs.
struct SparseColumn<Value: Hashable & Sendable>: Hashable, Sendable {
    let usual: Value
    /// Empty while all values are usual.
    var values: [Value] = []

    init(usual: Value) {
        self.usual = usual
    }

    var isEmpty: Bool { values.isEmpty }
    var storedBytes: Int { values.count * MemoryLayout<Value>.stride }

    subscript(index: Int) -> Value { values.isEmpty ? usual : values[index] }

    private mutating func fill(_ count: Int) {
        if values.isEmpty { values = [Value](repeating: usual, count: count) }
    }

    /// `count` is the number of rows of the table, here as below.
    @inline(__always)
    mutating func append(_ value: Value, count: Int) {
        if values.isEmpty && value == usual { return }
        fill(count)
        values.append(value)
    }

    mutating func set(_ index: Int, _ value: Value, count: Int) {
        if values.isEmpty && value == usual { return }
        fill(count)
        values[index] = value
    }

    mutating func insert(_ other: SparseColumn, added: Int, at index: Int, count: Int) {
        if values.isEmpty && other.isEmpty { return }
        fill(count)
        values.insert(
            contentsOf: other.isEmpty ? [Value](repeating: usual, count: added) : other.values, at: index)
    }

    mutating func append(_ other: SparseColumn, rows: Range<Int>, count: Int) {
        if values.isEmpty && other.isEmpty { return }
        fill(count)
        if other.isEmpty {
            values.append(contentsOf: repeatElement(usual, count: rows.count))
        } else {
            values.append(contentsOf: other.values[rows])
        }
    }

    mutating func remove(_ range: Range<Int>) {
        if !values.isEmpty { values.removeSubrange(range) }
    }
}
