import Waterfall

extension WaterfallHost {
    /// The first and the last item, by their numbers among all, of which something is visible; nil where nothing is.
    /// O(cells).
    public var visibleRows: ClosedRange<Int>? {
        let rect = visibleRect
        var (first, last) = (Int.max, -1)
        for entry in recycler.mounted where entry.element.kind == .item && entry.frame.intersects(rect) {
            guard let row = layout.row(of: entry.element.path) else { continue }
            (first, last) = (min(first, row), max(last, row))
        }
        return last < 0 ? nil : first...last
    }
}
