import CGTK
import Waterfall

/// What a wheel or a trackpad does beyond scrolling: it pulls the content down at the top, and zooms with Ctrl.
///
/// It listens on the scrolled window, ahead of the window itself, which takes every step of a trackpad but the
/// first before the widgets inside it see any.
@MainActor
final class ScrollInput {
    /// How far one notch of a wheel pulls, in points: a few notches for a refresh, so that one too many does none.
    private static let pullPerNotch = 30.0
    /// What GTK scrolls by for one unit of a trackpad's movement.
    private static let pullPerTrackpadUnit = 2.5
    private static let zoomPerNotch = 1.2
    private static let trackpadUnitsPerNotch = 10.0
    /// A wheel has no end: turns this far apart, in milliseconds, are two.
    private static let pause: UInt32 = 300

    private unowned let view: ScrollableWidget
    private let attachment = ControllerAttachment()
    private var pull = PullTracker()
    private let turnEnd = Timeout()
    /// Whether this turn of the wheel began at the top. One that only arrives there pulls nothing: it is easy to
    /// turn on after the top is reached.
    private var turnBeganAtTop = false
    /// How far a zoom under way has come; away from the user is negative, and enlarges.
    private var zoomNotches: Double?

    init(_ view: ScrollableWidget) {
        self.view = view
    }

    func attach(to widget: WidgetPointer) {
        let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let signals = UnsafeMutableRawPointer(controller)
        Signal.connect(signals, "scroll") { [weak self] (_: Double, y: Double) in
            self?.scrolled(by: y, controller) ?? false
        }
        Signal.connect(signals, "scroll-end") { [weak self] in self?.ended() }
        attachment.attach(controller, to: widget)
    }

    func detach() {
        attachment.detach()
        turnEnd.cancel()
    }

    private func scrolled(by y: Double, _ controller: OpaquePointer) -> Bool {
        let isTrackpad = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE
        let modifiers = InputEvent.Modifiers(gtk_event_controller_get_current_event_state(controller))
        if !isTrackpad { waitForEndOfTurn() }
        if modifiers.contains(.control) {
            zoom(by: isTrackpad ? y / Self.trackpadUnitsPerNotch : y, controller)
            return true
        }
        // Shift turns the wheel sideways.
        guard !modifiers.contains(.shift), isTrackpad || turnBeganAtTop || pull.isPulling else {
            return false
        }
        let distance = -y * (isTrackpad ? Self.pullPerTrackpadUnit : Self.pullPerNotch)
        guard pull.move(by: distance, isAtTop: view.isAtTop) else { return false }
        view.send(.pullChanged(distance: pull.distance))
        return true
    }

    private func waitForEndOfTurn() {
        if !turnEnd.isRunning { turnBeganAtTop = view.isAtTop }
        turnEnd.start(milliseconds: Self.pause) { [weak self] in self?.ended() }
    }

    private func zoom(by notches: Double, _ controller: OpaquePointer) {
        let center = view.pointerPosition(of: controller)
        if zoomNotches == nil { view.send(.zoomBegan(center)) }
        let total = (zoomNotches ?? 0) + notches
        zoomNotches = total
        view.send(.zoomChanged(scale: pow(Self.zoomPerNotch, -total), center))
    }

    private func ended() {
        if zoomNotches != nil {
            zoomNotches = nil
            view.send(.zoomEnded)
        }
        if let distance = pull.end() { view.send(.pullEnded(distance: distance)) }
    }
}
