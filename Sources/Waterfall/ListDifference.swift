/// An identifier that a list holds twice.
public struct DuplicateIdentifier: Error, Hashable, Sendable {
    /// The places of the two.
    public let first: Int
    public let second: Int
    /// Whether it is the list before the change or the one after it.
    public let isInNewList: Bool

    @usableFromInline
    init(first: Int, second: Int, isInNewList: Bool) {
        self.first = first
        self.second = second
        self.isInNewList = isInNewList
    }

    /// What is wrong, where, and what to do, in one sentence.
    public var message: String {
        "Items \(first) and \(second) of the \(isInNewList ? "new" : "old") list have the same identifier; give every item an identifier of its own."
    }
}

/// What turns one list of identifiers into another: as few moves as can be, and what is gone or new.
public struct ListDifference: Sendable {
    /// Places in the old list of what is gone, in order.
    public private(set) var deletions: [Int] = []
    /// Places in the new list of what is new, in order.
    public private(set) var insertions: [Int] = []
    /// From places in the old list to places in the new one.
    public private(set) var moves: [(from: Int, to: Int)] = []

    /// Compares two lists. A list that holds an identifier twice is an error.
    ///
    /// O(items): one table of the old list, and for new items that follow one another as they did not even a look into
    /// it. Where many have moved, finding the fewest moves takes O(moved · log moved) comparisons of numbers.
    @inlinable
    public init<Identifier: Hashable>(
        from old: [Identifier], to new: [Identifier]
    ) throws(DuplicateIdentifier) {
        var places = [Identifier: Int](minimumCapacity: old.count)
        for (place, identifier) in old.enumerated() {
            if let first = places.updateValue(place, forKey: identifier) {
                throw DuplicateIdentifier(first: first, second: place, isInNewList: false)
            }
        }
        var pairs = Pairs(oldCount: old.count, newCount: new.count)
        var inserted: [Identifier: Int] = [:]
        var expected = 0
        for (place, identifier) in new.enumerated() {
            let isNext = expected < old.count && old[expected] == identifier
            if let oldPlace = isNext ? expected : places[identifier] {
                if let first = pairs.pair(oldPlace, with: place) {
                    throw DuplicateIdentifier(first: first, second: place, isInNewList: true)
                }
                expected = oldPlace + 1
            } else if let first = inserted.updateValue(place, forKey: identifier) {
                throw DuplicateIdentifier(first: first, second: place, isInNewList: true)
            }
        }
        self.init(pairs)
    }

    /// Which place of the old list belongs to which of the new one; -1 for none.
    @usableFromInline
    struct Pairs {
        @usableFromInline var oldPlaces: [Int]
        @usableFromInline var newPlaces: [Int]

        @inlinable
        init(oldCount: Int, newCount: Int) {
            oldPlaces = [Int](repeating: -1, count: newCount)
            newPlaces = [Int](repeating: -1, count: oldCount)
        }

        /// Returns the new place that the old one has already, or nil.
        @inlinable
        mutating func pair(_ old: Int, with new: Int) -> Int? {
            guard newPlaces[old] < 0 else { return newPlaces[old] }
            newPlaces[old] = new
            oldPlaces[new] = old
            return nil
        }
    }

    @usableFromInline
    init(_ pairs: Pairs) {
        for (place, newPlace) in pairs.newPlaces.enumerated() where newPlace < 0 { deletions.append(place) }
        for (place, oldPlace) in pairs.oldPlaces.enumerated() where oldPlace < 0 { insertions.append(place) }
        findMoves(pairs.oldPlaces)
    }

    /// All that stay form the longest run of places that only rises; the others move.
    private mutating func findMoves(_ oldPlaces: [Int]) {
        // For every length of run, the item of the new list that ends the one with the lowest old place.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: oldPlaces.count)
        for (place, old) in oldPlaces.enumerated() where old >= 0 {
            var length = ends.count
            if let last = ends.last, oldPlaces[last] > old {
                var low = 0
                while low < length {
                    let middle = (low + length) / 2
                    if oldPlaces[ends[middle]] < old { low = middle + 1 } else { length = middle }
                }
            }
            if length > 0 { before[place] = ends[length - 1] }
            if length == ends.count { ends.append(place) } else { ends[length] = place }
        }
        guard ends.count < oldPlaces.count - insertions.count else { return }
        var stays = [Bool](repeating: false, count: oldPlaces.count)
        var place = ends.last ?? -1
        while place >= 0 {
            stays[place] = true
            place = before[place]
        }
        for (place, old) in oldPlaces.enumerated() where old >= 0 && !stays[place] {
            moves.append((old, place))
        }
    }
}

extension BatchUpdate {
    /// The batch that turns a section's items from one list of identifiers into another; `size` is asked for the new ones
    /// alone. See ``ListDifference``.
    @inlinable
    public init<Identifier: Hashable>(
        from old: [Identifier], to new: [Identifier], inSection section: Int = 0, size: (Int) -> ItemSize
    ) throws(DuplicateIdentifier) {
        let difference = try ListDifference(from: old, to: new)
        self.init()
        for item in difference.deletions { deleteItem(at: ItemPath(section: section, item: item)) }
        for item in difference.insertions {
            insertItem(size(item), at: ItemPath(section: section, item: item))
        }
        for move in difference.moves {
            moveItem(
                from: ItemPath(section: section, item: move.from),
                to: ItemPath(section: section, item: move.to))
        }
    }
}
