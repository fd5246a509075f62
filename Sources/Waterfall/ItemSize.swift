/// The size of an item, and how it wants to be placed.
///
/// All items of a section share the width of a lane, so that one number is enough for the other direction. A
/// number that is negative, infinite or not a number counts as 0 and leaves the other items alone.
public struct ItemSize: Hashable, Sendable {
    /// What is known of an item's size.
    public enum Measure: Hashable, Sendable {
        /// The size along the scroll axis, in points.
        case extent(Double)
        /// A shape, such as a picture's in pixels: the extent follows the width of the lanes.
        case aspect(width: Double, height: Double)
        /// A guess at the size along the scroll axis, in points, until ``WaterfallLayout/measure(_:extent:)``.
        case estimate(Double)
    }

    public var measure: Measure
    /// How many lanes the item covers. Less than 1 counts as 1, more than there are as all. Default: 1.
    public var span: Int
    /// The lane to which the caller assigns the item, counted from the leading lane; the first of them for a wide
    /// item. One that is out of range counts as the nearest that is not. Default: nil, placed by the section's
    /// ``Placement``.
    public var lane: Int?

    public init(_ measure: Measure, span: Int = 1, lane: Int? = nil) {
        self.measure = measure
        self.span = span
        self.lane = lane
    }

    /// An item of this size along the scroll axis, in points.
    public static func extent(_ extent: Double, span: Int = 1, lane: Int? = nil) -> ItemSize {
        ItemSize(.extent(extent), span: span, lane: lane)
    }

    /// An item of this shape.
    public static func aspect(width: Double, height: Double, span: Int = 1, lane: Int? = nil) -> ItemSize {
        ItemSize(.aspect(width: width, height: height), span: span, lane: lane)
    }

    /// An item that is to be measured, with a guess at its size along the scroll axis, in points.
    public static func estimate(_ extent: Double, span: Int = 1, lane: Int? = nil) -> ItemSize {
        ItemSize(.estimate(extent), span: span, lane: lane)
    }

    /// The span of an item that covers every lane.
    public static let allLanes = Int.max
}
