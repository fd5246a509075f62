/// Values by key within a limit of cost; the one that was used longest ago goes first. Every operation is O(1).
///
/// Foundation's `NSCache` does not serve: on Linux it drops the cheapest value first, however recently it was used.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var older: Key?
        var newer: Key?
    }

    let limit: Int
    private(set) var cost = 0
    private var entries: [Key: Entry] = [:]
    private var oldest: Key?
    private var newest: Key?

    init(limit: Int) {
        self.limit = limit
    }

    /// The value of a key, which is the most recently used from now on.
    mutating func value(for key: Key) -> Value? {
        guard let entry = detach(key) else { return nil }
        attach(entry.value, cost: entry.cost, to: key)
        return entry.value
    }

    /// Keeps a value, in place of an earlier one, and returns the keys that had to go for it.
    ///
    /// A value that costs more than the limit is not kept, and returned as gone.
    mutating func insert(_ value: Value, cost newCost: Int, for key: Key) -> [Key] {
        detach(key)
        guard newCost <= limit else { return [key] }
        var gone: [Key] = []
        while cost + newCost > limit, let key = oldest {
            detach(key)
            gone.append(key)
        }
        attach(value, cost: newCost, to: key)
        return gone
    }

    mutating func remove(_ key: Key) {
        detach(key)
    }

    mutating func removeAll() {
        self = Self(limit: limit)
    }

    private mutating func attach(_ value: Value, cost entryCost: Int, to key: Key) {
        entries[key] = Entry(value: value, cost: entryCost, older: newest, newer: nil)
        if let newest { entries[newest]?.newer = key }
        newest = key
        if oldest == nil { oldest = key }
        cost += entryCost
    }

    @discardableResult
    private mutating func detach(_ key: Key) -> Entry? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        cost -= entry.cost
        return entry
    }
}
