import Foundation
import TestServer
import Testing

@testable import WaterfallImages

@Suite("Pictures from the web")
final class WebTests: Sendable {
    let server: TestServer
    let directory: TemporaryDirectory

    init() throws {
        server = try TestServer()
        directory = try TemporaryDirectory()
    }

    deinit {
        server.stop()
    }

    func loader(byteCount: Int = 1_000_000, silence: TimeInterval = 10, duration: TimeInterval = 20)
        -> URLImageLoader
    {
        var limits = URLImageLoader.Limits()
        limits.byteCount = byteCount
        limits.silence = silence
        limits.duration = duration
        return URLImageLoader(limits: limits, diskCache: DiskCache(directory: directory.url))
    }

    @Test(
        "A picture comes, also by way of a redirection, and late",
        arguments: ["ok/9x9.svg", "redirect", "slow/9x9.svg"])
    func picture(path: String) async throws {
        let data = try await loader().data(at: server.url(path))
        #expect(String(decoding: data, as: UTF8.self).hasSuffix("</svg>"))
    }

    @Test(
        "Everything else is an error that says what it is",
        arguments: [
            ("missing", .status(404)), ("html", .webPage), ("empty", .empty),
            ("redirect-loop", .endlessRedirection),
            ("huge", .tooManyBytes(limit: 1_000_000)), ("endless", .tooManyBytes(limit: 1_000_000)),
        ] as [(String, ImageProblem)])
    func errors(path: String, problem: ImageProblem) async throws {
        await #expect(throws: problem) { try await loader().data(at: server.url(path)) }
    }

    @Test("A connection that fails says why", arguments: ["cut", "reset", "refused"])
    func connections(kind: String) async throws {
        let address = kind == "refused" ? try TestServer.refusingAddress() : server.url(kind)
        do {
            _ = try await loader().data(at: address)
            Issue.record("\(kind) should have failed")
        } catch ImageProblem.connectionFailed(let reason) {
            #expect(!reason.isEmpty)
        }
    }

    @Test(
        "A server that falls silent, or never comes to an end, is given up", arguments: ["timeout", "drip"])
    func timeouts(path: String) async throws {
        let loader = path == "timeout" ? loader(silence: 1) : loader(duration: 1)
        await #expect(throws: ImageProblem.timedOut) { try await loader.data(at: server.url(path)) }
        try await eventually(server.abandonedCount(of: "/\(path)") == 1)
    }

    // B54
    @Test("Five tasks make one request; the last one that gives up ends it")
    func coalescing() async throws {
        let pipeline = ImagePipeline(decoder: FakeDecoder(), loader: loader())
        let request = ImageRequest(server.url("timeout"), displaySize: nil)
        let tasks = (0..<5).map { _ in Task { try await pipeline.image(for: request) } }
        try await eventually(server.count(of: "/timeout") == 1)
        for task in tasks.dropLast() { task.cancel() }
        #expect(server.abandonedCount(of: "/timeout") == 0)
        tasks.last?.cancel()
        try await eventually(server.abandonedCount(of: "/timeout") == 1)
        #expect(server.count(of: "/timeout") == 1)
    }

    @Test("Hundreds of loads that come and go leave the loader working")
    func comingAndGoing() async throws {
        let loader = loader()
        for path in ["ok", "slow", "redirect-loop", "drip", "timeout", "redirect-loop"] {
            let tasks = (0..<40).map { _ in Task { try await loader.data(at: server.url(path)) } }
            for (index, task) in tasks.enumerated() where index % 2 == 0 || path != "ok" {
                if index % 3 == 0 { await Task.yield() }
                task.cancel()
            }
            for task in tasks { _ = await task.result }
        }
        #expect(try await loader.data(at: server.url("ok/8x8.svg")).count > 0)
    }

    @Test("A picture is fetched once and then comes from disk, also in the next run")
    func diskCache() async throws {
        let cache = DiskCache(directory: directory.url)
        let address = server.url("ok/9x9.svg?item=1")
        let first = try await URLImageLoader(diskCache: cache).data(at: address)
        #expect(await cache.data(for: address) == first)
        // Another cache over the same directory stands for the next run.
        #expect(try await loader().data(at: address) == first)
        #expect(server.count(of: "/ok/9x9.svg?item=1") == 1)
        _ = try await loader().data(at: server.url("ok/9x9.svg?item=2"))
        #expect(server.count(of: "/ok/9x9.svg?item=2") == 1)
    }

    @Test("What the server wants not to be stored is not, and neither is a failure")
    func notStored() async throws {
        server.serve(
            Data("40x30:a".utf8), at: "/private", type: "image/png", headers: ["Cache-Control": "no-store"])
        for path in ["private", "missing"] {
            for _ in 0..<2 { _ = try? await loader().data(at: server.url(path)) }
            #expect(server.count(of: "/\(path)") == 2)
        }
    }

    // B54
    @Test("A damaged picture is not kept: the retry asks the server")
    func damagedPicture() async throws {
        server.serve(TruncationTests.jpeg.prefix(30), at: "/a", type: "image/jpeg")
        let pipeline = ImagePipeline(decoder: FakeDecoder(), loader: loader())
        let request = ImageRequest(server.url("a"), displaySize: nil)
        await #expect(throws: ImageError(address: request.address, problem: .truncated)) {
            try await pipeline.image(for: request)
        }
        server.serve(Data("40x30:a".utf8), at: "/a", type: "image/jpeg")
        #expect(try await pipeline.image(for: request) == "a 40x30")
    }
}
