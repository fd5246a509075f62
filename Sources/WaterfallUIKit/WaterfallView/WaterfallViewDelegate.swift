public import UIKit
public import Waterfall

/// How a ``WaterfallView`` looks, and what it tells. `UICollectionViewDelegate`'s names and meaning; everything has a
/// default. What a scroll view tells its delegate, this one hears too.
///
/// Of selecting and highlighting, the delegate hears what the user does, not what the program does.
@MainActor
public protocol WaterfallViewDelegate: UIScrollViewDelegate {
    /// The size of an item. Asked of every item when the data is loaded, and of those that are inserted or
    /// reloaded; never by a scroll. An estimate is replaced by what the cell measures, once the item comes near the
    /// viewport. Default: an estimate of 100 points along the axis.
    ///
    /// Where it follows from the width, that is ``WaterfallView/itemWidth(inSection:spanning:)``; all sizes are asked for again
    /// when that changes.
    func waterfallView(_ waterfallView: WaterfallView, sizeForItemAt indexPath: IndexPath) -> ItemSize

    /// The options of a section. Default: nil, those of ``WaterfallView/options``.
    func waterfallView(_ waterfallView: WaterfallView, optionsForSection section: Int) -> SectionOptions?

    /// Whether an item that a finger is put on is highlighted. One that is not cannot be selected by it. Default: yes.
    func waterfallView(_ waterfallView: WaterfallView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    func waterfallView(_ waterfallView: WaterfallView, didHighlightItemAt indexPath: IndexPath)

    func waterfallView(_ waterfallView: WaterfallView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether the user may select an item. Default: yes.
    func waterfallView(_ waterfallView: WaterfallView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// The user has selected an item; in single selection also when it was selected already.
    func waterfallView(_ waterfallView: WaterfallView, didSelectItemAt indexPath: IndexPath)

    func waterfallView(_ waterfallView: WaterfallView, didDeselectItemAt indexPath: IndexPath)

    /// The user wants to open an item: by the Return key of a hardware keyboard.
    func waterfallView(_ waterfallView: WaterfallView, didActivateItemAt indexPath: IndexPath)

    /// A cell, ready made, is about to come near the viewport.
    func waterfallView(
        _ waterfallView: WaterfallView, willDisplay cell: WaterfallCell, forItemAt indexPath: IndexPath)

    /// A cell has been taken off. The path is the one that its item had, be it removed by now.
    func waterfallView(
        _ waterfallView: WaterfallView, didEndDisplaying cell: WaterfallCell, forItemAt indexPath: IndexPath)
}

extension WaterfallViewDelegate {
    public func waterfallView(_ waterfallView: WaterfallView, sizeForItemAt indexPath: IndexPath) -> ItemSize
    {
        WaterfallView.defaultSize
    }

    public func waterfallView(_ waterfallView: WaterfallView, optionsForSection section: Int)
        -> SectionOptions?
    {
        nil
    }

    public func waterfallView(_ waterfallView: WaterfallView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        true
    }

    public func waterfallView(_ waterfallView: WaterfallView, didHighlightItemAt indexPath: IndexPath) {}

    public func waterfallView(_ waterfallView: WaterfallView, didUnhighlightItemAt indexPath: IndexPath) {}

    public func waterfallView(_ waterfallView: WaterfallView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    {
        true
    }

    public func waterfallView(_ waterfallView: WaterfallView, didSelectItemAt indexPath: IndexPath) {}

    public func waterfallView(_ waterfallView: WaterfallView, didDeselectItemAt indexPath: IndexPath) {}

    public func waterfallView(_ waterfallView: WaterfallView, didActivateItemAt indexPath: IndexPath) {}

    public func waterfallView(
        _ waterfallView: WaterfallView, willDisplay cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {}

    public func waterfallView(
        _ waterfallView: WaterfallView, didEndDisplaying cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {}
}
