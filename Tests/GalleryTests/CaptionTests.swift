import Foundation
import TestServer
import Testing

@testable import Gallery

@Suite struct CaptionTests {
    private static let long =
        "A very long title that nobody could set on one line of a narrow lane, nor on two"

    @Test func everyShopHasItsTitleAndPriceBelowItsPicture() async throws {
        try await DrivenGallery.drive { gallery in
            for cell in try await gallery.cellsAtRest() { try expectCard(cell, ratio: nil) }
        }
    }

    @Test func aTitleTakesTheLinesThatItNeedsUpToThree() async throws {
        let folder = try TestFolder()
        try folder.write(TestFolder.svg(300, 200), "a.svg")
        let titles = [
            "Short", Self.long, String(repeating: Self.long, count: 40),
            "Donaudampfschifffahrt" + String(repeating: "sgesellschaft", count: 9),
        ]
        let feed = try folder.writeFeed(Self.feed(titles.map { #""title": "\#($0)", "price": "9""# }))
        try await DrivenGallery.drive("--lanes", "4", feed) { gallery in
            let cells = try await gallery.cellsAtRest()
            for cell in cells { try expectCard(cell, ratio: 1.5) }
            let heights = cells.compactMap(\.caption?.height)
            #expect(heights[1] > heights[0] + 20)
            #expect(heights[2] == heights[1] && heights[3] == heights[1])
            #expect(heights[1] < heights[0] + 60)
        }
    }

    @Test func anItemWithoutTitleAndPriceIsThePictureAlone() async throws {
        let folder = try TestFolder()
        try folder.write(TestFolder.svg(300, 200), "a.svg")
        let feed = try folder.writeFeed(
            Self.feed([#""title": """#, #""price": "¥1""#, #""title": "One""#]))
        try await DrivenGallery.drive("--lanes", "3", feed) { gallery in
            let cells = try await gallery.cellsAtRest()
            #expect(cells[0].caption == nil)
            #expect(abs(cells[0].frame.width / 1.5 - cells[0].frame.height) <= 1)
            for cell in cells.dropFirst() { try expectCard(cell, ratio: 1.5) }
        }
    }

    @Test func aFoldersPicturesHaveNoCaptions() async throws {
        let folder = try TestFolder()
        for name in ["a", "b"] { try folder.write(TestFolder.svg(300, 200), "\(name).svg") }
        try await DrivenGallery.drive(folder.path) { gallery in
            for cell in try await gallery.cellsAtRest() {
                #expect(cell.caption == nil && abs(cell.frame.width / 1.5 - cell.frame.height) <= 1)
            }
        }
    }

    @Test func captionsFitWhateverTheNumberOfLanes() async throws {
        let folder = try TestFolder()
        try folder.write(TestFolder.svg(300, 200), "a.svg")
        let feed = try folder.writeFeed(
            Self.feed((0..<200).map { #""title": "\#(Self.long.prefix($0 % 70 + 1))", "price": "¥\#($0)""# }))
        try await DrivenGallery.drive("--lanes", "2", feed) { gallery in
            try await gallery.cellsAtRest()
            for lanes in 3...9 {
                try gallery.key("ctrl+minus")
                let report = try await gallery.wait(for: "\(lanes) lanes") { report in
                    report.laneCount == lanes && report.cells.allSatisfy { $0.frame.width > 0 } ? report : nil
                }
                for cell in report.cells { try expectCard(cell, ratio: 1.5) }
            }
        }
    }

    @Test func nothingOnScreenMovesApartWhenOneGoesBackOverWhatWasNeverSeen() async throws {
        let folder = try TestFolder()
        try folder.write(TestFolder.svg(300, 200), "a.svg")
        let feed = try folder.writeFeed(
            Self.feed(
                (0..<400).map { #""title": "\#(Self.long.prefix($0 * 37 % 70 + 1))", "price": "¥\#($0)""# }))
        try await DrivenGallery.drive(feed) { gallery in
            try await gallery.cellsAtRest()
            try gallery.key("End")
            let end = try await gallery.resting()
            #expect(end.cells.last?.number == 399)
            let before = gallery.reports.count
            try gallery.app.xdotool(
                "mousemove", "500", "400", "click", "--repeat", "40", "--delay", "20", "4")
            let start = try await gallery.resting()
            #expect(start.offset < end.offset - 1000)
            let reports = gallery.reports.dropFirst(before).map { report in
                // A cell has no place before its first frame.
                Dictionary(uniqueKeysWithValues: report.cells.map { ($0.number, $0.frame) })
                    .filter { $0.value.width > 0 }
            }
            for (one, next) in zip(reports, reports.dropFirst()) {
                let moves = one.compactMap { number, frame in
                    next[number].map { (x: $0.x - frame.x, y: $0.y - frame.y) }
                }
                let ways = moves.map(\.y).sorted()
                // Edges are rounded to whole points, each by itself.
                #expect(
                    moves.allSatisfy { $0.x == 0 } && (ways.last ?? 0) - (ways.first ?? 0) <= 1, "\(moves)")
            }
        }
    }

    @Test func aPictureThatNobodyToldTheSizeOfGetsItsShapeWhenItComes() async throws {
        let server = try TestServer()
        defer { server.stop() }
        let shops = (0..<30).map { number -> [String: Any] in
            [
                "img": server.url("ok/\(300 + number)x200.svg").absoluteString, "title": Self.long,
                "price": "¥1",
            ]
        }
        server.serve(
            try JSONSerialization.data(withJSONObject: shops), at: "/sizeless?page=1",
            type: "application/json")
        try await DrivenGallery.drive(server.url("sizeless").absoluteString) { gallery in
            let cells = try await gallery.wait(for: "the shapes") { report in
                !report.cells.isEmpty
                    && report.cells.allSatisfy { cell in
                        cell.condition == "loaded" && isCard(cell, ratio: Double(300 + cell.number) / 200)
                    } ? report.cells : nil
            }
            #expect(cells.first?.number == 0 && gallery.report?.offset == 0)
        }
    }

    @Test func aPictureThatFailedHasACaptionAndItsShapeOnceItComes() async throws {
        let server = try TestServer()
        defer { server.stop() }
        server.serve(Data("no picture".utf8), at: "/late.svg", type: "image/svg+xml")
        server.serve(
            Data(#"[{"img": "late.svg", "title": "Late", "price": "¥1"}]"#.utf8), at: "/late-feed?page=1",
            type: "application/json")
        try await DrivenGallery.drive("--lanes", "3", server.url("late-feed").absoluteString) { gallery in
            let failed = try await gallery.wait(for: "the button") {
                $0.cells.first?.retry == nil ? nil : $0.cells.first
            }
            try expectCard(failed, ratio: 1)
            server.serve(TestFolder.svg(200, 300), at: "/late.svg", type: "image/svg+xml")
            try gallery.click(try #require(failed.retry))
            try await gallery.wait(for: "the shape") {
                $0.cells.first.map { isCard($0, ratio: 2 / 3.0) } == true ? true : nil
            }
        }
    }

    private static func feed(_ fields: [String]) -> String {
        "[\(fields.enumerated().map { #"{"id": "\#($0)", "img": "a.svg", "w": 300, "h": 200, \#($1)}"# }.joined(separator: ","))]"
    }

    /// Whether a cell is as high as its picture, of a shape, and the caption below it.
    private func isCard(_ cell: GalleryReport.Cell, ratio: Double) -> Bool {
        guard let caption = cell.caption else { return false }
        return abs(cell.frame.height - caption.height - cell.frame.width / ratio) <= 2
    }

    /// - Parameter ratio: The picture's shape, width over height; nil: of no account.
    private func expectCard(
        _ cell: GalleryReport.Cell, ratio: Double?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let caption = try #require(cell.caption, sourceLocation: sourceLocation)
        let end = (cell: cell.frame.y + cell.frame.height, caption: caption.y + caption.height)
        #expect(abs(end.cell - end.caption) <= 1, "\(cell)", sourceLocation: sourceLocation)
        #expect(abs(caption.width - cell.frame.width) <= 1, "\(cell)", sourceLocation: sourceLocation)
        if let ratio { #expect(isCard(cell, ratio: ratio), "\(cell)", sourceLocation: sourceLocation) }
    }
}
