import Foundation
import Testing

@testable import Gallery

@Suite struct FolderTests {
    @Test func aBadFileIsACellThatSaysSoAndStopsNoOther() async throws {
        let folder = try TestFolder()
        let print = try Data(contentsOf: SampleShop.folder.appending(path: "prints/sol.jpg"))
        try folder.write(print, "a good one.jpg")
        try folder.write(Data(), "b empty.jpg")
        try folder.write(print.prefix(print.count / 2), "c half.jpg")
        try folder.write(Data("no picture".utf8), "d text.png")
        try folder.write(TestFolder.svg(300, 200), "猫 и кот ❤ قطة.svg")
        try folder.write(TestFolder.svg(200, 300), "x.jpg/inside.svg")
        try folder.link("y loop.jpg", to: "y loop.jpg")
        try folder.link("z loop", to: ".")
        try await DrivenGallery.drive(folder.path) { gallery in
            let cells = try await gallery.cellsAtRest()
            let conditions = Dictionary(cells.map { ($0.title, $0.condition) }) { first, _ in first }
            for name in ["a good one", "猫 и кот ❤ قطة", "inside"] {
                #expect(conditions[name] == "loaded", "\(name)")
            }
            for name in ["b empty", "c half", "d text", "y loop"] {
                #expect(conditions[name] == "failed", "\(name)")
            }
        }
    }

    @Test func foldersAreSections() async throws {
        let folder = try TestFolder()
        for name in ["a.svg", "b/b.svg", "c/c.svg", "c/d/d.svg"] {
            try folder.write(TestFolder.svg(300, 200), name)
        }
        try await DrivenGallery.drive(folder.path) { gallery in
            let cells = try await gallery.cellsAtRest()
            #expect(cells.map(\.title) == ["a", "b", "c", "d"])
            #expect(gallery.report?.sections == 4)
            // Each below the one before, and below the header between them.
            for (above, below) in zip(cells, cells.dropFirst()) {
                #expect(below.frame.y >= above.frame.y + above.frame.height + FolderHeader.height)
            }
        }
    }

    @Test func theFirstRowsShowWhileTheScanGoesOn() async throws {
        let folder = try TestFolder()
        try folder.write(TestFolder.svg(300, 200), "0.svg")
        for number in 1..<4000 { try folder.link("\(number).svg", to: "0.svg") }
        try await DrivenGallery.drive(folder.path) { gallery in
            try await gallery.wait(for: "all pictures") {
                $0.itemCount == 4000 && !$0.isScanning ? true : nil
            }
            let early = try #require(gallery.reports.first { !$0.cells.isEmpty })
            #expect(early.isScanning && early.itemCount < 4000)
            let live = try await gallery.cellsAtRest()
            #expect(live.count < 100)
        }
    }

    @Test func aNewPictureComesInFrontAtARefresh() async throws {
        let folder = try TestFolder()
        for name in ["b.svg", "c.svg"] { try folder.write(TestFolder.svg(300, 200), name) }
        try await DrivenGallery.drive(folder.path) { gallery in
            try await gallery.cellsAtRest()
            try folder.write(TestFolder.svg(200, 300), "z.svg")
            try gallery.key("F5")
            let cells = try await gallery.wait(for: "the new one") { $0.cells.count == 3 ? $0.cells : nil }
            #expect(cells.map(\.title) == ["z", "b", "c"])
        }
    }

    @Test func anEmptyFolderIsAPageAndItsRetryFindsWhatHasCome() async throws {
        let folder = try TestFolder()
        try await DrivenGallery.drive(folder.path) { gallery in
            let message = try await gallery.wait(for: "the page") { $0.pageOfError }
            #expect(message.contains("no pictures"))
            try folder.write(TestFolder.svg(300, 200), "a.svg")
            try gallery.key("F5")
            try await gallery.wait(for: "the picture") { $0.message == nil && $0.itemCount == 1 ? true : nil }
        }
    }
}
