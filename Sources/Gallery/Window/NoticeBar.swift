import CGTK
import WaterfallGTK

/// What went wrong while there is something to show: a sentence over the gallery's lower edge.
@MainActor
final class NoticeBar {
    let widget: WidgetPointer = gtk_revealer_new()
    /// What it says; nil while it is hidden.
    private(set) var sentence: String?

    private let text = Widgets.paragraph(lines: 3)
    private let retry: WidgetPointer = gtk_button_new_with_label("Try again")
    private var action: (@MainActor () -> Void)?

    init() {
        gtk_label_set_xalign(text.opaque, 0)
        gtk_label_set_justify(text.opaque, GTK_JUSTIFY_LEFT)
        let close = Widgets.button(icon: "window-close-symbolic", "Close this message") { [weak self] in
            self?.hide()
        }
        gtk_button_set_has_frame(close.as(GtkButton.self), 0)
        let box = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, text, retry, close)
        gtk_widget_add_css_class(box, "notice")
        for button in [retry, close] { gtk_widget_set_valign(button, GTK_ALIGN_CENTER) }
        gtk_revealer_set_child(widget.opaque, box)
        gtk_revealer_set_transition_type(widget.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        widget.align(GTK_ALIGN_CENTER, GTK_ALIGN_END)
        hide()
        Signal.connect(retry.signals, "clicked") { [weak self] in
            let action = self?.action
            self?.hide()
            action?()
        }
    }

    func show(_ problem: OpenGallery.Problem) {
        sentence = problem.sentence
        action = problem.retry
        text.setText(problem.sentence)
        retry.isVisible = action != nil
        gtk_widget_set_can_target(widget, 1)
        gtk_revealer_set_reveal_child(widget.opaque, 1)
    }

    func hide() {
        (sentence, action) = (nil, nil)
        gtk_widget_set_can_target(widget, 0)
        gtk_revealer_set_reveal_child(widget.opaque, 0)
    }
}
