// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public required override init() {
        super.init()
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything>
    open internal(set) var invalidateEverything = false
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts>
    open internal(set) var invalidateDataSourceCounts = false
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/contentoffsetadjustment>
    open var contentOffsetAdjustment = CGPoint.zero
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/contentsizeadjustment>
    open var contentSizeAdjustment = CGSize.zero

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateitems(at:)>
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatesupplementaryelements(ofkind:at:)>
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateditemindexpaths>
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedsupplementaryindexpaths>
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/targetindexpathsforinteractivelymovingitems>
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/previousindexpathsforinteractivelymovingitems>
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/interactivemovementtarget>
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}
