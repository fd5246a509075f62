import Foundation
import Testing

@testable import GalleryModel

@Suite struct FolderSourceTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func loadsHoldNoMoreThanABatchAndAllPicturesInOrder() async throws {
        try folder.write((0..<25).map { "\($0).jpg" })
        var sizes: [Int] = []
        var titles: [String] = []
        for try await load in FolderScanner(folder: folder.url, batch: 10).loads() {
            sizes.append(load.items.count)
            titles += load.items.map(\.title)
            #expect(load.progress?.pictures == titles.count)
        }
        #expect(sizes.allSatisfy { $0 <= 10 })
        #expect(titles == (0..<25).map(String.init))
    }

    @Test func aScanThatNobodyListensToEnds() async throws {
        try folder.write((0..<25).map { "\($0).jpg" })
        for try await load in FolderScanner(folder: folder.url, batch: 1).loads() {
            #expect(load.items.map(\.title) == ["0"])
            break
        }
    }

    @Test func aCancelledScanEndsWithoutAnError() async throws {
        try folder.write(["1.jpg"])
        let scanner = FolderScanner(folder: folder.url)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for try await _ in scanner.loads() {}
        }
        try await task.value
    }

    @Test func aFolderThatIsNotThereSaysSo() async throws {
        let source = FolderSource(folder: folder.url.appending(path: "gone"))
        let error = await #expect(throws: GalleryError.self) { try await source.all() }
        #expect(error?.kind == .noSuchFile)
        #expect(error?.problem.contains("gone") == true)
    }

    @Test func aFolderWithoutPicturesSaysSo() async throws {
        try folder.write(["notes.txt", "empty/notes.txt"])
        let error = await #expect(throws: GalleryError.self) {
            try await FolderSource(folder: folder.url).all()
        }
        #expect(error?.kind == .noPictures)
        #expect(error?.problem.contains(folder.path) == true)
    }

    @Test func refreshingGivesThePicturesThatCameSince() async throws {
        try folder.write(["1.jpg", "3.jpg"])
        let source = FolderSource(folder: folder.url)
        #expect(try await source.all().map(\.title) == ["1", "3"])
        #expect(try await source.newer().items.isEmpty)
        try folder.write(["2.jpg", "sub/4.jpg"])
        #expect(try await source.newer().items.map(\.title) == ["2", "4"])
        #expect(try await source.newer().items.isEmpty)
    }

    @Test func refreshingTellsWhichPicturesAreGone() async throws {
        try folder.write(["1.jpg", "2.jpg", "sub/3.jpg"])
        let source = FolderSource(folder: folder.url)
        let ids = Dictionary(uniqueKeysWithValues: try await source.all().map { ($0.title, $0.id) })
        #expect(try await source.newer().gone == [])
        for name in ["2.jpg", "sub/3.jpg"] {
            try FileManager.default.removeItem(at: folder.url.appending(path: name))
        }
        #expect(try await source.newer().gone == Set([ids["2"], ids["3"]].compactMap { $0 }))
        #expect(try await source.newer().gone == [])
        try folder.write(["2.jpg"])
        #expect(try await source.newer().items.map(\.title) == ["2"])
    }

    @Test func aFolderIsGivenWholeSoThatThereIsNothingOlder() async throws {
        try folder.write(["1.jpg"])
        let source = FolderSource(folder: folder.url)
        _ = try await source.all()
        #expect(try await source.older() == GalleryLoad(items: []))
    }

    @Test func thePicturesThatAFirstLoadGivesStartOver() async throws {
        try folder.write(["1.jpg"])
        let source = FolderSource(folder: folder.url)
        #expect(try await source.all() == source.all())
    }
}

extension GallerySource {
    /// All items of a first load.
    func all() async throws -> [GalleryItem] {
        var items: [GalleryItem] = []
        for try await load in first() { items += load.items }
        return items
    }

    /// A first load that comes in one part.
    func firstLoad() async throws -> GalleryLoad {
        var whole: GalleryLoad?
        for try await load in first() { whole = load }
        return whole ?? GalleryLoad(items: [])
    }
}
