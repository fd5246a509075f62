import CGTK

/// The strip above the first item that a pull brings to light: an arrow while it is pulled, then a spinner.
@MainActor
public final class RefreshHeader {
    /// What the header shows.
    public enum State: Equatable, Sendable {
        case hidden
        /// The pull's part of the way to a refresh; at 1 letting go refreshes. Values outside 0…1 count as the
        /// nearer end.
        case pulling(progress: Double)
        case refreshing
    }

    /// What the header says, in the user's language. Default: English.
    public struct Texts: Equatable, Sendable {
        public var pull = "Pull to refresh"
        public var release = "Release to refresh"
        public var refreshing = "Refreshing…"

        public init() {}
    }

    /// The header's own widget, of the CSS class `refresh`, and of the class `ready` too when letting go refreshes.
    public var widget: WidgetPointer { reference.widget }
    /// Default: hidden.
    public package(set) var state = State.hidden {
        didSet { if state != oldValue { update() } }
    }
    public var texts = Texts() {
        didSet { update() }
    }

    /// Whether there is no room for texts, beside a waterfall that scrolls sideways. Default: no.
    package var isNarrow = false {
        didSet { if isNarrow != oldValue { update() } }
    }

    private let reference: WidgetReference
    private let arrow: WidgetPointer = gtk_image_new_from_icon_name("go-down-symbolic")
    private let spinner: WidgetPointer = gtk_spinner_new()
    private let label: WidgetPointer = gtk_label_new(nil)

    package init() {
        let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
        reference = WidgetReference(box)
        gtk_widget_add_css_class(box, "refresh")
        gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
        for part in [arrow, spinner, label] { gtk_box_append(box.as(GtkBox.self), part) }
        update()
    }

    private func update() {
        var progress: Double?
        if case .pulling(let part) = state { progress = part > 0 ? min(part, 1) : 0 }
        gtk_widget_set_visible(widget, state == .hidden ? 0 : 1)
        gtk_widget_set_visible(arrow, progress == nil ? 0 : 1)
        gtk_widget_set_opacity(arrow, progress ?? 1)
        gtk_widget_set_visible(spinner, state == .refreshing ? 1 : 0)
        gtk_spinner_set_spinning(spinner.opaque, state == .refreshing ? 1 : 0)
        if progress == 1 {
            gtk_widget_add_css_class(widget, "ready")
        } else {
            gtk_widget_remove_css_class(widget, "ready")
        }
        gtk_widget_set_visible(label, isNarrow ? 0 : 1)
        gtk_label_set_text(
            label.opaque, progress == nil ? texts.refreshing : progress == 1 ? texts.release : texts.pull)
    }
}
