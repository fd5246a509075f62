import CGTK
import Waterfall

/// A scroll that takes its time.
@MainActor
final class ScrollAnimation {
    private let horizontal: ScrollAxis
    private let vertical: ScrollAxis
    private let ticker: FrameTicker
    private var start = LayoutPoint(x: 0, y: 0)
    private var target = LayoutPoint(x: 0, y: 0)
    /// Where the last frame left the offset. When it is elsewhere at the next one, somebody else scrolls.
    private var current = LayoutPoint(x: 0, y: 0)

    init(widget: WidgetPointer, horizontal: ScrollAxis, vertical: ScrollAxis) {
        ticker = FrameTicker(widget)
        self.horizontal = horizontal
        self.vertical = vertical
    }

    func start(to target: LayoutPoint) {
        start = offset
        current = offset
        self.target = target
        ticker.start { [weak self] in self?.step(after: $0) ?? false }
    }

    func stop() {
        ticker.stop()
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
    private func step(after seconds: Double) -> Bool {
        guard offset == current else { return false }
        let rest = Easing.rest(after: seconds)
        horizontal.set(target.x + (start.x - target.x) * rest)
        vertical.set(target.y + (start.y - target.y) * rest)
        current = offset
        return rest > 0
    }
}
