import CGTK

/// The strip below the last item: a spinner while more is loading, and afterwards what came of it.
@MainActor
public final class LoadMoreFooter {
    /// What the footer shows.
    public enum State: Equatable, Sendable {
        /// Nothing: there is nothing to say, or no item to say it below.
        case hidden
        case loading
        /// All there is has been loaded.
        case noMore
        /// Loading has failed and can be tried again.
        case failed
    }

    /// What the footer says, in the user's language. Default: English.
    public struct Texts: Equatable, Sendable {
        public var loading = "Loading…"
        public var noMore = "No more"
        public var failed = "Could not load."
        public var retry = "Try again"

        public init() {}
    }

    /// The footer's own widget, of the CSS class `load-more`.
    public var widget: WidgetPointer { reference.widget }
    /// Default: hidden.
    public package(set) var state = State.hidden {
        didSet { update() }
    }
    public var texts = Texts() {
        didSet { update() }
    }
    /// Called when the user asks for another try.
    package var onRetry: @MainActor () -> Void = {}

    /// Whether there is no room for texts, beside a waterfall that scrolls sideways. Default: no.
    package var isNarrow = false {
        didSet { if isNarrow != oldValue { update() } }
    }

    private let reference: WidgetReference
    private let spinner: WidgetPointer = gtk_spinner_new()
    private let label: WidgetPointer = gtk_label_new(nil)
    private let button: WidgetPointer = gtk_button_new()

    package init() {
        let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
        reference = WidgetReference(box)
        gtk_widget_add_css_class(box, "load-more")
        gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
        for part in [spinner, label, button] { gtk_box_append(box.as(GtkBox.self), part) }
        Signal.connect(button, "clicked") { [weak self] in self?.onRetry() }
        update()
    }

    private func update() {
        gtk_widget_set_visible(widget, state == .hidden ? 0 : 1)
        gtk_widget_set_visible(spinner, state == .loading ? 1 : 0)
        gtk_spinner_set_spinning(spinner.opaque, state == .loading ? 1 : 0)
        gtk_widget_set_visible(button, state == .failed ? 1 : 0)
        gtk_widget_set_visible(label, isNarrow ? 0 : 1)
        if isNarrow {
            gtk_button_set_icon_name(button.as(GtkButton.self), "view-refresh-symbolic")
            gtk_widget_set_tooltip_text(button, texts.retry)
        } else {
            gtk_button_set_label(button.as(GtkButton.self), texts.retry)
        }
        let text =
            switch state {
            case .hidden: ""
            case .loading: texts.loading
            case .noMore: texts.noMore
            case .failed: texts.failed
            }
        gtk_label_set_text(label.opaque, text)
    }
}
