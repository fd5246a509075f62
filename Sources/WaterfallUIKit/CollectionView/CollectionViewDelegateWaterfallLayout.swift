public import UIKit
public import Waterfall

/// What a ``WaterfallCollectionViewLayout`` asks the collection view's delegate, in the spirit of
/// `UICollectionViewDelegateFlowLayout`.
///
/// It is a Swift protocol whose methods all have a default, in place of Objective-C's optional ones. The layout asks while it
/// prepares, never while one scrolls.
@MainActor
public protocol CollectionViewDelegateWaterfallLayout: UICollectionViewDelegate {
    /// The size of an item: an extent along the scroll axis, a shape whose height follows the width, or an estimate that its
    /// cell corrects; and how many lanes it covers.
    ///
    /// Asked of every item when the data is loaded, and of those that are inserted or reloaded. A fixed extent is asked for
    /// again when the lanes get another width, which ``WaterfallCollectionViewLayout/itemWidth(inSection:spanning:)`` tells;
    /// shapes and estimates follow by themselves. Default: ``WaterfallCollectionViewLayout/itemSize``.
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> ItemSize

    /// The lanes, gaps, insets, header, footer and background of a section. Start from the layout's own options and change
    /// what differs. Asked when the data is loaded, when the layout's properties change and when the view gets another
    /// size. Default: nil, those of ``WaterfallCollectionViewLayout/options``.
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        optionsForSection section: Int
    ) -> SectionOptions?
}

extension CollectionViewDelegateWaterfallLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> ItemSize {
        layout.itemSize
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        optionsForSection section: Int
    ) -> SectionOptions? {
        nil
    }
}
