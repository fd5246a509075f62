import CGTK
import Waterfall

/// What a ``ScrollableWidget`` tells the view that it serves.
@MainActor
package protocol ScrollableWidgetOwner: AnyObject {
    /// The viewport has a new size. Called inside GTK's allocation: configuring the content, mounting, placing
    /// and removing children are all allowed, and take effect in the same frame.
    func viewportDidResize(to size: LayoutSize)

    /// The children are about to be placed: the last chance to bring them up to date. Called in every allocation; what
    /// is allowed in ``viewportDidResize(to:)`` is allowed here.
    func willPlaceChildren()

    /// The offset has changed, by the user or by the adjustments' other holders. Not called for what
    /// ``ScrollableWidget/configure(content:offset:)`` sets.
    func viewportDidScroll(to offset: LayoutPoint)

    /// The text direction has changed; ``ScrollableWidget/isRightToLeft`` has the new one.
    func directionDidChange()

    /// The number of device pixels in a point has changed; ``ScrollableWidget/scale`` has the new one.
    func scaleDidChange()

    /// The child that has the view's keyboard focus, asked when the view is entered. Nil: the view itself.
    func childToFocus() -> WidgetPointer?

    /// The keyboard focus is in another child now, by whatever means; nil: in none.
    func focusDidMove(to child: WidgetPointer?)

    /// Whether Tab, coming from a child beside it, visits this one. What it does not visit is reached with other
    /// keys.
    func isTabStop(_ child: WidgetPointer) -> Bool

    /// Something has happened that the user did.
    /// - Returns: Whether it is dealt with. A key that is not goes on to the window.
    func handle(_ event: InputEvent) -> Bool
}
