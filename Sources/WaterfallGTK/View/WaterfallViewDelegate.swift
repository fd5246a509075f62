public import Foundation
public import Waterfall

/// How a ``WaterfallView`` looks, and what it tells. UIKit's names and meaning; everything has a default.
///
/// Of selecting, the delegate hears what the user does, not what the program does.
@MainActor
public protocol WaterfallViewDelegate: AnyObject {
    /// The size of an item. Asked of every item when the data is loaded, and of those that are inserted or
    /// reloaded. An estimate is replaced by what the cell's content measures in the width of its lane, in whole points, once
    /// the item comes near the viewport. Default: an estimate of 100 points along the axis.
    ///
    /// Where it follows from the width, that is ``WaterfallView/itemWidth(inSection:spanning:)``; all sizes are asked for again
    /// when that changes.
    func waterfallView(_ waterfallView: WaterfallView, sizeForItemAt indexPath: IndexPath) -> ItemSize

    /// The options of a section. Default: nil, those of ``WaterfallView/options``.
    func waterfallView(_ waterfallView: WaterfallView, optionsForSection section: Int) -> SectionOptions?

    /// Whether the user may select an item. Default: yes.
    func waterfallView(_ waterfallView: WaterfallView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// The user has selected an item; in single selection also when it was selected already.
    func waterfallView(_ waterfallView: WaterfallView, didSelectItemAt indexPath: IndexPath)

    func waterfallView(_ waterfallView: WaterfallView, didDeselectItemAt indexPath: IndexPath)

    /// The user wants to open an item: by a double click or the Enter key.
    func waterfallView(_ waterfallView: WaterfallView, didActivateItemAt indexPath: IndexPath)

    /// An item has been pressed for long; what follows is no click.
    func waterfallView(_ waterfallView: WaterfallView, didLongPressItemAt indexPath: IndexPath)

    /// A cell, ready made, is about to come near the viewport.
    func waterfallView(
        _ waterfallView: WaterfallView, willDisplay cell: WaterfallCell, forItemAt indexPath: IndexPath)

    /// A cell has been taken off. The path is the one that its item had, be it removed by now.
    func waterfallView(
        _ waterfallView: WaterfallView, didEndDisplaying cell: WaterfallCell, forItemAt indexPath: IndexPath)

    /// The viewport has moved, by the user or by the program.
    func waterfallViewDidScroll(_ waterfallView: WaterfallView)

    /// A pinch begins, or a turn of the wheel with Ctrl.
    func waterfallViewWillBeginZooming(_ waterfallView: WaterfallView)

    /// The fingers, or the wheel, ask for another magnification. The view does nothing by itself; one may give it
    /// another number of lanes.
    ///
    /// - Parameter scale: The factor since the gesture began; above 1 enlarges.
    func waterfallView(_ waterfallView: WaterfallView, didZoomTo scale: Double)

    func waterfallViewDidEndZooming(_ waterfallView: WaterfallView)
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

    public func waterfallView(_ waterfallView: WaterfallView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    {
        true
    }

    public func waterfallView(_ waterfallView: WaterfallView, didSelectItemAt indexPath: IndexPath) {}

    public func waterfallView(_ waterfallView: WaterfallView, didDeselectItemAt indexPath: IndexPath) {}

    public func waterfallView(_ waterfallView: WaterfallView, didActivateItemAt indexPath: IndexPath) {}

    public func waterfallView(_ waterfallView: WaterfallView, didLongPressItemAt indexPath: IndexPath) {}

    public func waterfallView(
        _ waterfallView: WaterfallView, willDisplay cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {}

    public func waterfallView(
        _ waterfallView: WaterfallView, didEndDisplaying cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {}

    public func waterfallViewDidScroll(_ waterfallView: WaterfallView) {}

    public func waterfallViewWillBeginZooming(_ waterfallView: WaterfallView) {}

    public func waterfallView(_ waterfallView: WaterfallView, didZoomTo scale: Double) {}

    public func waterfallViewDidEndZooming(_ waterfallView: WaterfallView) {}
}
