import Foundation
import TestServer
import Testing

@testable import GalleryModel

@Suite struct FeedDownloaderTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test func aServersFeedIsReadPageByPage() async throws {
        let source = FeedURLSource(address: server.url("feed"))
        var loads = [try await source.firstLoad()]
        while let last = loads.last, last.hasOlder { loads.append(try await source.older()) }
        #expect(loads.map(\.items.count) == [20, 20, 20, 0])
        #expect(Set(loads.flatMap(\.items).map(\.id)).count == 60)
        #expect(loads.flatMap(\.items).allSatisfy { $0.size != nil && $0.price != nil && $0.address != nil })
        server.stop()
    }

    @Test func aRedirectIsFollowedAndTheBodyKnowsWhereItCameFrom() async throws {
        let body = try await FeedDownloader().fetch(server.url("redirect"))
        #expect(body.address == server.url("ok/300x200.svg"))
        #expect(!body.data.isEmpty)
        server.stop()
    }

    @Test func aServerThatRefusesSaysSo() async throws {
        let error = await failure(at: try TestServer.refusingAddress())
        #expect(error?.kind == .unreachable)
        #expect(error?.remedy.contains("try again") == true)
    }

    @Test func aServerThatIsNotThereSaysSo() async throws {
        let error = await failure(at: try #require(URL(string: "http://no-such-server.invalid/feed")))
        #expect(error?.kind == .unreachable)
    }

    @Test(arguments: ["timeout", "drip"])
    func aServerThatNeverEndsTimesOut(path: String) async {
        let error = await failure(at: server.url(path), FeedDownloader(patience: .milliseconds(300)))
        #expect(error?.kind == .timedOut)
        server.stop()
    }

    @Test func aRedirectForEverEnds() async {
        let error = await failure(at: server.url("redirect-loop"))
        #expect(error?.kind == .redirectsForEver)
        #expect(server.requestCounts.values.reduce(0, +) <= 12)
        server.stop()
    }

    @Test func aWebPageInPlaceOfAFeedSaysSo() async {
        let error = await failure(at: server.url("html"))
        #expect(error?.kind == .webPage)
        #expect(error?.problem.contains("/html") == true)
        server.stop()
    }

    @Test func anEmptyAnswerIsNoFeed() async {
        #expect(await failure(at: server.url("empty"))?.kind == .notAFeed)
        server.stop()
    }

    @Test func whatIsNotThereSaysSo() async {
        let error = await failure(at: server.url("nothing"))
        #expect(error?.kind == .badStatus(404))
        server.stop()
    }

    @Test(arguments: ["huge", "endless"])
    func aFeedWithoutEndIsNotReadToItsEnd(path: String) async throws {
        let error = await failure(at: server.url(path), FeedDownloader(maximumBytes: 1 << 20))
        #expect(error?.kind == .tooLarge)
        try await until { server.abandonedCount(of: "/\(path)?page=1") == 1 }
        server.stop()
    }

    @Test(arguments: ["reset", "cut"])
    func aConnectionThatBreaksSaysSo(path: String) async {
        let error = await failure(at: server.url(path))
        #expect(error?.kind == .unreachable)
        server.stop()
    }

    @Test func cancellingEndsTheTransfer() async throws {
        let address = server.url("timeout")
        let task = Task { try await FeedDownloader().fetch(address) }
        try await until { server.count(of: "/timeout") == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await until { server.abandonedCount(of: "/timeout") == 1 }
        server.stop()
    }

    @Test func cancellingBeforeTheTransferBeginsEndsIt() async throws {
        let address = server.url("timeout")
        for _ in 1...100 {
            let task = Task { try await FeedDownloader().fetch(address) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        server.stop()
    }

    @Test func cancellingAmidRedirectsNeverEndsTheProcess() async throws {
        let address = server.url("redirect-loop")
        let downloader = FeedDownloader(maximumRedirects: 1_000_000)
        for _ in 1...100 {
            let before = server.count(of: "/redirect-loop")
            let task = Task { try await downloader.fetch(address) }
            try await until { server.count(of: "/redirect-loop") > before }
            task.cancel()
            // Either the cancel came first or the last redirect that URLSession follows.
            await #expect(throws: (any Error).self) { try await task.value }
        }
        server.stop()
    }

    /// What reading the first page throws.
    private func failure(at address: URL, _ downloader: FeedDownloader = FeedDownloader()) async
        -> GalleryError?
    {
        await #expect(throws: GalleryError.self) {
            try await FeedURLSource(address: address, fetch: downloader.fetch).firstLoad()
        }
    }

    /// Waits until the condition holds, at most a minute.
    private func until(_ condition: () -> Bool) async throws {
        let limit = ContinuousClock.now + .seconds(60)
        while !condition() {
            try #require(ContinuousClock.now < limit, "the condition did not come to hold")
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
