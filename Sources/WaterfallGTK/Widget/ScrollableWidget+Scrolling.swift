import CGTK
import Waterfall

extension ScrollableWidget {
    /// Says what one can scroll over and which point of it lies in the viewport's top left corner, as near as that
    /// allows; ``offset`` has the result. The owner is not told of what it sets here.
    ///
    /// Call it whenever the content or the viewport has changed. When the offset is another one, a scroll under
    /// way ends there, save for an animated one of the owner's, whose way moves along.
    package func configure(content: LayoutRect, offset newOffset: LayoutPoint) {
        let former = (x: horizontal.value, y: vertical.value)
        setOrigin(content.origin)
        horizontal.configure(extent: content.width, page: size.width, value: newOffset.x - content.x)
        vertical.configure(extent: content.height, page: size.height, value: newOffset.y - content.y)
        guard (horizontal.value, vertical.value) != former else { return }
        animation.shift(x: horizontal.value - former.x, y: vertical.value - former.y)
        stopKineticScrolling()
        gtk_widget_queue_allocate(widget)
    }

    /// Scrolls to a point of the content, as near as the content allows.
    ///
    /// Without animation the owner hears of it before this returns. With it, the scroll slows down toward the
    /// point, unless the user has turned animations off or the widget is not on screen. A scroll by the user ends
    /// it.
    package func scroll(to target: LayoutPoint, animated: Bool) {
        stopKineticScrolling()
        animation.stop()
        let target = LayoutPoint(
            x: min(max(0, target.x - origin.x), horizontal.end),
            y: min(max(0, target.y - origin.y), vertical.end))
        if animated && canAnimate {
            animation.start(to: target)
        } else {
            horizontal.set(target.x)
            vertical.set(target.y)
        }
    }

    /// A scrolled window that is slowing down, or that follows a finger, remembers where it was and would undo
    /// the next move of ours.
    private func stopKineticScrolling() {
        guard let scrolledWindow, gtk_scrolled_window_get_kinetic_scrolling(scrolledWindow.opaque) != 0 else {
            return
        }
        gtk_scrolled_window_set_kinetic_scrolling(scrolledWindow.opaque, 0)
        gtk_scrolled_window_set_kinetic_scrolling(scrolledWindow.opaque, 1)
    }
}
