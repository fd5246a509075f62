import CGTK

/// A finger that drags the content down beyond its top.
///
/// The scrolled window's own gesture takes the finger and shows no one how far it went beyond the edge, and
/// gestures beside it are called off when it does. So the finger's raw movements are followed.
@MainActor
final class TouchInput {
    private unowned let view: ScrollableWidget
    private let attachment = ControllerAttachment()
    private var pull = PullTracker()
    private var finger: Finger?

    private struct Finger {
        let sequence: OpaquePointer
        let start: Double
        var last: Double
        /// Whether it has moved too far for a click.
        var isDragging = false
    }

    init(_ view: ScrollableWidget) {
        self.view = view
    }

    func attach(to widget: WidgetPointer) {
        let controller = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        Signal.connect(UnsafeMutableRawPointer(controller), "event") { [weak self] event in
            self?.handle(event)
        }
        attachment.attach(controller, to: widget)
    }

    func detach() {
        attachment.detach()
    }

    private func handle(_ event: OpaquePointer) {
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN: began(event)
        case GDK_TOUCH_UPDATE: moved(event)
        case GDK_TOUCH_END: ended(event, isLetGo: true)
        case GDK_TOUCH_CANCEL: ended(event, isLetGo: false)
        default: break
        }
    }

    private func began(_ event: OpaquePointer) {
        guard finger == nil else {
            // A second finger makes it a pinch.
            end(isLetGo: false)
            return
        }
        guard let sequence = gdk_event_get_event_sequence(event), let y = Self.position(of: event) else {
            return
        }
        finger = Finger(sequence: sequence, start: y, last: y)
    }

    private func moved(_ event: OpaquePointer) {
        guard var finger, gdk_event_get_event_sequence(event) == finger.sequence,
            let y = Self.position(of: event)
        else { return }
        let travelled = gint((y - finger.start).rounded())
        finger.isDragging =
            finger.isDragging || gtk_drag_check_threshold(view.widget, 0, 0, 0, travelled) != 0
        let delta = y - finger.last
        finger.last = y
        self.finger = finger
        if finger.isDragging && pull.move(by: delta, isAtTop: view.isAtTop) {
            view.send(.pullChanged(distance: pull.distance))
        }
    }

    private func ended(_ event: OpaquePointer, isLetGo: Bool) {
        if gdk_event_get_event_sequence(event) == finger?.sequence { end(isLetGo: isLetGo) }
    }

    private func end(isLetGo: Bool) {
        finger = nil
        if let distance = pull.end() { view.send(.pullEnded(distance: isLetGo ? distance : 0)) }
    }

    /// The height of the event in the window, in points.
    private static func position(of event: OpaquePointer) -> Double? {
        var (x, y) = (0.0, 0.0)
        return gdk_event_get_position(event, &x, &y) != 0 ? y : nil
    }
}
