public import Waterfall

extension WaterfallHost {
    /// What has changed about the items that are ahead, since the last call: those that lie within ``prefetchAhead`` of the
    /// ones with cells, in the direction of scroll, or before the first scroll toward the end. For views that fetch what
    /// cells will show; call it after ``updateCells()``.
    ///
    /// Each item begins once. Those that get cells end without a word, and so do those whose data is gone; those that are
    /// ahead no longer are cancelled. O(log items + items ahead); nothing at all while ``prefetchAhead`` is 0.
    public func takePrefetching() -> (begun: [ItemPath], cancelled: [ItemPath]) {
        guard prefetchAhead > 0 || !prefetched.isEmpty else { return ([], []) }
        let ahead = itemsAhead()
        let (old, new) = (Set(prefetched), Set(ahead))
        let begun = ahead.filter { !old.contains($0) }
        let cancelled = prefetched.filter {
            !new.contains($0) && recycler.cell(showing: LayoutElement(.item, $0)) == nil
        }
        prefetched = ahead
        return (begun, cancelled.sorted())
    }

    private func itemsAhead() -> [ItemPath] {
        guard hasArea, prefetchAhead > 0 else { return [] }
        let mounted = layout.alongRange(of: overscannedRect)
        let extent = min(prefetchAhead, 1000) * viewportExtent
        let start = motion == .towardStart ? mounted.lowerBound - extent : mounted.upperBound
        var rect = overscannedRect
        if layout.options.axis == .vertical { rect.height = extent } else { rect.width = extent }
        return layout.elements(in: layout.movedAlong(rect, to: start))
            .filter { $0.element.kind == .item && recycler.cell(showing: $0.element) == nil }
            .map { $0.element.path }
    }
}
