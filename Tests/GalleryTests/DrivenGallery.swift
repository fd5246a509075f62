import Foundation
import WindowDriving

@testable import Gallery

/// The built gallery in its window, driven by the events of a user.
final class DrivenGallery {
    let app: DrivenApp

    private init(_ arguments: [String]) throws {
        let cache = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
        app = try DrivenApp(
            "waterfall-gallery", arguments: ["--window-size", "900x700"] + arguments,
            title: "Waterfall Gallery",
            environment: [
                "WATERFALL_GALLERY_REPORT": "1", "G_DEBUG": "fatal-warnings", "XDG_CACHE_HOME": cache.path,
                "LC_ALL": "C.UTF-8",
            ])
    }

    /// Opens the gallery, alone on the display, for as long as `body` takes.
    static func drive(_ arguments: String..., body: (DrivenGallery) async throws -> Void) async throws {
        try await onDisplay {
            let gallery = try DrivenGallery(arguments)
            _ = try await gallery.app.waitForWindow()
            // Out of the way: the pointer brings up tooltips.
            try gallery.app.xdotool("mousemove", "1599", "1199")
            try await body(gallery)
            try gallery.key("ctrl+w")
            try await gallery.app.wait(for: "the gallery to end") {
                gallery.app.process.isRunning ? nil : true
            }
        }
    }

    /// The reports so far, oldest first.
    var reports: [GalleryReport] {
        app.lines.compactMap { try? JSONDecoder().decode(GalleryReport.self, from: Data($0.utf8)) }
    }

    var report: GalleryReport? {
        app.lines.last.flatMap { try? JSONDecoder().decode(GalleryReport.self, from: Data($0.utf8)) }
    }

    /// Waits until what the window shows has an answer.
    @discardableResult
    func wait<Answer>(for what: String, _ condition: (GalleryReport) -> Answer?) async throws -> Answer {
        try await app.wait(for: what) { self.report.flatMap(condition) }
    }

    /// Waits until no cell waits for its picture and returns the cells.
    @discardableResult
    func cellsAtRest() async throws -> [GalleryReport.Cell] {
        try await wait(for: "all pictures") { report in
            let isAtRest =
                !report.isScanning && !report.cells.isEmpty
                && report.cells.allSatisfy { $0.condition != "loading" }
            return isAtRest ? report.cells : nil
        }
    }

    /// What the window shows once nothing changes there any more.
    func resting() async throws -> GalleryReport {
        var (last, times) = (GalleryReport(), 0)
        return try await wait(for: "the gallery to rest") { report in
            times = report == last ? times + 1 : 0
            last = report
            return times == 40 ? report : nil
        }
    }

    func key(_ keys: String...) throws {
        for key in keys { try app.xdotool("key", key) }
    }

    func click(_ rect: GalleryReport.Rect) throws {
        try move(to: rect)
        try app.xdotool("click", "1")
    }

    func move(to rect: GalleryReport.Rect) throws {
        try app.xdotool(
            "mousemove", String(Int(rect.x + rect.width / 2)), String(Int(rect.y + rect.height / 2)))
    }

    /// Goes to the end until the footer says that there is no more.
    func loadToTheEnd() async throws -> GalleryReport {
        var lastOffset = -1.0
        return try await wait(for: "the end of the feed") { report in
            if report.footer == "noMore" { return report }
            if report.offset != lastOffset || !report.isLoadingMore { try? key("End") }
            lastOffset = report.offset
            return nil
        }
    }
}

extension GalleryReport {
    /// Where the gallery begins, below the window's header bar.
    var top: Double { 51 }

    /// The headline of the page that says what went wrong.
    var pageOfError: String? { message == "Opening…" ? nil : message }
}
