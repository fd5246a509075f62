import Waterfall

/// Numbers that the page and the engine hand each other, at an address that both know. It grows, and then the address
/// changes; it never shrinks.
struct NumberBuffer: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Double>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(1, capacity)
        base = .allocate(capacity: self.capacity)
        base.initialize(repeating: 0, count: self.capacity)
    }

    deinit { base.deallocate() }

    subscript(index: Int) -> Double {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    /// Makes room for this many numbers in all.
    mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        let grown = max(needed, 2 * capacity)
        let moved = UnsafeMutablePointer<Double>.allocate(capacity: grown)
        moved.update(from: base, count: count)
        (moved + count).initialize(repeating: 0, count: grown - count)
        base.deallocate()
        (base, capacity) = (moved, grown)
    }

    mutating func append(_ number: Double) {
        reserve(count + 1)
        base[count] = number
        count += 1
    }

    mutating func append(_ rect: LayoutRect) {
        append(rect.x)
        append(rect.y)
        append(rect.width)
        append(rect.height)
    }

    mutating func removeAll() { count = 0 }
}
