public import UIKit
public import Waterfall
import WaterfallHost
import WaterfallViews

/// A scrolling waterfall: items of one width and of different heights, each in the shortest column. Only the cells
/// near the viewport exist.
///
/// Give the view a data source and a delegate, which it does not retain, and register the classes of its cells. Names and
/// meaning are those of `UICollectionView`. It is a scroll view like every other: insets, safe area, refresh control,
/// scrolling to the top and the delegate's scroll events are UIKit's own. Lengths are points; points and frames are in content
/// coordinates, the view's bounds, unless it says otherwise.
///
/// The view sets `contentSize`, which holds ``loadMoreFooter`` too; `layout.contentSize` is without it. Everything
/// happens on the main actor.
public final class WaterfallView: UIScrollView {
    /// Where the items come from. Setting it loads them when they are first needed, ``reloadData()`` at once.
    public weak var dataSource: (any WaterfallViewDataSource)? {
        didSet { setNeedsLoad() }
    }

    /// What is told which items will be needed soon. Default: nil.
    public weak var prefetchDataSource: (any WaterfallViewDataSourcePrefetching)? {
        didSet { loadedHost.prefetchAhead = prefetchDataSource == nil ? 0 : 1 }
    }

    /// What shapes the view and hears of its user: a ``WaterfallViewDelegate``, though a scroll view's delegate will do. Set it
    /// before the data is loaded, since it tells the sizes.
    public override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { waterfallDelegate = delegate as? any WaterfallViewDelegate }
    }
    weak var waterfallDelegate: (any WaterfallViewDelegate)?

    /// What is behind the last item while more can be loaded; its texts can be set.
    public let loadMoreFooter = LoadMoreFooter()

    /// Brings what is new, for a pull at the start or ``beginRefreshing()``; a refresh ends when it returns, and has
    /// failed when it throws. It changes the data and tells the view as any other code does. Default: nil, and
    /// nothing can be pulled.
    ///
    /// A vertical waterfall that starts at the top gets a `UIRefreshControl` for it, or takes the one that you have set.
    public var onRefresh: (@MainActor () async throws -> Void)? {
        didSet { configureRefresh() }
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

    /// Whether the focus engine may focus cells. Default: yes on Apple TV, and no elsewhere, where the arrow keys of a
    /// hardware keyboard move a focus of the view's own, which knows the lanes; see ``WaterfallCell/hasKeyboardFocus``.
    #if os(tvOS)
        public var allowsFocus = true
    #else
        public var allowsFocus = false
    #endif

    /// What VoiceOver says after a page was turned, from the numbers of the first and the last visible item, counted from
    /// 1, and of all. Default: “Items 5 to 12 of 100”.
    public var scrollAnnouncement: (_ visible: ClosedRange<Int>, _ count: Int) -> String = {
        "Items \($0.lowerBound) to \($0.upperBound) of \($1)"
    }

    /// What items measure that nobody tells the size of.
    static let defaultSize = ItemSize.estimate(100)

    let refreshHeader = RefreshHeader()
    let feed = FeedTasks()
    var registry = CellRegistry<WaterfallReusableView.Type>()
    var pendingUpdates: PendingUpdates?
    var askedWidths = AskedWidths()
    /// The item under a finger that may become a selection.
    var pressedItem: ItemPath?
    /// A scroll that was asked for before the view had a size.
    var scrollWhenSized: (() -> Void)?
    var needsLoad = false
    var environment = Environment()
    let pullControl = PullControl()
    /// Where the host believes the view to be.
    var followedOffset = CGPoint.zero
    /// The part of `contentInset` that is the view's own.
    var stripInsets = UIEdgeInsets.zero
    /// How many backgrounds lie below the cells.
    var backgroundCount = 0
    /// Whether cells that leave the screen fade, since their items are deleted.
    var fadesLeavingCells = false
    private lazy var bridge = HostBridge(self)
    /// The host as it is, be the data source's items in it or not.
    private(set) lazy var loadedHost = WaterfallHost(view: bridge)

    /// What decides. Whoever asks finds it with the data source's items in it, and knowing where the view is.
    var host: WaterfallHost<HostBridge> {
        loadIfNeeded()
        followOffset()
        return loadedHost
    }

    /// Makes a view without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view of an archive's frame and looks; items, cells and options are not archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        loadedHost.beginsAtOrigin = true
        accessibilityContainerType = .list
        addSubview(refreshHeader)
        addSubview(loadMoreFooter)
        loadMoreFooter.onRetry = { [weak self] in self?.loadMore() }
        pullControl.onPull = { [weak self] in self?.refreshControlWasPulled() }
        followEnvironment()
    }

    // MARK: - Layout

    /// How the items are laid out. The direction is always that of the view
    /// (`effectiveUserInterfaceLayoutDirection`), and the scale that of its screen: what one sets there is of no account.
    ///
    /// Setting them leaves the first visible item where it is on screen.
    public var options: WaterfallOptions {
        get { loadedHost.layout.options }
        set {
            var options = newValue
            options.direction = environment.direction
            options.scale = environment.scale
            followOffset()
            loadedHost.change { $0.setOptions(options) }
            configureRefresh()
        }
    }

    /// Where everything is: frames, queries, sections, the number of items.
    public var layout: WaterfallLayout { host.layout }

    /// The size across the scroll axis of an item that covers some lanes of a section, in points. It is what a delegate works
    /// the size along the axis out from, where that is no shape.
    ///
    /// A delegate that asks for it while it is asked for sizes gets what will hold then, in a section that is only just
    /// inserted too, and is asked for all sizes again when the view or its options get others. Default span: 1; more lanes
    /// than there are count as all. 0 where there is no such section, and before the view has a size. O(1).
    public func itemWidth(inSection section: Int, spanning span: Int = 1) -> CGFloat {
        askedWidths.width(spanning: span, inSection: section, of: host.layout)
    }

    /// Brings cells, header and footer in line with bounds, insets and traits. UIKit calls it, also on every scroll.
    public override func layoutSubviews() {
        super.layoutSubviews()
        followEnvironment()
        loadIfNeeded()
        followViewport()
        askAgainIfNeeded()
        measureCells()
        tellPrefetching()
    }

    // MARK: - What UIKit tells
    // Without Objective-C only the class itself can override.

    /// The traits are others; the layout follows with the next pass.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// The safe area, or the refresh control, takes another part of the view; the layout follows with the next pass.
    public override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    /// Which way the view reads, by UIKit's rule.
    public override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { setNeedsLayout() }
    }

    /// A finger highlights the item that it is put on.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        pressBegan(touches)
    }

    /// A finger that comes up over its item selects it.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        pressEnded(touches, event?.modifierFlags ?? [])
    }

    /// A finger that turns out to scroll selects nothing.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        endPress()
    }

    /// Yes: a first responder hears the hardware keyboard.
    public override var canBecomeFirstResponder: Bool { true }

    /// The arrows, Home, End and the page keys move the keyboard focus, with Shift they extend the selection; Space
    /// selects, Return activates, Command-A selects all and Escape nothing. Other keys go on to the next responder.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !($0.key.map(handle) ?? false) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// The focus engine has moved its focus; the keyboard focus follows.
    public override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        followFocus(to: context.nextFocusedView)
    }

    /// The headers, cells and footers that are mounted, in index order whatever their heights, and ``loadMoreFooter`` while
    /// it has something to say. They come and go with the viewport; setting has no effect.
    public override var accessibilityElements: [Any]? {
        get { readableElements }
        set {}
    }

    /// Turns a page, and says which items are visible then; see ``scrollAnnouncement``.
    public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        turnPage(direction)
    }
}
