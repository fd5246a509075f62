import CGTK
import Foundation
public import Waterfall
import WaterfallHost
import WaterfallViews

/// A scrolling waterfall: items of one width and of different heights, each in the shortest column. Only the cells
/// near the viewport exist.
///
/// Its ``widget`` implements `GtkScrollable`: put it in a `GtkScrolledWindow`, give the view a data source and a
/// delegate, which it does not retain, and register the classes of its cells. Names and meaning are those of
/// `UICollectionView`, and index paths are Foundation's. Lengths are points, points are in content coordinates
/// unless it says otherwise. A view that is on screen stays alive there without other references.
@MainActor
public final class WaterfallView {
    /// The widget that shows the view.
    public var widget: WidgetPointer { scrollable.widget }

    /// Where the items come from. Setting it loads them when they are first needed, ``reloadData()`` at once.
    public weak var dataSource: (any WaterfallViewDataSource)? {
        didSet { setNeedsLoad() }
    }
    /// What shapes the view and hears of its user. Set it before the data is loaded, since it tells the sizes.
    public weak var delegate: (any WaterfallViewDelegate)?

    /// What a pull brings to light; its texts can be set.
    public let refreshHeader = RefreshHeader()
    /// What is below the last item while more can be loaded; its texts can be set.
    public let loadMoreFooter = LoadMoreFooter()

    /// Brings what is new, for a pull at the top, F5 or ``beginRefreshing()``; a refresh ends when it returns, and has
    /// failed when it throws. It changes the data and tells the view as any other code does. Default: nil, and
    /// nothing can be pulled.
    public var onRefresh: (@MainActor () async throws -> Void)? {
        didSet { loadedHost.setRefreshEnabled(onRefresh != nil) }
    }

    /// Brings the next items, when the end of the content comes near, and returns whether there are more to come. When
    /// it throws, the footer says so and offers another try. It changes the data and tells the view as any other
    /// code does. A refresh cancels its task, and what it returns then is of no account. Default: nil.
    public var onLoadMore: (@MainActor () async throws -> Bool)? {
        didSet { configureLoadMore() }
    }

    /// How near the end of the content comes before ``onLoadMore`` is called, in viewports. Default: 1.
    public var loadMoreViewportsAhead = 1.0 {
        didSet { configureLoadMore() }
    }

    /// Whether items that do not fill the viewport ask for more by themselves. Default: no.
    public var loadMoreFillsFirstScreen = false {
        didSet { configureLoadMore() }
    }

    /// What items measure that nobody tells the size of.
    static let defaultSize = ItemSize.estimate(100)

    let scrollable = ScrollableWidget()
    let feed = FeedTasks()
    var registry = CellRegistry<WaterfallReusableView.Type>()
    var pendingUpdates: PendingUpdates?
    var askedWidths = AskedWidths()
    /// Runs while an item is in hand, and when it ran last.
    private(set) lazy var dragTicker = FrameTicker(widget)
    var lastDragFrame = 0.0
    /// The item under a press that may become a click.
    var pressedItem: ItemPath?
    /// A scroll that was asked for before the view had a size.
    var scrollWhenSized: (() -> Void)?
    var needsLoad = false
    private lazy var bridge = HostBridge(self)
    /// The host as it is, be the data source's items in it or not.
    private(set) lazy var loadedHost = makeHost()

    /// What decides. Whoever asks finds it with the data source's items in it.
    var host: WaterfallHost<HostBridge> {
        loadIfNeeded()
        return loadedHost
    }

    public init() {
        scrollable.owner = self
        scrollable.insert(refreshHeader.widget, after: nil)
        scrollable.insert(loadMoreFooter.widget, after: refreshHeader.widget)
        loadMoreFooter.onRetry = { [weak self] in self?.loadMore() }
        options = WaterfallOptions()
    }

    isolated deinit {
        dragTicker.stop()
    }

    private func makeHost() -> WaterfallHost<HostBridge> {
        let host = WaterfallHost(view: bridge)
        host.runInBackground = { [weak self] change, work in
            Task.detached(priority: .userInitiated) {
                var change = change
                work(&change.layout)
                await self?.finish(change)
            }
        }
        return host
    }

    private func finish(_ change: BackgroundChange) {
        loadedHost.finish(change)
    }

    // MARK: - Layout

    /// How the items are laid out. The direction is always that of the widget, and the scale 1, since GTK places
    /// widgets at whole points: what one sets there is of no account.
    ///
    /// Setting them leaves the first visible item where it is on screen.
    public var options: WaterfallOptions {
        get { loadedHost.layout.options }
        set {
            var options = newValue
            options.direction = scrollable.isRightToLeft ? .rightToLeft : .leftToRight
            options.scale = 1
            loadedHost.change { $0.setOptions(options) }
        }
    }

    /// The space around the content that one may scroll into. Default: none.
    public var contentInset = LayoutInsets.zero {
        didSet { loadedHost.resize(to: scrollable.size, insets: contentInset) }
    }

    /// Where everything is: frames, queries, sections, the number of items.
    public var layout: WaterfallLayout { host.layout }

    /// The size across the scroll axis of an item that covers some lanes of a section, in whole points, as cells are
    /// measured: its frame may be a point wider. It is what a delegate works the size along the axis out from, where that
    /// is no shape.
    ///
    /// A delegate that asks for it while it is asked for sizes gets what will hold then, in a section that is only just
    /// inserted too, and is asked for all sizes again when the view or its options get others. Default span: 1; more lanes
    /// than there are count as all. 0 where there is no such section, and before the view has a size. O(1).
    public func itemWidth(inSection section: Int, spanning span: Int = 1) -> Double {
        let width = askedWidths.width(spanning: span, inSection: section, of: host.layout)
        // A width that is whole must not lose a point to the last bit of a division.
        return (width + 1e-6).rounded(.down)
    }

    /// The size of the content, without insets, header and footer.
    public var contentSize: LayoutSize { host.layout.contentSize }
}
