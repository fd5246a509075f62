public import Waterfall

extension WaterfallHost {
    // MARK: - Refresh

    public func setRefreshEnabled(_ isEnabled: Bool) {
        feed.refresh.isEnabled = isEnabled
        view.contentDidChange()
    }

    /// The content is pulled this far past its start, in points; for views that do not scroll past it themselves.
    public func pull(_ distance: Double) {
        let before = refresh.state
        feed.refresh.pull(distance)
        if refresh.state != before { view.contentDidChange() }
    }

    /// The content is let go; far enough pulled, it refreshes.
    public func releasePull() {
        if feed.release() { refreshBegan() } else { view.contentDidChange() }
    }

    /// Refreshes, as if pulled. Returns whether a refresh begins: not while one runs.
    @discardableResult
    public func beginRefreshing() -> Bool {
        guard feed.beginRefreshing() else { return false }
        refreshBegan()
        return true
    }

    private func refreshBegan() {
        showRefreshHeader()
        view.contentDidChange()
        if refresh.isRefreshing { view.refreshDidBegin() }
    }

    /// Moves a viewport that rests at the content's start so that the header's space is in it; one that is scrolled
    /// away stays, and so does one that is pulled further and comes back by itself, or that a finger holds.
    private func showRefreshHeader() {
        guard !isHeld else { return noteOvershoot() }
        let (start, first) = (startPosition, startRange.lowerBound)
        guard start > first, start < first + refresh.inset + 0.5 else { return }
        scrollTarget = nil
        motion = .none
        moveAlong(to: first)
        updateCells()
    }

    /// The refresh has ended.
    public func endRefreshing(success: Bool = true) {
        guard refresh.isRefreshing else { return }
        feed.refresh.end(success: success)
        noteOvershoot()
        move(to: viewport)
        layoutDidChange()
    }

    /// Where the refresh header lies, in content coordinates: just before the content's start.
    public var refreshHeaderFrame: LayoutRect {
        strip(from: -refresh.triggerDistance, extent: refresh.triggerDistance)
    }

    // MARK: - Load-more

    public func configureLoadMore(isEnabled: Bool, viewportsAhead: Double = 1, fillsFirstScreen: Bool = false)
    {
        keepingAnchor { feed.loadMore.isEnabled = isEnabled }
        feed.loadMore.viewportsAhead = viewportsAhead
        feed.loadMore.fillsFirstScreen = fillsFirstScreen
        layoutDidChange()
    }

    /// Asks for more if the end is near; called by itself after scrolls, which have a direction, and changes.
    func loadMoreIfNeeded(_ motion: LoadMoreMachine.Position.Motion = .none) {
        guard hasArea else { return }
        let position = LoadMoreMachine.Position(
            offset: distanceFromRest, viewport: viewportExtent, content: insetContentExtent,
            amount: Double(layout.itemCount), motion: motion)
        if let ticket = feed.beginLoadIfNeeded(position) { loadBegan(ticket) }
    }

    private var insetContentExtent: Double { alongInsets.start + contentExtent + alongInsets.end }

    /// Loads more now, whatever the offset: for a footer that is tapped, after a failure too.
    public func loadMoreNow() {
        guard let ticket = feed.beginLoad(amount: Double(layout.itemCount)) else { return }
        loadBegan(ticket)
    }

    private func loadBegan(_ ticket: LoadMoreMachine.Ticket) {
        view.contentDidChange()
        if loadMore.state == .loading { view.loadMoreDidBegin(ticket) }
    }

    /// A load has ended; see ``LoadMoreMachine/end(_:_:)``.
    public func endLoading(_ ticket: LoadMoreMachine.Ticket, _ outcome: LoadMoreMachine.Outcome) {
        feed.loadMore.end(ticket, outcome)
        layoutDidChange()
    }

    /// Whatever load runs has ended; with no more data to come, also where none does.
    public func endLoading(_ outcome: LoadMoreMachine.Outcome = .loaded) {
        feed.loadMore.end(outcome)
        layoutDidChange()
    }

    /// There is nothing more to load, until ``resetLoadMore()``.
    public func setNoMoreData() {
        feed.loadMore.setNoMoreData()
        layoutDidChange()
    }

    /// There is more to load again.
    public func resetLoadMore() {
        feed.loadMore.reset()
        layoutDidChange()
    }

    /// Whether the footer has a place: while load-more is on and there are items.
    public var showsFooter: Bool { loadMore.isEnabled && layout.itemCount > 0 }

    var footerExtent: Double { showsFooter ? loadMore.footerExtent : 0 }

    /// Where load-more's footer lies, in content coordinates: just behind the content's end. Nil where it has no place.
    public var footerFrame: LayoutRect? {
        guard showsFooter else { return nil }
        return strip(from: contentExtent, extent: loadMore.footerExtent)
    }

    /// Makes load-more's footer take so much space, in points along the axis: for footers that size themselves. Default: 44.
    /// What is negative or not finite counts as 0.
    public func setFooterExtent(_ extent: Double) {
        let extent = extent.isFinite ? max(0, extent) : 0
        guard extent != loadMore.footerExtent else { return }
        keepingAnchor { feed.loadMore.footerExtent = extent }
        layoutDidChange()
    }

    /// A strip over the content's whole width, counted along the axis from the content's start.
    private func strip(from start: Double, extent: Double) -> LayoutRect {
        let content = layout.contentSize
        let rect =
            layout.options.axis == .vertical
            ? LayoutRect(x: 0, y: 0, width: content.width, height: extent)
            : LayoutRect(x: 0, y: 0, width: extent, height: content.height)
        return layout.movedAlong(rect, to: start)
    }
}
