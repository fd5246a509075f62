import Foundation
import Testing

@testable import WaterfallImages

@Suite("A cell's place for a picture")
@MainActor
struct ImageSlotTests {
    let loader = ScriptedLoader()
    let pipeline: ImagePipeline<FakeDecoder>
    let shown = Shown()
    let slot: ImageSlot<FakeDecoder>

    /// What a cell was told to show, in order.
    @MainActor
    final class Shown {
        var states: [String] = []

        func add(_ state: ImageSlot<FakeDecoder>.State) {
            switch state {
            case .empty: states.append("empty")
            case .loading: states.append("loading")
            case .loaded(let image): states.append(image)
            case .failed(let error): states.append("failed: \(error.problem)")
            }
        }
    }

    init() {
        pipeline = ImagePipeline(decoder: FakeDecoder(), loader: loader)
        slot = ImageSlot(pipeline: pipeline) { [shown] in shown.add($0) }
    }

    // B52
    @Test("Bound to A, then to B; B arrives, then A: B is shown")
    func latePicture() async throws {
        // Somebody else waits for A too, so that its load goes on.
        async let other = pipeline.image(for: request("A"))
        slot.bind(to: request("A"))
        try await eventually(loader.started == [address("A")])
        slot.bind(to: request("B"))
        try await eventually(loader.started.count == 2)
        loader.answer(address("B"), .success("9x9:B"))
        try await eventually(shown.states.last == "B 9x9")
        loader.answer(address("A"), .success("9x9:A"))
        _ = try await other
        for _ in 0..<100 { await Task.yield() }
        #expect(shown.states == ["loading", "loading", "B 9x9"])
        #expect(loader.cancelled.isEmpty)
    }

    // B52
    @Test("A picture that has arrived but was not yet handed over does not land in a cell that was cleared")
    func clearedInBetween() async throws {
        slot.bind(to: request("A"))
        try await eventually(loader.started.count == 1)
        loader.answer(address("A"), .success("9x9:A"))
        // The main actor is not given away between the arrival and the clearing.
        let limit = Date() + 20
        while pipeline.cachedImage(for: request("A")) == nil, Date() < limit {}
        slot.clear()
        for _ in 0..<100 { await Task.yield() }
        #expect(shown.states == ["loading", "empty"])
    }

    @Test("A picture in memory is shown at once, without a placeholder")
    func fromMemory() async throws {
        slot.bind(to: request("A"))
        try await eventually(loader.started.count == 1)
        loader.answer(address("A"), .success("9x9:A"))
        try await eventually(shown.states.last == "A 9x9")
        slot.clear()
        slot.bind(to: request("A"))
        #expect(shown.states == ["loading", "A 9x9", "empty", "A 9x9"])
    }

    @Test("Binding to what is bound already changes nothing")
    func sameBinding() async throws {
        slot.bind(to: request("A"))
        slot.bind(to: request("A"))
        try await eventually(loader.started.count == 1)
        #expect(shown.states == ["loading"])
    }

    @Test("A new size of the same picture replaces it without a placeholder in between")
    func newSize() async throws {
        slot.bind(to: request("A", 20, 20))
        try await eventually(loader.started.count == 1)
        loader.answer(address("A"), .success("400x300:A"))
        try await eventually(shown.states.last == "A 20x15")
        slot.bind(to: request("A", 40, 40))
        try await eventually(loader.started.count == 2)
        loader.answer(address("A"), .success("400x300:A"))
        try await eventually(shown.states.last == "A 40x30")
        #expect(shown.states == ["loading", "A 20x15", "A 40x30"])
    }

    @Test("A new size while the picture is on its way lets it arrive first")
    func newSizeWhileLoading() async throws {
        slot.bind(to: request("A", 20, 20))
        try await eventually(loader.started.count == 1)
        for side in 21...40 { slot.bind(to: request("A", side, side)) }
        loader.answer(address("A"), .success("400x300:A"))
        try await eventually(loader.started.count == 2)
        loader.answer(address("A"), .success("400x300:A"))
        try await eventually(shown.states.last == "A 40x30")
        #expect(shown.states == ["loading", "A 20x15", "A 40x30"])
        #expect(loader.cancelled.isEmpty)
    }

