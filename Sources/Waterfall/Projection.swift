/// Insets along and across the scroll axis, from where the content starts.
struct AxisInsets {
    var start: Double
    var end: Double
    var acrossStart: Double
    var acrossEnd: Double

    // Out of line: it is needed in many places and never often, and the page has to fetch every copy.
    @inline(never)
    init(_ insets: LayoutInsets, _ options: WaterfallOptions) {
        switch options.axis {
        case .vertical:
            (start, end) = (insets.top.asOffset, insets.bottom.asOffset)
            (acrossStart, acrossEnd) = (insets.leading.asOffset, insets.trailing.asOffset)
        case .horizontal:
            (start, end) = (insets.leading.asOffset, insets.trailing.asOffset)
            (acrossStart, acrossEnd) = (insets.top.asOffset, insets.bottom.asOffset)
        }
        if options.isReversed { swap(&start, &end) }
    }
}

/// The last step from along and across to x and y: snapping to device pixels, right to left, reverse, and the axis.
struct Projection {
    let axis: WaterfallOptions.Axis
    let scale: Double
    /// The container's size across, and the content's along, in whole device pixels.
    let across: Double
    let along: Double
    let mirrorsAcross: Bool
    let mirrorsAlong: Bool

    init(_ options: WaterfallOptions, across: Double, along: Double) {
        axis = options.axis
        scale = options.scale.asExtent
        let isRightToLeft = options.direction == .rightToLeft
        mirrorsAcross = axis == .vertical && isRightToLeft
        mirrorsAlong = options.isReversed != (axis == .horizontal && isRightToLeft)
        self.across = Self.snap(across, scale)
        self.along = Self.snap(along, scale)
    }

    /// Rounds to the nearest device pixel, and half a pixel toward the end. What lies a hair before the half counts as
    /// the half, so that the last bit of a sum decides nothing.
    @inline(__always)
    static func snap(_ value: Double, _ scale: Double) -> Double {
        scale > 0 ? (value * scale + 0.5 + PlacementRules.tie).rounded(.down) / scale : value
    }

    /// By how much snapping moves an edge at most, and rounding errors with it.
    var slack: Double { scale > 0 ? 1 / scale + 1e-3 : 1e-3 }

    /// The frame of what lies from `start` to `end` along and from `left` to `right` across, unrounded.
    @inline(__always)
    func frame(from start: Double, to end: Double, left: Double, right: Double) -> LayoutRect {
        var start = Self.snap(start, scale)
        let extent = Self.snap(end, scale) - start
        var left = Self.snap(left, scale)
        let breadth = Self.snap(right, scale) - left
        if mirrorsAlong { start = along - start - extent }
        if mirrorsAcross { left = across - left - breadth }
        return axis == .vertical
            ? LayoutRect(x: left, y: start, width: breadth, height: extent)
            : LayoutRect(x: start, y: left, width: extent, height: breadth)
    }

    /// The frame of an item of a flow whose items start at `origin`.
    @inline(__always)
    func frame(of hit: Flow.Hit, in lanes: Lanes, origin: Double) -> LayoutRect {
        let left = lanes.start(of: hit.lane)
        return frame(
            from: origin + hit.top, to: origin + hit.top + hit.extent, left: left,
            right: left + lanes.breadth(spanning: hit.span))
    }

    /// The range of a rectangle along the axis, in the direction in which the content grows.
    func along(_ rect: LayoutRect) -> (start: Double, end: Double) {
        let (start, end) = axis == .vertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
        return mirrorsAlong ? (along - end, along - start) : (start, end)
    }

    /// The range of a rectangle across, from the leading edge.
    func across(_ rect: LayoutRect) -> (start: Double, end: Double) {
        let (start, end) = axis == .vertical ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
        return mirrorsAcross ? (across - end, across - start) : (start, end)
    }

    var contentSize: LayoutSize {
        axis == .vertical
            ? LayoutSize(width: across, height: along) : LayoutSize(width: along, height: across)
    }
}
