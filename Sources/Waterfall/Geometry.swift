/// A point in points, in content coordinates: the origin is the content's top left corner, x grows to the
/// right and y down, whatever the axis or the direction.
public struct LayoutPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size in points.
public struct LayoutSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public static let zero = LayoutSize(width: 0, height: 0)

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points, in content coordinates (see ``LayoutPoint``).
public struct LayoutRect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var maxX: Double { x + width }
    public var maxY: Double { y + height }
    public var midX: Double { x + width / 2 }
    public var midY: Double { y + height / 2 }
    public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }
    public var size: LayoutSize { LayoutSize(width: width, height: height) }

    /// Whether the rectangles share a point.
    ///
    /// A rectangle holds its left and top edges and not its right and bottom ones, so rectangles that only
    /// touch do not intersect. One without an area counts as its origin, so that an item whose height is not
    /// known yet can still be found, shown and measured.
    public func intersects(_ other: LayoutRect) -> Bool {
        Self.overlap(x, maxX, other.x, other.maxX) && Self.overlap(y, maxY, other.y, other.maxY)
    }

    /// Whether the point lies in the rectangle, whose right and bottom edges are outside.
    public func contains(_ point: LayoutPoint) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Whether two ranges, each closed at its start and open at its end, share a value; an empty range counts
    /// as the value that it starts with.
    @inline(__always)
    static func overlap(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double) -> Bool {
        if start == end { return start >= otherStart && (start < otherEnd || start == otherStart) }
        if otherStart == otherEnd { return otherStart >= start && otherStart < end }
        return start < otherEnd && otherStart < end
    }
}

/// Distances from the edges of a rectangle inward, in points. Leading is left in a left-to-right layout and
/// right in a right-to-left one. Values that are not finite count as 0.
public struct LayoutInsets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public static let zero = LayoutInsets(0)

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same inset at all four edges.
    public init(_ all: Double) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }
}

extension Double {
    /// The largest extent of one item, and the largest container: far beyond every screen, and small enough
    /// that ten million of them still add up exactly enough.
    static let largestExtent = 1e9

    /// A size that can be laid out: what is not finite or is negative counts as 0.
    var asExtent: Double { isFinite && self > 0 ? Swift.min(self, .largestExtent) : 0 }

    /// A coordinate or a distance that can be laid out: what is not finite counts as 0.
    var asOffset: Double {
        isFinite ? Swift.max(-.largestExtent, Swift.min(self, .largestExtent)) : 0
    }
}

extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
