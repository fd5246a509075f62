import UIKit
import Waterfall
import WaterfallHost

/// How the subviews follow what the host decides.
extension WaterfallView {
    func updateScrollPosition() {
        let size = CGSize(loadedHost.scrollContentSize)
        if size != contentSize { contentSize = size }
        let strips = UIEdgeInsets(loadedHost.scrollContentInsets, environment.direction)
        if strips != stripInsets {
            let former = stripInsets
            stripInsets = strips
            contentInset = contentInset - former + strips
        }
        let offset = CGPoint(loadedHost.viewport.origin)
        followedOffset = offset
        // UIKit ends a scroll under way where the offset is set in any other manner.
        if offset != contentOffset { contentOffset = offset }
    }

    func updateContent() {
        updateScrollPosition()
        updateHeader()
        updateFooter()
        host.forEachMounted { element, cell in
            if let cell = cell as? WaterfallCell { updateLooks(of: cell, showing: element.path) }
        }
    }

    func updateLooks(of cell: WaterfallCell, showing path: ItemPath) {
        let isSelected = host.isSelected(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let hasFocus = host.focusedItem == path
        if cell.hasKeyboardFocus != hasFocus { cell.hasKeyboardFocus = hasFocus }
    }

    /// Gives the items near the viewport whose size is a guess the size of their cells. That may bring others near, with
    /// guesses of their own.
    func measureCells() {
        while case let items = host.itemsToMeasure, !items.isEmpty {
            host.measured(items.map { ($0, extent(of: $0)) })
        }
    }

    /// The size along the axis that an item's cell needs; where it has none, the guess stays.
    private func extent(of path: ItemPath) -> Double {
        guard let frame = host.layout.frame(path) else { return 0 }
        let isVertical = options.axis == .vertical
        let needed = cell(at: path)?.extent(
            fitting: isVertical ? frame.width : frame.height, along: options.axis)
        return needed ?? (isVertical ? frame.height : frame.width)
    }

    func tellPrefetching() {
        guard let prefetchDataSource else { return }
        let (begun, cancelled) = host.takePrefetching()
        if !cancelled.isEmpty {
            prefetchDataSource.waterfallView(
                self, cancelPrefetchingForItemsAt: cancelled.map { IndexPath($0) })
        }
        if !begun.isEmpty {
            prefetchDataSource.waterfallView(self, prefetchItemsAt: begun.map { IndexPath($0) })
        }
    }

    private func updateHeader() {
        refreshHeader.frame = CGRect(host.refreshHeaderFrame)
        refreshHeader.show(usesRefreshControl ? .idle : host.refresh.state)
        if usesRefreshControl {
            pullControl.attach(to: self)
            pullControl.show(isRefreshing: host.refresh.isRefreshing)
        }
    }

    private func updateFooter() {
        loadMoreFooter.frame = host.footerFrame.map { CGRect($0) } ?? .zero
        loadMoreFooter.state = LoadMoreFooter.State(host.loadMore.state, isShown: host.showsFooter)
        if host.loadMore.state != .loading { feed.cancelLoad() }
    }
}

extension LoadMoreFooter.State {
    init(_ state: LoadMoreMachine.State, isShown: Bool) {
        self =
            switch state {
            case _ where !isShown: .hidden
            case .idle: .hidden
            case .loading: .loading
            case .failed: .failed
            case .noMoreData: .noMore
            }
    }
}
