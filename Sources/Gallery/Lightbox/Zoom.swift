import Waterfall

/// How a picture lies in a view that it can be enlarged in. Lengths are points.
struct Zoom: Equatable {
    /// The factor over the size that fits the view, from 1.
    private(set) var factor = 1.0
    /// How far the picture's middle lies from the view's.
    private(set) var shift = LayoutPoint(x: 0, y: 0)

    static let limits = 1.0...16.0
    /// A picture that is smaller than the view is enlarged, but no more than this.
    private static let largestFit = 2.0

    /// Where a picture is drawn.
    func frame(of picture: LayoutSize, in view: LayoutSize) -> LayoutRect {
        let fit = Self.fit(picture, in: view)
        let size = LayoutSize(width: picture.width * fit * factor, height: picture.height * fit * factor)
        return LayoutRect(
            x: (view.width - size.width) / 2 + shift.x, y: (view.height - size.height) / 2 + shift.y,
            width: size.width, height: size.height)
    }

    /// Sets the factor, as near as the limits allow; what is at `point` stays there as far as it can.
    mutating func set(
        _ newFactor: Double, around point: LayoutPoint, of picture: LayoutSize, in view: LayoutSize
    ) {
        guard newFactor.isFinite else { return }
        let bounded = min(max(newFactor, Self.limits.lowerBound), Self.limits.upperBound)
        let ratio = bounded / factor
        let fromMiddle = LayoutPoint(x: point.x - view.width / 2, y: point.y - view.height / 2)
        factor = bounded
        shift.x = fromMiddle.x - (fromMiddle.x - shift.x) * ratio
        shift.y = fromMiddle.y - (fromMiddle.y - shift.y) * ratio
        confine(picture, in: view)
    }

    /// Moves the picture, as far as it reaches beyond the view.
    mutating func move(to newShift: LayoutPoint, of picture: LayoutSize, in view: LayoutSize) {
        shift = newShift
        confine(picture, in: view)
    }

    private mutating func confine(_ picture: LayoutSize, in view: LayoutSize) {
        let frame = frame(of: picture, in: view)
        let (x, y) = (max(0, frame.width - view.width) / 2, max(0, frame.height - view.height) / 2)
        shift.x = min(max(shift.x, -x), x)
        shift.y = min(max(shift.y, -y), y)
    }

    private static func fit(_ picture: LayoutSize, in view: LayoutSize) -> Double {
        guard picture.width > 0, picture.height > 0 else { return 0 }
        return min(view.width / picture.width, view.height / picture.height, largestFit)
    }
}
