import Testing

@testable import WaterfallImages

@Suite("Keeping what was used last")
struct LeastRecentlyUsedTests {
    @Test("What was used longest ago goes first, and no more than has to")
    func order() {
        var cache = LeastRecentlyUsed<String, Int>(limit: 10)
        _ = cache.insert(1, cost: 4, for: "a")
        _ = cache.insert(2, cost: 3, for: "b")
        _ = cache.insert(3, cost: 3, for: "c")
        #expect(cache.value(for: "a") == 1)
        #expect(cache.insert(4, cost: 1, for: "d") == ["b"])
        #expect(cache.value(for: "b") == nil)
        #expect(cache.value(for: "c") == 3)
        #expect(cache.cost == 8)
    }

    @Test("A value that costs more than the limit is not kept and drives nothing out")
    func tooCostly() {
        var cache = LeastRecentlyUsed<String, Int>(limit: 10)
        _ = cache.insert(1, cost: 10, for: "a")
        #expect(cache.insert(2, cost: 11, for: "b") == ["b"])
        #expect(cache.value(for: "a") == 1)
        #expect(cache.value(for: "b") == nil)
    }

    @Test("A thousand random steps match a plain list", arguments: 1...20 as ClosedRange<UInt64>)
    func randomSteps(seed: UInt64) {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        var cache = LeastRecentlyUsed<Int, Int>(limit: 50)
        var list: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<1000 {
            let key = next(20)
            switch next(4) {
            case 0, 1:
                let cost = next(20)
                list.removeAll { $0.key == key }
                list.append((key, step, cost))
                while list.map(\.cost).reduce(0, +) > 50 { list.removeFirst() }
                _ = cache.insert(step, cost: cost, for: key)
            case 2:
                let found = list.firstIndex { $0.key == key }.map { list.remove(at: $0) }
                if let found { list.append(found) }
                #expect(cache.value(for: key) == found?.value)
            default:
                list.removeAll { $0.key == key }
                cache.remove(key)
            }
            #expect(cache.cost == list.map(\.cost).reduce(0, +), "seed \(seed), step \(step)")
        }
        for entry in list { #expect(cache.value(for: entry.key) == entry.value, "seed \(seed)") }
    }
}
