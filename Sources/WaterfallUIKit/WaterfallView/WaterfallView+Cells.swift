public import UIKit
public import Waterfall

extension WaterfallView {
    // MARK: - Reuse

    /// Registers the class of the cells of an identifier.
    public func register(_ cellClass: WaterfallCell.Type, forCellWithReuseIdentifier identifier: String) {
        registry.register(cellClass, .item, identifier)
    }

    /// Registers the class of the headers, footers or backgrounds of an identifier.
    public func register(
        _ viewClass: WaterfallReusableView.Type, forSupplementaryViewOfKind kind: LayoutElement.Kind,
        withReuseIdentifier identifier: String
    ) {
        registry.register(viewClass, kind, identifier)
    }

    /// A cell for an item: one that waits for reuse, or else a new one of the registered class. For the data source's
    /// answer only.
    ///
    /// An identifier that is not registered gives an empty cell and a warning.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> WaterfallCell
    {
        dequeue(.item, identifier) as? WaterfallCell ?? WaterfallCell(frame: .zero)
    }

    /// The same for a header, footer or background.
    public func dequeueReusableSupplementaryView(
        ofKind kind: LayoutElement.Kind, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> WaterfallReusableView {
        dequeue(kind, identifier) ?? WaterfallReusableView(frame: .zero)
    }

    private func dequeue(_ kind: LayoutElement.Kind, _ identifier: String) -> WaterfallReusableView? {
        guard let registration = registry[kind, identifier] else {
            complain("no \(kind) is registered for the reuse identifier “\(identifier)”: register its class")
            return nil
        }
        if let view = host.dequeue(registration.number) { return view }
        let view = registration.viewClass.init(frame: .zero)
        view.reuseIdentifier = identifier
        view.reuseNumber = registration.number
        return view
    }

    // MARK: - Cells and items

    /// The cell of an item; nil where it has none now, being far from the viewport.
    public func cellForItem(at indexPath: IndexPath) -> WaterfallCell? {
        cell(at: ItemPath(indexPath))
    }

    func cell(at path: ItemPath) -> WaterfallCell? {
        host.cell(showing: LayoutElement(.item, path)) as? WaterfallCell
    }

    /// The header, footer or background of a section; nil where it has none now.
    public func supplementaryView(forElementKind kind: LayoutElement.Kind, at indexPath: IndexPath)
        -> WaterfallReusableView?
    {
        kind == .item
            ? nil
            : host.cell(showing: LayoutElement(kind, ItemPath(section: indexPath.section, item: 0)))
    }

    /// The item that a cell of this view shows; nil for one that waits for reuse.
    public func indexPath(for cell: WaterfallCell) -> IndexPath? {
        guard let element = cell.element, host.cell(showing: element) === cell else { return nil }
        return IndexPath(element.path)
    }

    /// The item that one sees at a point of content coordinates; nil where there is none, or a sticky header.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        host.item(at: LayoutPoint(point)).map { IndexPath($0) }
    }

    /// The items that are in the viewport, in order.
    public var indexPathsForVisibleItems: [IndexPath] { host.visibleItems.map { IndexPath($0) } }

    /// The cells of the items that are in the viewport, in order.
    public var visibleCells: [WaterfallCell] {
        host.visibleItems.compactMap { cell(at: $0) }
    }

    /// How many cells, headers and footers are mounted, the ones just outside the viewport included, and how many
    /// wait for reuse.
    public var cellCounts: (mounted: Int, pooled: Int) { (host.mountedCount, host.pooledCount) }

    // MARK: - Sections

    /// The number of sections that are shown.
    public var numberOfSections: Int { host.layout.sectionCount }

    /// The number of items of a section that are shown; 0 where there is no such section.
    public func numberOfItems(inSection section: Int) -> Int { host.layout.itemCount(inSection: section) }
}
