// Test support, never part of a product: a small double of UIKit for systems without it.
extension UICollectionView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)>
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // What the updates refer to is what the collection view knows before them.
        if updateDepth == 0 { layoutIfNeeded() }
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if updateDepth == 0 { makePendingUpdates() }
        completion?(true)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)>
    public func insertItems(at indexPaths: [IndexPath]) {
        add(indexPaths.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) })
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/deleteitems(at:)>
    public func deleteItems(at indexPaths: [IndexPath]) {
        add(indexPaths.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) })
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)>
    public func reloadItems(at indexPaths: [IndexPath]) {
        add(indexPaths.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) })
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/moveitem(at:to:)>
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        add([UICollectionViewUpdateItem(.move, from: indexPath, to: newIndexPath)])
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/insertsections(_:)>
    public func insertSections(_ sections: IndexSet) {
        add(sections.map { UICollectionViewUpdateItem(.insert, from: nil, to: Self.path(ofSection: $0)) })
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/deletesections(_:)>
    public func deleteSections(_ sections: IndexSet) {
        add(sections.map { UICollectionViewUpdateItem(.delete, from: Self.path(ofSection: $0), to: nil) })
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/reloadsections(_:)>
    public func reloadSections(_ sections: IndexSet) {
        let paths = sections.map { Self.path(ofSection: $0) }
        add(paths.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) })
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/movesection(_:tosection:)>
    public func moveSection(_ section: Int, toSection newSection: Int) {
        let (from, to) = (Self.path(ofSection: section), Self.path(ofSection: newSection))
        add([UICollectionViewUpdateItem(.move, from: from, to: to)])
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)>
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths where cellForItem(at: path) != nil {
            guard let cell = cellForItem(at: path) else { continue }
            reconfiguring = cell
            _ = dataSource?.collectionView(self, cellForItemAt: path)
            reconfiguring = nil
            testCellDidChange(at: path)
        }
    }

    private static func path(ofSection section: Int) -> IndexPath {
        IndexPath(item: NSNotFound, section: section)
    }

    private func add(_ items: [UICollectionViewUpdateItem]) {
        performBatchUpdates { self.pendingUpdates += items }
    }

    // MARK: - The order of calls

    private func makePendingUpdates() {
        let items = pendingUpdates
        pendingUpdates = []
        guard !items.isEmpty else { return layoutIfNeeded() }
        let oldCounts = knownCounts
        let map = UpdateMap(items, from: oldCounts)
        let newCounts = askCounts()
        precondition(
            map.counts(in: newCounts) == newCounts,
            "invalid update: the updates make \(map.counts(in: newCounts)) items of \(oldCounts), and the data source has \(newCounts)"
        )
        isUpdating = true
        invalidate(everything: false)
        counts = newCounts
        isLayoutValid = true
        collectionViewLayout.prepare()
        // UIKit asks here, before the layout knows what the updates are.
        _ = collectionViewLayout.layoutAttributesForElements(in: bounds)
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
        contentSize = collectionViewLayout.collectionViewContentSize
        contentOffset = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        selected = Set(selected.compactMap { map.path(after: $0) })
        prefetched = []
        animate(map)
        setNeedsLayout()
        layoutIfNeeded()
        if !isDragging && !isDecelerating { contentOffset = clamped(contentOffset) }
        layoutIfNeeded()
    }

    private func animate(_ map: UpdateMap) {
        let layout = collectionViewLayout
        let attributes = (layout.layoutAttributesForElements(in: bounds) ?? []).filter {
            touchesBounds($0.frame)
        }
        let wanted = Dictionary(attributes.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
        let old = shown
        (shown, testInitialAttributes, testFinalAttributes) = ([:], [:], [:])
        for (element, view) in old.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            if let new = map.element(after: element), wanted[new] != nil {
                shown[new] = view
            } else {
                testFinalAttributes[element.indexPath] = finalAttributes(element)
                recycle(view, of: element)
            }
        }
        for one in attributes where shown[one.element] == nil {
            testInitialAttributes[one.indexPath] = initialAttributes(one.element)
            mount(one)
        }
        // From here on an adjustment of the offset counts again.
        isUpdating = false
        UIView.animate(withDuration: 0.3) {
            layout.finalizeCollectionViewUpdates()
        }
    }

    private func initialAttributes(_ element: Element) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, element.indexPath)
        switch element.category {
        case .cell: return layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: element.kind ?? "", at: path)
        case .decorationView:
            _ = layout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: element.kind ?? "", at: path)
        }
        return nil
    }

    private func finalAttributes(_ element: Element) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, element.indexPath)
        switch element.category {
        case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: element.kind ?? "", at: path)
        case .decorationView:
            _ = layout.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: element.kind ?? "", at: path)
        }
        return nil
    }
}
