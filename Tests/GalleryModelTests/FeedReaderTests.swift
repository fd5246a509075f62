import Foundation
import Testing

@testable import GalleryModel

@Suite struct FeedReaderTests {
    let feed = URL(filePath: "/shops/feed.json")

    @Test func aShopHasAPictureASizeAPriceAndATitle() throws {
        let items = try read(#"[{"w":200,"h":300,"img":"art/a.jpg","price":"¥100","title":"A print"}]"#)
        let item = try #require(items.first)
        #expect(item.address?.path == "/shops/art/a.jpg")
        #expect(item.size == PixelSize(width: 200, height: 300))
        #expect(item.price == "¥100")
        #expect(item.title == "A print" && item.isTitled)
    }

    @Test func aPropertyListReadsLikeJSON() throws {
        let shops: [[String: Any]] = [["w": 200, "h": 300.5, "img": "a.jpg", "price": 5, "date": Date()]]
        let expected = try read(#"[{"w":"200","h":"300.5","img":"a.jpg","price":"5"}]"#)
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: shops, format: format, options: 0)
            #expect(try FeedReader(address: feed).items(in: data) == expected)
        }
    }

    @Test(arguments: [
        #"[{"img":"a.jpg"}]"#, #"{"items":[{"img":"a.jpg"}]}"#, #"{"shops":[{"img":"a.jpg"}],"page":1}"#,
        "\u{FEFF}[{\"img\":\"a.jpg\"}]", #"[{img:'a.jpg',}, /* one */]"#,
    ])
    func theListMayStandAtTheTopOrUnderItemsOrShops(text: String) throws {
        #expect(try read(text).map(\.title) == ["a"])
    }

    @Test func anEmptyListIsAFeedWithoutItems() throws {
        #expect(try read("[]").isEmpty)
    }

