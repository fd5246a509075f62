public import UIKit
public import Waterfall

/// What a ``WaterfallView`` shows. `UICollectionViewDataSource`'s names and meaning; all but the cells has defaults.
@MainActor
public protocol WaterfallViewDataSource: AnyObject {
    /// Default: 1. Less than 0 counts as 0.
    func numberOfSections(in waterfallView: WaterfallView) -> Int

    /// The number of items where there is one section. Default: 0.
    func numberOfItems(in waterfallView: WaterfallView) -> Int

    /// Default: ``numberOfItems(in:)`` in the first section, and none in others. Less than 0 counts as 0.
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
        WaterfallReusableView(frame: .zero)
    }
}

/// What is told which items will be needed soon: to fetch their pictures.
@MainActor
public protocol WaterfallViewDataSourcePrefetching: AnyObject {
    /// The items ahead of those that have cells, in order. Each is named once while it is ahead.
    func waterfallView(_ waterfallView: WaterfallView, prefetchItemsAt indexPaths: [IndexPath])

    /// Items that were named and will not be needed soon after all, since the user has turned round or the data is
    /// another. Default: does nothing.
    func waterfallView(_ waterfallView: WaterfallView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension WaterfallViewDataSourcePrefetching {
    public func waterfallView(
        _ waterfallView: WaterfallView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
