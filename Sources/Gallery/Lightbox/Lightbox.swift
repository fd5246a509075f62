import CGTK
import Foundation
import WaterfallGTK
import WaterfallImages

/// One picture over all others, as large as the window, with a way to its neighbours.
@MainActor
final class Lightbox {
    let widget: WidgetPointer = gtk_overlay_new()
    /// Called after it has closed, with the item that was on show last.
    var onClose: @MainActor (IndexPath) -> Void = { _ in }
    /// The item on show; nil while it is closed.
    private(set) var path: IndexPath?

    var isOpen: Bool { path != nil }
    var factor: Double { zoom.zoom.factor }
    var condition: String {
        switch slot.state {
        case .loaded: "loaded"
        case .failed: "failed"
        default: failure.widget.isVisible ? "failed" : "loading"
        }
    }

    private let gallery: OpenGallery
    private let presenter: GalleryPresenter
    private let zoom = ZoomView()
    private let failure = FailureBox()
    private let spinner: WidgetPointer = gtk_spinner_new()
    private let title = Widgets.label()
    private let dot = Widgets.label("·")
    /// Price, place and magnification, which a long title must not push out of sight.
    private let facts = Widgets.label()
    private lazy var caption = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, title, dot, facts)
    private lazy var previous = roundButton("go-previous-symbolic", "Previous") { [weak self] in
        self?.step(-1)
    }
    private lazy var next = roundButton("go-next-symbolic", "Next") { [weak self] in self?.step(1) }
    private lazy var close = roundButton("window-close-symbolic", "Close (Escape)") { [weak self] in
        self?.hide()
    }
    private lazy var slot = ImageSlot(pipeline: presenter.pipeline) { [weak self] in self?.update($0) }
    private lazy var prefetcher = ImagePrefetcher(pipeline: presenter.pipeline)
    private var shownID: String?

    init(_ gallery: OpenGallery, _ presenter: GalleryPresenter) {
        self.gallery = gallery
        self.presenter = presenter
        gtk_widget_add_css_class(widget, "lightbox")
        gtk_widget_set_focusable(widget, 1)
        gtk_overlay_set_child(widget.opaque, zoom.widget)
        // Room for the caption, which covers nothing of the picture.
        gtk_widget_set_margin_top(zoom.widget, 12)
        gtk_widget_set_margin_bottom(zoom.widget, 52)
        for part in [failure.widget, spinner, caption, previous, next, close] {
            gtk_overlay_add_overlay(widget.opaque, part)
        }
        spinner.align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(spinner, 32, 32)
        gtk_label_set_ellipsize(facts.opaque, PANGO_ELLIPSIZE_NONE)
        gtk_widget_add_css_class(caption, "caption")
        caption.align(GTK_ALIGN_CENTER, GTK_ALIGN_END)
        caption.setMargin(12)
        previous.align(GTK_ALIGN_START, GTK_ALIGN_CENTER)
        next.align(GTK_ALIGN_END, GTK_ALIGN_CENTER)
        close.align(GTK_ALIGN_END, GTK_ALIGN_START)
        failure.onRetry = { [weak self] in self?.slot.retry() }
        zoom.onZoom = { [weak self] in self?.zoomDidChange() }
        widget.isVisible = false
        addKeys()
    }

    func show(_ path: IndexPath) {
        guard let item = gallery.list[path] else { return }
        self.path = path
        shownID = item.item.id
        widget.isVisible = true
        zoom.reset()
        if let request = request(for: path) {
            slot.bind(to: request)
        } else {
            slot.clear()
            zoom.show(nil, size: .zero)
            if case .failure(let error) = item.item.picture {
                failure.show(error.problem, details: error.remedy, canRetry: false)
            }
        }
        updateControls()
        prefetcher.prefetch([1, -1].compactMap { gallery.list.path(path, movedBy: $0) }.compactMap(request))
        if gtk_widget_get_focus_child(widget) == nil { _ = gtk_widget_grab_focus(widget) }
    }

    func hide() {
        guard let path else { return }
        (self.path, shownID) = (nil, nil)
        slot.clear()
        prefetcher.prefetch([])
        widget.isVisible = false
        onClose(path)
    }

    /// Follows the item to its new place; closes where it is gone.
    func galleryDidChange() {
        guard let path else { return }
        if gallery.list[path]?.item.id != shownID {
            guard let moved = shownID.flatMap({ gallery.list.path(of: $0) }) else { return hide() }
            self.path = moved
        }
        updateControls()
    }

    // MARK: - Steps

    private func step(_ step: Int) {
        guard let path else { return }
        if let neighbour = gallery.list.path(path, movedBy: step) {
            show(neighbour)
        } else if step > 0 {
            presenter.view.loadMore()
        }
    }

    private func updateControls() {
        guard let path, let item = gallery.list[path]?.item, let number = gallery.list.number(of: path) else {
            return
        }
        let place = "\(number + 1) of \(gallery.list.count)"
        let percent = factor == 1 ? "" : "\(Int((factor * 100).rounded())) %"
        let parts = [item.price ?? "", place, percent].filter { !$0.isEmpty }
        title.setText(item.title)
        for part in [title, dot] { part.isVisible = !item.title.isEmpty }
        facts.setText(parts.joined(separator: "  ·  "))
        Accessibility.setLabel(item.title, of: zoom.widget)
        gtk_widget_set_sensitive(previous, number > 0 ? 1 : 0)
        gtk_widget_set_sensitive(next, number + 1 < gallery.list.count ? 1 : 0)
    }

    private func roundButton(_ icon: String, _ tooltip: String, _ action: @escaping @MainActor () -> Void)
        -> WidgetPointer
    {
        let button = Widgets.button(icon: icon, tooltip, action)
        gtk_widget_add_css_class(button, "round")
        return button
    }

    // MARK: - The picture

    /// The picture as large as the window, or, once it is enlarged, as large as it is.
    private func request(for path: IndexPath) -> ImageRequest? {
        guard let address = gallery.list[path]?.item.address else { return nil }
        if path == self.path, factor > 1 { return ImageRequest(address, displaySize: nil) }
        let root = presenter.view.widget
        let scale = Int(gtk_widget_get_scale_factor(root))
        let (width, height) = (Int(gtk_widget_get_width(root)), Int(gtk_widget_get_height(root)))
        return ImageRequest(address, displaySize: PixelSize(width: width * scale, height: height * scale))
    }

    private func zoomDidChange() {
        updateControls()
        if factor > 1, let path, let request = request(for: path) { slot.bind(to: request) }
    }

    private func update(_ state: ImageSlot<GdkPictureDecoder>.State) {
        guard let path, let item = gallery.list[path] else { return zoom.show(nil, size: .zero) }
        let thumbnail = presenter.request(for: path).flatMap { presenter.pipeline.cachedImage(for: $0) }
        let picture = state.image ?? thumbnail
        zoom.show(picture, size: size(of: item, shown: picture))
        let isLoading = if case .loading = state { picture == nil } else { false }
        spinner.isVisible = isLoading
        gtk_spinner_set_spinning(spinner.opaque, isLoading ? 1 : 0)
        if case .failed(let error) = state {
            failure.show(error.problem.sentence, details: error.description, canRetry: true)
        } else {
            failure.hide()
        }
    }

    /// The picture's own size in points: the source's word for it where it gives one, of the shape that is shown.
    private func size(of item: ShownItem, shown: GdkPicture?) -> LayoutSize {
        guard let shown, shown.size.width > 0 else { return .zero }
        let scale = Double(gtk_widget_get_scale_factor(widget))
        let width = max(item.pictureWidth ?? 0, Double(shown.size.width)) / scale
        return LayoutSize(
            width: width, height: width * Double(shown.size.height) / Double(shown.size.width))
    }

    // MARK: - Keys

    private func addKeys() {
        let controller = gtk_event_controller_key_new()!
        Signal.connect(UnsafeMutableRawPointer(controller), "key-pressed") {
            [weak self] (key: guint, modifiers: GdkModifierType) -> Bool in
            self?.press(key, modifiers) ?? false
        }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, controller)
    }

    private func press(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        switch Int32(bitPattern: key) {
        case GDK_KEY_Escape: hide()
        case GDK_KEY_Right, GDK_KEY_KP_Right: step(isMirrored ? -1 : 1)
        case GDK_KEY_Left, GDK_KEY_KP_Left: step(isMirrored ? 1 : -1)
        case GDK_KEY_Page_Down, GDK_KEY_Down: step(1)
        case GDK_KEY_Page_Up, GDK_KEY_Up: step(-1)
        case GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal: zoom.zoom(by: ZoomView.step)
        case GDK_KEY_minus, GDK_KEY_KP_Subtract: zoom.zoom(by: 1 / ZoomView.step)
        case GDK_KEY_0, GDK_KEY_KP_0: zoom.reset()
        default: return false
        }
        return true
    }
}
