import CGTK
import Foundation
import WaterfallGTK

/// Figures of the view at work, in a corner of the window.
@MainActor
final class StatusOverlay {
    let widget: WidgetPointer = gtk_label_new(nil)

    private let view: WaterfallView
    private let timer = Timeout()
    private var clock: OpaquePointer?
    private var paintStart = ContinuousClock.now
    private var longestFrame = Duration.zero

    init(_ view: WaterfallView) {
        self.view = view
        gtk_widget_add_css_class(widget, "status")
        widget.align(GTK_ALIGN_START, GTK_ALIGN_END)
        gtk_widget_set_can_target(widget, 0)
        gtk_label_set_xalign(widget.opaque, 0)
        widget.isVisible = false
    }

    func toggle() {
        widget.isVisible.toggle()
        measureFrames()
        update()
    }

    private func update() {
        guard widget.isVisible else { return timer.cancel() }
        let cells = view.cellCounts
        let milliseconds = Double(longestFrame.components.attoseconds) / 1e15
        widget.setText(
            """
            items        \(view.layout.itemCount)
            live cells   \(cells.mounted)
            pooled cells \(cells.pooled)
            frame time   \(String(format: "%.1f ms", milliseconds))
            """)
        longestFrame = .zero
        timer.start(milliseconds: 250) { [weak self] in self?.update() }
    }

    /// Frame time is the longest from a frame's start to the end of its drawing, since the last update.
    private func measureFrames() {
        guard clock == nil, let clock = gtk_widget_get_frame_clock(view.widget) else { return }
        self.clock = clock
        Signal.connect(UnsafeMutableRawPointer(clock), "before-paint") { [weak self] in
            self?.paintStart = .now
        }
        Signal.connect(UnsafeMutableRawPointer(clock), "after-paint") { [weak self] in
            guard let self else { return }
            longestFrame = max(longestFrame, .now - paintStart)
        }
    }
}
