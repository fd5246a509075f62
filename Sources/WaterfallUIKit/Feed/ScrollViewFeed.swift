public import UIKit
public import Waterfall
import WaterfallHost
import WaterfallViews

/// Pull to refresh and load-more for any scroll view: a collection view, a table, your own. (A ``WaterfallView`` has both
/// built in.)
///
/// ```swift
/// feed = ScrollViewFeed(collectionView)
/// feed.onRefresh = { [weak self] in try await self?.fetchNewer() }
/// feed.onLoadMore = { [weak self] in try await self?.fetchOlder() ?? false }
/// ```
///
/// The feed watches the scroll view and leaves its delegate alone. What it adds are a `UIRefreshControl`, where the scroll
/// view has none, and ``footer`` behind the content, with as much `contentInset` on that side; ``detach()`` takes off what it
/// added, and so does setting the closures to nil. An app that changes `contentInset` meanwhile adds to it what it needs
/// rather than overwrite it.
@MainActor
public final class ScrollViewFeed {
    /// Brings what is new, for a pull at the top or ``beginRefreshing()``; a refresh ends when it returns, and has failed when
    /// it throws. Default: nil, and nothing can be pulled. A scroll view that scrolls sideways has nothing to pull either.
    public var onRefresh: (@MainActor () async throws -> Void)? {
        didSet { configure() }
    }

    /// Brings the next items, when the end of the content comes near, and returns whether there are more to come. When it
    /// throws, the footer says so and offers another try. A refresh cancels its task, and what it returns then is of no
    /// account. Default: nil.
    public var onLoadMore: (@MainActor () async throws -> Bool)? {
        didSet { configure() }
    }

    /// How near the end of the content comes before ``onLoadMore`` is called, in viewports. Default: 1.
    public var loadMoreViewportsAhead = 1.0 {
        didSet { configure() }
    }

    /// Whether content that does not fill the viewport asks for more by itself. Default: no.
    public var loadMoreFillsFirstScreen = false {
        didSet { configure() }
    }

    /// Whether there are no items; the footer hides then, and nothing loads. Default: nil, while the content has no extent.
    /// Give your own where headers or insets are there without items.
    public var isEmpty: (@MainActor () -> Bool)? {
        didSet { update() }
    }

    /// What is behind the content while more can be loaded; its texts can be set.
    public let footer = LoadMoreFooter()

    /// The scroll view, which is not retained; nil when it is gone, or after ``detach()``.
    public private(set) weak var scrollView: UIScrollView?

    private let axis: WaterfallOptions.Axis
    private var machine = FeedMachine()
    private let tasks = FeedTasks()
    private let pullControl = PullControl()
    private var observations: [NSKeyValueObservation] = []
    /// How the scroll view stood when it was last looked at.
    private var former: ScrollSnapshot?
    /// What has been added to the scroll view's insets.
    private var addedInsets = UIEdgeInsets.zero

