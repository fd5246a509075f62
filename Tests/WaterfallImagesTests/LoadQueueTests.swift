import Foundation
import Testing

@testable import WaterfallImages

@Suite("The queue of loads")
struct LoadQueueTests {
    let loader = ScriptedLoader()

    func queue(limit: Int) -> LoadQueue<URL, Data> {
        LoadQueue(limit: limit) { [loader] in try await loader.data(at: $0) }
    }

    @Test("What is visible starts before what is prefetched, and in the order of asking")
    func priority() async throws {
        let queue = queue(limit: 1)
        let order: [(String, ImagePriority)] = [
            ("first", .prefetched), ("ahead 1", .prefetched), ("seen 1", .visible), ("ahead 2", .prefetched),
            ("seen 2", .visible),
        ]
        for (name, priority) in order {
            _ = queue.add(address(name.replacing(" ", with: "-")), priority: priority) { _ in }
        }
        let expected = ["first", "seen-1", "seen-2", "ahead-1", "ahead-2"].map(address)
        for (index, address) in expected.enumerated() {
            try await eventually(loader.started.count == index + 1)
            loader.answer(address, .success(""))
        }
        #expect(loader.started == expected)
    }

    @Test("A prefetched load becomes urgent when it becomes visible, and less so when it no longer is")
    func promotion() async throws {
        let queue = queue(limit: 1)
        let names = ["running", "a", "b", "c"].map(address)
        for name in names { _ = queue.add(name, priority: .prefetched) { _ in } }
        _ = queue.add(names[3], priority: .visible) { _ in }
        queue.remove(queue.add(names[2], priority: .visible) { _ in })
        let expected = [names[0], names[3], names[1], names[2]]
        for (index, address) in expected.enumerated() {
            try await eventually(loader.started.count == index + 1)
            loader.answer(address, .success(""))
        }
        #expect(loader.started == expected)
    }

    @Test("Prefetching leaves places to what becomes visible")
    func reserve() async throws {
        let queue = queue(limit: 6)
        for index in 0..<10 { _ = queue.add(address("ahead-\(index)"), priority: .prefetched) { _ in } }
        try await eventually(loader.started.count == 4)
        for index in 0..<3 { _ = queue.add(address("\(index)"), priority: .visible) { _ in } }
        try await eventually(loader.started.count == 6)
        #expect(Set(loader.started.suffix(2)) == [address("0"), address("1")])
        loader.answer(address("ahead-0"), .success(""))
        try await eventually(loader.started.count == 7)
        #expect(loader.started.last == address("2"))
    }

    @Test("No more loads run at a time than the limit says")
    func limit() async throws {
        let queue = queue(limit: 3)
        for index in 0..<10 { _ = queue.add(address("\(index)"), priority: .visible) { _ in } }
        for done in 0..<10 {
            try await eventually(loader.started.count == min(10, done + 3))
            loader.answer(address("\(done)"), .success(""))
        }
    }

    @Test("A load that nobody waits for any more never starts")
    func cancelledBeforeStart() async throws {
        let queue = queue(limit: 1)
        _ = queue.add(address("a"), priority: .visible) { _ in }
        let ticket = queue.add(address("b"), priority: .visible) { _ in }
        _ = queue.add(address("c"), priority: .visible) { _ in }
        queue.remove(ticket)
        try await eventually(loader.started.count == 1)
        loader.answer(address("a"), .success(""))
        try await eventually(loader.started.count == 2)
        #expect(loader.started == [address("a"), address("c")])
    }

    @Test("Asking again while the cancelled load winds up starts a new one")
    func askingAgain() async throws {
        let queue = queue(limit: 2)
        let ticket = queue.add(address("a"), priority: .visible) { _ in }
        try await eventually(loader.started.count == 1)
        queue.remove(ticket)
        async let data = queue.value(for: address("a"), priority: .visible)
        try await eventually(loader.started.count == 2 && loader.cancelled.count == 1)
        loader.answer(address("a"), .success("again"))
        #expect(try await data == Data("again".utf8))
    }

    @Test("A cancelled task stops waiting at once, whatever the load does")
    func cancelledTask() async throws {
        let queue = LoadQueue<Int, Int>(limit: 1) { key in
            await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
            return key
        }
        for round in 0..<100 {
            let task = Task { try await queue.value(for: 1, priority: .visible) }
            if round % 2 == 0 { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    // B56
    @Test("A fling of 300 cells starts few loads, and the visible ones come first after it")
    func fling() async throws {
        let rests = Locked<[@Sendable () -> Void]>([])
        let queue = LoadQueue<URL, Data>(
            limit: 6, rest: { wake in rests.withLock { $0.append(wake) } },
            load: { [loader] in try await loader.data(at: $0) })
        // Each of the 300 cells is visible while the next 12 come in; every fifth of a second, that is every 60th cell,
        // the slots whose loads were killed have rested.
        var visible: [(index: Int, ticket: LoadQueue<URL, Data>.Ticket)] = []
        for index in 0..<300 {
            visible.append((index, queue.add(address("\(index)"), priority: .visible) { _ in }))
            if index >= 12 { _ = queue.add(address("ahead-\(index)"), priority: .prefetched) { _ in } }
            if visible.count > 12 { queue.remove(visible.removeFirst().ticket) }
            if index % 60 == 59 {
                try await eventually(rests.withLock { $0.count == 6 })
                for wake in rests.withLock({ rests in
                    defer { rests = [] }; return rests
                }) { wake() }
            }
        }
        #expect(loader.started.count <= 36)
        // The loads of the last cells are under way or next; nothing that was prefetched has started.
        let shown = Set(visible.map { address("\($0.index)") })
        for _ in 0..<2 {
            try await eventually(loader.started.count(where: shown.contains) >= 6)
            for address in shown { loader.answer(address, .success("")) }
        }
        try await eventually(shown.isSubset(of: loader.started))
        let lastShown = try #require(loader.started.lastIndex(where: shown.contains))
        #expect(!loader.started.prefix(lastShown).contains { $0.path.hasPrefix("/ahead") })
    }
}
