public import Waterfall

extension WaterfallHost {
    /// Shows another layout: every cell goes, and the pool with them. The viewport stays as far from the start as the
    /// new content allows.
    ///
    /// A load that runs is given up, unless `keepsLoad`: for a reload that is the load's own way to show its items.
    public func reload(_ newLayout: WaterfallLayout, keepsLoad: Bool = false) {
        removeAllCells()
        let (distance, old) = (distanceFromRest, layout.options)
        layout = newLayout
        isChangingInBackground = false
        fitNewLayout(after: old)
        selection.deselectAll()
        (focusedItem, scrollTarget, drag) = (nil, nil, nil)
        motion = .none
        if !keepsLoad { feed.loadMore.cancel() }
        moveAlong(to: distance - alongInsets.start)
        layoutDidChange()
    }

    /// Applies a batch; cells whose items are still there stay as they are. See `BatchUpdate`.
    ///
    /// The anchor, the first visible item that is still there and is not moved by the batch, does not move on screen.
    /// Only a viewport that rests at the start while a refresh runs stays there, since one who refreshes waits to see
    /// what is new. Throws where the batch contradicts itself, and then changes nothing.
    @discardableResult
    public func update(_ batch: BatchUpdate, anchor edge: ScrollAnchor.Edge = .start) throws(BatchError)
        -> UpdateResult
    {
        let distance = distanceFromRest
        let candidates = anchors(edge, moving: batch.movesItem())
        let reloaded = Set(batch.reloadedItems.map { $0.path })
        let result = try layout.apply(batch)
        noteMeanwhile(.batch(batch))
        renameCells { element in
            element.kind == .item && reloaded.contains(element.path) ? nil : result.element(after: element)
        }
        selection.rename(from: result.before, to: layout) { result.path(after: $0) }
        focusedItem = focusedItem.flatMap { result.path(after: $0) }
        prefetched = prefetched.compactMap { result.path(after: $0) }
        renameDrag { result.path(after: $0) }
        scrollTarget = nil
        restore(candidates, distance) { result.path(after: $0) }
        layoutDidChange()
        return result
    }

    /// For an animation of a batch: the frame, in the content coordinates of now, at which a mounted element is where it
    /// was on screen before. Nil for what the batch has inserted. `offset` is the viewport's before the batch.
    public func formerFrame(
        of element: LayoutElement, in result: UpdateResult, viewportAt offset: LayoutPoint
    ) -> LayoutRect? {
        var visible = visibleRect
        visible.x += offset.x - viewport.x
        visible.y += offset.y - viewport.y
        guard let before = result.element(before: element),
            var frame = result.before.frame(of: before, pinnedTo: visible)
        else { return nil }
        frame.x += viewport.x - offset.x
        frame.y += viewport.y - offset.y
        return frame
    }

    /// Changes the layout in a way that leaves every item its path and its number among all: sizes, options, items and
    /// sections behind the last. The anchor does not move on screen.
    public func change(
        anchor edge: ScrollAnchor.Edge = .start, _ change: @escaping (inout WaterfallLayout) -> Void
    ) {
        keepingAnchor(edge) { change(&layout) }
        noteMeanwhile(.change(change))
        layoutDidChange()
    }

    /// Where the viewport is, in a form that outlives sizes and sessions; nil where no item is visible.
    public func scrollState(edge: ScrollAnchor.Edge = .start) -> ScrollAnchor? {
        layout.anchor(in: visibleRect, edge: edge)
    }

    /// Puts the viewport where it was when the state was saved. Returns whether its item is still there, and false too
    /// before the view has a size.
    @discardableResult
    public func restore(_ state: ScrollAnchor) -> Bool {
        guard viewportExtent > 0, let visible = layout.viewport(visibleRect, restoring: state) else {
            return false
        }
        (motion, scrollTarget) = (.none, nil)
        moveVisible(to: visible)
        layoutDidChange()
        return true
    }

    // MARK: - Steps

    func keepingAnchor(
        _ edge: ScrollAnchor.Edge = .start, isResize: Bool = false, _ change: () -> Void
    ) {
        let held = resizeAnchor.flatMap { isResize || $0.edge == edge && isInPlace($0) ? $0 : nil }
        // One will do: every item is still there afterwards.
        let candidates = held.map { [$0] } ?? anchors(edge, onlyBest: true)
        let (distance, old) = (distanceFromRest, layout.options)
        change()
        fitLayout(after: old)
        restore(candidates, distance) { $0 }
        if isResize { resizeAnchor = candidates.first } else if held == nil { resizeAnchor = nil }
    }

    /// Whether the viewport is where an anchor wants it: no end of the content keeps it from there.
    private func isInPlace(_ anchor: ScrollAnchor) -> Bool {
        let visible = visibleRect
        let wanted = layout.viewport(visible, restoring: anchor)
        return wanted.map { isNear($0.origin, visible.origin) } ?? false
    }

    /// The visible items as anchors, best first.
    func anchors(_ edge: ScrollAnchor.Edge, onlyBest: Bool = false) -> [ScrollAnchor] {
        guard viewportExtent > 0 else { return [] }
        guard onlyBest else { return layout.anchors(in: visibleRect, edge) }
        return layout.anchor(in: visibleRect, edge: edge).map { [$0] } ?? []
    }

    /// The same for a change that inserts, removes or moves: what it moves comes last, or the viewport would run after it.
    /// None where the viewport rests at the start and awaits what a refresh brings.
    func anchors(_ edge: ScrollAnchor.Edge, moving isMoved: (ItemPath) -> Bool) -> [ScrollAnchor] {
        if refresh.isRefreshing && startPosition < startRange.lowerBound + 0.5 { return [] }
        return viewportExtent > 0 ? layout.anchors(in: visibleRect, edge, isMoved) : []
    }

    /// Puts the first anchor that is still there back in its place on screen; without one, the viewport as far from its
    /// rest as it was.
    func restore(
        _ candidates: [ScrollAnchor], _ distance: Double, _ rename: (ItemPath) -> ItemPath?
    ) {
        guard let visible = layout.viewport(visibleRect, restoring: candidates, renaming: rename) else {
            return moveAlong(to: distance - alongInsets.start)
        }
        moveVisible(to: visible)
    }

    private func moveVisible(to visible: LayoutRect) {
        var rect = viewport
        rect.x += visible.x - visibleRect.x
        rect.y += visible.y - visibleRect.y
        move(to: rect)
    }

    func layoutDidChange() {
        view.contentDidChange()
        updateCells()
        loadMoreIfNeeded()
    }
}
