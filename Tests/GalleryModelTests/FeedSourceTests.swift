import Foundation
import Testing

@testable import GalleryModel

@Suite struct FeedSourceTests {
    // MARK: A feed with pages

    @Test func pagesAreAskedForOneAfterTheOtherUntilOneIsEmpty() async throws {
        let server = ScriptedFeed(pages: [["a", "b"], ["c", "d"], ["e"]])
        let source = server.source()
        #expect(try await titles(source.firstLoad()) == ["a", "b"])
        #expect(try await titles(source.older()) == ["c", "d"])
        let last = try await source.older()
        #expect(titles(last) == ["e"] && last.hasOlder)
        let end = try await source.older()
        #expect(end.items.isEmpty && !end.hasOlder)
        #expect(await server.asked == [1, 2, 3, 4])
    }

    @Test func refreshingAsksForPageOneAndGivesWhatIsNewInFront() async throws {
        let server = ScriptedFeed(pages: [["a", "b"], ["c"]])
        let source = server.source()
        _ = try await source.firstLoad()
        await server.setPages([["y", "z", "a"], ["b", "c"]])
        #expect(try await titles(source.newer()) == ["y", "z"])
        #expect(try await titles(source.newer()) == [])
        #expect(await server.asked == [1, 1, 1])
    }

    @Test func whatMovedToALaterPageIsNotGivenTwice() async throws {
        let server = ScriptedFeed(pages: [["a", "b"], ["c", "d"]])
        let source = server.source()
        _ = try await source.firstLoad()
        await server.setPages([["y", "z"], ["a", "b"], ["c", "d"], ["e"]])
        #expect(try await titles(source.newer()) == ["y", "z"])
        #expect(try await titles(source.older()) == ["c", "d"])
        #expect(try await titles(source.older()) == ["e"])
    }

    @Test func aFeedThatDoesNotHeedThePageEnds() async throws {
        let server = ScriptedFeed(pages: [], everyPage: ["a", "b"])
        let source = server.source()
        #expect(try await titles(source.firstLoad()) == ["a", "b"])
        #expect(try await source.older() == GalleryLoad(items: []))
        #expect(await server.asked == [1, 2, 3])
    }

    @Test func aFeedThatRepeatsItselfForEverEnds() async throws {
        let pages = (0..<1000).map { $0 % 2 == 0 ? ["a", "b"] : ["b", "a"] }
        let server = ScriptedFeed(pages: pages)
        let source = server.source()
        _ = try await source.firstLoad()
        #expect(try await source.older() == GalleryLoad(items: []))
        #expect(await server.asked.count < 20)
    }

    @Test func anEmptyFirstPageIsTheEnd() async throws {
        #expect(try await ScriptedFeed(pages: []).source().firstLoad() == GalleryLoad(items: []))
    }

    @Test func aFailedPageIsAskedForAgain() async throws {
        let server = ScriptedFeed(pages: [["a"], ["b"]])
        let source = server.source()
        _ = try await source.firstLoad()
        await server.fail(next: 1)
        let error = await #expect(throws: GalleryError.self) { try await source.older() }
        #expect(error?.kind == .timedOut)
        #expect(try await titles(source.older()) == ["b"])
        #expect(await server.asked == [1, 2, 2])
    }

    @Test func aFailedRefreshLeavesTheNextPageAsItWas() async throws {
        let server = ScriptedFeed(pages: [["a"], ["b"]])
        let source = server.source()
        _ = try await source.firstLoad()
        await server.fail(next: 1)
        await #expect(throws: GalleryError.self) { try await source.newer() }
        #expect(try await titles(source.older()) == ["b"])
    }

    @Test func aFirstLoadStartsOver() async throws {
        let server = ScriptedFeed(pages: [["a"], ["b"]])
        let source = server.source()
        for _ in 0..<2 {
            #expect(try await titles(source.firstLoad()) == ["a"])
            #expect(try await titles(source.older()) == ["b"])
        }
    }

    @Test func theAddressKeepsItsOwnQuery() async throws {
        let server = ScriptedFeed(pages: [["a"], ["b"], ["c"]])
        let source = server.source("http://shop.example/feed?sort=new&page=2")
        #expect(try await titles(source.firstLoad()) == ["b"])
        #expect(try await titles(source.older()) == ["c"])
        #expect(await server.addresses.map { $0.query() } == ["sort=new&page=2", "sort=new&page=3"])
        #expect(source.name == "shop.example")
    }

    // MARK: A feed file

