public import Waterfall

/// How some scroll view stands, for refresh and load-more of content that is not a host's own. Lengths are in points,
/// rectangles in content coordinates.
public struct ScrollSnapshot: Hashable, Sendable {
    /// What one sees of the content.
    public var viewport: LayoutRect
    public var content: LayoutSize
    /// The space around the content that the viewport may scroll into, without load-more's footer.
    public var insets: LayoutInsets
    public var axis: WaterfallOptions.Axis
    public var direction: WaterfallOptions.Direction

    public init(
        viewport: LayoutRect, content: LayoutSize, insets: LayoutInsets, axis: WaterfallOptions.Axis,
        direction: WaterfallOptions.Direction
    ) {
        self.viewport = viewport
        self.content = content
        self.insets = insets
        self.axis = axis
        self.direction = direction
    }

    /// Whether there is nothing to scroll over: content without an extent.
    public var isEmpty: Bool { !(contentExtent > 0) }

    /// What load-more goes by. `former` is how the scroll view stood before, for the direction of scroll; nil, or one that
    /// differs in more than the offset, where it did not scroll.
    public func position(after former: ScrollSnapshot?, isEmpty: Bool) -> LoadMoreMachine.Position {
        LoadMoreMachine.Position(
            offset: distanceFromRest, viewport: isVertical ? viewport.height : viewport.width,
            content: insetContentExtent, amount: isEmpty ? 0 : amount, motion: motion(after: former))
    }

    /// How much content there is, in points along the axis; see ``LoadMoreMachine/Position/amount``.
    public var amount: Double { max(1, contentExtent) }

    /// The extent of the content along the axis, with its insets.
    public var insetContentExtent: Double {
        contentExtent
            + (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
    }

    /// Where a footer of an extent lies: just behind the content's end.
    public func footerFrame(extent: Double) -> LayoutRect {
        if isVertical { return LayoutRect(x: 0, y: content.height, width: content.width, height: extent) }
        return LayoutRect(
            x: isMirrored ? -extent : content.width, y: 0, width: extent, height: content.height)
    }

    /// The insets that make room for such a footer.
    public func footerInsets(extent: Double) -> LayoutInsets {
        isVertical ? LayoutInsets(bottom: extent) : LayoutInsets(trailing: extent)
    }

    private var isVertical: Bool { axis == .vertical }
    private var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }
    private var contentExtent: Double { isVertical ? content.height : content.width }

    /// How far the viewport is from where it rests at the content's start.
    private var distanceFromRest: Double {
        if isVertical { return viewport.y + insets.top }
        return isMirrored
            ? content.width + insets.leading - viewport.maxX : viewport.x + insets.leading
    }

    private func motion(after former: ScrollSnapshot?) -> LoadMoreMachine.Position.Motion {
        guard let former, former.content == content, former.viewport.size == viewport.size else {
            return .none
        }
        let (before, now) = (former.distanceFromRest, distanceFromRest)
        // On the way back from a pull nobody moves toward the end.
        guard before >= -LoadMoreMachine.Position.slack, before != now else { return .none }
        return now > before ? .towardEnd : .towardStart
    }
}
