import CGTK
import Waterfall

/// A scroll that takes its time: fast at first, slower toward the end.
@MainActor
final class ScrollAnimation {
    /// In microseconds, as GDK counts frames.
    private static let duration = 250_000.0

    private let widget: WidgetPointer
    private let horizontal: ScrollAxis
    private let vertical: ScrollAxis
    private var tick: guint = 0
    private var startTime: gint64?
    private var start = LayoutPoint(x: 0, y: 0)
    private var target = LayoutPoint(x: 0, y: 0)
    /// Where the last frame left the offset. When it is elsewhere at the next one, somebody else scrolls.
    private var current = LayoutPoint(x: 0, y: 0)

    init(widget: WidgetPointer, horizontal: ScrollAxis, vertical: ScrollAxis) {
        self.widget = widget
        self.horizontal = horizontal
        self.vertical = vertical
    }

    func start(to target: LayoutPoint) {
        stop()
        start = offset
        current = offset
        self.target = target
        startTime = nil
        let step: @MainActor (gint64) -> Bool = { [weak self] time in self?.step(at: time) ?? false }
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                nonisolated(unsafe) let (clock, data) = (clock, data)
                return MainActor.assumeIsolated {
                    guard let clock, let data else { return Callback.stop }
                    let step = Closure<@MainActor (gint64) -> Bool>.get(data)
                    return step(gdk_frame_clock_get_frame_time(clock)) ? Callback.goOn : Callback.stop
                }
            }, Closure.retained(step),
            { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    }

    func stop() {
        guard tick != 0 else { return }
        gtk_widget_remove_tick_callback(widget, tick)
        tick = 0
    }

    /// The content has moved under the animation: so does its way.
    func shift(x: Double, y: Double) {
        for point in [\ScrollAnimation.start, \.target, \.current] {
            self[keyPath: point].x += x
            self[keyPath: point].y += y
        }
    }

    private var offset: LayoutPoint { LayoutPoint(x: horizontal.value, y: vertical.value) }

    /// - Returns: Whether there is more to come.
    private func step(at time: gint64) -> Bool {
        let own = tick
        guard offset == current else {
            tick = 0
            return false
        }
        let first = startTime ?? time
        startTime = first
        let left = 1 - min(1, Double(time - first) / Self.duration)
        let progress = 1 - left * left * left
        horizontal.set(start.x + (target.x - start.x) * progress)
        vertical.set(start.y + (target.y - start.y) * progress)
        // Whoever heard of the scroll may have stopped this animation, or started another.
        guard tick == own else { return false }
        current = offset
        if left == 0 { tick = 0 }
        return left > 0
    }
}
