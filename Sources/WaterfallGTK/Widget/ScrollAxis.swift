import CGTK

/// One direction in which a ``ScrollableWidget`` scrolls: the adjustment that it shares with a scrollbar.
@MainActor
final class ScrollAxis {
    private(set) var adjustment: UnsafeMutablePointer<GtkAdjustment>
    /// Told of every change but those that the view makes itself.
    var valueDidChange: @MainActor () -> Void = {}
    private var handler: gulong = 0
    private var isConfiguring = false

    init() {
        adjustment = gtk_adjustment_new(0, 0, 0, 0, 0, 0)
        hold()
    }

    isolated deinit {
        release()
    }

    /// Shares another adjustment from now on; nil: one of its own.
    func use(_ other: UnsafeMutablePointer<GtkAdjustment>?) {
        guard other != adjustment else { return }
        let former = (value: value, extent: extent, page: page)
        release()
        adjustment = other ?? gtk_adjustment_new(0, 0, 0, 0, 0, 0)
        hold()
        configure(extent: former.extent, page: former.page, value: former.value)
    }

    /// From the content's start to the viewport's, in points.
    var value: Double { gtk_adjustment_get_value(adjustment) }
    var extent: Double { gtk_adjustment_get_upper(adjustment) }
    var page: Double { gtk_adjustment_get_page_size(adjustment) }
    /// The largest value.
    var end: Double { max(0, extent - page) }

    /// Sets all at once, so that nobody sees a value of the new content with the extent of the old, or the other
    /// way round. The value is taken to the nearest one there is.
    func configure(extent: Double, page: Double, value: Double) {
        isConfiguring = true
        defer { isConfiguring = false }
        gtk_adjustment_configure(
            adjustment, value.isFinite ? value : 0, 0, max(extent, page), page * 0.1, page * 0.9, page)
    }

    func set(_ value: Double) {
        guard value.isFinite else { return }
        gtk_adjustment_set_value(adjustment, value)
    }

    private func hold() {
        g_object_ref_sink(adjustment)
        handler = Signal.connect(adjustment, "value-changed") { [weak self] in
            guard let self, !isConfiguring else { return }
            valueDidChange()
        }
    }

    private func release() {
        g_signal_handler_disconnect(adjustment, handler)
        g_object_unref(adjustment)
    }
}
