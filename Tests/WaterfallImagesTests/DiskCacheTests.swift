import Foundation
import Testing

@testable import WaterfallImages

@Suite("The disk cache")
struct DiskCacheTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    func picture(_ name: String, _ count: Int = 1000) -> Data {
        Data("\(name) ".utf8) + Data(count: count)
    }

    func usedBytes() throws -> Int {
        try FileManager.default.contentsOfDirectory(at: directory.url, includingPropertiesForKeys: nil)
            .reduce(0) { try $0 + Data(contentsOf: $1).count }
    }

    @Test("Addresses that differ in their query alone, or are very long, keep their own picture")
    func addresses() async throws {
        let cache = DiskCache(directory: directory.url)
        let names = ["a?id=1", "a?id=2", "a", String(repeating: "long", count: 500), "%E5%86%99/../x?~~~///"]
        for name in names { cache.store(picture(name), for: address(name)) }
        for name in names { #expect(await cache.data(for: address(name)) == picture(name)) }
        #expect(await cache.data(for: address("b")) == nil)
    }

    @Test("The limit holds, what was used last stays, and both outlive the process")
    func limit() async throws {
        let names = (0..<20).map { "\($0)" }
        var cache = DiskCache(directory: directory.url, limit: 10_000)
        for name in names.prefix(8) { cache.store(picture(name), for: address(name)) }
        #expect(await cache.data(for: address("0")) != nil)
        for name in names[8..<12] { cache.store(picture(name), for: address(name)) }
        #expect(await cache.data(for: address("0")) != nil)
        #expect(await cache.data(for: address("1")) == nil)
        #expect(try usedBytes() <= 10_000)

        cache = DiskCache(directory: directory.url, limit: 10_000)
        #expect(await cache.data(for: address("0")) == picture("0"))
        for name in names[12...] { cache.store(picture(name), for: address(name)) }
        #expect(await cache.data(for: address("0")) != nil)
        #expect(try usedBytes() <= 10_000)

        cache = DiskCache(directory: directory.url, limit: 3000)
        #expect(await cache.data(for: address("19")) != nil)
        #expect(try usedBytes() <= 3000)
    }

    @Test("A picture larger than the limit is not kept, nor is what it replaces")
    func tooLarge() async throws {
        let cache = DiskCache(directory: directory.url, limit: 5000)
        cache.store(picture("a"), for: address("a"))
        cache.store(picture("b"), for: address("b"))
        cache.store(picture("a", 6000), for: address("a"))
        #expect(await cache.data(for: address("a")) == nil)
        #expect(await cache.data(for: address("b")) != nil)
        #expect(try usedBytes() <= 5000)
    }

    @Test("What is removed, or deleted behind the cache's back, is gone")
    func removing() async throws {
        let cache = DiskCache(directory: directory.url)
        cache.store(picture("a"), for: address("a"))
        cache.remove(address("a"))
        #expect(await cache.data(for: address("a")) == nil)
        cache.store(picture("b"), for: address("b"))
        #expect(await cache.data(for: address("b")) != nil)
        try FileManager.default.removeItem(at: directory.url)
        #expect(await cache.data(for: address("b")) == nil)
        cache.store(picture("b"), for: address("b"))
        #expect(await cache.data(for: address("b")) != nil)
    }

    @Test("A directory that cannot be written keeps nothing and fails nothing")
    func unwritable() async throws {
        let file = try directory.file("file", Data())
        let cache = DiskCache(directory: file.appendingPathComponent("inside"))
        cache.store(picture("a"), for: address("a"))
        #expect(await cache.data(for: address("a")) == nil)
    }
}
