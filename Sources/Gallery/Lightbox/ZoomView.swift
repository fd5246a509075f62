import CGTK
import Waterfall
import WaterfallGTK

/// Shows one picture as large as fits, and larger: by the wheel, a double click, a pinch, and drags.
@MainActor
final class ZoomView {
    var widget: WidgetPointer { peer.widget }
    /// Called when the factor changes.
    var onZoom: @MainActor () -> Void = {}

    private(set) var zoom = Zoom() {
        didSet {
            guard zoom != oldValue else { return }
            gtk_widget_queue_draw(widget)
            if zoom.factor != oldValue.factor { onZoom() }
        }
    }

    private var picture: GdkPicture?
    /// The picture's size in points where it is shown at its own size.
    private var pictureSize = LayoutSize.zero
    private var pointer = LayoutPoint(x: 0, y: 0)
    private var factorBeforePinch = 1.0
    private var shiftBeforeDrag = LayoutPoint(x: 0, y: 0)
    private lazy var peer = WidgetPeer(WidgetType.make(Self.type), object: self) { [weak self] in self }

    static let doubleClickFactor = 2.5
    static let step = 1.25

    init() {
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        addControllers()
    }

    /// Shows a picture, or nothing.
    ///
    /// - Parameter size: Its own size in points, whatever the size it was decoded at: so that a sharper version takes
    ///   the place of one that is there.
    func show(_ picture: GdkPicture?, size: LayoutSize) {
        self.picture = picture
        pictureSize = size
        gtk_widget_queue_draw(widget)
    }

    /// Forgets how the last picture was enlarged.
    func reset() {
        zoom = Zoom()
    }

    func zoom(by factor: Double) {
        setFactor(zoom.factor * factor, around: middle)
    }

    private var size: LayoutSize {
        LayoutSize(
            width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    }

    private var middle: LayoutPoint { LayoutPoint(x: size.width / 2, y: size.height / 2) }

    private func setFactor(_ factor: Double, around point: LayoutPoint) {
        zoom.set(factor, around: point, of: pictureSize, in: size)
    }

    // MARK: - Input

    private func addControllers() {
        add(gtk_event_controller_motion_new()) { controller in
            Signal.connect(controller, "motion") { [weak self] (x: Double, y: Double) in
                self?.pointer = LayoutPoint(x: x, y: y)
            }
        }
        add(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)) { controller in
            Signal.connect(controller, "scroll") { [weak self] (_: Double, y: Double) -> Bool in
                guard let self else { return false }
                let unit = gtk_event_controller_scroll_get_unit(OpaquePointer(controller))
                let notches = unit == GDK_SCROLL_UNIT_SURFACE ? y / 10 : y
                setFactor(zoom.factor * pow(Self.step, -notches), around: pointer)
                return true
            }
        }
        add(gtk_gesture_zoom_new()) { gesture in
            Signal.connect(gesture, "begin") { [weak self] in self?.factorBeforePinch = self?.zoom.factor ?? 1
            }
            Signal.connect(gesture, "scale-changed") { [weak self] (scale: Double) in
                guard let self else { return }
                setFactor(factorBeforePinch * scale, around: middle)
            }
        }
        add(gtk_gesture_click_new()) { gesture in
            Signal.connect(gesture, "pressed") { [weak self] (count: Int, x: Double, y: Double) in
                guard let self, count == 2 else { return }
                setFactor(
                    zoom.factor > 1 ? 1 : Self.doubleClickFactor, around: LayoutPoint(x: x, y: y))
            }
        }
        add(gtk_gesture_drag_new()) { gesture in
            Signal.connect(gesture, "drag-begin") { [weak self] (_: Double, _: Double) in
                self?.shiftBeforeDrag = self?.zoom.shift ?? LayoutPoint(x: 0, y: 0)
            }
            Signal.connect(gesture, "drag-update") { [weak self] (x: Double, y: Double) in
                guard let self else { return }
                let shift = LayoutPoint(x: shiftBeforeDrag.x + x, y: shiftBeforeDrag.y + y)
                zoom.move(to: shift, of: pictureSize, in: size)
            }
        }
    }

    private func add(_ controller: OpaquePointer?, connect: (UnsafeMutableRawPointer) -> Void) {
        guard let controller else { return }
        connect(UnsafeMutableRawPointer(controller))
        gtk_widget_add_controller(widget, controller)
    }

    // MARK: - Drawing

    private static let type: GType = WidgetType.register("GalleryZoomView") { data, _ in
        guard let data else { return }
        let widgetClass = data.assumingMemoryBound(to: GtkWidgetClass.self)
        gtk_widget_class_set_css_name(widgetClass, "zoom")
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_IMG)
        widgetClass.pointee.snapshot = { widget, snapshot in
            nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
            MainActor.assumeIsolated {
                WidgetPeer.object(of: widget, as: ZoomView.self)?.draw(on: snapshot)
            }
        }
    }

    private func draw(on snapshot: OpaquePointer?) {
        guard let picture else { return }
        let frame = zoom.frame(of: pictureSize, in: size)
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(frame.x), y: Float(frame.y)),
            size: graphene_size_t(width: Float(frame.width), height: Float(frame.height)))
        gtk_snapshot_append_texture(snapshot, picture.texture, &bounds)
    }
}
