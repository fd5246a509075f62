/// A size in device pixels, as displayed: after the orientation that a picture carries is applied.
public struct PixelSize: Hashable, Sendable {
    /// Pixels from left to right, 0 or more.
    public let width: Int
    /// Pixels from top to bottom, 0 or more.
    public let height: Int

    /// Makes a size. A negative side counts as 0, and a side beyond 2,147,483,647 as that, so that the number of
    /// pixels never overflows.
    public init(width: Int, height: Int) {
        let sides = 0...Int(Int32.max)
        self.width = min(max(width, sides.lowerBound), sides.upperBound)
        self.height = min(max(height, sides.lowerBound), sides.upperBound)
    }

    /// The number of pixels.
    public var pixelCount: Int { width * height }

    /// The same size lying on its side.
    public var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// The largest size of the same shape that fits into `box`: at least 1 pixel a side, and 1 by 1 for a size
    /// that is empty.
    ///
    /// Without `enlarging` it is never larger than this size.
    public func fitted(in box: PixelSize, enlarging: Bool = false) -> PixelSize {
        guard width > 0, height > 0 else { return PixelSize(width: 1, height: 1) }
        var scale = min(Double(box.width) / Double(width), Double(box.height) / Double(height))
        if !enlarging { scale = min(scale, 1) }
        return PixelSize(
            width: max(1, Int((Double(width) * scale).rounded())),
            height: max(1, Int((Double(height) * scale).rounded())))
    }
}
