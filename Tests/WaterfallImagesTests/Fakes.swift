import Foundation
import Testing

@testable import WaterfallImages

/// Decodes "40x30:name" to "name 40x30"; the size is as in the text, scaled down to fit.
struct FakeDecoder: ImageDecoder {
    let costOfPixel: Int
    let decodedOnMainThread = Locked<[Bool]>([])

    init(costOfPixel: Int = 4) {
        self.costOfPixel = costOfPixel
    }

    func size(ofHeader header: Data, isWhole: Bool) throws -> PixelSize? {
        let parts = String(decoding: header, as: UTF8.self).split(
            separator: ":", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x").compactMap { Int($0) }
        guard parts.count > 1, sides.count == 2 else {
            if isWhole { throw ImageProblem.unknownFormat }
            return nil
        }
        return PixelSize(width: sides[0], height: sides[1])
    }

    func decode(_ data: Data, fitting displaySize: PixelSize?) throws -> DecodedImage<String> {
        decodedOnMainThread.withLock { $0.append(Thread.isMainThread) }
        guard let own = try size(ofHeader: data, isWhole: true) else { throw ImageProblem.truncated }
        let size = displaySize.map { own.fitted(in: $0) } ?? own
        let name = String(decoding: data, as: UTF8.self).split(separator: ":")[1]
        return DecodedImage("\(name) \(size.width)x\(size.height)", cost: size.pixelCount * costOfPixel)
    }
}

/// Brings bytes when the test says so, and keeps account of what it was asked.
final class ScriptedLoader: ImageLoader {
    private struct State {
        var waiting: [(id: Int, address: URL, continuation: CheckedContinuation<Data, any Error>)] = []
        var started: [URL] = []
        var cancelled: [URL] = []
        var discarded: [URL] = []
    }

    private let state = Locked(State())

    var started: [URL] { state.withLock { $0.started } }
    var cancelled: [URL] { state.withLock { $0.cancelled } }
    var discarded: [URL] { state.withLock { $0.discarded } }

    func data(at address: URL) async throws -> Data {
        let id = state.withLock { state in
            state.started.append(address)
            return state.started.count
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { $0.waiting.append((id, address, continuation)) }
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    func discard(_ address: URL) {
        state.withLock { $0.discarded.append(address) }
    }

    /// Answers everyone who waits for `address`.
    func answer(_ address: URL, _ result: Result<String, any Error>) {
        let answered = state.withLock { state in
            let answered = state.waiting.filter { $0.address == address }
            state.waiting.removeAll { $0.address == address }
            return answered
        }
        for waiter in answered { waiter.continuation.resume(with: result.map { Data($0.utf8) }) }
    }

    private func cancel(_ id: Int) {
        let waiter = state.withLock { state in
            state.waiting.firstIndex { $0.id == id }.map { index in
                state.cancelled.append(state.waiting[index].address)
                return state.waiting.remove(at: index)
            }
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }
}

/// Waits until `condition` holds, 20 seconds at most.
func eventually(
    _ condition: @autoclosure () -> Bool, sourceLocation: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation
) async throws {
    let limit = Date() + 20
    while !condition() {
        try #require(Date() < limit, "this did not come true in 20 seconds", sourceLocation: sourceLocation)
        try await Task.sleep(nanoseconds: 1_000_000)
    }
}

func address(_ name: String) -> URL {
    URL(string: "https://pictures.example/\(name)")!
}

func request(_ name: String, _ width: Int = 100, _ height: Int = 100) -> ImageRequest {
    ImageRequest(address(name), displaySize: PixelSize(width: width, height: height))
}

/// A directory that goes away with this object.
final class TemporaryDirectory: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String, _ contents: Data) throws -> URL {
        let file = url.appendingPathComponent(name)
        try contents.write(to: file)
        return file
    }
}
