import Foundation
import Testing
import WaterfallGTK

@testable import Gallery

@Suite struct LightboxTests {
    @Test func keysOpenTheLightboxTurnItsPagesZoomAndClose() async throws {
        try await DrivenGallery.drive { gallery in
            try await gallery.cellsAtRest()
            try gallery.key("Home", "Return")
            try await gallery.wait(for: "the lightbox") { $0.lightbox?.condition == "loaded" ? true : nil }
            try gallery.key("Right", "Right", "Left")
            try await gallery.wait(for: "the next picture") { $0.lightbox?.number == 1 ? true : nil }
            try gallery.key("plus")
            try await gallery.wait(for: "a larger picture") { $0.lightbox?.factor == 1.25 ? true : nil }
            try gallery.key("minus")
            try await gallery.wait(for: "the whole picture") { $0.lightbox?.factor == 1 ? true : nil }
            try gallery.key("Escape")
            let report = try await gallery.wait(for: "the gallery") { $0.lightbox == nil ? $0 : nil }
            #expect(report.focused == 1)
        }
    }

    @Test func aClickOpensADoubleClickEnlargesAndTheWheelToo() async throws {
        try await DrivenGallery.drive { gallery in
            let cells = try await gallery.cellsAtRest()
            try gallery.click(cells[2].frame)
            try await gallery.wait(for: "the lightbox") { $0.lightbox?.number == 2 ? true : nil }
            try gallery.app.xdotool("mousemove", "450", "350", "click", "--repeat", "2", "--delay", "30", "1")
            try await gallery.wait(for: "an enlarged picture") { $0.lightbox?.factor == 2.5 ? true : nil }
            try gallery.app.xdotool("click", "4")
            try await gallery.wait(for: "a larger one still") {
                $0.lightbox.map { $0.factor > 2.5 } == true ? true : nil
            }
        }
    }

    @Test func thePlaceUnderThePointerStaysWhileZooming() {
        let (picture, view) = (LayoutSize(width: 2000, height: 1000), LayoutSize(width: 800, height: 600))
        var zoom = Zoom()
        #expect(zoom.frame(of: picture, in: view) == LayoutRect(x: 0, y: 100, width: 800, height: 400))
        zoom.set(4, around: LayoutPoint(x: 200, y: 200), of: picture, in: view)
        let frame = zoom.frame(of: picture, in: view)
        #expect((200 - frame.x) / frame.width == 0.25)
        #expect((200 - frame.y) / frame.height == 0.25)
    }

    @Test func aPictureNeitherLeavesTheViewNorGrowsWithoutBounds() {
        let (picture, view) = (LayoutSize(width: 100, height: 100), LayoutSize(width: 800, height: 600))
        var zoom = Zoom()
        #expect(zoom.frame(of: picture, in: view).width == 200)
        zoom.set(1000, around: LayoutPoint(x: 400, y: 300), of: picture, in: view)
        #expect(zoom.factor == Zoom.limits.upperBound)
        zoom.move(to: LayoutPoint(x: 1e9, y: -1e9), of: picture, in: view)
        #expect(zoom.frame(of: picture, in: view).x == 0)
        #expect(zoom.frame(of: picture, in: view).maxY == 600)
        zoom.set(.nan, around: LayoutPoint(x: 0, y: 0), of: picture, in: view)
        zoom.set(0, around: LayoutPoint(x: 0, y: 0), of: picture, in: view)
        #expect(zoom == Zoom())
        #expect(zoom.frame(of: .zero, in: view).width == 0)
    }
}
