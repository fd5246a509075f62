/// An item, and the place on screen that it must not leave while the layout around it changes.
public struct ScrollAnchor: Hashable, Sendable {
    /// An edge of the viewport, in the direction in which the content grows.
    public enum Edge: Hashable, Sendable {
        /// Where the viewport starts: its top in a vertical waterfall. For lists that are read from the start.
        case start
        /// Where it ends. For lists that are read from the end, as a chat is.
        case end
    }

    public var path: ItemPath
    public var edge: Edge
    /// From the viewport's edge to the same edge of the item, in points along the axis; positive where the item's edge
    /// lies further from the content's start.
    public var distance: Double

    public init(path: ItemPath, edge: Edge = .start, distance: Double = 0) {
        self.path = path
        self.edge = edge
        self.distance = distance
    }
}

extension WaterfallLayout {
    /// The anchor that a viewport has by itself: the first of its items, or with `edge` `.end` the last.
    ///
    /// An item that starts more than half a viewport outside is passed over if there is another: where lanes hold very
    /// long items, what the eye rests on are the others. Nil where no item is visible. O(lanes · log items + items
    /// visible).
    public func anchor(in visible: LayoutRect, edge: ScrollAnchor.Edge = .start) -> ScrollAnchor? {
        let items = elements(in: visible).filter { $0.element.kind == .item }
        let (start, end) = projection.along(visible)
        let ordered = edge == .start ? items : items.reversed()
        let near = ordered.first { placed in
            let range = projection.along(placed.frame)
            return edge == .start
                ? range.start >= start - (end - start) / 2 : range.end <= end + (end - start) / 2
        }
        return (near ?? ordered.first).flatMap { anchor(at: $0.element.path, in: visible, edge: edge) }
    }

    /// The anchor that holds a chosen item; nil where there is no such item.
    public func anchor(
        at path: ItemPath, in visible: LayoutRect, edge: ScrollAnchor.Edge = .start
    ) -> ScrollAnchor? {
        guard let frame = frame(path) else { return nil }
        let (item, viewport) = (projection.along(frame), projection.along(visible))
        let distance = edge == .start ? item.start - viewport.start : item.end - viewport.end
        return ScrollAnchor(path: path, edge: edge, distance: distance)
    }

    /// The viewport that has an anchor where it was, not held to the content's ends; nil where the item is gone.
    ///
    /// An item that has shrunk until nothing of it would be left in the viewport is kept at its edge. O(log items).
    public func viewport(_ visible: LayoutRect, restoring anchor: ScrollAnchor) -> LayoutRect? {
        guard let frame = frame(anchor.path) else { return nil }
        let item = projection.along(frame)
        let viewport = projection.along(visible)
        let length = viewport.end - viewport.start
        let extent = item.end - item.start
        let distance = anchor.distance.asOffset
        let start =
            anchor.edge == .start
            ? item.start - max(distance, -extent) : item.end - min(distance, extent) - length
        return movedAlong(visible, to: start)
    }

    /// The viewport moved along the axis so that it starts at `start`, counted in the direction of growth.
    public func movedAlong(_ visible: LayoutRect, to start: Double) -> LayoutRect {
        let projection = projection
        let viewport = projection.along(visible)
        let position =
            projection.mirrorsAlong ? projection.along - start - (viewport.end - viewport.start) : start
        var moved = visible
        if options.axis == .vertical { moved.y = position } else { moved.x = position }
        return moved
    }

    /// The range of a rectangle along the axis, counted in the direction in which the content grows: from 0 at the
    /// start of the first section. One that is not finite has the empty range at 0.
    public func alongRange(of rect: LayoutRect) -> Range<Double> {
        let (start, end) = projection.along(rect)
        // A range traps where its bounds are not numbers.
        guard start.isFinite && end.isFinite else { return 0..<0 }
        return start..<max(start, end)
    }
}
