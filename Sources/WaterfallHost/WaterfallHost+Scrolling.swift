public import Waterfall

/// Where to put an item in the viewport, as in `UICollectionView`. For a horizontal waterfall start and end are its
/// leading and trailing side.
public enum ScrollPosition: Hashable, Sendable {
    case start, center, end
    /// As little as it takes to show the whole item; nothing where it is visible.
    case nearest
}

extension WaterfallHost {
    /// Where the viewport may start, along and counted in the direction of growth: from the start, with insets and a
    /// running refresh's header, to the end, with load-more's footer.
    var startRange: ClosedRange<Double> {
        let first = -(alongInsets.start + refresh.inset)
        let last = contentExtent + footerExtent + alongInsets.end - viewportExtent
        return first...max(first, last)
    }

    /// The insets with the space that a running refresh takes at the content's start.
    public var effectiveInsets: LayoutInsets {
        var insets = insets
        let isVertical = layout.options.axis == .vertical
        switch (isVertical, layout.options.isReversed) {
        case (true, false): insets.top += refresh.inset
        case (true, true): insets.bottom += refresh.inset
        case (false, false): insets.leading += refresh.inset
        case (false, true): insets.trailing += refresh.inset
        }
        return insets
    }

    var alongInsets: (start: Double, end: Double) {
        let (start, end) =
            layout.options.axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        return layout.options.isReversed ? (end, start) : (start, end)
    }

    var viewportExtent: Double { layout.options.axis == .vertical ? viewport.height : viewport.width }

    private var contentExtent: Double {
        let size = layout.contentSize
        return layout.options.axis == .vertical ? size.height : size.width
    }

    /// The viewport's offset when it rests at the start of the content, and at its end.
    public var offsetRange: (first: LayoutPoint, last: LayoutPoint) {
        let range = startRange
        return (
            layout.movedAlong(viewport, to: range.lowerBound).origin,
            layout.movedAlong(viewport, to: range.upperBound).origin
        )
    }

    /// All that the viewport passes over, from where it rests at the content's start to its end, in content coordinates:
    /// what scroll bars are about.
    public var scrollableRect: LayoutRect {
        let (first, last) = offsetRange
        return LayoutRect(
            x: min(first.x, last.x), y: min(first.y, last.y),
            width: viewport.width + abs(last.x - first.x), height: viewport.height + abs(last.y - first.y))
    }

    /// The user, or an animation, has scrolled to an offset. Offsets beyond the content's ends are legal: views bounce.
    ///
    /// With `isDragging` a pull past the start drives pull-to-refresh.
    public func scroll(to offset: LayoutPoint, isDragging: Bool = false) {
        let before = layout.alongRange(of: viewport).lowerBound
        viewport.x = offset.x
        viewport.y = offset.y
        let start = layout.alongRange(of: viewport).lowerBound
        if start != before && before >= startRange.lowerBound {
            motion = start > before ? .towardEnd : .towardStart
        } else if before < startRange.lowerBound {
            // On the way back from a pull nobody moves toward the end.
            motion = .none
        }
        if isDragging { pull(startRange.lowerBound - start) }
        updateCells()
        loadMoreIfNeeded()
    }

    /// Moves the viewport, held to the content's ends.
    public func setOffset(_ offset: LayoutPoint) {
        motion = .none
        move(to: LayoutRect(x: offset.x, y: offset.y, width: viewport.width, height: viewport.height))
        updateCells()
        loadMoreIfNeeded()
    }

    /// Moves the viewport to a rectangle, held to the content's ends, and tells the view if that changes it.
    func move(to rect: LayoutRect) {
        let range = startRange
        let start = layout.alongRange(of: rect).lowerBound
        var held = rect
        if !range.contains(start) { held = layout.movedAlong(rect, to: start.clamped(to: range)) }
        guard held != viewport else { return }
        let moves = held.origin != viewport.origin
        viewport = held
        if moves { view.offsetDidChange(to: held.origin) }
    }

    /// The offset at which an item lies at a place in the visible part of the viewport, held to the content's ends; nil
    /// where there is no such item.
    public func offset(showing path: ItemPath, at position: ScrollPosition) -> LayoutPoint? {
        guard let frame = layout.frame(path) else { return nil }
        let item = layout.alongRange(of: frame)
        let visible = layout.alongRange(of: visibleRect)
        let start = layout.alongRange(of: viewport).lowerBound
        let covered = visible.lowerBound - start
        let room = visible.upperBound - visible.lowerBound
        let header = stickyHeaderExtent(path.section)
        let atStart = item.lowerBound - covered - header
        let atEnd = item.upperBound - covered - room
        let target: Double
        switch position {
        case .start: target = atStart
        case .end: target = atEnd
        case .center: target = (item.lowerBound + item.upperBound - room) / 2 - covered
        case .nearest:
            // An item longer than the viewport is shown from its start.
            target = start > atStart ? atStart : max(start, min(atEnd, atStart))
        }
        return layout.movedAlong(viewport, to: target.clamped(to: startRange)).origin
    }

    /// What a sticky header covers of the viewport's start while its section is there.
    private func stickyHeaderExtent(_ section: Int) -> Double {
        guard let header = layout.options(ofSection: section)?.header, header.isSticky else { return 0 }
        return header.extent
    }

    /// Moves the viewport so that an item lies at a place in it. Returns whether there is such an item.
    @discardableResult
    public func scrollToItem(_ path: ItemPath, at position: ScrollPosition) -> Bool {
        guard let offset = offset(showing: path, at: position) else { return false }
        setOffset(offset)
        return true
    }

    /// The view has another size, or other insets. The first visible item stays where it is.
    public func resize(to size: LayoutSize, insets newInsets: LayoutInsets) {
        let isFirst = viewportExtent == 0
        let across =
            layout.options.axis == .vertical
            ? size.width - newInsets.leading - newInsets.trailing
            : size.height - newInsets.top - newInsets.bottom
        keepingAnchor {
            insets = newInsets
            viewport.width = size.width
            viewport.height = size.height
            changeWidth(to: across)
        }
        if isFirst {
            (viewport.x, viewport.y) = (-leftInset, -newInsets.top)
            move(to: layout.movedAlong(viewport, to: startRange.lowerBound))
        }
        layoutDidChange()
    }

    private func changeWidth(to across: Double) {
        if let runInBackground, layout.itemCount >= Self.backgroundCount, layout.across != across {
            runInBackground(beginBackgroundChange()) { $0.setAcross(across) }
        } else {
            isChangingInBackground = false
            layout.setAcross(across)
        }
    }
}
