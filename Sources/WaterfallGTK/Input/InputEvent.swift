import Waterfall

/// What a user does to a waterfall, whatever the device. Points are in content coordinates.
package enum InputEvent: Equatable, Sendable {
    /// A press of the primary button or of a finger: where, and the how manieth in a row.
    case pressed(LayoutPoint, count: Int, Modifiers)
    /// The end of a press where it may count as a click.
    case released(LayoutPoint, count: Int, Modifiers)
    /// The end of a press that turned out to be something else: a scroll, or a press on a control in a cell.
    case pressCancelled
    case longPressed(LayoutPoint)

    /// What lies at the point is to be taken in hand. What answers that it is gets the events that follow.
    case dragBegan(LayoutPoint)
    case dragMoved(LayoutPoint)
    /// It is let go of; not dropped where the gesture was called off.
    case dragEnded(isDropped: Bool)

    case key(Key, Modifiers)

    /// A pinch, or Ctrl and the wheel. Scale is the factor since the gesture began; above 1 enlarges.
    case zoomBegan(LayoutPoint)
    case zoomChanged(scale: Double, LayoutPoint)
    case zoomEnded

    /// The content is pulled down beyond its top, by so many points of finger movement (not of content).
    case pullChanged(distance: Double)
    /// The pull is let go of at that distance; 0 when it was taken back or called off.
    case pullEnded(distance: Double)
    /// F5.
    case refresh

    package enum Key: Equatable, Sendable {
        case up, down, left, right
        case home, end, pageUp, pageDown
        /// Enter, and Enter of the keypad.
        case activate
        /// The space bar.
        case select
        /// Ctrl+A.
        case selectAll
        case escape
    }

    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: Int
        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }
}
