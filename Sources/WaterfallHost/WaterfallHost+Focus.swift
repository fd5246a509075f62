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
        focus(target)
        if key == .home { scroll(toEnd: startRange.lowerBound, ifShows: target) }
        if key == .end { scroll(toEnd: startRange.upperBound, ifShows: target) }
        return target
    }

    /// Scrolls to an end of the content, unless a long lane leaves an item out of sight there.
    private func scroll(toEnd end: Double, ifShows path: ItemPath) {
        guard let frame = layout.frame(path) else { return }
        let rect = layout.movedAlong(viewport, to: end)
        guard frame.intersects(rect.inset(by: insets, direction: layout.options.direction)) else { return }
        setOffset(rect.origin)
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

    /// The first item that can be seen whole, or else the first that can be seen at all.
    private var firstVisible: ItemPath? {
        let visible = layout.alongRange(of: visibleRect)
        let whole = layout.elements(in: visibleRect).first { placed in
            guard placed.element.kind == .item else { return false }
            let range = layout.alongRange(of: placed.frame)
            let covered = stickyExtent(.header, placed.element.path.section)
            return range.lowerBound >= visible.lowerBound + covered && range.upperBound <= visible.upperBound
        }
        return whole?.element.path ?? layout.anchor(in: visibleRect)?.path ?? layout.path(ofRow: 0)
    }

    /// Steps along the lane until a viewport has been passed, or the lane ends.
    private func page(from path: ItemPath, forward: Bool) -> ItemPath? {
        guard let start = layout.frame(path).map({ layout.alongRange(of: $0).lowerBound }) else { return nil }
        let visible = layout.alongRange(of: visibleRect)
        let reach = (visible.upperBound - visible.lowerBound) * 0.9
        let move = pageMove(forward)
        var current = path
        while let next = layout.neighbor(of: current, toward: move) {
            guard let range = layout.frame(next).map({ layout.alongRange(of: $0) }) else { break }
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
