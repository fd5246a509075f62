public import Waterfall

/// What the scroll views of other toolkits need that go about their scrolling by themselves: `UIScrollView` moves its own
/// bounds, begins at the content's origin, and asks for the rest of what one can scroll over as an inset.
extension WaterfallHost {
    /// How large the content of such a scroll view is, with the strips of refresh and load-more that lie behind the
    /// content's origin, in points.
    public var scrollContentSize: LayoutSize {
        var size = layout.contentSize
        let strips = growsBackward ? refresh.inset : footerExtent
        if layout.options.axis == .vertical { size.height += strips } else { size.width += strips }
        return size
    }

    /// The strips that lie before the content's origin, as insets of such a scroll view. A running refresh's header does,
    /// and where the content grows toward the origin load-more's footer.
    public var scrollContentInsets: LayoutInsets {
        let strips = growsBackward ? footerExtent : refresh.inset
        if layout.options.axis == .vertical { return LayoutInsets(top: strips) }
        return layout.options.direction == .leftToRight
            ? LayoutInsets(leading: strips) : LayoutInsets(trailing: strips)
    }

    /// Makes a refresh header take so much space, in points along the axis; see ``RefreshMachine/triggerDistance``. 0 is
    /// for toolkits that make room for a header of their own. Default: 54. What is negative or not finite counts as 0.
    public func setRefreshExtent(_ extent: Double) {
        let extent = extent.isFinite ? max(0, extent) : 0
        guard extent != refresh.triggerDistance else { return }
        feed.refresh.triggerDistance = extent
        move(to: viewport)
        layoutDidChange()
    }

    /// Whether the content starts at the top: where a header that knows but that edge has its place.
    public var startsAtTop: Bool { layout.options.axis == .vertical && !growsBackward }

    /// Where the viewport is a page further, held to the content's ends, or nil where it is there already. A page is what
    /// is visible. For assistive tools.
    public func offset(aPageTo move: PageMove) -> LayoutPoint? {
        let visible = layout.alongRange(of: visibleRect)
        let page = visible.upperBound - visible.lowerBound
        guard let forward = isForward(move), page > 0 else { return nil }
        let target = (startPosition + (forward ? page : -page)).clamped(to: startRange)
        return target == startPosition ? nil : layout.movedAlong(viewport, to: target).origin
    }

    /// Whether a move goes toward the content's end; nil where it goes across.
    private func isForward(_ move: PageMove) -> Bool? {
        let isVertical = layout.options.axis == .vertical
        switch move {
        case .forward: return true
        case .backward: return false
        case .up, .down: return isVertical ? (move == .down) != growsBackward : nil
        case .left, .right: return isVertical ? nil : (move == .right) != growsBackward
        }
    }

    /// Whether later items lie nearer to the content's origin.
    var growsBackward: Bool { layout.options.growsBackward }

    /// Content that grows toward the origin starts at the far end of the viewport: where it begins at the origin, it has to
    /// be as long as the viewport.
    func fillViewport() {
        guard beginsAtOrigin else { return }
        let insets = alongInsets
        let extent = growsBackward ? max(0, viewportExtent - insets.start - insets.end) : 0
        guard growsBackward || isFilled, layout.options.minimumContentExtent != extent else { return }
        isFilled = growsBackward
        var options = layout.options
        options.minimumContentExtent = extent
        layout.setOptions(options)
    }
}

/// Where a page of content is turned to.
public enum PageMove: Hashable, Sendable {
    case up, down, left, right
    /// Toward the content's end, and toward its start.
    case forward, backward
}
