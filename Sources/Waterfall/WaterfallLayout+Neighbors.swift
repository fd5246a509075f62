/// A step of the keyboard focus, as the arrow keys make it.
public enum FocusMove: Hashable, Sendable {
    case up, down, left, right
}

extension WaterfallLayout {
    /// The item that an arrow key leads to from another: along the axis the next one that lies over it in the same
    /// lanes, across it the nearest beside it. Nil where there is none in that direction, or no such item.
    ///
    /// O(lanes · log items), unless the space in that direction is empty for long.
    public func neighbor(of path: ItemPath, toward move: FocusMove) -> ItemPath? {
        guard let frame = frame(path) else { return nil }
        let isVertical = move == .up || move == .down
        return isVertical == (options.axis == .vertical)
            ? neighborAlong(path, frame, toward: move) : neighborAcross(path, frame, toward: move)
    }

    private func neighborAlong(_ path: ItemPath, _ frame: LayoutRect, toward move: FocusMove) -> ItemPath? {
        let content = contentSize
        let limit = options.axis == .vertical ? content.height : content.width
        var reach = 500.0
        while true {
            let strip = strip(beside: frame, toward: move, reach: reach)
            if let nearest = nearest(to: path, frame, toward: move, in: strip) { return nearest }
            if reach > limit { return nil }
            reach *= 4
        }
    }

    private func neighborAcross(_ path: ItemPath, _ frame: LayoutRect, toward move: FocusMove) -> ItemPath? {
        let content = contentSize
        var strip = strip(
            beside: frame, toward: move, reach: options.axis == .vertical ? content.width : content.height)
        // Nothing beside it: look a little further along the axis, and then a good deal.
        for slack in [0.0, 250, 1000] {
            if options.axis == .vertical {
                (strip.y, strip.height) = (frame.y - slack, frame.height + 2 * slack)
            } else {
                (strip.x, strip.width) = (frame.x - slack, frame.width + 2 * slack)
            }
            if let nearest = nearest(to: path, frame, toward: move, in: strip) { return nearest }
        }
        return nil
    }

    /// Of the items in a strip that lie beyond an item's edge the nearest, of equally near ones the one that is least out of
    /// line, and of several at one place the next in order.
    private func nearest(
        to path: ItemPath, _ frame: LayoutRect, toward move: FocusMove, in strip: LayoutRect
    ) -> ItemPath? {
        let isForward = isForward(move)
        var best: (path: ItemPath, gap: Double, offset: Double)?
        for placed in elements(in: strip) where placed.element.kind == .item && placed.element.path != path {
            let other = placed.element.path
            let gap = gap(from: frame, to: placed.frame, toward: move)
            guard gap >= Self.overlap else { continue }
            // Two of no size at one place lie beyond each other: there the order decides.
            let isMutual = self.gap(from: placed.frame, to: frame, toward: move) >= -Self.hair
            guard !isMutual || isForward == (path < other) else { continue }
            let offset = centerDistance(frame, placed.frame)
            guard let former = best else {
                best = (other, gap, offset)
                continue
            }
            let isNearer = (gap, offset) < (former.gap, former.offset)
            let isNext = (gap, offset) == (former.gap, former.offset) && isForward == (other < former.path)
            if isNearer || isNext { best = (other, gap, offset) }
        }
        return best?.path
    }

    /// What counts as beyond an item's edge may overlap it by this, in points.
    private static let overlap = -0.5

    /// Whether a move goes the way in which the content grows, or across it the way in which lanes are counted.
    private func isForward(_ move: FocusMove) -> Bool {
        let isVertical = move == .up || move == .down
        let isTowardEnd = move == .down || move == .right
        let mirrors =
            isVertical == (options.axis == .vertical) ? projection.mirrorsAlong : projection.mirrorsAcross
        return isTowardEnd != mirrors
    }

    private static let hair = 0.01

    /// The space beside an item, a hair narrower than the item so that neighbours which only touch it do not count, and a
    /// hair into it on the side where a strip ends, since one of no size may lie just there.
    private func strip(beside frame: LayoutRect, toward move: FocusMove, reach: Double) -> LayoutRect {
        let inset = min(Self.hair, frame.width / 4, frame.height / 4)
        let (x, width) = (frame.x + inset, frame.width - 2 * inset)
        let (y, height) = (frame.y + inset, frame.height - 2 * inset)
        switch move {
        case .up: return LayoutRect(x: x, y: frame.y - reach, width: width, height: reach + Self.hair)
        case .down: return LayoutRect(x: x, y: frame.maxY, width: width, height: reach)
        case .left: return LayoutRect(x: frame.x - reach, y: y, width: reach + Self.hair, height: height)
        case .right: return LayoutRect(x: frame.maxX, y: y, width: reach, height: height)
        }
    }

    private func gap(from frame: LayoutRect, to other: LayoutRect, toward move: FocusMove) -> Double {
        switch move {
        case .up: frame.y - other.maxY
        case .down: other.y - frame.maxY
        case .left: frame.x - other.maxX
        case .right: other.x - frame.maxX
        }
    }

    private func centerDistance(_ frame: LayoutRect, _ other: LayoutRect) -> Double {
        options.axis == .vertical ? abs(frame.midY - other.midY) : abs(frame.midX - other.midX)
    }
}