    @Test(arguments: ["200", "200.0", "\"200\"", "\" 200 \"", "2e2"])
    func numbersMayBeWrittenAsText(width: String) throws {
        let items = try read(#"[{"w":\#(width),"h":300,"img":"a.jpg"}]"#)
        #expect(items.first?.size == PixelSize(width: 200, height: 300))
    }

    @Test(arguments: [
        "0", "-200", "NaN", "Infinity", "1e9", "1e999", "\"wide\"", "\"\"", "null", "true", "[]", "{}",
        "99999999999999999999999999", "0.001",
    ])
    func aSizeThatMakesNoSenseIsUnknownAndTheItemStays(width: String) throws {
        let items = try read(
            #"[{"w":\#(width),"h":300,"img":"a.jpg"},{"w":300,"h":\#(width),"img":"b.jpg"}]"#)
        #expect(items.map(\.title) == ["a", "b"])
        #expect(items.map(\.size) == [nil, nil])
    }

    @Test func anItemWithoutASizeStays() throws {
        let items = try read(#"[{"img":"a.jpg"},{"img":"b.jpg","w":3},{"img":"c.jpg","w":1,"h":90000}]"#)
        #expect(items.map(\.title) == ["a", "b", "c"] && items.allSatisfy { !$0.isTitled })
        #expect(items.map(\.size) == [nil, nil, nil])
    }

    @Test(arguments: [
        "{}", #"{"img":""}"#, #"{"img":null}"#, #"{"img":["a.jpg"]}"#, #""a.jpg""#, "7", "null", "[]",
        #"{"img":"ftp://example.org/a.jpg"}"#, #"{"img":"http://[bad"}"#,
    ])
    func anItemWithoutAPictureStaysAndSaysWhy(shop: String) throws {
        let items = try read(#"[{"img":"a.jpg"},\#(shop),{"img":"b.jpg"}]"#)
        #expect(items.count == 3)
        #expect(items[1].failure?.kind == .noPicture)
        #expect(items[1].failure?.problem.hasPrefix("Item 2 of /shops/feed.json ") == true)
        #expect(Set(items.map(\.id)).count == 3)
    }

    @Test func shopsThatShareAPictureStayItemsOfTheirOwn() throws {
        let text =
            #"[{"img":"a","id":"x"},{"img":"b","id":"x"},{"img":"c","id":"x #2"},{"price":3},{"price":3},{"img":"a"},{"img":"a"}]"#
        let items = try read(text)
        #expect(items.map(\.title) == ["a", "b", "c", "", "", "a", "a"])
        #expect(Set(items.map(\.id)).count == 7)
        #expect(try read(text).map(\.id) == items.map(\.id))
    }

    @Test func relativeAddressesAreRelativeToTheFeed() throws {
        let web = try #require(URL(string: "https://example.org/shops/feed?page=2"))
        let text =
            #"[{"img":"a b.jpg"},{"img":"/c.jpg?x=1"},{"img":"//other.org/d.jpg"},{"img":"http://x.org/猫.jpg"}]"#
        let items = try FeedReader(address: web).items(in: Data(text.utf8))
        #expect(
            items.map { $0.address?.absoluteString } == [
                "https://example.org/shops/a%20b.jpg", "https://example.org/c.jpg?x=1",
                "https://other.org/d.jpg", "http://x.org/%E7%8C%AB.jpg",
            ])
    }

    @Test func pathsInAFeedFileAreTakenAsTheyAre() throws {
        let items = try read(
            #"[{"img":"100% #1?.jpg"},{"img":"/else/b.jpg"},{"img":"../猫.jpg"},{"img":"http://x.org/a"}]"#)
        #expect(items.map { $0.address?.path } == ["/shops/100% #1?.jpg", "/else/b.jpg", "/猫.jpg", "/a"])
    }

    @Test func aFeedFileMayWriteItsNamesAsTheWebDoes() throws {
        let folder = try TemporaryFolder()
        try folder.write(["a b.jpg", "50%20.jpg"])
        let reader = FeedReader(address: folder.url.appending(path: "feed.json"))
        let items = try reader.items(in: Data(#"[{"img":"a%20b.jpg"},{"img":"50%20.jpg"}]"#.utf8))
        #expect(items.map { $0.address?.lastPathComponent } == ["a b.jpg", "50%20.jpg"])
    }

    @Test func aFeedFromTheNetworkOpensNoFileOfThisComputer() throws {
        let web = try #require(URL(string: "https://example.org/feed"))
        let text = #"[{"img":"file:///etc/secret.jpg"},{"img":"javascript:alert(1)"},{"img":"data:,AAAA"}]"#
        let items = try FeedReader(address: web).items(in: Data(text.utf8))
        #expect(items.map(\.failure?.kind) == [.noPicture, .noPicture, .noPicture])
    }

    @Test(arguments: [
        ("", "is empty"), ("   \n", "is empty"), ("{\"a\":1,\"b\":[]}", "with the keys a, b"),
        ("7", "a single value"),
        ("\"text\"", "a single value"), ("[1, 2", "neither JSON nor a property list"),
        ("<plist><array>", "neither JSON nor a property list"),
        ("bplist00\u{0}\u{1}", "neither JSON nor a property list"),
        ("\u{FFFD}PNG", "neither JSON nor a property list"), ("{\"items\":{}}", "with the keys items"),
    ])
    func whatIsNoListSaysWhatAFeedIs(text: String, problem: String) throws {
        let error = #expect(throws: GalleryError.self) { try read(text) }
        #expect(error?.kind == .notAFeed)
        #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
        #expect(error?.problem.contains("/shops/feed.json") == true)
        #expect(error?.remedy.contains("list of shops") == true)
    }

    @Test(arguments: [
        "<!DOCTYPE html><title>Sign in</title>", "<html><body>", "<?xml version=\"1.0\"?><html/>",
    ])
    func aWebPageIsToldFromAFeed(text: String) throws {
        let error = #expect(throws: GalleryError.self) { try read(text) }
        #expect(error?.kind == .webPage)
    }

    @Test func listsWithinListsWithoutEndAreAnError() throws {
        for text in [
            String(repeating: "[", count: 200_000),
            String(repeating: "{\"a\":", count: 200_000),
            "<plist>" + String(repeating: "<array>", count: 200_000),
        ] {
            let error = #expect(throws: GalleryError.self) { try read(text) }
            #expect(error?.kind == .notAFeed)
        }
    }

    @Test func aBinaryPropertyListThatHoldsItselfEnds() throws {
        // One list of one item, which is the list.
        let header = Array("bplist00".utf8) + [0xA1, 0, 8]
        let sizes: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
        let places: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
        let items = try FeedReader(address: feed).items(in: Data(header + sizes + places))
        #expect(items.map(\.failure?.kind) == [.noPicture])
    }

    @Test func anErrorTellsWhereTheTextGoesWrong() throws {
        let error = #expect(throws: GalleryError.self) { try read("[1, 2 x]") }
        #expect(error?.problem.contains("character 6") == true, "\(error?.problem ?? "")")
    }

    private func read(_ text: String) throws -> [GalleryItem] {
        try FeedReader(address: feed).items(in: Data(text.utf8))
    }
}
