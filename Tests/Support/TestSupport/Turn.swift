import Waterfall

/// A way to turn a waterfall: by its axis, its direction, and the end from which it grows.
///
/// A case states its numbers upright: vertical, from left to right, from the top. Every other turn must give the same
/// picture, seen from the turned side, so one case is tested in all of them.
public struct Turn: CustomStringConvertible, Sendable {
    public var axis: WaterfallOptions.Axis
    public var direction: WaterfallOptions.Direction
    public var isReversed: Bool

    public init(
        axis: WaterfallOptions.Axis = .vertical, direction: WaterfallOptions.Direction = .leftToRight,
        isReversed: Bool = false
    ) {
        (self.axis, self.direction, self.isReversed) = (axis, direction, isReversed)
    }

    public static let upright = Turn()
    public static let all = [WaterfallOptions.Axis.vertical, .horizontal].flatMap { axis in
        [WaterfallOptions.Direction.leftToRight, .rightToLeft].flatMap { direction in
            [false, true].map { Turn(axis: axis, direction: direction, isReversed: $0) }
        }
    }

    public var isRightToLeft: Bool { direction == .rightToLeft }

    public var description: String {
        "\(axis)\(isRightToLeft ? ", right to left" : "")\(isReversed ? ", reversed" : "")"
    }

    public func apply(_ options: inout WaterfallOptions) {
        (options.axis, options.direction, options.isReversed) = (axis, direction, isReversed)
    }
}
