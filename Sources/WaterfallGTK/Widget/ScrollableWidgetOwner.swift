import CGTK
import Waterfall

/// What a ``ScrollableWidget`` tells the view that it serves.
@MainActor
package protocol ScrollableWidgetOwner: AnyObject {
    /// The viewport has a new size. Called inside GTK's allocation: configuring the content, mounting, placing
    /// and removing children are all allowed, and take effect in the same frame.
    func viewportDidResize(to size: LayoutSize)

    /// The offset has changed, by the user or by the adjustments' other holders. Not called for what
    /// ``ScrollableWidget/configure(contentSize:offset:)`` sets.
    func viewportDidScroll(to offset: LayoutPoint)

    /// The text direction has changed; ``ScrollableWidget/isRightToLeft`` has the new one.
    func directionDidChange()

    /// The number of device pixels in a point has changed; ``ScrollableWidget/scale`` has the new one.
    func scaleDidChange()

    /// The child that has the view's keyboard focus, asked when the view is entered. Nil: the view itself.
    func childToFocus() -> WidgetPointer?

    /// Tab has left the focused child: moves the focus to the next one in reading order, or the one before.
    /// - Returns: Whether there was one; if not, the focus leaves the cells.
    func moveFocus(forward: Bool) -> Bool

    /// Something has happened that the user did.
    /// - Returns: Whether it is dealt with. A key that is not goes on to the window.
    func handle(_ event: InputEvent) -> Bool
}
