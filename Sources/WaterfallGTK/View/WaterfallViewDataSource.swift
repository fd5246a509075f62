public import Foundation
public import Waterfall

/// What a ``WaterfallView`` shows. UIKit's names and meaning; all but the cells has defaults.
@MainActor
public protocol WaterfallViewDataSource: AnyObject {
    /// Default: 1.
    func numberOfSections(in waterfallView: WaterfallView) -> Int

    /// The number of items where there is one section. Default: 0.
    func numberOfItems(in waterfallView: WaterfallView) -> Int

    /// Default: ``numberOfItems(in:)`` in the first section, and none in others.
    func waterfallView(_ waterfallView: WaterfallView, numberOfItemsInSection section: Int) -> Int

    /// The cell that shows an item, from ``WaterfallView/dequeueReusableCell(withIdentifier:for:)``.
    ///
    /// Asked once each time that an item comes near the viewport, not again while its cell stays.
    func waterfallView(_ waterfallView: WaterfallView, cellForItemAt indexPath: IndexPath) -> WaterfallCell

    /// The header, footer or background of a section that ``SectionOptions`` give a place to, from
    /// ``WaterfallView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``. Default: an empty one.
    func waterfallView(
        _ waterfallView: WaterfallView, viewForSupplementaryElementOfKind kind: LayoutElement.Kind,
        at indexPath: IndexPath
    ) -> WaterfallReusableView

    /// Whether the user may move an item to another place of its section, by dragging it with the mouse or after a long
    /// press. Default: no.
    func waterfallView(_ waterfallView: WaterfallView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user has moved an item: move it in the data. The view does so by itself, and is not to be told. Default:
    /// nothing.
    func waterfallView(
        _ waterfallView: WaterfallView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

extension WaterfallViewDataSource {
    public func numberOfSections(in waterfallView: WaterfallView) -> Int { 1 }

    public func numberOfItems(in waterfallView: WaterfallView) -> Int { 0 }

    public func waterfallView(_ waterfallView: WaterfallView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? numberOfItems(in: waterfallView) : 0
    }

    public func waterfallView(
        _ waterfallView: WaterfallView, viewForSupplementaryElementOfKind kind: LayoutElement.Kind,
        at indexPath: IndexPath
    ) -> WaterfallReusableView {
        WaterfallReusableView(reuseIdentifier: "")
    }

    public func waterfallView(_ waterfallView: WaterfallView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    public func waterfallView(
        _ waterfallView: WaterfallView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
