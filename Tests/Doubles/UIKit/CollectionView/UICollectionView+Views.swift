// Test support, never part of a product: a small double of UIKit for systems without it.
extension UICollectionView {
    // MARK: - Registration

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)>
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        viewClasses["cell/\(identifier)"] = cellClass as? UICollectionViewCell.Type
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)>
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        viewClasses["\(elementKind)/\(identifier)"] = viewClass as? UICollectionReusableView.Type
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)>
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let reconfiguring { return reconfiguring }
        guard let cell = dequeue("cell", identifier) as? UICollectionViewCell else {
            fatalError("no cell class is registered for \(identifier)")
        }
        return cell
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablesupplementaryview(ofkind:withreuseidentifier:for:)>
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(elementKind, identifier) else {
            fatalError("no view class is registered for \(elementKind) and \(identifier)")
        }
        return view
    }

    private func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
        let key = "\(kind)/\(identifier)"
        if let view = pool[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = viewClasses[key]?.init(frame: .zero) else { return nil }
        view.reuseIdentifier = identifier
        testMadeViewCount += 1
        return view
    }

    // MARK: - Showing

    /// Gets a view from the data source, lets it say which size it prefers, and shows it.
    func mount(_ attributes: UICollectionViewLayoutAttributes) {
        let view = makeView(attributes)
        shown[attributes.element] = view
        view.attributes = nil
        view.isHidden = false
        insertSubview(view, at: place(of: attributes.zIndex))
        let cell = view as? UICollectionViewCell
        cell?.isSelected = selected.contains(attributes.indexPath)
        cell?.isHighlighted = false
        apply(attributes, to: view)
        if let cell {
            (delegate as? any UICollectionViewDelegate)?.collectionView(
                self, willDisplay: cell, forItemAt: attributes.indexPath)
        }
    }

    private func place(of zIndex: Int) -> Int {
        subviews.firstIndex { (($0 as? UICollectionReusableView)?.attributes?.zIndex ?? .min) > zIndex }
            ?? subviews.count
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .decorationView:
            guard let type = collectionViewLayout.decorationClasses[kind] else {
                fatalError("no class is registered with the layout for decoration views of kind \(kind)")
            }
            return pool["decoration/\(kind)"]?.popLast() ?? type.init(frame: .zero)
        case .supplementaryView:
            guard let dataSource else { fatalError("a supplementary view is wanted without a data source") }
            return dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        case .cell:
            guard let dataSource else { fatalError("a cell is wanted without a data source") }
            return dataSource.collectionView(self, cellForItemAt: sourcePath(attributes.indexPath))
        }
    }

    /// A cell is asked for its preferred attributes when it is shown, and when it gets another size.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        if let old = view.attributes, old.looks(like: attributes) { return }
        let isResized = view.attributes?.size != attributes.size
        view.attributes = attributes
        (view.frame, view.alpha, view.isHidden) = (attributes.frame, attributes.alpha, attributes.isHidden)
        view.apply(attributes)
        if isResized && attributes.representedElementCategory != .decorationView { fit(view, attributes) }
    }

    private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
        let layout = collectionViewLayout
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        layout.invalidateLayout(with: context)
    }

    /// Test only: the content of a visible cell has changed, and the cell says so.
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/testcelldidchange(at:)>
    public func testCellDidChange(at indexPath: IndexPath) {
        guard let cell = cellForItem(at: indexPath), let attributes = cell.attributes else { return }
        fit(cell, attributes)
        layoutIfNeeded()
    }

    /// Takes a view off, into the pool.
    func recycle(_ view: UICollectionReusableView, of element: Element) {
        view.removeFromSuperview()
        switch element.category {
        case .cell: pool["cell/\(view.reuseIdentifier ?? "")", default: []].append(view)
        case .supplementaryView:
            pool["\(element.kind ?? "")/\(view.reuseIdentifier ?? "")", default: []].append(view)
        case .decorationView: pool["decoration/\(element.kind ?? "")", default: []].append(view)
        }
        guard let cell = view as? UICollectionViewCell else { return }
        (delegate as? any UICollectionViewDelegate)?.collectionView(
            self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }

    // MARK: - What is shown

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems>
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.category == .cell }.map(\.indexPath)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells>
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)>
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[Element(category: .cell, kind: nil, indexPath: indexPath)] as? UICollectionViewCell
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryview(forelementkind:at:)>
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        shown[Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }

    /// Test only: the decoration view of a kind at a path.
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/testdecorationview(ofkind:at:)>
    public func testDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView?
    {
        shown[Element(category: .decorationView, kind: kind, indexPath: indexPath)]
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)>
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.indexPath
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)>
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)>
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return collectionViewLayout.layoutAttributesForElements(in: rect)?
            .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)>
    public func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y += frame.minY - visible.minY }
        if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
        if scrollPosition.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
        if scrollPosition.contains(.left) { offset.x += frame.minX - visible.minX }
        if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
        if scrollPosition.contains(.right) { offset.x += frame.maxX - visible.maxX }
        setContentOffset(clamped(offset), animated: animated)
    }
}
