public import Waterfall

extension WaterfallHost {
    /// The mounted items whose size is still a guess: what the view is to measure after ``updateCells()``.
    public var itemsToMeasure: [ItemPath] {
        recycler.mounted.compactMap { entry in
            entry.element.kind == .item && layout.needsMeasure(entry.element.path) ? entry.element.path : nil
        }
    }

    /// Corrects guesses by measured sizes along the axis, in points. Each item is corrected once, until its lane has
    /// another width; the first visible item, or the one last scrolled to, does not move on screen.
    ///
    /// What comes into view by that may have to be measured in turn: ``itemsToMeasure`` is then not empty. It comes to
    /// an end, since no item is measured twice.
    ///
    /// With `again` what has been measured is corrected, too: for cells that change their size while they are on show.
    public func measured(_ sizes: [(path: ItemPath, extent: Double)], again: Bool = false) {
        func correct(_ layout: inout WaterfallLayout) -> Bool {
            var moves = false
            for size in sizes {
                let moved =
                    again
                    ? layout.measureAgain(size.path, extent: size.extent)
                    : layout.measure(size.path, extent: size.extent)
                moves = moves || moved
            }
            return moves
        }
        var moves = false
        // A viewport that something has held elsewhere since does not jump.
        let (before, across) = (viewport.origin, layout.across)
        let isAtTarget = targetOffset.map { isNear($0, viewport.origin) } ?? false
        keepingAnchor { moves = correct(&layout) }
        if isAtTarget, let offset = targetOffset {
            move(to: LayoutRect(x: offset.x, y: offset.y, width: viewport.width, height: viewport.height))
        }
        // Lanes of another width, which may be on their way, need other measures.
        noteMeanwhile(.change { layout in if layout.across == across { _ = correct(&layout) } })
        if moves || viewport.origin != before { layoutDidChange() }
    }

    /// Where the viewport is to be for the item that was scrolled to last.
    private var targetOffset: LayoutPoint? {
        scrollTarget.flatMap { offset(showing: $0.path, at: $0.position) }
    }
}
