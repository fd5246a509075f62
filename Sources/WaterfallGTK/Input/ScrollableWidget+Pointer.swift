import CGTK
import Waterfall

extension ScrollableWidget {
    /// Hears presses, long presses and pinches, after the controls inside the cells have had their say.
    func listenToPointer() {
        listenToPresses()
        listenToPinches()
    }

    /// A point of the widget as one of the content.
    func contentPoint(_ x: Double, _ y: Double) -> LayoutPoint {
        LayoutPoint(x: x + offset.x, y: y + offset.y - drawingOffset)
    }

    /// Where the pointer is that caused a controller's current event, as a point of the content.
    func pointerPosition(of controller: OpaquePointer) -> LayoutPoint {
        var (x, y, originX, originY) = (0.0, 0.0, 0.0, 0.0)
        guard let event = gtk_event_controller_get_current_event(controller),
            let native = gtk_widget_get_native(widget), gdk_event_get_position(event, &x, &y) != 0
        else { return contentPoint(size.width / 2, size.height / 2) }
        gtk_native_get_surface_transform(native, &originX, &originY)
        gtk_widget_translate_coordinates(
            WidgetPointer(native), widget, x - originX, y - originY, &x, &y)
        return contentPoint(x, y)
    }

    var isAtTop: Bool { vertical.value <= 0 }

    func send(_ event: InputEvent) {
        _ = owner?.handle(event)
    }

    private func listenToPresses() {
        let click = UnsafeMutableRawPointer(gtk_gesture_click_new()!)
        let longPress = UnsafeMutableRawPointer(gtk_gesture_long_press_new()!)
        gtk_gesture_single_set_button(OpaquePointer(click), guint(GDK_BUTTON_PRIMARY))
        gtk_gesture_single_set_button(OpaquePointer(longPress), guint(GDK_BUTTON_PRIMARY))
        Signal.connect(click, "pressed") { [weak self] count, x, y in
            guard let self else { return }
            isPressed = true
            send(.pressed(contentPoint(x, y), count: count, Self.modifiers(of: click)))
        }
        Signal.connect(click, "released") { [weak self] count, x, y in
            guard let self, isPressed else { return }
            isPressed = false
            send(.released(contentPoint(x, y), count: count, Self.modifiers(of: click)))
        }
        Signal.connect(click, "cancel") { [weak self] in
            guard let self, isPressed else { return }
            isPressed = false
            send(.pressCancelled)
        }
        Signal.connect(longPress, "pressed") { [weak self] (x: Double, y: Double) in
            guard let self, isPressed else { return }
            // What follows is no click any more.
            isPressed = false
            send(.pressCancelled)
            if dragInput.take() { return }
            send(.longPressed(contentPoint(x, y)))
        }
        gtk_widget_add_controller(widget, OpaquePointer(click))
        gtk_widget_add_controller(widget, OpaquePointer(longPress))
    }

    private func listenToPinches() {
        let zoom = UnsafeMutableRawPointer(gtk_gesture_zoom_new()!)
        Signal.connect(zoom, "begin") { [weak self] in
            guard let self else { return }
            send(.zoomBegan(center(of: zoom)))
        }
        Signal.connect(zoom, "scale-changed") { [weak self] (scale: Double) in
            guard let self else { return }
            send(.zoomChanged(scale: scale, center(of: zoom)))
        }
        Signal.connect(zoom, "end") { [weak self] in self?.send(.zoomEnded) }
        gtk_widget_add_controller(widget, OpaquePointer(zoom))
    }

    private func center(of gesture: UnsafeMutableRawPointer) -> LayoutPoint {
        var (x, y) = (size.width / 2, size.height / 2)
        gtk_gesture_get_bounding_box_center(OpaquePointer(gesture), &x, &y)
        return contentPoint(x, y)
    }

    private static func modifiers(of controller: UnsafeMutableRawPointer) -> InputEvent.Modifiers {
        InputEvent.Modifiers(gtk_event_controller_get_current_event_state(OpaquePointer(controller)))
    }
}

extension InputEvent.Modifiers {
    init(_ state: GdkModifierType) {
        self = []
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
        if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    }
}
