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

    /// Makes a change on another thread and hands its result to ``finish(_:)`` on the view's; for lists so long that to
    /// place them again takes longer than a frame. Default: nil, all is done at once.
    public var runInBackground:
        ((BackgroundChange, @escaping @Sendable (inout WaterfallLayout) -> Void) -> Void)?

    public internal(set) var refresh = RefreshMachine()
    public internal(set) var loadMore = LoadMoreMachine()
    public internal(set) var selection = Selection()
    /// The item that has the keyboard focus.
    public internal(set) var focusedItem: ItemPath?

    var recycler = Recycler<View>()
    var motion = LoadMoreMachine.Position.Motion.none
    var meanwhile: [MeanwhileChange] = []
    var isChangingInBackground = false
    var backgroundNumber = 0
    private var wanted: [PlacedElement] = []
    private var isUpdatingCells = false
    private var needsAnotherUpdate = false

    /// `view` must live as long as its host.
    public init(view: View, layout: WaterfallLayout = WaterfallLayout()) {
        self.view = view
        self.layout = layout
    }

    // MARK: - Cells

    /// The number of cells on screen, overscan included.
    public var mountedCount: Int { recycler.mounted.count }
    /// The number of cells that wait for reuse.
    public var pooledCount: Int { recycler.pooledCount }
    /// The elements that have a cell, in reading order.
    public var mountedElements: [PlacedElement] {
        recycler.mounted.map { PlacedElement(element: $0.element, frame: $0.frame) }
    }

    /// The mounted cell of an element, or nil.
    public func cell(showing element: LayoutElement) -> View.Cell? { recycler.cell(showing: element) }

    /// Calls `body` with every mounted cell, in reading order.
    public func forEachMounted(_ body: (LayoutElement, View.Cell) -> Void) {
        for entry in recycler.mounted { body(entry.element, entry.cell) }
    }

    /// The items that are in the viewport, in order. Allocates.
    public var visibleItems: [ItemPath] {
        layout.elements(in: viewport).filter { $0.element.kind == .item }.map { $0.element.path }
    }

    /// The item that one sees at a point of content coordinates; nil where there is none, or where a sticky header or
    /// footer covers it.
    public func item(at point: LayoutPoint) -> ItemPath? {
        let isCovered = recycler.mounted.contains {
            ($0.element.kind == .header || $0.element.kind == .footer) && $0.frame.contains(point)
        }
        return isCovered ? nil : layout.item(at: point)
    }

    /// Takes a cell out of the pool, for ``WaterfallHostView/makeCell(showing:)``; nil where none waits.
    public func dequeue(_ reuseIdentifier: Int) -> View.Cell? { recycler.dequeue(reuseIdentifier) }

    /// Brings the cells in line with viewport and layout. O(log items + cells); allocates nothing once warm.
    public func updateCells() {
        guard !isUpdatingCells else {
            // A data source that changes the view from within a callback is answered when the callback is over.
            needsAnotherUpdate = true
            return
        }
        isUpdatingCells = true
        repeat {
            needsAnotherUpdate = false
            findWanted()
            recycler.unmountAll(except: wanted, in: view)
            if !recycler.moveMounted(to: wanted, in: view) { mountMissing() }
        } while needsAnotherUpdate
        isUpdatingCells = false
    }

    private func findWanted() {
        wanted.removeAll(keepingCapacity: true)
        guard viewport.width > 0, viewport.height > 0 else { return }
        layout.appendElements(in: overscannedRect, pinnedTo: visibleRect, to: &wanted)
    }

    private func mountMissing() {
        for (index, placed) in wanted.enumerated() {
            if index < recycler.mounted.count && recycler.mounted[index].element == placed.element {
                continue
            }
            let cell = view.makeCell(showing: placed.element)
            if needsAnotherUpdate {
                view.discard(cell)
                return
            }
            let previous = index > 0 ? recycler.mounted[index - 1].cell : nil
            recycler.insert(cell, showing: placed, at: index)
            view.mount(cell, showing: placed.element, at: placed.frame, after: previous)
        }
    }

    // MARK: - Rectangles

    /// The part of the viewport that nothing of the surroundings covers: within the insets.
    public var visibleRect: LayoutRect {
        LayoutRect(
            x: viewport.x + leftInset, y: viewport.y + insets.top,
            width: max(0, viewport.width - insets.leading - insets.trailing),
            height: max(0, viewport.height - insets.top - insets.bottom))
    }

    var leftInset: Double {
        layout.options.direction == .leftToRight ? insets.leading : insets.trailing
    }

    /// The viewport with its overscan along the axis, and all of the content across it.
    var overscannedRect: LayoutRect {
        let isVertical = layout.options.axis == .vertical
        let extra = max(0, overscan) * (isVertical ? viewport.height : viewport.width)
        let range = layout.alongRange(of: viewport)
        let bias = overscanBias.clamped(to: 0.5...1)
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
