import CGTK
import Waterfall
import WaterfallHost

/// How the widgets follow what the host decides.
extension WaterfallView {
    func updateScrollPosition() {
        scrollable.configure(content: host.scrollableRect, offset: host.viewport.origin)
    }

    func updateContent() {
        updateScrollPosition()
        refreshHeader.isNarrow = options.axis == .horizontal
        loadMoreFooter.isNarrow = options.axis == .horizontal
        updateHeader()
        updateFooter()
        host.forEachMounted { element, cell in
            if let cell = cell as? WaterfallCell { updateLooks(of: cell, showing: element.path) }
        }
        updateKeyboardFocus()
    }

    func updateLooks(of cell: WaterfallCell, showing path: ItemPath) {
        guard let row = host.layout.row(of: path) else { return }
        cell.isSelected = host.isSelected(path)
        cell.setPosition(index: row, count: host.layout.itemCount)
    }

    /// Lets the content move to its new place where a change of the pull or of the refresh has moved it at once.
    func settling<Result>(_ change: () -> Result) -> Result {
        let former = scrollable.drawingOffset - host.viewport.y
        let result = change()
        scrollable.settle(from: former - (scrollable.pullOffset - host.viewport.y))
        return result
    }

    /// Gives the items near the viewport whose size is a guess the size of their cells. That may bring others near, with
    /// guesses of their own.
    private func measureCells() {
        while case let items = host.itemsToMeasure, !items.isEmpty {
            host.measured(items.map { ($0, extent(of: $0)) })
        }
    }

    /// The size along the axis that an item's cell needs; where it has none, the guess stays.
    private func extent(of path: ItemPath) -> Double {
        guard let frame = host.layout.frame(path), let span = host.layout.size(path)?.span else { return 0 }
        let isVertical = options.axis == .vertical
        // Lanes in whole points differ by one, and an item may change its lane: it needs no more room in a wider one.
        let breadth = itemWidth(inSection: path.section, spanning: span)
        let needed = cell(at: path)?.extent(across: breadth, isVertical)
        return needed ?? (isVertical ? frame.height : frame.width)
    }

    private func updateHeader() {
        refreshHeader.state =
            switch host.refresh.state {
            case .idle, .failed: .hidden
            case .pulling(let progress): .pulling(progress: progress)
            case .refreshing: .refreshing
            }
        scrollable.setFrame(host.refreshHeaderFrame, of: refreshHeader.widget)
        scrollable.pullOffset = host.refresh.pullOffset
    }

    private func updateFooter() {
        loadMoreFooter.state =
            switch host.loadMore.state {
            case _ where !host.showsFooter: .hidden
            case .idle: .hidden
            case .loading: .loading
            case .failed: .failed
            case .noMoreData: .noMore
            }
        scrollable.setFrame(host.footerFrame ?? .zero, of: loadMoreFooter.widget)
        if host.loadMore.state != .loading { feed.cancelLoad() }
    }
}

extension WaterfallView: ScrollableWidgetOwner {
    package func willPlaceChildren() {
        loadIfNeeded()
        askAgainIfNeeded()
        measureCells()
    }

    package func viewportDidResize(to size: LayoutSize) {
        host.resize(to: size, insets: contentInset)
        scrollWhenSized?()
        scrollWhenSized = nil
    }

    package func viewportDidScroll(to offset: LayoutPoint) {
        host.scroll(to: offset)
        delegate?.waterfallViewDidScroll(self)
    }

    package func directionDidChange() {
        options = options
    }

    /// Frames are in points whatever the scale; what is drawn at device pixels asks its own widget.
    package func scaleDidChange() {}
}
