public import UIKit
public import Waterfall
import WaterfallHost

/// A collection view's waterfall: items of one width and of different heights, each in the lane that ends first.
///
/// Used as `UICollectionViewFlowLayout` is: set its properties, and let the collection view's delegate conform to
/// ``CollectionViewDelegateWaterfallLayout`` for what differs from item to item and from section to section. It works with
/// every data source, diffable ones too, with prefetching, reordering by hand and `UICollectionViewController`.
///
/// What stays visible does not jump: while items come and go, measure themselves, or the view turns, the first visible
/// one stays where it is on screen.
///
/// Lengths are in points. The layout mirrors itself where the collection view runs from right to left, and places its
/// elements on whole device pixels. Nothing is kept for an item but its size and its place; attributes are made for what the
/// collection view asks for.
open class WaterfallCollectionViewLayout: UICollectionViewLayout {
    /// The boundary from which the insets of sections count across the scroll axis; as
    /// `UICollectionViewFlowLayout.SectionInsetReference`.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's edges, within its content inset.
        case fromContentInset
        /// Its safe area.
        case fromSafeArea
        /// Its layout margins.
        case fromLayoutMargins
    }

    /// The kind of the decoration view behind the items of a section that has a `SectionOptions.background`. A class has
    /// to be registered for it with `register(_:forDecorationViewOfKind:)`.
    public static let elementKindSectionBackground = "WaterfallSectionBackground"

    /// How the items are laid out, and what a section has that is given no options of its own. Properties such as
    /// ``laneCount`` are short for parts of it. Direction and scale are always the collection view's: what one sets
    /// there is of no account.
    public var options = WaterfallOptions() {
        didSet { if options != oldValue { redo(.options) } }
    }

    /// The boundary from which the insets of sections count. Headers, footers and backgrounds count from the content
    /// inset. Default: the content inset.
    public var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { redo(.options) } }
    }

    /// The size of items of which the delegate does not tell one. Default: an estimate of 100 points along the scroll
    /// axis, which a cell corrects that prefers another size.
    public var itemSize = ItemSize.estimate(100) {
        didSet { if itemSize != oldValue { redo(.metrics) } }
    }

    /// The edge of the view whose item keeps its place on screen while the content changes: the start for what is read
    /// from there, the end for a chat. Default: the start.
    public var anchorEdge = ScrollAnchor.Edge.start

    /// Where everything is: frames, queries, the number of items. It is up to date after the collection view's layout pass.
    public internal(set) var waterfall = WaterfallLayout()

    /// What the next preparation has to do again.
    var work: Work = .everything
    /// What of the view decides on the layout, as it was last.
    var environment = LayoutEnvironment()
    /// Where the view was before it changed its size, until the layout has followed.
    var placeBeforeResizing: HeldPlace?
    /// The same after the layout has followed, for an animation of the change.
    var resizedPlace: HeldPlace?
    /// Whether the view animates a change of its size.
    var isAnimatingBounds = false
    /// The batch that the collection view is about to show.
    var transition: BatchTransition?
    var isSticky = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// No: the waterfall mirrors itself, so that its frames and the view's offsets are in the same coordinates.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    open override class var invalidationContextClass: AnyClass { WaterfallLayoutInvalidationContext.self }

    // MARK: - What is where

    open override func prepare() {
        super.prepare()
        prepareWaterfall()
    }

    open override var collectionViewContentSize: CGSize { CGSize(waterfall.contentSize) }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: LayoutElement(.item, ItemPath(indexPath)))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        LayoutElement(kind: elementKind, indexPath).flatMap { attributes(of: $0) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        LayoutElement(kind: elementKind, indexPath).flatMap { attributes(of: $0) }
    }

    open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    {
        heldOffset ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        work.formUnion(Work(context))
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isInvalid(inBounds: newBounds) || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        boundsWillChange(to: newBounds, context)
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isCorrected(preferredAttributes, originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        correct(preferredAttributes, context)
        return context
    }

    // MARK: - Changes

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        apply(updateItems)
    }

    open override func finalizeCollectionViewUpdates() {
        finishBatch()
        super.finalizeCollectionViewUpdates()
    }

    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        isAnimatingBounds = true
    }

    open override func finalizeAnimatedBoundsChange() {
        (isAnimatingBounds, resizedPlace) = (false, nil)
        super.finalizeAnimatedBoundsChange()
    }

    open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        appearing(LayoutElement(.item, ItemPath(itemIndexPath)))
            ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        disappearing(LayoutElement(.item, ItemPath(itemIndexPath)))
            ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        LayoutElement(kind: elementKind, elementIndexPath).flatMap { appearing($0) }
            ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        LayoutElement(kind: elementKind, elementIndexPath).flatMap { disappearing($0) }
            ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
    }

    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        LayoutElement(kind: elementKind, decorationIndexPath).flatMap { appearing($0) }
            ?? super.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        LayoutElement(kind: elementKind, decorationIndexPath).flatMap { disappearing($0) }
            ?? super.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
    }

    // MARK: - Moving an item by hand

    open override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
            at: indexPath, withTargetPosition: position)
        attributes.zIndex = Self.movedZIndex
        return attributes
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        move(previousIndexPaths, to: targetIndexPaths, context)
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
        move(previousIndexPaths, to: indexPaths, context)
        return context
    }
}
