import TestSupport
import Testing
import UIKit
import WaterfallUIKit

/// An item of the data: who it is, and its size.
struct StageItem: Equatable {
    var id: Int
    var size: ItemSize
    /// What the item's cell measures, in points along the axis; nil for a cell that is content with any size.
    var measure: Double?
}

/// A cell that shows whose it is, and measures itself if its item says so.
final class StageCell: UICollectionViewCell {
    var item: StageItem?
    var isHorizontal = false

    override func prepareForReuse() {
        super.prepareForReuse()
        item = nil
    }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let measure = item?.measure else { return layoutAttributes }
        if isHorizontal {
            layoutAttributes.size.width = measure
        } else {
            layoutAttributes.size.height = measure
        }
        return layoutAttributes
    }
}

/// A collection view in a window, its data, and a count of what it is asked.
@MainActor
final class Stage: NSObject, UICollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
    let layout: WaterfallCollectionViewLayout
    let view: UICollectionView
    let window: UIWindow
    var sections: [[StageItem]] = [[]]
    var sectionOptions: [SectionOptions?] = []
    /// The paths that cells, or sizes, have been asked for since ``forgetRequests()``.
    private(set) var cellRequests: [IndexPath] = []
    private(set) var sizeRequests: [IndexPath] = []
    private(set) var optionRequests = 0
    var sizeForWidth: ((IndexPath, CGFloat) -> ItemSize)?
    private(set) var selected: [IndexPath] = []
    /// Whether the view has been at the content's end since one last asked.
    var hasBeenAtEnd = false
    private var nextID = 0

    init(
        width: CGFloat = 320, height: CGFloat = 480, layout: WaterfallCollectionViewLayout = .init(),
        _ configure: (WaterfallCollectionViewLayout) -> Void = { _ in }
    ) {
        self.layout = layout
        configure(layout)
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        window = UIWindow(frame: frame)
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        layout.register(
            UICollectionReusableView.self,
            forDecorationViewOfKind: WaterfallCollectionViewLayout.elementKindSectionBackground)
        window.addSubview(view)
    }

    /// New items of some sizes.
    func items(_ sizes: [ItemSize]) -> [StageItem] {
        sizes.map { size in
            nextID += 1
            return StageItem(id: nextID, size: size)
        }
    }

    /// Shows a section of items of some sizes.
    func show(_ sizes: [ItemSize]) {
        show(sections: [sizes])
    }

    func show(sections sizes: [[ItemSize]]) {
        sections = sizes.map { items($0) }
        if view.dataSource == nil { (view.delegate, view.dataSource) = (self, self) }
        view.reloadData()
        view.layoutIfNeeded()
    }

    func scroll(to offset: CGFloat) {
        if layout.scrollDirection == .vertical {
            view.contentOffset.y = offset
        } else {
            view.contentOffset.x = offset
        }
        view.layoutIfNeeded()
    }

    func resize(width: CGFloat, height: CGFloat) {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
    }

    func forgetRequests() {
        (cellRequests, sizeRequests, optionRequests) = ([], [], 0)
    }

    // MARK: - What is on screen

    func cell(_ item: Int, _ section: Int = 0) -> StageCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? StageCell
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frames(_ section: Int = 0) -> [CGRect] {
        sections[section].indices.compactMap { frame($0, section) }
    }

    var visibleItems: [Int] { view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted() }

    /// Where an item is on screen, from the view's start along the axis.
    func place(_ item: Int, _ section: Int = 0) -> CGFloat? {
        frame(item, section).map {
            layout.scrollDirection == .vertical
                ? $0.minY - view.contentOffset.y : $0.minX - view.contentOffset.x
        }
    }

    func header(_ section: Int = 0) -> UICollectionReusableView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))
    }

    func footer(_ section: Int = 0) -> UICollectionReusableView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: section))
    }

    // MARK: - Data source and delegate

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        cellRequests.append(indexPath)
        noteEnd()
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? StageCell {
            cell.item = sections[indexPath.section][indexPath.item]
            cell.isHorizontal = layout.scrollDirection == .horizontal
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> ItemSize {
        sizeRequests.append(indexPath)
        let width = layout.itemWidth(inSection: indexPath.section)
        return sizeForWidth?(indexPath, width) ?? sections[indexPath.section][indexPath.item].size
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        optionsForSection section: Int
    ) -> SectionOptions? {
        optionRequests += 1
        return section < sectionOptions.count ? sectionOptions[section] : nil
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        noteEnd()
    }

    private func noteEnd() {
        let (start, range) = (CollectionSnapshot.start(self), CollectionSnapshot.range(self))
        if start >= range.upperBound - 0.01 { hasBeenAtEnd = true }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

// MARK: - Checks

extension Stage {
    /// What is on screen is what a fresh layout of the same data has there; says what is not.
    var difference: String? {
        let sizes = sections.indices.map { section in
            sections[section].indices.map { expectedSize(ItemPath(section: section, item: $0)) }
        }
        let fresh = freshLayout(sizes)
        let expected = fresh.elements(in: LayoutRect(view.bounds), pinnedTo: layout.visibleRectForTests)
        for placed in expected {
            if let difference = difference(placed) { return difference }
        }
        let count = view.subviews.filter { $0 is UICollectionReusableView }.count
        if count != expected.count { return "\(count) views are on screen, expected \(expected.count)" }
        let (size, found) = (fresh.contentSize, view.contentSize)
        let isRight = abs(size.width - found.width) < 0.001 && abs(size.height - found.height) < 0.001
        return isRight ? nil : "the content is \(found), expected \(size)"
    }

    private func difference(_ placed: PlacedElement) -> String? {
        let path = IndexPath(item: placed.element.path.item, section: placed.element.path.section)
        let shown: UIView?
        switch placed.element.kind {
        case .item:
            let cell = cell(path.item, path.section)
            shown = cell
            if let cell, cell.item != sections[path.section][path.item] {
                return "the cell at \(path) shows \(String(describing: cell.item))"
            }
        case .header: shown = header(path.section)
        case .footer: shown = footer(path.section)
        case .background:
            shown = view.testDecorationView(
                ofKind: WaterfallCollectionViewLayout.elementKindSectionBackground, at: path)
        }
        guard let shown else { return "there is no \(placed)" }
        return shown.frame.isNear(placed.frame)
            ? nil : "\(placed.element) is at \(shown.frame), expected \(placed.frame)"
    }

    /// The size of an item by its data. An estimate is one until the item's cell has been on screen.
    private func expectedSize(_ path: ItemPath) -> ItemSize {
        let item = sections[path.section][path.item]
        if let sizeForWidth {
            return sizeForWidth(
                IndexPath(item: path.item, section: path.section), layout.itemWidth(inSection: path.section))
        }
        guard case .estimate = item.size.measure, let measure = item.measure else { return item.size }
        let measured = ItemSize.extent(measure, span: item.size.span)
        if cell(path.item, path.section) != nil || !layout.waterfall.needsMeasure(path) { return measured }
        // In lanes of another width what has been measured is a guess, and the best that there is.
        return layout.waterfall.size(path)?.measure == .estimate(measure) ? measured : item.size
    }

    /// A layout of the data as it is, made at once.
    private func freshLayout(_ sizes: [[ItemSize]]) -> WaterfallLayout {
        let current = layout.waterfall
        var fresh = WaterfallLayout(options: current.options, across: current.across)
        for (section, sizes) in sizes.enumerated() {
            fresh.appendSection(sizes, options: current.options(ofSection: section))
        }
        return fresh
    }
}

extension WaterfallCollectionViewLayout {
    /// The part of the view in which one sees items.
    var visibleRectForTests: LayoutRect {
        guard let collectionView else { return .zero }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return LayoutRect(
            x: visible.minX, y: visible.minY, width: max(0, visible.width), height: max(0, visible.height))
    }
}
