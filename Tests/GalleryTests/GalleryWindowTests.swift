import Foundation
import Testing

@testable import Gallery

@Suite struct GalleryWindowTests {
    @Test func theSampleShopOpensWithEveryPictureInSight() async throws {
        try await DrivenGallery.drive { gallery in
            let cells = try await gallery.cellsAtRest()
            #expect(cells.allSatisfy { $0.condition == "loaded" })
            #expect(cells.map(\.number) == Array(0..<cells.count))
            let report = try #require(gallery.report)
            #expect(report.title == "Sample Shop")
            #expect(report.subtitle == "36 pictures")
            #expect(report.laneCount == 4)
        }
    }

    @Test func nothingMovesWhenThePicturesCome() async throws {
        try await DrivenGallery.drive { gallery in
            let last = try await gallery.cellsAtRest()
            let first = try #require(
                gallery.reports.first { !$0.cells.isEmpty && $0.cells[0].frame.width > 1 })
            #expect(first.cells.map(\.frame) == last.map(\.frame))
        }
    }

    @Test func theEndLoadsOlderOnesUntilThereIsNoMore() async throws {
        try await DrivenGallery.drive { gallery in
            try await gallery.cellsAtRest()
            let report = try await gallery.loadToTheEnd()
            #expect(report.itemCount == 58)
        }
    }

    @Test func aRefreshPutsNewerOnesInFront() async throws {
        try await DrivenGallery.drive { gallery in
            let before = try await gallery.cellsAtRest()
            try gallery.key("F5")
            try await gallery.wait(for: "the newer ones") { $0.itemCount == 48 ? true : nil }
            let after = try await gallery.wait(for: "the end of the refresh") { report in
                report.isRefreshing || report.cells.first?.number != 0 ? nil : report.cells
            }
            #expect(after[0].title != before[0].title)
        }
    }

    @Test func aTurnOfTheWheelWithControlChangesTheLanesAndKeepsThePlace() async throws {
        try await DrivenGallery.drive { gallery in
            let cells = try await gallery.cellsAtRest()
            try gallery.move(to: cells[5].frame)
            try gallery.app.xdotool("click", "--repeat", "3", "5")
            let place = try await gallery.wait(for: "the scroll") { $0.offset > 100 ? $0 : nil }
            try gallery.app.xdotool("keydown", "ctrl", "click", "--repeat", "2", "5", "keyup", "ctrl")
            let zoomed = try await gallery.wait(for: "more lanes") {
                $0.laneCount > place.laneCount ? $0 : nil
            }
            let anchor = try #require(place.cells.first { $0.frame.y + $0.frame.height > 60 })
            let moved = try #require(zoomed.cells.first { $0.number == anchor.number })
            #expect(moved.frame.y + moved.frame.height > 0)
            try gallery.key("ctrl+0")
            try await gallery.wait(for: "as many lanes as fit") { $0.laneCount == 4 ? true : nil }
        }
    }

    @Test func inTheSampleShopAPictureCanBeDraggedToAnotherPlace() async throws {
        try await DrivenGallery.drive { gallery in
            let cells = try await gallery.cellsAtRest()
            try gallery.move(to: cells[0].frame)
            try gallery.app.xdotool("mousedown", "1")
            try gallery.app.xdotool("mousemove_relative", "10", "20")
            try gallery.move(to: cells[2].frame)
            let goal = cells[2].frame
            try await gallery.wait(for: "the picture in hand") { report in
                abs((report.cells.first { $0.number == 0 }?.frame.x ?? 0) - goal.x) < 20 ? true : nil
            }
            try gallery.app.xdotool("mouseup", "1")
            let titles = try await gallery.wait(for: "the new order") { report in
                report.cells.count > 2 && report.cells[2].title == cells[0].title
                    ? report.cells.map(\.title) : nil
            }
            #expect(titles.prefix(3) == [cells[1].title, cells[2].title, cells[0].title])
            #expect(gallery.report?.lightbox == nil)
        }
    }

    @Test func controlAndDShowsFigures() async throws {
        try await DrivenGallery.drive { gallery in
            try await gallery.cellsAtRest()
            try gallery.key("ctrl+d")
            let status = try await gallery.wait(for: "the figures") { $0.status }
            for word in ["items        36", "live cells", "pooled cells", "frame time"] {
                #expect(status.contains(word))
            }
            try gallery.key("ctrl+d")
            try await gallery.wait(for: "no figures") { $0.status == nil ? true : nil }
        }
    }

    @Test func withoutADisplayItSaysSo() async throws {
        let run = try await GalleryRun.of([])
        #expect(run.status == 1)
        #expect(run.errors.contains("no display"), "\(run.errors)")
    }
}
