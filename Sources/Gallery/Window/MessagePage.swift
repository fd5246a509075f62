import CGTK
import GalleryModel
import WaterfallGTK

/// A page that stands in the gallery's place: an icon, a sentence, what to do, and buttons to do it.
@MainActor
final class MessagePage {
    struct Content: Equatable {
        var icon: String
        var headline: String
        var remedy: String
        var canRetry: Bool
    }

    let widget: WidgetPointer
    private let icon: WidgetPointer = gtk_image_new()
    private let headline = Widgets.paragraph(lines: 6, classes: "headline")
    private let remedy = Widgets.paragraph(lines: 6, classes: "remedy")
    private let retry: WidgetPointer

    init(onRetry: @escaping @MainActor () -> Void, onOpen: @escaping @MainActor () -> Void) {
        gtk_image_set_pixel_size(icon.opaque, 96)
        retry = Widgets.button("Try again", onRetry)
        let buttons = Widgets.box(
            GTK_ORIENTATION_HORIZONTAL, spacing: 12, retry, Widgets.button("Open a folder…", onOpen))
        buttons.align(GTK_ALIGN_CENTER, GTK_ALIGN_START)
        gtk_widget_set_margin_top(buttons, 12)
        widget = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 12, icon, headline, remedy, buttons)
        gtk_widget_add_css_class(widget, "page")
        widget.align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
        for label in [headline, remedy] { gtk_label_set_max_width_chars(label.opaque, 60) }
    }

    func show(_ content: Content) {
        gtk_image_set_from_icon_name(icon.opaque, content.icon)
        headline.setText(content.headline)
        remedy.setText(content.remedy)
        retry.isVisible = content.canRetry
    }
}

extension MessagePage.Content {
    /// The page that says why there is nothing to show.
    init(_ error: GalleryError) {
        let icon =
            switch error.kind {
            case .noPictures: "folder-pictures-symbolic"
            case .unreachable, .timedOut, .redirectsForEver, .badStatus: "network-error-symbolic"
            default: "dialog-warning-symbolic"
            }
        self.init(icon: icon, headline: error.problem, remedy: error.remedy, canRetry: true)
    }
}
