import CGTK
import GalleryModel
import WaterfallGTK
import WaterfallImages

/// A picture with rounded corners and its price; a quiet surface before it comes, and in its place what went wrong.
final class PictureCell: WaterfallCell {
    static let identifier = "picture"

    private let overlay: WidgetPointer = gtk_overlay_new()
    private let picture: WidgetPointer = gtk_picture_new()
    private let price = Widgets.label(classes: "price")
    let failure = FailureBox()
    private var slot: ImageSlot<GdkPictureDecoder>?

    required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        gtk_picture_set_can_shrink(picture.opaque, 1)
        gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_COVER)
        gtk_widget_add_css_class(overlay, "print")
        gtk_overlay_set_child(overlay.opaque, picture)
        gtk_overlay_add_overlay(overlay.opaque, failure.widget)
        gtk_overlay_add_overlay(overlay.opaque, price)
        price.align(GTK_ALIGN_START, GTK_ALIGN_END)
        gtk_widget_set_overflow(overlay, GTK_OVERFLOW_HIDDEN)
        failure.onRetry = { [weak self] in self?.slot?.retry() }
        content = overlay
    }

    /// Shows an item.
    ///
    /// - Parameter request: The item's picture at the cell's size; nil for an item without one.
    func show(_ item: GalleryItem, _ request: ImageRequest?, from pipeline: ImagePipeline<GdkPictureDecoder>)
    {
        let caption = [item.title, item.price ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        accessibleLabel = caption
        gtk_widget_set_tooltip_text(overlay, item.title.isEmpty ? nil : item.title)
        price.setText(item.price ?? "")
        price.isVisible = item.price?.isEmpty == false
        switch (item.picture, request) {
        case (.failure(let error), _):
            failure.show(error.problem, details: error.description, canRetry: false)
        case (_, let request?): show(request, from: pipeline)
        case (_, nil): break
        }
    }

    /// Asks for the picture at another size; what is on show stays until it comes.
    func show(_ request: ImageRequest, from pipeline: ImagePipeline<GdkPictureDecoder>) {
        slot(in: pipeline).bind(to: request)
    }

    /// Whether no picture has been asked for, as before the window has its size.
    var isUnbound: Bool { slot?.request == nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        slot?.clear()
        failure.hide()
        price.setText("")
        price.isVisible = false
        gtk_widget_set_tooltip_text(overlay, nil)
    }

    /// What the cell shows, in one word: for tests.
    var condition: String {
        if failure.widget.isVisible { return "failed" }
        return gtk_picture_get_paintable(picture.opaque) == nil ? "loading" : "loaded"
    }

    private func slot(in pipeline: ImagePipeline<GdkPictureDecoder>) -> ImageSlot<GdkPictureDecoder> {
        if let slot { return slot }
        let slot = ImageSlot(pipeline: pipeline) { [weak self] in self?.update($0) }
        self.slot = slot
        return slot
    }

    private func update(_ state: ImageSlot<GdkPictureDecoder>.State) {
        gtk_picture_set_paintable(picture.opaque, state.image?.texture)
        picture.setClass("waiting", state.image == nil)
        if case .failed(let error) = state {
            failure.show(error.problem.sentence, details: error.description, canRetry: true)
        } else {
            failure.hide()
        }
    }
}