    @Test func aFeedFileIsReadAgainOnRefresh() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"[{"img":"a.jpg"}]"#, at: "feed.json")
        let source = FeedFileSource(file: file)
        #expect(try await source.firstLoad().items.map(\.title) == ["a"])
        try folder.write(#"[{"img":"b.jpg"},{"img":"a.jpg"}]"#, at: "feed.json")
        #expect(try await titles(source.newer()) == ["b"])
        #expect(try await source.older() == GalleryLoad(items: []))
    }

    @Test func aFeedFileThatIsNotThereSaysSo() async throws {
        let folder = try TemporaryFolder()
        let source = FeedFileSource(file: folder.url.appending(path: "gone.json"))
        let error = await #expect(throws: GalleryError.self) { try await source.all() }
        #expect(error?.kind == .noSuchFile)
    }

    @Test func aFeedFileWithoutPermissionSaysSo() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("[]", at: "feed.json")
        try folder.withoutPermission(for: "feed.json") {
            let error = #expect(throws: GalleryError.self) { try FeedFile.items(at: file) }
            #expect(error?.kind == .notReadable)
        }
    }

    @Test func aFileThatIsFarTooLargeIsNotReadWhole() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("[", at: "feed.json")
        truncate(file.path, off_t(1) << 40)
        let error = #expect(throws: GalleryError.self) { try FeedFile.items(at: file) }
        #expect(error?.kind == .tooLarge)
    }

    // MARK: The sample shop

    @Test func theSampleShopHasNewerAndOlderShopsOnce() async throws {
        let folder = try TemporaryFolder()
        try folder.write(#"[{"img":"a.jpg"},{"img":"b.jpg"}]"#, at: "first.json")
        try folder.write(#"[{"img":"y.jpg"}]"#, at: "newer.json")
        try folder.write(#"[{"img":"c.jpg"}]"#, at: "older.json")
        let source = SampleShopSource(folder: folder.url, delay: .zero)
        for _ in 0..<2 {
            let first = try await source.firstLoad()
            #expect(titles(first) == ["a", "b"] && first.hasOlder)
            #expect(try await titles(source.newer()) == ["y"])
            #expect(try await titles(source.newer()) == [])
            let older = try await source.older()
            #expect(titles(older) == ["c"] && !older.hasOlder)
            #expect(try await titles(source.older()) == [])
        }
    }

    @Test func aSampleShopThatIsNotThereSaysSo() async throws {
        let source = SampleShopSource(folder: URL(filePath: "/nowhere/"), delay: .zero)
        let error = await #expect(throws: GalleryError.self) { try await source.all() }
        #expect(error?.problem.contains("/nowhere/first.json") == true)
    }

    @Test func aCancelledRefreshThrowsAtOnce() async throws {
        let source = SampleShopSource(folder: URL(filePath: "/nowhere/"), delay: .seconds(3600))
        let task = Task { try await source.newer() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    private func titles(_ load: GalleryLoad) -> [String] { load.items.map(\.title) }
}

/// A feed with pages that needs no server, and remembers what it was asked.
actor ScriptedFeed {
    private var pages: [[String]]
    private let everyPage: [String]
    private var failures = 0
    private(set) var addresses: [URL] = []

    /// The pages that were asked for.
    var asked: [Int] { addresses.map(Self.page) }

    init(pages: [[String]], everyPage: [String] = []) {
        self.pages = pages
        self.everyPage = everyPage
    }

    func setPages(_ pages: [[String]]) { self.pages = pages }

    func fail(next count: Int) { failures = count }

    nonisolated func source(_ address: String = "http://shop.example/feed") -> FeedURLSource {
        FeedURLSource(address: URL(string: address)!) { try await self.answer($0) }
    }

    private func answer(_ address: URL) throws -> FeedBody {
        addresses.append(address)
        if failures > 0 {
            failures -= 1
            throw FeedFailures.timedOut(address, after: .seconds(30))
        }
        let page = Self.page(address)
        let names = pages.indices.contains(page - 1) ? pages[page - 1] : everyPage
        let shops = names.map { #"{"img":"\#($0).jpg"}"# }
        return FeedBody(data: Data("[\(shops.joined(separator: ","))]".utf8), address: address)
    }

    private static func page(_ address: URL) -> Int {
        let items = URLComponents(url: address, resolvingAgainstBaseURL: true)?.queryItems
        return items?.last { $0.name == "page" }?.value.flatMap(Int.init) ?? 0
    }
}
