import CGTK
import Foundation
import Waterfall
import WaterfallHost
import WaterfallViews

/// How the data source's items get into the host.
extension WaterfallView {
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

    func setNeedsLoad() {
        needsLoad = true
        gtk_widget_queue_allocate(widget)
    }

    func loadIfNeeded() {
        if needsLoad { reloadData() }
    }

    /// Asks for all sizes again where some followed from widths that are others now.
    func askAgainIfNeeded() {
        if askedWidths.areOutdated(in: host.layout) { invalidateLayout() }
    }

    private func makeLayout() -> WaterfallLayout {
        askedWidths.forget()
        defer { askedWidths.end() }
        return WaterfallLayout(
            options: options, across: loadedHost.layout.across,
            sections: (0..<sectionCount).map(sectionOptions),
            willAsk: { askedWidths.begin(with: $0) }, sizes: sizes(ofSection:))
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
