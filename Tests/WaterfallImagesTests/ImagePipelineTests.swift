import Foundation
import Testing

@testable import WaterfallImages

@Suite("The pipeline of pictures")
@MainActor
struct ImagePipelineTests {
    let loader = ScriptedLoader()
    let decoder = FakeDecoder()
    let pipeline: ImagePipeline<FakeDecoder>

    init() {
        pipeline = ImagePipeline(decoder: decoder, loader: loader)
    }

    // B54
    @Test("Five cells with one address make one request; one is reused: four answers")
    func oneRequest() async throws {
        var answers: [Int] = []
        var tasks = (0..<5).map { cell in
            pipeline.load(request("a")) { _ in answers.append(cell) }
        }
        try await eventually(loader.started.count == 1)
        tasks[2].cancel()
        loader.answer(address("a"), .success("40x30:a"))
        try await eventually(answers.count == 4)
        #expect(answers.sorted() == [0, 1, 3, 4])
        #expect(loader.started.count == 1)
        #expect(loader.cancelled.isEmpty)
        tasks = []
    }

    // B54
    @Test("A request that no cell waits for any more is cancelled")
    func cancelledRequest() async throws {
        var answers = 0
        var tasks = (0..<5).map { _ in pipeline.load(request("a")) { _ in answers += 1 } }
        try await eventually(loader.started.count == 1)
        for task in tasks.dropLast() { task.cancel() }
        #expect(loader.cancelled.isEmpty)
        // Letting go of a task cancels it too.
        tasks = []
        try await eventually(loader.cancelled == [address("a")])
        #expect(answers == 0)
    }

    // B54
    @Test("An address that failed can be tried again")
    func retry() async throws {
        let first = Task { [pipeline] in try await pipeline.image(for: request("a")) }
        try await eventually(loader.started.count == 1)
        loader.answer(address("a"), .failure(ImageProblem.status(503)))
        await #expect(throws: ImageError(address: address("a"), problem: .status(503))) {
            try await first.value
        }
        async let second = pipeline.image(for: request("a"))
        try await eventually(loader.started.count == 2)
        loader.answer(address("a"), .success("40x30:a"))
        #expect(try await second == "a 40x30")
    }

    @Test("What cannot be decoded is forgotten by the loader, so that a retry fetches it afresh")
    func discarding() async throws {
        for (count, text) in [(1, "no picture"), (2, "\u{FF}")] {
            let task = Task { [pipeline] in try await pipeline.image(for: request("a")) }
            try await eventually(loader.started.count == count)
            loader.answer(address("a"), .success(text))
            await #expect(throws: ImageError(address: address("a"), problem: .unknownFormat)) {
                try await task.value
            }
            #expect(loader.discarded.count == count)
        }
    }

    @Test("One address at two sizes is fetched once and decoded twice")
    func twoSizes() async throws {
        async let small = pipeline.image(for: request("a", 20, 20))
        async let large = pipeline.image(for: request("a", 200, 200))
        try await eventually(pipeline.loadsWaitingForBytes == 2 && loader.started.count == 1)
        loader.answer(address("a"), .success("400x300:a"))
        #expect(try await small == "a 20x15")
        #expect(try await large == "a 200x150")
        #expect(loader.started.count == 1)
    }

    @Test("A picture in memory comes without a load")
    func memory() async throws {
        #expect(pipeline.cachedImage(for: request("a")) == nil)
        async let image = pipeline.image(for: request("a"))
        try await eventually(loader.started.count == 1)
        loader.answer(address("a"), .success("40x30:a"))
        #expect(try await image == "a 40x30")
        #expect(pipeline.cachedImage(for: request("a")) == "a 40x30")
        #expect(try await pipeline.image(for: request("a")) == "a 40x30")

        var answer: String?
        let task = pipeline.load(request("a")) { answer = try? $0.get() }
        #expect(answer == nil)
        try await eventually(answer == "a 40x30")
        withExtendedLifetime(task) {}
        #expect(loader.started.count == 1)

        pipeline.removeCachedImages()
        #expect(pipeline.cachedImage(for: request("a")) == nil)
    }

    // B55
    @Test("Memory is counted in bytes at display size, and has a limit")
    func memoryLimit() async throws {
        let loader = ScriptedLoader()
        let pipeline = ImagePipeline(decoder: decoder, loader: loader, memoryLimit: 1_000_000)
        let requests = ["a", "b", "c"].map { request($0, 360, 288) }
        for request in requests {
            async let image = pipeline.image(for: request)
            try await eventually(loader.started.last == request.address)
            loader.answer(request.address, .success("5000x4000:picture"))
            #expect(try await image == "picture 360x288")
        }
        // 360 · 288 · 4 bytes are 0.4 MiB: two fit.
        #expect(requests.map { pipeline.cachedImage(for: $0) != nil } == [false, true, true])
    }

    @Test("Nothing is decoded on the main thread")
    func decodingThread() async throws {
        async let image = pipeline.image(for: request("a"))
        try await eventually(loader.started.count == 1)
        loader.answer(address("a"), .success("40x30:a"))
        _ = try await image
        #expect(decoder.decodedOnMainThread.withLock { $0 } == [false])
    }

    @Test("A cancelled task gives its place up")
    func cancelledTask() async throws {
        let task = Task { [pipeline] in try await pipeline.image(for: request("a")) }
        try await eventually(loader.started.count == 1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await eventually(loader.cancelled == [address("a")])
    }

    @Test("A load that its loader cuts off is an error with an address, not a cancellation")
    func cutOff() async throws {
        var error: ImageError?
        let task = pipeline.load(request("a")) { result in
            if case .failure(let failure) = result { error = failure }
        }
        try await eventually(loader.started.count == 1)
        loader.answer(address("a"), .failure(CancellationError()))
        try await eventually(error != nil)
        #expect(error?.address == address("a"))
        withExtendedLifetime(task) {}
    }

    @Test("The size of a picture from the web needs no decoding")
    func size() async throws {
        async let size = pipeline.size(ofPictureAt: address("a"))
        try await eventually(loader.started.count == 1)
        loader.answer(address("a"), .success("40x30:a"))
        #expect(try await size == PixelSize(width: 40, height: 30))
        #expect(decoder.decodedOnMainThread.withLock { $0 } == [])
    }
}
