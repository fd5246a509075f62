/// Where the members of a list are after some were removed, inserted and moved, and where they were before.
///
/// It keeps the changes and no table, so that a change of a few in a million costs a few. O(log changes) a question.
struct IndexMapping: Hashable, Sendable {
    /// Indices before that are not where they would be without them: removed and moved away. In order.
    private let taken: [Int]
    /// Indices after that hold what was not there: inserted and moved to. In order.
    private let given: [Int]
    private let movedTo: [Int: Int]
    private let movedFrom: [Int: Int]

    static let identity = IndexMapping(removed: [], inserted: [], moves: [])

    init(removed: [Int], inserted: [Int], moves: [(from: Int, to: Int)]) {
        taken = (removed + moves.map { $0.from }).sorted()
        given = (inserted + moves.map { $0.to }).sorted()
        var (movedTo, movedFrom) = ([Int: Int](), [Int: Int]())
        for move in moves {
            movedTo[move.from] = move.to
            movedFrom[move.to] = move.from
        }
        (self.movedTo, self.movedFrom) = (movedTo, movedFrom)
    }

    /// Where a member is now, or nil if it was removed.
    func index(after old: Int) -> Int? {
        if let moved = movedTo[old] { return moved }
        return Self.translate(old, taken, given)
    }

    /// Where a member was, or nil if it was inserted.
    func index(before new: Int) -> Int? {
        if let moved = movedFrom[new] { return moved }
        return Self.translate(new, given, taken)
    }

    /// The members that stay keep their order: the nth that is not taken goes to the nth place that is not given.
    private static func translate(_ index: Int, _ taken: [Int], _ given: [Int]) -> Int? {
        let passed = count(taken) { taken[$0] < index }
        if passed < taken.count && taken[passed] == index { return nil }
        let rank = index - passed
        // What never was, such as the largest number that there is, is nowhere.
        let (place, isBeyond) = rank.addingReportingOverflow(count(given) { given[$0] - $0 <= rank })
        return isBeyond ? nil : place
    }

    /// How many of a sorted list's places meet a condition that the first ones meet.
    private static func count(_ list: [Int], where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The list after the changes as runs of old members and single new ones, in order.
    func runs(oldCount: Int, newCount: Int) -> [Run] {
        var runs: [Run] = []
        var old = 0
        var (nextTaken, nextGiven) = (0, 0)
        var new = 0
        while new < newCount {
            if nextGiven < given.count && given[nextGiven] == new {
                runs.append(movedFrom[new].map { .moved($0) } ?? .inserted(new))
                nextGiven += 1
                new += 1
                continue
            }
            while nextTaken < taken.count && taken[nextTaken] == old {
                nextTaken += 1
                old += 1
            }
            let oldEnd = nextTaken < taken.count ? taken[nextTaken] : oldCount
            let newEnd = nextGiven < given.count ? given[nextGiven] : newCount
            let length = min(oldEnd - old, newEnd - new)
            guard length > 0 else { break }
            runs.append(.kept(old..<old + length))
            old += length
            new += length
        }
        return runs
    }

    enum Run: Hashable {
        case kept(Range<Int>)
        case moved(Int)
        case inserted(Int)
    }
}
