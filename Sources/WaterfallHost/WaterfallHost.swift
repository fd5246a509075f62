public import Waterfall

/// What every waterfall view needs apart from pixels: which cells to make, move and recycle, where the viewport may go,
/// and what a change of the data or of the size does to it.
///
/// A view (``WaterfallHostView``) owns its host, reports what the user does, and does as it is told. Lengths are in
/// points; offsets and frames are in content coordinates. The host is used from one thread, the view's.
public final class WaterfallHost<View: WaterfallHostView> {
    unowned(unsafe) let view: View

    /// The layout that is on screen; see `reload(_:)`, `update(_:)`.
    public internal(set) var layout: WaterfallLayout
    /// The viewport in content coordinates. Before the view has a size it is empty.
    public internal(set) var viewport = LayoutRect.zero
    /// The space around the content that the viewport may scroll into. Default: none.
    public internal(set) var insets = LayoutInsets.zero

    /// What is kept alive outside the viewport, in viewports, on both sides together. Default: 1.
    public var overscan = 1.0
    /// The share of ``overscan`` on the side toward which one scrolls, from 0.5 to 1. Default: 0.75.
    public var overscanBias = 0.75

    /// How far ahead of the items that have cells others are prefetched, in viewports; see ``takePrefetching()``. Default: 0.
    public var prefetchAhead = 0.0
    /// The items that are being prefetched.
    var prefetched: [ItemPath] = []

    /// Makes a change on another thread and hands its result to ``finish(_:)`` on the view's; for lists so long that to
    /// place them again takes longer than a frame. Default: nil, all is done at once.
    public var runInBackground:
        ((BackgroundChange, @escaping @Sendable (inout WaterfallLayout) -> Void) -> Void)?

    /// Whether the view's scroll view begins at the content's origin, as `UIScrollView` does. Content that grows toward the
    /// origin is then never shorter than the viewport, whatever `WaterfallOptions.minimumContentExtent` says. Default: no.
    public var beginsAtOrigin = false
    /// Whether a finger holds the content: past its ends, where it was pulled, changes then leave it. Default: no.
    public var isHeld = false
    /// Whether the content has been made longer to fill the viewport.
    var isFilled = false
    /// How far the viewport is past the content's ends under a finger.
    var overshoot = (start: 0.0, end: 0.0)

    var feed = FeedMachine()
    /// How the refresh stands.
    public var refresh: RefreshMachine { feed.refresh }
    /// How load-more stands.
    public var loadMore: LoadMoreMachine { feed.loadMore }
    public internal(set) var selection = Selection()
    /// The item that has the keyboard focus.
    public internal(set) var focusedItem: ItemPath?
    /// The item in hand.
    var drag: ItemDrag?
    /// Finds what is to be mounted meanwhile. Set when a drag begins: a page in which nothing is dragged is not to fetch
    /// the code for it.
    var findWantedForDrag: ((WaterfallHost, ItemDrag) -> Void)?

    /// The item that was scrolled to last, until something else scrolls: sizes that come late do not move it from its place.
    var scrollTarget: (path: ItemPath, position: ScrollPosition)? {
        didSet { resizeAnchor = nil }
    }

    /// What holds the viewport through a run of resizes, until something else scrolls: if each chose anew, a run of them
    /// would end elsewhere than it began.
    var resizeAnchor: ScrollAnchor?

    /// Where one scrolled last, and so where to keep more alive.
    public internal(set) var motion = LoadMoreMachine.Position.Motion.none
    /// Whether the view has told of a movement since load-more was last thought of.
    var hasScrolled = false
    /// The offset that the view knows.
    var knownOffset = LayoutPoint(x: 0, y: 0)
    /// Whether the view has an area now; one that is hidden keeps its place for when it comes back.
    var hasArea = false

    var meanwhile: [MeanwhileChange] = []
    var isChangingInBackground = false
    var backgroundNumber = 0
    /// The room for which a background change makes the layout, and that change's number.
    var acrossUnderWay: (across: Double, number: Int)?

    var recycler = Recycler<View.Cell>()
    /// What is to be mounted, in reading order.
    var wanted: [PlacedElement] = []
    var isUpdatingCells = false
    var needsAnotherUpdate = false
    /// Another number whenever elements may have got other items, or cells must not be used again.
    var dataVersion = 0

    /// `view` must live as long as its host.
    public init(view: View, layout: WaterfallLayout = WaterfallLayout()) {
        self.view = view
        self.layout = layout
    }

    // MARK: - Rectangles

    /// The part of the viewport that nothing of the surroundings covers: within the insets.
    public var visibleRect: LayoutRect {
        viewport.inset(by: insets, direction: layout.options.direction)
    }

    var leftInset: Double {
        layout.options.direction == .leftToRight ? insets.leading : insets.trailing
    }

    /// The viewport with its overscan along the axis, and all of the content across it.
    package var overscannedRect: LayoutRect {
        let isVertical = layout.options.axis == .vertical
        let extra = overscan > 0 ? min(overscan, 1000) * viewportExtent : 0
        let range = layout.alongRange(of: viewport)
        let bias = overscanBias > 0.5 ? min(overscanBias, 1) : 0.5
        let before: Double
        switch motion {
        case .none: before = extra / 2
        case .towardStart: before = extra * bias
        case .towardEnd: before = extra * (1 - bias)
        }
        let content = layout.contentSize
        var rect = viewport
        if isVertical {
            (rect.x, rect.width, rect.height) = (0, content.width, viewport.height + extra)
        } else {
            (rect.y, rect.height, rect.width) = (0, content.height, viewport.width + extra)
        }
        return layout.movedAlong(rect, to: range.lowerBound - before)
    }
}

extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
