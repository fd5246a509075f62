public import Waterfall

/// A key that moves the keyboard focus.
public enum FocusKey: Hashable, Sendable {
    /// An arrow key: to the neighbour by geometry.
    case arrow(FocusMove)
    /// The first item, and the last.
    case home, end
    /// The item of the same lane a viewport before, and behind.
    case pageUp, pageDown
}

extension WaterfallHost {
    /// Moves the keyboard focus and scrolls as little as it takes to show it; home and end scroll to the content's ends. The
    /// first arrow focuses the first visible item. Returns the item that has the focus then, or nil where the key leads nowhere.
    ///
    /// With `extendsSelection`, and where several items may be selected, all are from the one selected last to that one.
    @discardableResult
    public func moveFocus(_ key: FocusKey, extendsSelection: Bool = false) -> ItemPath? {
        guard let target = focusTarget(key) else { return nil }
        if extendsSelection && selection.mode == .multiple { extendSelection(to: target) }
        let range = startRange
        if key == .home || key == .end { moveAlong(to: key == .home ? range.lowerBound : range.upperBound) }
        focus(target)
        return target
    }

    /// The view gets the keyboard focus: so does the item that had it last, if it is visible, or else the first one that
    /// is. Returns the item, or nil where there is none.
    @discardableResult
    public func enterFocus() -> ItemPath? {
        let isVisible = focusedItem.flatMap { layout.frame($0) }?.intersects(visibleRect) ?? false
        focus(isVisible ? focusedItem : firstVisible, scrolls: false)
        return focusedItem
    }

    /// Gives an item the keyboard focus, or with nil takes it away, and scrolls as little as it takes to show it. With
    /// `scrolls` off the viewport stays: for a pointer, which must find under it what it clicked on.
    public func focus(_ path: ItemPath?, scrolls: Bool = true) {
        focusedItem = path.flatMap { layout.frame($0) == nil ? nil : $0 }
        if scrolls, let focusedItem { scrollToItem(focusedItem, at: .nearest) }
        view.contentDidChange()
    }

    private func focusTarget(_ key: FocusKey) -> ItemPath? {
        switch key {
        case .home: return layout.path(ofRow: 0)
        case .end: return layout.path(ofRow: layout.itemCount - 1)
        case .arrow(let move):
            guard let focusedItem else { return firstVisible }
            return layout.neighbor(of: focusedItem, toward: move)
        case .pageUp, .pageDown:
            guard let focusedItem else { return firstVisible }
            return page(from: focusedItem, forward: key == .pageDown)
        }
    }

    /// The first item whose start can be seen, or else the first that can be seen at all.
    private var firstVisible: ItemPath? {
        let anchors = layout.anchors(in: visibleRect, .start)
        let whole = anchors.first { $0.distance >= stickyExtent(.header, $0.path.section) }
        return (whole ?? anchors.first)?.path ?? layout.path(ofRow: 0)
    }

    /// Steps along the lane until a viewport has been passed, or the lane ends.
    private func page(from path: ItemPath, forward: Bool) -> ItemPath? {
        guard let start = layout.frame(path).map({ layout.alongRange(of: $0).lowerBound }) else { return nil }
        let visible = layout.alongRange(of: visibleRect)
        let reach = (visible.upperBound - visible.lowerBound) * 0.9
        let move = pageMove(forward)
        var current = path
        for _ in 0..<layout.itemCount {
            guard let next = layout.neighbor(of: current, toward: move),
                let range = layout.frame(next).map({ layout.alongRange(of: $0) })
            else { break }
            if current != path && abs(range.lowerBound - start) > reach { break }
            current = next
        }
        return current == path ? nil : current
    }

    /// Page Down goes down, and where lines run across the pages in the direction of reading.
    private func pageMove(_ forward: Bool) -> FocusMove {
        if layout.options.axis == .vertical { return forward ? .down : .up }
        return forward == (layout.options.direction == .leftToRight) ? .right : .left
    }
}
