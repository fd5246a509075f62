import CGTK

/// Calls back before each frame that a widget draws, for as long as an animation takes.
@MainActor
final class FrameTicker {
    private let widget: WidgetPointer
    private var tick: guint = 0
    /// Counts the starts, so that an old step is told from a new one.
    private var run = 0

    init(_ widget: WidgetPointer) {
        self.widget = widget
    }

    var isRunning: Bool { tick != 0 }

    /// Starts, in the place of what ran before.
    ///
    /// - Parameter step: Called with the seconds since its first call; returns whether there is more to come. It may
    ///   stop the ticker or start another.
    func start(_ step: @escaping @MainActor (Double) -> Bool) {
        stop()
        run += 1
        let own = run
        var start: gint64?
        let frame: @MainActor (gint64) -> Bool = { [weak self] time in
            let first = start ?? time
            start = first
            // GDK counts in microseconds.
            let goesOn = step(Double(time - first) / 1_000_000)
            guard let self, tick != 0, run == own else { return false }
            if !goesOn { tick = 0 }
            return goesOn
        }
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                nonisolated(unsafe) let (clock, data) = (clock, data)
                return MainActor.assumeIsolated {
                    guard let clock, let data else { return Callback.stop }
                    let frame = Closure<@MainActor (gint64) -> Bool>.get(data)
                    return frame(gdk_frame_clock_get_frame_time(clock)) ? Callback.goOn : Callback.stop
                }
            }, Closure.retained(frame),
            { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    }

    func stop() {
        guard tick != 0 else { return }
        gtk_widget_remove_tick_callback(widget, tick)
        tick = 0
    }
}

/// How animations run: fast at first, slower toward the end, a quarter of a second long.
enum Easing {
    /// What is left of the way after so many seconds, from 1 to 0.
    static func rest(after seconds: Double) -> Double {
        let left = max(0, 1 - seconds / 0.25)
        return left * left * left
    }
}
