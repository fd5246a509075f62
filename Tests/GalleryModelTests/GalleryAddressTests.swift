import Foundation
import Testing

@testable import GalleryModel

@Suite struct GalleryAddressTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func aFolderAFeedFileAndAFeedsAddressAreToldApart() throws {
        let feed = try folder.write("[]", at: "shops.json")
        #expect(try GalleryAddress(argument: folder.path) == .folder(folder.url.appending(path: "")))
        #expect(try GalleryAddress(argument: feed.path) == .feedFile(feed))
        #expect(try GalleryAddress(argument: feed.absoluteString) == .feedFile(feed))
        let web = try #require(URL(string: "HTTPS://example.org/shops?x=1"))
        #expect(try GalleryAddress(argument: web.absoluteString) == .feedURL(web))
    }

    @Test func aFolderNamedLikeAPictureOrAnAddressIsAFolder() throws {
        for name in ["x.jpg", "http:", "ftp:", "猫 100% #1"] {
            try folder.makeFolder(name)
            let argument = "\(folder.path)/\(name)"
            guard case .folder(let url) = try GalleryAddress(argument: argument) else {
                Issue.record("\(argument) is not opened as a folder")
                continue
            }
            #expect(url.path == argument)
        }
    }

    @Test func whatIsNotThereSaysSo() throws {
        let error = #expect(throws: GalleryError.self) { try GalleryAddress(argument: folder.path + "/gone") }
        #expect(error?.kind == .noSuchFile)
        #expect(error?.problem.contains("/gone") == true)
        #expect(throws: GalleryError.self) { try GalleryAddress(argument: "") }
    }

    @Test(arguments: ["ftp://example.org/shops", "gopher://x", "s3://bucket/feed", "http://", "://"])
    func anAddressOfAnotherKindSaysWhatIsOpened(argument: String) {
        let error = #expect(throws: GalleryError.self) { try GalleryAddress(argument: argument) }
        #expect(error?.kind == .unsupportedAddress)
        #expect(error?.remedy.contains("http://") == true)
    }

    @Test func aPictureAsksForItsFolder() throws {
        let picture = try folder.write("picture", at: "a.jpg")
        let error = #expect(throws: GalleryError.self) { try GalleryAddress(argument: picture.path) }
        #expect(error?.remedy.contains("folder") == true)
    }

    @Test func aPipeIsNotOpened() {
        mkfifo(folder.path + "/pipe", 0o644)
        let error = #expect(throws: GalleryError.self) { try GalleryAddress(argument: folder.path + "/pipe") }
        #expect(error?.kind == .notAFile)
    }
}
