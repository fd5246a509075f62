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
        let first = 0 - alongInsets.start - refresh.inset
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

    /// Where the viewport starts along the axis, counted in the direction of growth.
    var startPosition: Double { layout.alongRange(of: viewport).lowerBound }

    /// How far the viewport is from its rest at the content's start, apart from a running refresh's header.
    var distanceFromRest: Double { startPosition + alongInsets.start }

    var viewportExtent: Double { layout.options.axis == .vertical ? viewport.height : viewport.width }

    var contentExtent: Double {
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
    /// One that is not finite changes nothing.
    ///
    /// With `isDragging` a pull past the start drives pull-to-refresh.
    public func scroll(to offset: LayoutPoint, isDragging: Bool = false) {
        guard offset.x.isFinite && offset.y.isFinite else { return }
        noteOffset(offset)
        if isDragging { pull(startRange.lowerBound - startPosition) }
        updateCells()
        // A view may come to say where it is without having moved.
        let hasMoved = hasScrolled
        hasScrolled = false
        loadMoreIfNeeded(hasMoved ? motion : .none)
    }

    /// The same, but cells, pull-to-refresh and load-more wait for ``scroll(to:isDragging:)``. For a view that is scrolled some
    /// time before it lays itself out: what changes in between finds it where it is, and no cell is asked for whose data may
    /// be about to change. One that is not finite changes nothing.
    public func noteOffset(_ offset: LayoutPoint) {
        guard offset.x.isFinite && offset.y.isFinite else { return }
        let before = startPosition
        if offset != viewport.origin { (scrollTarget, hasScrolled) = (nil, true) }
        (viewport.x, viewport.y) = (offset.x, offset.y)
        knownOffset = offset
        let start = startPosition
        let rest = startRange.lowerBound
        if before < rest - LoadMoreMachine.Position.slack {
            // On the way back from a pull nobody moves toward the end.
            motion = .none
        } else if start != before {
            motion = start > before ? .towardEnd : .towardStart
        }
        noteOvershoot()
    }

    /// Notes how far past the content's ends a finger holds the viewport.
    func noteOvershoot() {
        let (start, range) = (startPosition, startRange)
        overshoot = isHeld ? (max(0, range.lowerBound - start), max(0, start - range.upperBound)) : (0, 0)
    }

    /// Moves the viewport, held to the content's ends. An offset that is not finite changes nothing.
    public func setOffset(_ offset: LayoutPoint) {
        guard offset.x.isFinite && offset.y.isFinite else { return }
        (motion, overshoot, scrollTarget) = (.none, (0, 0), nil)
        move(to: LayoutRect(x: offset.x, y: offset.y, width: viewport.width, height: viewport.height))
        updateCells()
        loadMoreIfNeeded()
    }

    /// Moves the viewport to a rectangle, held to the content's ends, and tells the view where it is if it does not
    /// know. Before the view has a size this does nothing.
    func move(to rect: LayoutRect) {
        guard viewportExtent > 0 else { return }
        let range = startRange.lowerBound - overshoot.start...startRange.upperBound + overshoot.end
        let start = layout.alongRange(of: rect).lowerBound
        viewport = range.contains(start) ? rect : layout.movedAlong(rect, to: start.clamped(to: range))
        tellOffset()
    }

    private func tellOffset() {
        guard viewport.origin != knownOffset else { return }
        knownOffset = viewport.origin
        view.offsetDidChange(to: knownOffset)
    }

    /// Whether two offsets look the same.
    func isNear(_ one: LayoutPoint, _ other: LayoutPoint) -> Bool {
        abs(one.x - other.x) < 0.5 && abs(one.y - other.y) < 0.5
    }

    /// Moves the viewport along the axis so that it starts at `start`, held to the content's ends.
    func moveAlong(to start: Double) { move(to: layout.movedAlong(viewport, to: start)) }

    /// The offset at which an item lies at a place in the visible part of the viewport, held to the content's ends; nil
    /// where there is no such item. What sticky headers and footers cover does not count as visible.
    public func offset(showing path: ItemPath, at position: ScrollPosition) -> LayoutPoint? {
        guard let frame = layout.frame(path) else { return nil }
        let item = layout.alongRange(of: frame)
        let visible = layout.alongRange(of: visibleRect)
        let start = startPosition
        let first = visible.lowerBound - start + stickyExtent(.header, path.section)
        let last = visible.upperBound - start - stickyExtent(.footer, path.section)
        let atStart = item.lowerBound - first
        let atEnd = item.upperBound - last
        let target: Double
        switch position {
        case .start: target = atStart
        case .end: target = atEnd
        case .center: target = (atStart + atEnd) / 2
        case .nearest:
            // An item longer than the viewport is shown from its start.
            target = start > atStart ? atStart : max(start, min(atEnd, atStart))
        }
        return layout.movedAlong(viewport, to: target.clamped(to: startRange)).origin
    }

    /// What a sticky header or footer covers of the viewport while its section is there, or one that shares its lanes.
    func stickyExtent(_ kind: LayoutElement.Kind, _ section: Int) -> Double {
        let shared = layout.sections(sharingLanesWith: section)
        let section = kind == .header ? shared.lowerBound : shared.upperBound - 1
        let options = layout.options(ofSection: section)
        let strip = kind == .header ? options?.header : options?.footer
        let element = LayoutElement(kind, ItemPath(section: section, item: 0))
        guard strip?.isSticky == true, let frame = layout.frame(of: element) else { return 0 }
        let range = layout.alongRange(of: frame)
        return range.upperBound - range.lowerBound
    }

    /// Moves the viewport so that an item lies at a place in it, and stays there while sizes are measured. Returns whether
    /// there is such an item.
    @discardableResult
    public func scrollToItem(_ path: ItemPath, at position: ScrollPosition) -> Bool {
        guard let offset = offset(showing: path, at: position) else { return false }
        setOffset(offset)
        scrollTarget = (path, position)
        return true
    }

    /// The view has another size, or other insets. The first visible item stays where it is.
    ///
    /// A size without an area is that of a hidden view: its cells go, and its place is kept for when it is back. A viewport
    /// that a finger holds (``isHeld``) stays where the finger has it. Where the view begins at the content's origin
    /// (``beginsAtOrigin``), insets that come and go along the axis, as bars do, leave the content in its place on screen, but
    /// for one that rests at its start.
    public func resize(to size: LayoutSize, insets newInsets: LayoutInsets) {
        hasArea = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
        guard hasArea else { return updateCells() }
        if viewportExtent > 0 && isHeld {
            setArea(size, newInsets)
            tellOffset()
        } else if beginsAtOrigin && size == viewport.size && hasSameRoom(newInsets) {
            let (start, first) = (startPosition, startRange.lowerBound)
            setArea(size, newInsets)
            resizeAnchor = nil
            moveAlong(to: start < first + 0.5 ? startRange.lowerBound : start)
        } else if viewportExtent > 0 {
            keepingAnchor(isResize: true) { setArea(size, newInsets) }
        } else {
            setArea(size, newInsets)
            moveAlong(to: startRange.lowerBound)
        }
        layoutDidChange()
    }

    /// Whether other insets leave the room across the axis as it is.
    private func hasSameRoom(_ other: LayoutInsets) -> Bool {
        layout.options.axis == .vertical
            ? (other.leading, other.trailing) == (insets.leading, insets.trailing)
            : (other.top, other.bottom) == (insets.top, insets.bottom)
    }

    private func setArea(_ size: LayoutSize, _ newInsets: LayoutInsets) {
        let (left, top) = (leftInset, insets.top)
        insets = newInsets.finite
        // What was at the inner edge across stays there.
        if layout.options.axis == .vertical {
            viewport.x += left - leftInset
        } else {
            viewport.y += top - insets.top
        }
        (viewport.width, viewport.height) = (size.width, size.height)
        let across = availableAcross
        if let runInBackground, layout.itemCount >= Self.backgroundCount, layout.across != across {
            if !isUnderWay(across) {
                let change = beginBackgroundChange()
                acrossUnderWay = (across, backgroundNumber)
                runInBackground(change) { $0.setAcross(across) }
            }
        } else {
            setAcross()
        }
        fillViewport()
    }

    /// Whether the layout is just being made for this room in the background.
    private func isUnderWay(_ across: Double) -> Bool {
        isChangingInBackground && acrossUnderWay?.across == across
            && acrossUnderWay?.number == backgroundNumber
    }

    /// Gives the layout the room that there is, now, whatever is under way in the background for another.
    private func setAcross() {
        if layout.across != availableAcross || acrossUnderWay?.number == backgroundNumber {
            isChangingInBackground = false
        }
        layout.setAcross(availableAcross)
    }

    /// The room across the axis, within the insets.
    var availableAcross: Double {
        layout.options.axis == .vertical
            ? viewport.width - insets.leading - insets.trailing : viewport.height - insets.top - insets.bottom
    }

    /// After a change of options: with another axis the layout gets the room that there is across it, and with that or
    /// another direction the viewport rests at the edge across.
    func fitLayout(after old: WaterfallOptions) {
        let new = layout.options
        guard viewportExtent > 0, new != old else { return }
        if new.axis != old.axis { setAcross() }
        fillViewport()
        guard (new.axis, new.direction) != (old.axis, old.direction) else { return }
        if new.axis == .vertical { viewport.x = -leftInset } else { viewport.y = -insets.top }
    }

    /// Gives another layout the room that there is.
    func fitNewLayout(after old: WaterfallOptions) {
        guard viewportExtent > 0 else { return }
        setAcross()
        fillViewport()
        fitLayout(after: old)
    }
}

extension LayoutInsets {
    /// These insets with 0 for what is not finite.
    fileprivate var finite: LayoutInsets {
        func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
        return LayoutInsets(
            top: number(top), leading: number(leading), bottom: number(bottom), trailing: number(trailing))
    }
}
