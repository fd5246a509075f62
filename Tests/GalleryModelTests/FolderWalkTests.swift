import Foundation
import Testing

@testable import GalleryModel

@Suite struct FolderWalkTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func picturesAreFoundByTheirEndingInWhateverCase() throws {
        try folder.write([
            "a.jpg", "b.JPEG", "c.Png", "d.gif", "e.WEBP", "f.svg", "notes.txt", "jpg", "archive.jpg.zip",
            "g.",
        ])
        #expect(try names() == ["a.jpg", "b.JPEG", "c.Png", "d.gif", "e.WEBP", "f.svg"])
    }

    @Test func numbersInNamesCountAsNumbers() throws {
        try folder.write(["IMG 10.jpg", "img 9.jpg", "IMG 09.jpg", "img 2 b.jpg", "img 2 a.jpg", "img.jpg"])
        #expect(
            try names() == ["img 2 a.jpg", "img 2 b.jpg", "IMG 09.jpg", "img 9.jpg", "IMG 10.jpg", "img.jpg"])
    }

    @Test func aFoldersPicturesComeBeforeThoseOfTheFoldersInIt() throws {
        try folder.write(["z.jpg", "a/2.jpg", "a/10.jpg", "a/deep/1.jpg", "b/1.jpg", "c.jpg"])
        #expect(try names() == ["c.jpg", "z.jpg", "a/2.jpg", "a/10.jpg", "a/deep/1.jpg", "b/1.jpg"])
        #expect(try walk().items.map(\.folder) == ["", "", "a", "a", "a/deep", "b"])
    }

    @Test func everyWalkGivesTheSame() throws {
        try folder.write((0..<200).map { "\($0 % 7)/\(($0 * 37) % 101)-\($0).png" })
        #expect(try walk().items == walk().items)
    }

    @Test func stepsOfAnySizeGiveTheSame() throws {
        try folder.write((0..<50).map { "\($0 % 3)/\($0).png" })
        let whole = try walk().items
        for step in [1, 2, 7, 1000] {
            #expect(try walk(step: step).items == whole, "in steps of \(step)")
        }
    }

    @Test func namesInAnyScriptAreItems() throws {
        let written = [
            "猫 図.jpg", "Ёлка.png", "صورة.gif", "ภาพ.webp", "🐈‍⬛.svg", "a'b\"c$d.jpg", "100%25 #1?.jpg",
        ]
        try folder.write(written)
        let items = try walk().items
        #expect(Set(items.map { $0.address?.lastPathComponent }) == Set(written))
        for item in items {
            #expect(
                item.address.map { FileManager.default.fileExists(atPath: $0.path) } == true, "\(item.id)")
        }
    }

    @Test func aNameThatIsNotTextIsAnItemThatSaysSo() throws {
        var path = Array((folder.path + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
        path += ".jpg".utf8CString
        close(creat(path, 0o644))
        let item = try #require(try walk().items.first)
        #expect(item.failure?.kind == .notReadable)
        #expect(item.failure?.problem.contains("UTF-8") == true)
    }

    @Test func anEmptyPictureIsAnItem() throws {
        try folder.write("", at: "empty.jpg")
        #expect(try names() == ["empty.jpg"])
    }

    @Test func aFolderNamedLikeAPictureIsWalked() throws {
        try folder.write(["x.jpg/inside.png"])
        #expect(try names() == ["x.jpg/inside.png"])
    }

    @Test func linksThatLeadBackUpEndTheWalk() throws {
        try folder.write(["a/1.jpg"])
        try folder.makeLink("a/up", to: "..")
        try folder.makeLink("a/self", to: ".")
        try folder.makeLink("top", to: folder.path)
        #expect(try names() == ["a/1.jpg"])
    }

    @Test func twoLinksToOneFolderGiveItsPicturesOnce() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write(["1.jpg"])
        try folder.makeLink("one", to: elsewhere.path)
        try folder.makeLink("two", to: elsewhere.path)
        #expect(try names() == ["one/1.jpg"])
    }

    @Test func linksToPicturesAreItemsAndSoAreLinksToNothing() throws {
        try folder.write(["1.jpg"])
        try folder.makeLink("2.jpg", to: "1.jpg")
        try folder.makeLink("3.jpg", to: "gone.jpg")
        try folder.makeLink("4.jpg", to: "4.jpg")
        #expect(try names() == ["1.jpg", "2.jpg", "3.jpg", "4.jpg"])
    }

    @Test func aPipeIsAnItemThatIsNeverOpened() throws {
        mkfifo(folder.path + "/pipe.jpg", 0o644)
        let item = try #require(try walk().items.first)
        #expect(item.failure?.kind == .notAFile)
    }

    @Test func hiddenNamesAreLeftOut() throws {
        try folder.write([".a.jpg", ".thumbnails/1.jpg", "b.jpg"])
        #expect(try names() == ["b.jpg"])
    }

    @Test func aFolderWithoutPermissionIsToldOfAndSkipped() throws {
        try folder.write(["a/1.jpg", "locked/2.jpg", "z/3.jpg"])
        let (items, problems, progress) = try folder.withoutPermission(for: "locked") { try walk() }
        #expect(items.map(\.title) == ["1", "3"])
        #expect(problems.map(\.kind) == [.notReadable])
        #expect(problems.first?.problem.contains("locked") == true)
        #expect(progress.foldersRead == progress.foldersFound)
    }

    @Test func anOpenedFolderWithoutPermissionIsAnError() throws {
        try folder.write(["locked/2.jpg"])
        try folder.withoutPermission(for: "locked") {
            let error = #expect(throws: GalleryError.self) {
                try FolderWalk(root: folder.url.appending(path: "locked"))
            }
            #expect(error?.kind == .notReadable)
        }
    }

    @Test func progressCountsPicturesAndFolders() throws {
        try folder.write(["1.jpg", "a/2.jpg", "a/b/3.jpg", "c/notes.txt"])
        #expect(try walk().progress == ScanProgress(pictures: 3, foldersRead: 4, foldersFound: 4))
    }

    @Test func itemsKnowWhenTheirFilesWereChanged() throws {
        let file = try folder.write("picture", at: "1.jpg")
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        #expect(try walk().items.first?.modified == date)
    }

    // MARK: Support

    private func walk(step: Int = 10) throws -> (
        items: [GalleryItem], problems: [GalleryError], progress: ScanProgress
    ) {
        var walk = try FolderWalk(root: folder.url)
        var items: [GalleryItem] = []
        var problems: [GalleryError] = []
        while let load = walk.next(atMost: step) {
            #expect(load.items.count <= step)
            items += load.items
            problems += load.problems
        }
        return (items, problems, walk.progress)
    }

    private func names() throws -> [String] {
        try walk().items.map { String($0.id.dropFirst(folder.path.count + 1)) }
    }
}

extension GalleryItem {
    /// Why the item has no picture.
    var failure: GalleryError? {
        if case .failure(let error) = picture { error } else { nil }
    }
}
