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

    /// An extent in points, or the negative of an aspect (height over width). Sizes are kept as they are stored, in 16
    /// bytes, so that to hand over a million is to copy them.
    var number: Double
    var laneSpan: UInt16
    /// One more than ``lane``, 0 for none.
    var pin: UInt16
    var isGuess: Bool

    public init(_ measure: Measure, span: Int = 1, lane: Int? = nil) {
        (number, isGuess) = Self.stored(measure)
        laneSpan = Self.stored(span: span)
        pin = Self.stored(lane: lane)
    }

    /// What is known of the size. A shape reads as the same shape with a width of 1, a bad number as 0.
    public var measure: Measure {
        get {
            number < 0 ? .aspect(width: 1, height: -number) : isGuess ? .estimate(number) : .extent(number)
        }
        set { (number, isGuess) = Self.stored(newValue) }
    }

    /// How many lanes the item covers. Less than 1 counts as 1, more than there are as all. Default: 1.
    public var span: Int {
        get { Int(laneSpan) }
        set { laneSpan = Self.stored(span: newValue) }
    }

    /// The lane to which the caller assigns the item, counted from the leading lane; the first of them for a wide
    /// item. One that is out of range counts as the nearest that is not. Default: nil, placed by the section's
    /// ``Placement``.
    public var lane: Int? {
        get { pin == 0 ? nil : Int(pin) - 1 }
        set { pin = Self.stored(lane: newValue) }
    }

    /// Whether it is all in ``number``: one lane, any lane, and no guess.
    @inline(__always)
    var isUsual: Bool { laneSpan == 1 && pin == 0 && !isGuess }

    /// The size along an axis, as the store keeps it: an extent, or the negative of size along over size across.
    @inline(__always)
    func number(along axis: WaterfallOptions.Axis) -> Double {
        axis == .vertical || number >= 0 ? number : Self.transposed(number)
    }

    /// Turns a stored aspect for the other axis.
    static func transposed(_ number: Double) -> Double { 0 - (1 / -number).asExtent }

    private static func stored(_ measure: Measure) -> (number: Double, isGuess: Bool) {
        switch measure {
        case .extent(let extent): return (extent.asExtent, false)
        case .estimate(let extent): return (extent.asExtent, true)
        case .aspect(let width, let height): return (0 - (height.asExtent / width.asExtent).asExtent, false)
        }
    }

    private static func stored(span: Int) -> UInt16 { UInt16(span.clamped(to: 1...Lanes.largestCount)) }

    private static func stored(lane: Int?) -> UInt16 {
        lane.map { UInt16($0.clamped(to: 0...Lanes.largestCount - 1) + 1) } ?? 0
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
    public static let allLanes = Lanes.largestCount
}
