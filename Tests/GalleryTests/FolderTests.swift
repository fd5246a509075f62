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
                #expect(below.frame.y >= above.frame.y + above.frame.height + SectionHeader.height)
            }
        }
    }

    @Test func monthsAreSectionsTheNewestFirstWhereverTheirPicturesLie() async throws {
        let folder = try TestFolder()
        try folder.writePicture("a.svg", year: 2024, month: 2)
        try folder.writePicture("b.svg", year: 2026, month: 11)
        try folder.writePicture("sub/c.svg", year: 2024, month: 2)
        try folder.writePicture("sub/d.svg", year: 1970, month: 1)
        try folder.link("e.svg", to: "gone.svg")
        try await DrivenGallery.drive("--sections", "month", folder.path) { gallery in
            let cells = try await gallery.cellsAtRest()
            #expect(cells.map(\.title) == ["b", "a", "c", "d", "e"])
            #expect(
                gallery.report?.headers == ["November 2026", "February 2024", "January 1970", "No date"])
            try folder.writePicture("f.svg", year: 2024, month: 2)
            try folder.writePicture("g.svg", year: 2025, month: 12)
            try gallery.key("F5")
            let after = try await gallery.wait(for: "the new ones") { $0.cells.count == 7 ? $0 : nil }
            #expect(after.cells.map(\.title) == ["b", "g", "f", "a", "c", "d", "e"])
            #expect(after.headers[1] == "December 2025")
        }
    }

    @Test func anotherRuleForSectionsKeepsTheFirstPictureInSight() async throws {
        let folder = try TestFolder()
        for number in 0..<120 {
            try folder.writePicture("\(number % 5)/\(number).svg", year: 2020, month: number % 12 + 1)
        }
        try await DrivenGallery.drive(folder.path) { gallery in
            try await gallery.cellsAtRest()
            #expect(gallery.report?.sections == 5)
            try gallery.app.xdotool("mousemove", "500", "400", "click", "--repeat", "20", "5")
            try gallery.app.xdotool("mousemove", "1599", "1199")
            let scrolled = try await gallery.resting()
            let first = try #require(scrolled.cells.first { $0.frame.y + $0.frame.height > scrolled.top })
            try gallery.key("ctrl+m")
            let same = try await gallery.wait(for: "months") { report in
                report.sections == 12
                    ? report.cells.first { $0.title == first.title && $0.frame.width > 0 } : nil
            }
            #expect(same.frame.y >= scrolled.top && same.frame.y < 700, "\(same)")
            try gallery.key("ctrl+m")
            try await gallery.wait(for: "folders") { $0.sections == 5 ? true : nil }
        }
    }

    @Test func monthsThatTheScanFindsLateAreSeenByWhoHasNotScrolled() async throws {
        let folder = try TestFolder()
        for number in 0..<1200 {
            try folder.writePicture("\(number).svg", year: 2020, month: 1)
            try folder.writePicture("older/\(number).svg", year: 2019, month: 1)
        }
        try folder.writePicture("z/newest.svg", year: 2026, month: 1)
        try await DrivenGallery.drive("--sections", "month", folder.path) { gallery in
            try await gallery.wait(for: "all pictures") {
                $0.itemCount == 2401 && !$0.isScanning ? true : nil
            }
            let cells = try await gallery.cellsAtRest()
            #expect(cells.first?.title == "newest")
            #expect(gallery.report?.offset == 0)
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

    @Test func aDeletedPictureGoesAtARefreshAndItsSectionWithIt() async throws {
        let folder = try TestFolder()
        for name in ["b.svg", "c.svg", "sub/d.svg"] { try folder.write(TestFolder.svg(300, 200), name) }
        try await DrivenGallery.drive(folder.path) { gallery in
            try await gallery.cellsAtRest()
            #expect(gallery.report?.headers.count == 2)
            for name in ["b.svg", "sub/d.svg"] {
                try FileManager.default.removeItem(at: folder.url.appending(path: name))
            }
            try gallery.key("F5")
            let report = try await gallery.wait(for: "the rest") { $0.itemCount == 1 ? $0 : nil }
            #expect(report.cells.map(\.title) == ["c"] && report.headers.isEmpty)
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
