/// What holds for a whole waterfall, and what a section has that is given no options of its own.
public struct WaterfallOptions: Hashable, Sendable {
    /// The direction of scroll.
    public enum Axis: Hashable, Sendable {
        case vertical, horizontal
    }

    /// The side that leads.
    public enum Direction: Hashable, Sendable {
        case leftToRight, rightToLeft
    }

    /// Default: vertical.
    public var axis = Axis.vertical
    /// Right to left mirrors the frames and leaves the data's order alone. Default: left to right.
    public var direction = Direction.leftToRight
    /// Whether the first item lies at the far end of the content and later ones before it, as in a chat.
    /// Default: no.
    public var isReversed = false
    /// Device pixels in a point. Frames are snapped to whole device pixels: edges are rounded, sizes are
    /// differences. Default: 0, no snapping.
    public var scale = 0.0
    /// The least extent of the content, in points; a view gives its own so that short content fills it.
    /// Default: 0.
    public var minimumContentExtent = 0.0
    /// Whether items keep their lanes when the size of an earlier one changes. Frames then depend on past edits
    /// too. A new number of lanes forgets them. Default: no.
    public var stickyLanes = false
    /// The options of sections that are given none of their own.
    public var section = SectionOptions()

    public init() {}

    /// The options that most waterfalls are made with.
    ///
    /// `spacing` is both the gap between lanes and the one between items, and `insets` is the space around all items, in
    /// points.
    public init(
        axis: Axis = .vertical, lanes: LaneCount, spacing: Double = 10, insets: LayoutInsets = .zero
    ) {
        self.axis = axis
        section.lanes = lanes
        (section.laneGap, section.itemGap) = (spacing, spacing)
        section.insets = insets
    }
}
