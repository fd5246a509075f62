// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uicollectionview>
@MainActor
open class UICollectionView: UIScrollView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection>
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition>
    public struct ScrollPosition: OptionSet, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt

        /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/init(rawvalue:)>
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/top>
        public static let top = ScrollPosition(rawValue: 1)
        /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/centeredvertically>
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/bottom>
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/left>
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/centeredhorizontally>
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition/right>
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader>
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter>
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// What a view shows.
    struct Element: Hashable {
        var category: ElementCategory
        var kind: String?
        var indexPath: IndexPath
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)>
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/datasource>
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource>
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled>
    open var isPrefetchingEnabled = true

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout>
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            invalidate(everything: true)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:)>
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        layoutIfNeeded()
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/allowsselection>
    open var allowsSelection = true
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection>
    open var allowsMultipleSelection = false

    // MARK: - State

    /// How many items each section has; nil until the data source is asked.
    var counts: [Int]?
    var isLayoutValid = false
    var isUpdating = false
    var shown: [Element: UICollectionReusableView] = [:]
    var pool: [String: [UICollectionReusableView]] = [:]
    var viewClasses: [String: UICollectionReusableView.Type] = [:]
    var pendingUpdates: [UICollectionViewUpdateItem] = []
    var updateDepth = 0
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?
    var movement: Movement?
    /// A cell that the data source is to be handed again, to configure it anew.
    var reconfiguring: UICollectionViewCell?
    var prefetched: Set<IndexPath> = []
    var boundsBeforeAnimation: CGRect?
    var scrollsTowardEnd = true
    /// Test only: what the layout has said of the last batch's appearing and disappearing views, by their paths.
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/testinitialattributes>
    public internal(set) var testInitialAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// Test only: see ``testInitialAttributes``.
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/testfinalattributes>
    public internal(set) var testFinalAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// Test only: how many views have been made, and not taken from the pool.
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/testmadeviewcount>
    public internal(set) var testMadeViewCount = 0

    // MARK: - Counts

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/numberofsections>
    open var numberOfSections: Int { knownCounts.count }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)>
    open func numberOfItems(inSection section: Int) -> Int { knownCounts[section] }

    var knownCounts: [Int] {
        if let counts { return counts }
        let asked = askCounts()
        counts = asked
        return asked
    }

    func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()>
    open func reloadData() {
        for (element, view) in shown { recycle(view, of: element) }
        shown = [:]
        (selected, highlighted, prefetched, movement) = ([], nil, [], nil)
        invalidate(everything: true)
    }

    func invalidate(everything: Bool) {
        let context = collectionViewLayout.makeContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (everything, true)
        collectionViewLayout.invalidateLayout(with: context)
    }

    // MARK: - Layout

    /// UIKit leaves an offset's adjustment out of account while it makes a batch of updates.
    func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        isLayoutValid = false
        if context.invalidateDataSourceCounts { counts = nil }
        setNeedsLayout()
        guard !isUpdating else { return }
        if context.contentOffsetAdjustment != .zero {
            contentOffset.x += context.contentOffsetAdjustment.x
            contentOffset.y += context.contentOffsetAdjustment.y
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue != old else { return }
            let isInvalidating = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
            let context =
                isInvalidating ? collectionViewLayout.invalidationContext(forBoundsChange: newValue) : nil
            if newValue.size != old.size && UIView.inheritedAnimationDuration > 0 {
                boundsBeforeAnimation = boundsBeforeAnimation ?? old
            }
            scrollsTowardEnd = newValue.minY + newValue.minX >= old.minY + old.minX
            super.bounds = newValue
            if let context { collectionViewLayout.invalidateLayout(with: context) }
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { touchBegan(at: touch.location(in: self)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        touchEnded(isCancelled: false)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        touchEnded(isCancelled: true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        if let old = boundsBeforeAnimation {
            boundsBeforeAnimation = nil
            collectionViewLayout.prepare(forAnimatedBoundsChange: old)
            contentOffset = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
            showVisible()
            collectionViewLayout.finalizeAnimatedBoundsChange()
        }
        showVisible()
        prefetch()
    }

    func prepareLayout() {
        // A layout that invalidates itself while it prepares must not hang a test.
        for _ in 0..<100 where !isLayoutValid {
            isLayoutValid = true
            _ = knownCounts
            collectionViewLayout.prepare()
            let size = collectionViewLayout.collectionViewContentSize
            let isShorter = size.width < contentSize.width || size.height < contentSize.height
            contentSize = size
            if isShorter && !isDragging && !isDecelerating { contentOffset = clamped(contentOffset) }
        }
    }

    /// Shows what the layout has in the bounds. Cells that measure themselves may change that.
    private func showVisible() {
        for _ in 0..<100 {
            prepareLayout()
            guard let all = collectionViewLayout.layoutAttributesForElements(in: bounds) else { return }
            show(all.filter { touchesBounds($0.frame) && !$0.isHidden }.map { movedByHand($0) })
            if isLayoutValid { return }
        }
    }

    func touchesBounds(_ frame: CGRect) -> Bool {
        frame.minX <= bounds.maxX && frame.maxX >= bounds.minX && frame.minY <= bounds.maxY
            && frame.maxY >= bounds.minY
    }

    private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
        let wanted = Dictionary(attributes.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
        for (element, view) in shown where wanted[element] == nil {
            shown[element] = nil
            recycle(view, of: element)
        }
        for one in attributes {
            if let view = shown[one.element] {
                apply(one, to: view)
            } else {
                mount(one)
            }
            // A cell that has measured itself has moved what follows.
            if !isLayoutValid { return }
        }
    }

    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let isVertical = contentSize.height >= contentSize.width
        let distance = (isVertical ? bounds.height : bounds.width) * (scrollsTowardEnd ? 1 : -1)
        let ahead = bounds.offsetBy(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0)
        let paths = (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? [])
            .filter { $0.representedElementCategory == .cell && shown[$0.element] == nil }
            .map(\.indexPath)
        let gone = prefetched.subtracting(paths).filter { cellForItem(at: $0) == nil }
        if !gone.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted())
        }
        let new = paths.filter { !prefetched.contains($0) }
        prefetched = Set(paths)
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
