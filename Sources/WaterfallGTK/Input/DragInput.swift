import CGTK
import Waterfall

/// A pointer that takes an item by hand: a mouse that is moved with its button held, or a press that is held for long, by
/// whatever device. A finger that moves at once scrolls.
@MainActor
final class DragInput {
    private unowned let view: ScrollableWidget
    private let gesture = gtk_gesture_drag_new()!
    private var isHolding = false

    init(_ view: ScrollableWidget) {
        self.view = view
        gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
        let object = UnsafeMutableRawPointer(gesture)
        Signal.connect(object, "drag-update") { [weak self] (x: Double, y: Double) in self?.moved(x, y) }
        Signal.connect(object, "drag-end") { [weak self] in self?.end(isDropped: true) }
        Signal.connect(object, "cancel") { [weak self] in self?.end(isDropped: false) }
        gtk_widget_add_controller(view.widget, gesture)
    }

    /// Takes the item under the pointer in hand, for a press that has been held for long.
    /// - Returns: Whether there is one that may be moved.
    func take() -> Bool {
        var (x, y) = (0.0, 0.0)
        guard gtk_gesture_drag_get_start_point(gesture, &x, &y) != 0,
            view.owner?.handle(.dragBegan(view.contentPoint(x, y))) == true
        else { return false }
        isHolding = true
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        return true
    }

    private func moved(_ x: Double, _ y: Double) {
        if !isHolding {
            let isFar = gtk_drag_check_threshold(view.widget, 0, 0, gint(x.rounded()), gint(y.rounded())) != 0
            guard isFar, !isTouch, take() else { return }
        }
        var (startX, startY) = (0.0, 0.0)
        gtk_gesture_drag_get_start_point(gesture, &startX, &startY)
        view.send(.dragMoved(view.contentPoint(startX + x, startY + y)))
    }

    private func end(isDropped: Bool) {
        guard isHolding else { return }
        isHolding = false
        view.send(.dragEnded(isDropped: isDropped))
    }

    private var isTouch: Bool {
        guard let event = gtk_event_controller_get_current_event(gesture) else { return false }
        return gdk_event_get_event_type(event) == GDK_TOUCH_UPDATE
    }
}
