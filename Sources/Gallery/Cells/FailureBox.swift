import CGTK
import WaterfallGTK

/// What stands in the place of a picture that could not be shown: why, and a button to try again.
@MainActor
final class FailureBox {
    let widget: WidgetPointer
    var onRetry: @MainActor () -> Void = {}

    private let text = Widgets.paragraph(lines: 3)
    /// The button.
    let retry: WidgetPointer = gtk_button_new_with_label("Try again")

    init() {
        let icon: WidgetPointer = gtk_image_new_from_icon_name("image-missing-symbolic")
        gtk_image_set_pixel_size(icon.opaque, 32)
        widget = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 8, icon, text, retry)
        gtk_widget_add_css_class(widget, "failure")
        widget.align(GTK_ALIGN_FILL, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(retry, GTK_ALIGN_CENTER)
        // The arrows move among cells; what a cell holds is no stop of its own. Enter opens the item large, and
        // with it the same button.
        gtk_widget_set_focusable(retry, 0)
        widget.isVisible = false
        Signal.connect(retry.signals, "clicked") { [weak self] in self?.onRetry() }
    }

    /// - Parameter details: Shown where the pointer rests on the box.
    func show(_ problem: String, details: String, canRetry: Bool) {
        text.setText(problem.prefix(1).uppercased() + problem.dropFirst())
        gtk_widget_set_tooltip_text(widget, details)
        retry.isVisible = canRetry
        widget.isVisible = true
    }

    func hide() {
        widget.isVisible = false
    }
}
