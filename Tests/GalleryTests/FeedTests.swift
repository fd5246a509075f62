import Foundation
import TestServer
import Testing

@testable import Gallery

@Suite struct FeedTests {
    @Test func aFeedOnAServerIsReadPageByPageToItsEnd() async throws {
        let server = try TestServer()
        defer { server.stop() }
        try await DrivenGallery.drive(server.url("feed").absoluteString) { gallery in
            let cells = try await gallery.cellsAtRest()
            #expect(cells.allSatisfy { $0.condition == "loaded" })
            let report = try await gallery.loadToTheEnd()
            #expect(report.itemCount == TestServer.feedPageCount * TestServer.feedPageSize)
        }
    }

    @Test func picturesWithBadMannersFailAloneAndTheOthersCome() async throws {
        let server = try TestServer()
        defer { server.stop() }
        let good = ["ok/300x200.svg", "slow/300x200.svg", "redirect"]
        let bad = [
            "broken", "cut", "huge", "missing.png", "endless", "empty", "html", "redirect-loop", "reset",
        ]
        let shops = (good + bad).map { path -> [String: Any] in
            ["img": server.url(path).absoluteString, "w": 300, "h": 200, "title": path]
        }
        server.serve(
            try JSONSerialization.data(withJSONObject: shops), at: "/bad-feed?page=1",
            type: "application/json")
        try await DrivenGallery.drive(server.url("bad-feed").absoluteString) { gallery in
            let cells = try await gallery.cellsAtRest()
            let conditions = Dictionary(uniqueKeysWithValues: cells.map { ($0.title, $0.condition) })
            for path in good { #expect(conditions[path] == "loaded", "\(path)") }
            for path in bad { #expect(conditions[path] == "failed", "\(path)") }
        }
    }

    @Test func aPictureThatFailedComesWhenItIsTriedAgain() async throws {
        let server = try TestServer()
        defer { server.stop() }
        server.serve(Data("no picture".utf8), at: "/late.svg", type: "image/svg+xml")
        server.serve(
            Data(#"[{"img": "late.svg", "w": 300, "h": 300}]"#.utf8), at: "/late-feed?page=1",
            type: "application/json")
        try await DrivenGallery.drive("--lanes", "2", server.url("late-feed").absoluteString) { gallery in
            let button = try await gallery.wait(for: "the button") { $0.cells.first?.retry }
            server.serve(TestFolder.svg(300, 300), at: "/late.svg", type: "image/svg+xml")
            try gallery.click(button)
            try await gallery.wait(for: "the picture") { $0.cells.first?.condition == "loaded" ? true : nil }
            #expect(gallery.report?.lightbox == nil)
        }
    }

    @Test(arguments: [
        (#"{"w": 1}"#, "has no list of shops"), ("", "is empty"), ("[", "neither JSON nor a property list"),
        ("<html>", "web page"), ("[]", "is empty"),
    ])
    func aFileThatIsNoFeedIsAPageThatSaysWhy(text: String, message: String) async throws {
        let folder = try TestFolder()
        try await DrivenGallery.drive(try folder.writeFeed(text)) { gallery in
            let shown = try await gallery.wait(for: "the page") { $0.pageOfError }
            #expect(shown.contains(message))
        }
    }

    @Test func sizesThatMakeNoSenseLoseNoItem() async throws {
        let folder = try TestFolder()
        try folder.write(TestFolder.svg(200, 100), "a.svg")
        let sizes = [
            "", #""w": -5, "h": 10,"#, #""w": 1e300, "h": 1e300,"#, #""w": 0, "h": 0,"#,
            #""w": "x", "h": [],"#,
            #""w": 1, "h": 99999,"#,
        ]
        let feed = try folder.writeFeed(
            "[\(sizes.map { "{\($0)\"img\": \"a.svg\"}" }.joined(separator: ",")), 7]")
        try await DrivenGallery.drive(feed) { gallery in
            let cells = try await gallery.cellsAtRest()
            #expect(cells.map(\.condition) == Array(repeating: "loaded", count: sizes.count) + ["failed"])
            // The file knows its size where the feed does not; the name of a file is no caption.
            #expect(cells.dropLast().allSatisfy { abs($0.frame.width - 2 * $0.frame.height) < 3 })
        }
    }

    @Test func aServerThatCannotBeReadIsAPageThatSaysWhy() async throws {
        let server = try TestServer()
        defer { server.stop() }
        let cases = [
            (try TestServer.refusingAddress(), "refuses the connection"), (server.url("html"), "web page"),
            (server.url("redirect-loop"), "redirected"), (server.url("missing"), "status 404"),
        ]
        for (address, message) in cases {
            try await DrivenGallery.drive(address.absoluteString) { gallery in
                let shown = try await gallery.wait(for: "the page") { $0.pageOfError }
                #expect(shown.contains(message))
            }
        }
    }
}
