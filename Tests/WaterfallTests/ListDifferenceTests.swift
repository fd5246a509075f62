import TestSupport
import Testing
import Waterfall

@Suite struct ListDifferenceTests {
    @Test(arguments: 0..<200)
    func `a difference turns the old list into the new one`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let old = Array((0..<generator.int(0...40)).shuffled(using: &generator))
        var new = old.filter { _ in generator.chance(80) }
        for _ in 0..<generator.int(0...5) where !new.isEmpty {
            let moved = new.remove(at: generator.int(0...new.count - 1))
            new.insert(moved, at: generator.int(0...new.count))
        }
        for fresh in 0..<generator.int(0...6) { new.insert(100 + fresh, at: generator.int(0...new.count)) }

        let difference = try ListDifference(from: old, to: new)
        var survivors = old
        for place in (difference.deletions + difference.moves.map(\.from)).sorted(by: >) {
            survivors.remove(at: place)
        }
        var result = [Int?](repeating: nil, count: new.count)
        for place in difference.insertions { result[place] = new[place] }
        for move in difference.moves { result[move.to] = old[move.from] }
        var rest = survivors.makeIterator()
        for place in result.indices where result[place] == nil { result[place] = rest.next() }
        #expect(result.compactMap { $0 } == new, "seed \(seed)")
    }

    @Test func `one item that goes elsewhere is one move`() throws {
        let difference = try ListDifference(from: Array(0..<100), to: [99] + Array(0..<99))
        #expect(difference.moves.map(\.from) == [99])
        #expect(difference.moves.map(\.to) == [0])
        #expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
    }

    @Test func `an identifier that stands twice is an error that says where`() {
        #expect(throws: DuplicateIdentifier.self) { try ListDifference(from: ["a", "b", "a"], to: []) }
        #expect(throws: DuplicateIdentifier.self) { try ListDifference(from: ["a"], to: ["a", "b", "a"]) }
        #expect(throws: DuplicateIdentifier.self) { try ListDifference(from: ["a"], to: ["n", "b", "n"]) }
        do throws(DuplicateIdentifier) {
            _ = try ListDifference(from: ["x", "a", "b"], to: ["a", "x", "a"])
        } catch {
            #expect(error.first == 0 && error.second == 2 && error.isInNewList)
            #expect(error.message.contains("Items 0 and 2 of the new list"))
        }
    }

    @Test(arguments: 0..<50)
    func `a batch made from two lists gives the layout of the new one`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        func size(_ identifier: Int) -> ItemSize { .extent(Double(identifier * 37 % 200)) }
        let old = Array((0..<60).shuffled(using: &generator))
        let new = Array((20..<90).shuffled(using: &generator)[0..<generator.int(0...70)])
        var layout = WaterfallLayout(across: 300, items: old.map(size))
        let result = try layout.apply(try BatchUpdate(from: old, to: new) { size(new[$0]) })
        let fresh = WaterfallLayout(across: 300, items: new.map(size))
        for index in new.indices {
            #expect(layout.frame(index) == fresh.frame(index), "seed \(seed)")
            let before = result.path(before: ItemPath(item: index))
            #expect(before.map { old[$0.item] } == (old.contains(new[index]) ? new[index] : nil))
        }
    }
}
