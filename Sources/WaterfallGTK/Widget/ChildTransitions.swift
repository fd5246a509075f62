import CGTK
import Waterfall

/// Children on their way to their frames after a change: from where they were, or out of nothing.
@MainActor
final class ChildTransitions {
    private struct Transition {
        /// What the starting frame has more than the frame that the child goes to.
        var excess = LayoutRect.zero
        /// What is missing of its opacity.
        var transparency = 0.0

        func rest(_ part: Double) -> Transition {
            Transition(
                excess: LayoutRect(
                    x: excess.x * part, y: excess.y * part, width: excess.width * part,
                    height: excess.height * part),
                transparency: transparency * part)
        }
    }

    private var transitions: [WidgetPointer: Transition] = [:]
    private var rest = 0.0
    private let ticker: FrameTicker
    private let widget: WidgetPointer

    init(_ widget: WidgetPointer) {
        self.widget = widget
        ticker = FrameTicker(widget)
    }

    /// Starts children on their way. Those that are on one already go on from where they are.
    ///
    /// - Parameter frames: Where the children belong.
    func start(
        _ starts: [WidgetPointer: ScrollableWidget.TransitionStart], frames: [WidgetPointer: LayoutRect]
    ) {
        for (child, transition) in transitions { transitions[child] = transition.rest(rest) }
        rest = 1
        for (child, start) in starts {
            var transition = transitions[child] ?? Transition()
            switch start {
            case .fade: transition.transparency = 1
            case .from(let former):
                guard let frame = frames[child], frame != former else { continue }
                transition.excess.x += former.x - frame.x
                transition.excess.y += former.y - frame.y
                transition.excess.width += former.width - frame.width
                transition.excess.height += former.height - frame.height
            }
            transitions[child] = transition
        }
        guard !transitions.isEmpty else { return }
        updateOpacities()
        ticker.start { [weak self] in self?.step(after: $0) ?? false }
    }

    /// Ends all ways where they lead to.
    func stop() {
        ticker.stop()
        finish()
    }

    /// A child has been taken off, and may come back as something else.
    func forget(_ child: WidgetPointer) {
        guard let transition = transitions.removeValue(forKey: child) else { return }
        if transition.transparency > 0 { gtk_widget_set_opacity(child, 1) }
    }

    /// Where a child is drawn now that belongs at `frame`.
    func frame(of child: WidgetPointer, at frame: LayoutRect) -> LayoutRect {
        guard let excess = transitions[child]?.rest(rest).excess else { return frame }
        return LayoutRect(
            x: frame.x + excess.x, y: frame.y + excess.y, width: max(0, frame.width + excess.width),
            height: max(0, frame.height + excess.height))
    }

    private func step(after seconds: Double) -> Bool {
        rest = Easing.rest(after: seconds)
        if rest > 0 { updateOpacities() } else { finish() }
        gtk_widget_queue_allocate(widget)
        return rest > 0
    }

    private func updateOpacities() {
        for (child, transition) in transitions where transition.transparency > 0 {
            gtk_widget_set_opacity(child, 1 - transition.transparency * rest)
        }
    }

    private func finish() {
        rest = 0
        updateOpacities()
        transitions = [:]
    }
}
