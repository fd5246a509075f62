import CGTK
import GalleryModel
import WaterfallGTK
import WaterfallImages

/// A picture with rounded corners, and what there is to say about it below: a quiet surface before the picture comes, and
/// in its place what went wrong.
///
/// The cell of an item with a caption is as high as its content wants; any other is as high as its picture.
final class PictureCell: WaterfallCell {
    static let identifier = "picture"

    /// Called when a picture has come.
    var onPicture: @MainActor () -> Void = {}

    private let frame: WidgetPointer = gtk_overlay_new()
    /// Gives the frame its height: it has the picture's shape, also before there is a picture, and draws nothing.
    private let shape: WidgetPointer = gtk_picture_new()
    private let picture: WidgetPointer = gtk_picture_new()
    private let caption = Caption()
    let failure = FailureBox()
    private var slot: ImageSlot<GdkPictureDecoder>?

    required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_COVER)
        gtk_widget_add_css_class(frame, "print")
        gtk_overlay_set_child(frame.opaque, shape)
        gtk_overlay_add_overlay(frame.opaque, picture)
        gtk_overlay_add_overlay(frame.opaque, failure.widget)
        gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_vexpand(frame, 1)
        failure.onRetry = { [weak self] in self?.slot?.retry() }
        content = Widgets.box(GTK_ORIENTATION_VERTICAL, frame, caption.widget)
    }

    /// Shows an item.
    ///
    /// - Parameter request: The item's picture at the cell's size; nil for an item without one.
    func show(
        _ shown: ShownItem, _ request: ImageRequest?, from pipeline: ImagePipeline<GdkPictureDecoder>
    ) {
        let item = shown.item
        accessibleLabel = [item.title, item.price ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        gtk_widget_set_tooltip_text(widget, item.title.isEmpty ? nil : item.title)
        setShape(shown.ratio)
        caption.show(shown)
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

    /// Width over height of the picture on show; nil where there is none.
    var pictureRatio: Double? {
        guard let size = slot?.state.image?.size, size.height > 0 else { return nil }
        return Double(size.width) / Double(size.height)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onPicture = {}
        slot?.clear()
        failure.hide()
        caption.show(nil)
        gtk_widget_set_tooltip_text(widget, nil)
    }

    /// What the cell shows, in one word: for tests.
    var condition: String {
        if failure.widget.isVisible { return "failed" }
        return gtk_picture_get_paintable(picture.opaque) == nil ? "loading" : "loaded"
    }

    /// The caption's widget, for tests; nil where there is none to see.
    var shownCaption: WidgetPointer? { caption.widget.isVisible ? caption.widget : nil }

    private func setShape(_ ratio: Double) {
        let paintable = gdk_paintable_new_empty(gint((ratio * 1000).rounded()), 1000)
        gtk_picture_set_paintable(shape.opaque, paintable)
        g_object_unref(gpointer(paintable))
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
        if state.image != nil { onPicture() }
    }
}
