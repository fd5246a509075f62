public import Waterfall

/// What a scroll view shows, so that it shows the same after its layout has changed: for a view that mounts its cells by
/// itself, as `UICollectionView` does. Others have a ``WaterfallHost``, which keeps the place of its own accord.
///
/// Take it before the change; ``viewport(_:insets:in:isHeld:renaming:)`` then tells where the viewport belongs. Viewports are
/// in content coordinates.
public struct HeldPlace: Sendable {
    /// The visible items, best first.
    private let anchors: [ScrollAnchor]
    /// How far the viewport is from its rest at the content's start.
    private let distance: Double

    /// The place of a viewport. O(lanes · log items + items visible).
    ///
    /// - Parameters:
    ///   - viewport: The scroll view's.
    ///   - insets: The space at the viewport's edges in which one sees no items.
    ///   - layout: What is seen through it.
    ///   - edge: The edge of the viewport from which one reads; see `ScrollAnchor.Edge`.
    ///   - awaitsNew: Whether a viewport that rests at the content's start stays there, as that of a user does who
    ///     has pulled to see what is new.
    ///   - isUnsteady: Items that are about to move or to change their size, and hold the place only where there are no
    ///     others. Default: none.
    public init(
        of viewport: LayoutRect, insets: LayoutInsets, in layout: WaterfallLayout,
        edge: ScrollAnchor.Edge = .start, awaitsNew: Bool = false,
        isUnsteady: (ItemPath) -> Bool = { _ in false }
    ) {
        let window = ScrollWindow(viewport, insets, layout)
        distance = window.distance
        let isResting = awaitsNew && window.distance < 0.5
        anchors = isResting || window.isEmpty ? [] : layout.anchors(in: window.visible, edge, isUnsteady)
    }

    /// Where the viewport belongs after a change, held to the content's ends. It may have another size and other insets.
    ///
    /// - Parameters:
    ///   - viewport: The scroll view's as it is.
    ///   - insets: Those of now.
    ///   - layout: The layout after the change.
    ///   - isHeld: Whether a finger, or the run after it, has the viewport, which may then be past the content's ends.
    ///   - rename: Where an item is after the change, nil if it is gone. Default: where it was.
    public func viewport(
        _ viewport: LayoutRect, insets: LayoutInsets, in layout: WaterfallLayout, isHeld: Bool = false,
        renaming rename: (ItemPath) -> ItemPath? = { $0 }
    ) -> LayoutRect {
        let window = ScrollWindow(viewport, insets, layout)
        let target = target(in: window, rename)
        return isHeld ? target : window.held(target)
    }

    private func target(in window: ScrollWindow, _ rename: (ItemPath) -> ItemPath?) -> LayoutRect {
        let (viewport, layout) = (window.viewport, window.layout)
        guard !window.isEmpty else { return viewport }
        guard let visible = layout.viewport(window.visible, restoring: anchors, renaming: rename) else {
            return layout.movedAlong(viewport, to: distance - window.insets.start)
        }
        var moved = viewport
        moved.x += visible.x - window.visible.x
        moved.y += visible.y - window.visible.y
        return moved
    }
}

/// A viewport with its insets, and the layout that is seen through it.
private struct ScrollWindow {
    let viewport: LayoutRect
    let layout: WaterfallLayout
    /// The part of the viewport that nothing covers.
    let visible: LayoutRect
    /// The insets along the axis, in the direction in which the content grows.
    let insets: (start: Double, end: Double)

    init(_ viewport: LayoutRect, _ insets: LayoutInsets, _ layout: WaterfallLayout) {
        self.viewport = viewport
        self.layout = layout
        visible = viewport.inset(by: insets, direction: layout.options.direction)
        let (start, end) =
            layout.options.axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        self.insets = layout.options.isReversed ? (end, start) : (start, end)
    }

    var isEmpty: Bool { viewport.width <= 0 || viewport.height <= 0 }

    /// A view without a size has not been scrolled by anyone: its offset counts from the content's start, whichever end
    /// that is.
    var distance: Double {
        guard isEmpty else { return layout.alongRange(of: viewport).lowerBound + insets.start }
        return layout.options.axis == .vertical
            ? viewport.y + (viewport.y - visible.y) : viewport.x + (viewport.x - visible.x)
    }

    /// A viewport held to the content's ends.
    func held(_ rect: LayoutRect) -> LayoutRect {
        guard !isEmpty else { return rect }
        let range = layout.alongRange(of: rect)
        let size = layout.contentSize
        let extent = layout.options.axis == .vertical ? size.height : size.width
        let first = 0 - insets.start
        let last = max(first, extent + insets.end - (range.upperBound - range.lowerBound))
        let start = range.lowerBound.clamped(to: first...last)
        return start == range.lowerBound ? rect : layout.movedAlong(rect, to: start)
    }
}

extension LayoutRect {
    /// The rectangle without insets at its edges, in a layout of a direction.
    public func inset(by insets: LayoutInsets, direction: WaterfallOptions.Direction) -> LayoutRect {
        LayoutRect(
            x: x + (direction == .leftToRight ? insets.leading : insets.trailing), y: y + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension WaterfallLayout {
    /// The visible items as anchors, best first; those that are unsteady come last.
    func anchors(
        in visible: LayoutRect, _ edge: ScrollAnchor.Edge, _ isUnsteady: (ItemPath) -> Bool = { _ in false }
    ) -> [ScrollAnchor] {
        guard let best = anchor(in: visible, edge: edge) else { return [] }
        var (steady, unsteady) = ([ScrollAnchor](), [ScrollAnchor]())
        func add(_ anchor: ScrollAnchor) {
            if isUnsteady(anchor.path) { unsteady.append(anchor) } else { steady.append(anchor) }
        }
        add(best)
        for placed in elements(in: visible) where placed.element.kind == .item {
            let path = placed.element.path
            if path != best.path, let anchor = anchor(at: path, in: visible, edge: edge) { add(anchor) }
        }
        return steady + unsteady
    }

    /// The viewport that has the first anchor that is still there where it was; nil if none is.
    func viewport(
        _ visible: LayoutRect, restoring anchors: [ScrollAnchor], renaming rename: (ItemPath) -> ItemPath?
    ) -> LayoutRect? {
        for anchor in anchors {
            guard let path = rename(anchor.path) else { continue }
            let renamed = ScrollAnchor(path: path, edge: anchor.edge, distance: anchor.distance)
            if let viewport = viewport(visible, restoring: renamed) { return viewport }
        }
        return nil
    }
}

extension BatchUpdate {
    /// Whether the batch moves an item, by its path before the batch: a viewport that held such a one would run after it.
    public func movesItem() -> (ItemPath) -> Bool {
        let items = Set(movedItems.map { $0.from })
        let sections = Set(movedSections.map { $0.from })
        return { items.contains($0) || sections.contains($0.section) }
    }
}
