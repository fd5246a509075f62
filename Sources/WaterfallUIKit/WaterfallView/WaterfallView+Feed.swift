import UIKit
import WaterfallHost

/// Pull to refresh, and loading more at the end.
extension WaterfallView {
    // MARK: - Refresh

    /// Begins a refresh as a pull does. Does nothing without ``onRefresh`` or while one runs.
    public func beginRefreshing() {
        host.beginRefreshing()
    }

    /// Ends a refresh that runs, and cancels its task.
    public func endRefreshing() {
        feed.cancelRefresh()
        host.endRefreshing()
    }

    /// Whether a refresh runs.
    public var isRefreshing: Bool { host.refresh.isRefreshing }

    /// Whether UIKit's own control is what one pulls, which knows but the top edge and makes room for itself.
    var usesRefreshControl: Bool { onRefresh != nil && PullControl.isAvailable && loadedHost.startsAtTop }

    func configureRefresh() {
        if !usesRefreshControl { pullControl.detach() }
        loadedHost.setRefreshExtent(usesRefreshControl ? 0 : RefreshMachine().triggerDistance)
        loadedHost.setRefreshEnabled(onRefresh != nil)
    }

    func refreshControlWasPulled() {
        // A control that turns for nothing would turn for ever.
        if !host.beginRefreshing() { updateContent() }
    }

    func startRefreshing() {
        guard let onRefresh else { return host.endRefreshing() }
        feed.startRefresh { [weak self] in
            var succeeded = true
            do { try await onRefresh() } catch { succeeded = false }
            // One that was cancelled has been ended by whoever did that, and another may run by now.
            guard let self, !Task.isCancelled else { return }
            host.endRefreshing(success: succeeded)
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

    /// Whether a load runs.
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