    /// Watches a scroll view; nothing is added to it before there is a closure. Keep the feed as long as that.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, which is not retained. Its content starts at its leading edge, or at the top.
    ///   - axis: The direction of scroll. Default: vertical.
    public init(_ scrollView: UIScrollView, axis: WaterfallOptions.Axis = .vertical) {
        (self.scrollView, self.axis) = (scrollView, axis)
        footer.onRetry = { [weak self] in self?.loadMore() }
        pullControl.onPull = { [weak self] in self?.refreshControlWasPulled() }
        observations = [
            scrollView.observe(\.contentOffset) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.update() }
            },
            scrollView.observe(\.contentSize) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.update() }
            },
        ]
        configure()
    }

    /// Takes off what was added, leaves the scroll view as it was found, and cancels what runs. Can be called twice.
    public func detach() {
        (onRefresh, onLoadMore) = (nil, nil)
        observations.forEach { $0.invalidate() }
        observations = []
        scrollView = nil
    }

    // MARK: - Refresh

    /// Whether a refresh runs.
    public var isRefreshing: Bool { machine.refresh.isRefreshing }

    /// Begins a refresh as a pull does. Does nothing without ``onRefresh`` or while one runs.
    public func beginRefreshing() {
        guard let onRefresh, machine.beginRefreshing() else { return }
        update()
        tasks.startRefresh { [weak self] in
            var succeeded = true
            do { try await onRefresh() } catch { succeeded = false }
            // One that was cancelled has been ended by whoever did that, and another may run by now.
            guard let self, !Task.isCancelled else { return }
            machine.refresh.end(success: succeeded)
            update()
        }
    }

    /// Ends a refresh that runs, and cancels its task.
    public func endRefreshing() {
        tasks.cancelRefresh()
        machine.refresh.end()
        update()
    }

    private func refreshControlWasPulled() {
        beginRefreshing()
        // A control that turns for nothing would turn for ever.
        update()
    }

    // MARK: - Load-more

    /// Whether a load runs.
    public var isLoadingMore: Bool { machine.loadMore.state == .loading }

    /// Loads more now, wherever the viewport is, and after a failure too. Does nothing without ``onLoadMore``, while a load or
    /// a refresh runs, or when there is no more.
    public func loadMore() {
        guard let snapshot, let ticket = machine.beginLoad(amount: snapshot.amount) else {
            return
        }
        startLoading(ticket)
    }

    /// There is nothing more to load, until ``resetLoadMore()``.
    public func setNoMoreData() {
        machine.loadMore.setNoMoreData()
        update()
    }

    /// There may be more again, after the end or a failure. A load that runs is cancelled.
    public func resetLoadMore() {
        machine.loadMore.reset()
        update()
    }

    private func startLoading(_ ticket: LoadMoreMachine.Ticket) {
        guard let onLoadMore else { return machine.loadMore.end(ticket, .loaded) }
        showFooter()
        tasks.startLoad { [weak self] in
            var outcome = LoadMoreMachine.Outcome.failed
            do { outcome = try await onLoadMore() ? .loaded : .noMoreData } catch {}
            guard let self else { return }
            machine.loadMore.end(ticket, outcome)
            update()
        }
    }

    // MARK: - Steps

    private var snapshot: ScrollSnapshot? {
        guard let scrollView else { return nil }
        let direction = WaterfallOptions.Direction(scrollView.effectiveUserInterfaceLayoutDirection)
        return ScrollSnapshot(
            viewport: LayoutRect(scrollView.bounds), content: LayoutSize(scrollView.contentSize),
            insets: LayoutInsets(scrollView.adjustedContentInset - addedInsets, direction), axis: axis,
            direction: direction)
    }

    private func configure() {
        guard let scrollView else { return }
        machine.refresh.isEnabled = onRefresh != nil
        machine.loadMore.isEnabled = onLoadMore != nil
        machine.loadMore.viewportsAhead = loadMoreViewportsAhead
        machine.loadMore.fillsFirstScreen = loadMoreFillsFirstScreen
        if onRefresh == nil { endTasksOfRefresh() }
        if onLoadMore == nil { machine.loadMore.cancel() }
        if onRefresh != nil && axis == .vertical {
            pullControl.attach(to: scrollView)
        } else {
            pullControl.detach()
        }
        update()
    }

    private func endTasksOfRefresh() {
        tasks.cancelRefresh()
        machine.refresh.end()
    }

    /// Brings control and footer in line, and loads if the end is near.
    private func update() {
        guard let snapshot else { return }
        pullControl.show(isRefreshing: isRefreshing)
        showFooter()
        let position = snapshot.position(after: former, isEmpty: isEmptyNow)
        former = snapshot
        if let ticket = machine.beginLoadIfNeeded(position) { startLoading(ticket) }
    }

    private var isEmptyNow: Bool { isEmpty?() ?? snapshot?.isEmpty ?? true }

    private func showFooter() {
        guard let scrollView, let snapshot else { return }
        let isShown = machine.loadMore.isEnabled && !isEmptyNow
        let extent = isShown ? machine.loadMore.footerExtent : 0
        footer.state = LoadMoreFooter.State(machine.loadMore.state, isShown: isShown)
        if machine.loadMore.state != .loading { tasks.cancelLoad() }
        if isShown && footer.superview !== scrollView { scrollView.addSubview(footer) }
        if !isShown && footer.superview != nil { footer.removeFromSuperview() }
        footer.frame = CGRect(snapshot.footerFrame(extent: extent))
        let insets = UIEdgeInsets(snapshot.footerInsets(extent: extent), snapshot.direction)
        guard insets != addedInsets else { return }
        let former = addedInsets
        addedInsets = insets
        scrollView.contentInset = scrollView.contentInset - former + insets
    }
}
