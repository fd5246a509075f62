import CGTK
import Waterfall

extension ScrollableWidget {
    /// How a child comes to its frame after a change.
    package enum TransitionStart {
        /// From another frame.
        case from(LayoutRect)
        /// It fades in.
        case fade
    }

    /// Lets children come to their frames from elsewhere, in a quarter of a second, unless the user has turned
    /// animations off or the widget is not on screen. They get no input elsewhere than where they are drawn.
    package func transition(_ starts: [WidgetPointer: TransitionStart]) {
        guard canAnimate else { return transitions.stop() }
        transitions.start(starts, frames: frames)
    }

    /// Lets the whole content come to its place from so many points below it, after a change that has moved it there
    /// at once; see ``transition(_:)``.
    package func settle(from distance: Double) {
        settling.stop()
        settlingOffset = canAnimate ? distance : 0
        guard settlingOffset != 0 else { return }
        settling.start { [weak self] seconds in
            self?.settlingOffset = distance * Easing.rest(after: seconds)
            return self.map { $0.settlingOffset != 0 } ?? false
        }
    }

    /// Whether what moves is seen to move.
    var canAnimate: Bool { gtk_widget_get_mapped(widget) != 0 && animationsAreOn }

    private var animationsAreOn: Bool {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gboolean"))
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(gtk_widget_get_settings(widget)).assumingMemoryBound(to: GObject.self),
            "gtk-enable-animations", &value)
        return g_value_get_boolean(&value) != 0
    }
}