    @Test("A new size that fails leaves the picture on show")
    func newSizeFails() async throws {
        slot.bind(to: request("A", 20, 20))
        try await eventually(loader.started.count == 1)
        loader.answer(address("A"), .success("400x300:A"))
        try await eventually(shown.states.last == "A 20x15")
        slot.bind(to: request("A", 40, 40))
        try await eventually(loader.started.count == 2)
        loader.answer(address("A"), .failure(ImageProblem.notFound))
        try await eventually(pipeline.loadsWaitingForBytes == 0)
        for _ in 0..<100 { await Task.yield() }
        slot.bind(to: request("B"))
        try await eventually(loader.started.count == 3)
        loader.answer(address("B"), .success("9x9:B"))
        try await eventually(shown.states.last == "B 9x9")
        #expect(shown.states == ["loading", "A 20x15", "loading", "B 9x9"])
    }

    // B54
    @Test("A failure is shown with its reason and can be tried again")
    func retry() async throws {
        slot.retry()
        slot.bind(to: request("A"))
        slot.retry()
        try await eventually(loader.started.count == 1)
        loader.answer(address("A"), .failure(ImageProblem.timedOut))
        try await eventually(shown.states.last == "failed: timedOut")
        slot.retry()
        try await eventually(loader.started.count == 2)
        loader.answer(address("A"), .success("9x9:A"))
        try await eventually(shown.states.last == "A 9x9")
        #expect(shown.states == ["loading", "failed: timedOut", "loading", "A 9x9"])
    }

    @Test("A slot that goes away with its cell cancels its load")
    func goingAway() async throws {
        var slot: ImageSlot<FakeDecoder>? = ImageSlot(pipeline: pipeline) { _ in }
        slot?.bind(to: request("A"))
        try await eventually(loader.started.count == 1)
        slot = nil
        try await eventually(loader.cancelled == [address("A")])
    }

    // B56
    @Test("300 cells that fly past start few loads, and a prefetched picture waits for the visible ones")
    func fling() async throws {
        let slots = (0..<12).map { _ in ImageSlot(pipeline: pipeline) { _ in } }
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let start = Date()
        for index in 0..<300 {
            slots[index % 12].clear()
            slots[index % 12].bind(to: request("\(index)"))
            prefetcher.prefetch((1...20).map { request("\(index + $0)") })
            await Task.yield()
        }
        // Six loads at a time, and a pause of a fifth of a second after each that is killed.
        let bound = 6 + Int(Date().timeIntervalSince(start) / 0.2 + 1) * 6
        #expect(loader.started.count <= bound)
        let visible = Set((288..<300).map { address("\($0)") })
        for _ in 0..<2 {
            try await eventually(loader.started.count(where: visible.contains) >= 6)
            for address in visible { loader.answer(address, .success("9x9:p")) }
        }
        try await eventually(visible.isSubset(of: loader.started))
        #expect(!loader.started.contains(address("310")))
        // Cells keep their slots; an optimised build would let these go after their last use.
        withExtendedLifetime((slots, prefetcher)) {}
    }

    @Test("A prefetcher gives up what is not wanted any more and keeps what still is")
    func prefetching() async throws {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        prefetcher.prefetch([request("A"), request("B")])
        try await eventually(loader.started.count == 2)
        prefetcher.prefetch([request("B"), request("C"), request("C")])
        try await eventually(loader.started.count == 3 && loader.cancelled == [address("A")])
        loader.answer(address("C"), .success("9x9:C"))
        try await eventually(pipeline.cachedImage(for: request("C")) == "C 9x9")
        #expect(loader.cancelled == [address("A")])
        withExtendedLifetime(prefetcher) {}
    }
}
