import Waterfall
import WaterfallHost

/// Pull to refresh, and loading more at the end.
extension WaterfallView {
    // MARK: - Refresh

    /// Begins a refresh as a pull does. Does nothing without ``onRefresh`` or while one runs.
    public func beginRefreshing() {
        _ = settling { host.beginRefreshing() }
    }

    /// Ends a refresh that runs, and cancels its task.
    public func endRefreshing() {
        feed.cancelRefresh()
        settling { host.endRefreshing() }
    }

    public var isRefreshing: Bool { host.refresh.isRefreshing }

    func startRefreshing() {
        guard let onRefresh else { return host.endRefreshing() }
        feed.startRefresh { [weak self] in
            var succeeded = true
            do { try await onRefresh() } catch { succeeded = false }
            // One that was cancelled has been ended by whoever did that, and another may run by now.
            guard let self, !Task.isCancelled else { return }
            settling { self.host.endRefreshing(success: succeeded) }
        }
    }

    // MARK: - Load-more

    /// Loads more now, wherever the viewport is, and after a failure too. Does nothing without ``onLoadMore``, while
    /// a load or a refresh runs, or when there is no more.
    public func loadMore() {
        host.loadMoreNow()
    }

    /// There is nothing more to load, until ``resetLoadMore()``.
    public func setNoMoreData() {
        host.setNoMoreData()
    }

    /// There may be more again, after the end or a failure. A load that runs is cancelled.
    public func resetLoadMore() {
        host.resetLoadMore()
    }

    public var isLoadingMore: Bool { host.loadMore.state == .loading }

    func configureLoadMore() {
        host.configureLoadMore(
            isEnabled: onLoadMore != nil, viewportsAhead: loadMoreViewportsAhead,
            fillsFirstScreen: loadMoreFillsFirstScreen)
    }

    func startLoading(_ ticket: LoadMoreMachine.Ticket) {
        guard let onLoadMore else { return host.endLoading(ticket, .loaded) }
        feed.startLoad { [weak self] in
            var outcome = LoadMoreMachine.Outcome.failed
            do { outcome = try await onLoadMore() ? .loaded : .noMoreData } catch {}
            self?.host.endLoading(ticket, outcome)
        }
    }
}
