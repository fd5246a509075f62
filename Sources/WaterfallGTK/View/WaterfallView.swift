import CGTK
import Foundation
public import Waterfall
import WaterfallHost

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
    var registry = CellRegistry()
    var pendingUpdates: PendingUpdates?
    /// The item under a press that may become a click.
    var pressedItem: ItemPath?
    /// A scroll that was asked for before the view had a size.
    var scrollWhenSized: (() -> Void)?
    private var needsLoad = false
    private lazy var bridge = HostBridge(self)
    private lazy var loadedHost = WaterfallHost(view: bridge)

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
        feed.cancel()
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
    public var contentInset: LayoutInsets {
        get { loadedHost.insets }
        set { loadedHost.resize(to: scrollable.size, insets: newValue) }
    }

    /// Where everything is: frames, queries, sections, the number of items.
    public var layout: WaterfallLayout { host.layout }

    /// The size of the content, without insets, header and footer.
    public var contentSize: LayoutSize { host.layout.contentSize }

    // MARK: - Loading

    /// Asks the data source for everything again: cells, frames, the selection and the cells that wait for reuse
    /// are gone. The viewport stays as far from the content's start as the new content allows.
    ///
    /// Complexity: O(items).
    public func reloadData() {
        needsLoad = false
        pendingUpdates = nil
        loadedHost.reload(makeLayout(), keepsLoad: feed.isInsideLoad)
    }

    /// Asks the delegate for all sizes and section options again, and leaves the first visible item where it is on
    /// screen. Cells stay as they are.
    ///
    /// Complexity: O(items).
    public func invalidateLayout() {
        let layout = makeLayout()
        guard sectionCounts(of: layout) == sectionCounts(of: host.layout) else {
            complain("the number of items has changed without an update: insert and delete items, or reload")
            return reloadData()
        }
        host.change { $0 = layout }
    }

    private func setNeedsLoad() {
        needsLoad = true
        gtk_widget_queue_allocate(widget)
    }

    func loadIfNeeded() {
        if needsLoad { reloadData() }
    }

    private func makeLayout() -> WaterfallLayout {
        var layout = WaterfallLayout(options: options, across: loadedHost.layout.across)
        for section in 0..<sectionCount {
            layout.appendSection(sizes(ofSection: section), options: sectionOptions(section))
        }
        return layout
    }

    /// The number of sections, as the data source has it now.
    var sectionCount: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

    /// The number of items of a section, as the data source has it now.
    func itemCount(inSection section: Int) -> Int {
        max(0, dataSource?.waterfallView(self, numberOfItemsInSection: section) ?? 0)
    }

    /// The sizes of all items of a section, as the data source has it now.
    func sizes(ofSection section: Int) -> [ItemSize] {
        (0..<itemCount(inSection: section)).map { size(of: ItemPath(section: section, item: $0)) }
    }

    func size(of path: ItemPath) -> ItemSize {
        delegate?.waterfallView(self, sizeForItemAt: IndexPath(path)) ?? Self.defaultSize
    }

    func sectionOptions(_ section: Int) -> SectionOptions? {
        delegate?.waterfallView(self, optionsForSection: section)
    }

    func sectionCounts(of layout: WaterfallLayout) -> [Int] {
        (0..<layout.sectionCount).map { layout.itemCount(inSection: $0) }
    }
}
