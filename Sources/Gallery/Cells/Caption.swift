import CGTK
import GalleryModel
import WaterfallGTK

/// What a shop's card says below its picture: the title, on as many lines as it takes up to three, and the price.
@MainActor
final class Caption {
    let widget: WidgetPointer
    private let title = Widgets.paragraph(lines: 3, classes: "title")
    private let price = Widgets.label(classes: "price")

    init() {
        widget = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 2, title, price)
        gtk_widget_add_css_class(widget, "card-caption")
        gtk_label_set_justify(title.opaque, GTK_JUSTIFY_LEFT)
        for label in [title, price] { gtk_label_set_xalign(label.opaque, 0) }
    }

    /// Shows an item's texts; nil, or an item without any: nothing.
    func show(_ item: ShownItem?) {
        show(item?.item.isTitled == true ? item?.item.title : nil, in: title)
        show(item?.item.price, in: price)
        widget.isVisible = item?.hasCaption == true
    }

    /// The height, in points, that the texts take in a lane of a width.
    func height(inLaneOf width: Double) -> Double {
        var natural: gint = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, gint(width), nil, &natural, nil, nil)
        return Double(natural)
    }

    private func show(_ text: String?, in label: WidgetPointer) {
        label.setText(text ?? "")
        label.isVisible = text?.isEmpty == false
    }
}
