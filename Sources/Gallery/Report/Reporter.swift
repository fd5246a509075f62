import CGTK
import Foundation
import WaterfallGTK

/// Writes a ``GalleryReport`` whenever the window shows something else.
@MainActor
final class Reporter {
    private let window: GalleryWindow
    private let timer = Timeout()
    private var last: GalleryReport?

    /// How long it takes at most until a change is written.
    private static let interval: UInt32 = 30

    /// A reporter where the environment asks for one.
    static func ifAsked(for window: GalleryWindow) -> Reporter? {
        ProcessInfo.processInfo.environment["WATERFALL_GALLERY_REPORT"] == nil ? nil : Reporter(window)
    }

    private init(_ window: GalleryWindow) {
        self.window = window
        report()
    }

    private func report() {
        let report = GalleryReport(window)
        if report != last, let line = try? JSONEncoder().encode(report) {
            last = report
            FileHandle.standardOutput.write(line + Data("\n".utf8))
        }
        timer.start(milliseconds: Self.interval) { [weak self] in self?.report() }
    }
}

@MainActor
extension GalleryReport {
    init(_ window: GalleryWindow) {
        let (gallery, view) = (window.gallery, window.view)
        (title, subtitle) = window.header.texts
        itemCount = gallery.list.count
        sections = view.numberOfSections
        headers = (0..<sections).compactMap {
            let path = IndexPath(item: 0, section: $0)
            return (view.supplementaryView(forElementKind: .header, at: path) as? SectionHeader)?.title
        }
        isScanning = gallery.isScanning
        isRefreshing = view.isRefreshing
        isLoadingMore = view.isLoadingMore
        footer = "\(view.loadMoreFooter.state)"
        laneCount = window.presenter.laneCount
        offset = view.contentOffset.y
        pooledCells = view.cellCounts.pooled
        message = window.message?.headline
        notice = window.notice.sentence
        let status = window.status.widget
        self.status = status.isVisible ? String(cString: gtk_label_get_text(status.opaque)) : nil
        window.presenter.forEachLiveCell { path, cell in
            guard let number = gallery.list.number(of: path) else { return }
            cells.append(Cell(number, gallery.list[path]?.item.title ?? "", cell, in: window.widget))
            if cell.isFocused { focused = number }
        }
        cells.sort { $0.number < $1.number }
        if let path = window.lightbox.path, let number = gallery.list.number(of: path) {
            lightbox = Lightbox(
                number: number, title: gallery.list[path]?.item.title ?? "",
                condition: window.lightbox.condition, factor: window.lightbox.factor)
        }
    }
}

@MainActor
extension GalleryReport.Cell {
    fileprivate init(_ number: Int, _ title: String, _ cell: PictureCell, in window: WidgetPointer) {
        self.init(number: number, title: title, condition: cell.condition)
        frame = GalleryReport.Rect(of: cell.widget, in: window) ?? frame
        caption = cell.shownCaption.flatMap { GalleryReport.Rect(of: $0, in: window) }
        if gtk_widget_get_mapped(cell.failure.retry) != 0 {
            retry = GalleryReport.Rect(of: cell.failure.retry, in: window)
        }
    }
}

@MainActor
extension GalleryReport.Rect {
    fileprivate init?(of widget: WidgetPointer, in window: WidgetPointer) {
        var bounds = graphene_rect_t()
        // Before its first layout a widget has its borders already, but no place yet.
        guard gtk_widget_get_width(widget) > 0, gtk_widget_compute_bounds(widget, window, &bounds) != 0 else {
            return nil
        }
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.opaque, &left, &top)
        self.init(
            x: Double(bounds.origin.x) + left, y: Double(bounds.origin.y) + top,
            width: Double(bounds.size.width), height: Double(bounds.size.height))
    }
}
