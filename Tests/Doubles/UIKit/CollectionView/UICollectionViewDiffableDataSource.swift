// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/cellprovider>
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/supplementaryviewprovider-swift.typealias>
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
        UICollectionReusableView?
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/supplementaryviewprovider-swift.property>
    public var supplementaryViewProvider: SupplementaryViewProvider?
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/init(collectionview:cellprovider:)>
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/snapshot()>
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/itemidentifier(for:)>
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/indexpath(for:)>
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/applysnapshotusingreloaddata(_:completion:)>
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        collectionView?.reloadData()
        completion?()
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)>
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let collectionView else { return }
        let (old, new) = (current, snapshot)
        // Before it has been asked for anything, a collection view has nothing to animate from.
        collectionView.performBatchUpdates {
            self.current = Self.cleared(new)
            self.update(collectionView, from: old, to: new)
        }
        collectionView.reconfigureItems(
            at: new.reconfiguredItems.compactMap { new.place(of: $0) })
        completion?()
    }

    private static func cleared(_ snapshot: Snapshot) -> Snapshot {
        var cleared = snapshot
        (cleared.reloadedItems, cleared.reconfiguredItems, cleared.reloadedSections) = ([], [], [])
        return cleared
    }

    private func update(_ view: UICollectionView, from old: Snapshot, to new: Snapshot) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let sections = newSections.difference(from: oldSections).inferringMoves()
        var (gone, fresh): (Set<Int>, Set<Int>) = ([], [])
        for change in sections {
            switch change {
            case .remove(let offset, _, nil): gone.insert(offset)
            case .insert(let offset, _, nil): fresh.insert(offset)
            case .insert(let offset, _, let source?): view.moveSection(source, toSection: offset)
            case .remove: break
            }
        }
        view.deleteSections(IndexSet(gone))
        view.insertSections(IndexSet(fresh))
        view.reloadSections(
            IndexSet(oldSections.indices.filter { new.reloadedSections.contains(oldSections[$0]) }))
        updateItems(view, from: old, to: new, gone, fresh)
    }

    /// Items of sections that go or come are not named by themselves.
    private func updateItems(
        _ view: UICollectionView, from old: Snapshot, to new: Snapshot, _ gone: Set<Int>, _ fresh: Set<Int>
    ) {
        let (oldPlaces, newPlaces) = (old.places, new.places)
        var moved: Set<ItemIdentifierType> = []
        for (section, one) in new.sections.enumerated() where !fresh.contains(section) {
            let before = old.itemIdentifiers(inSection: one.identifier)
            for change in one.items.difference(from: before).insertions {
                guard case .insert(let offset, let identifier, _) = change else { continue }
                let path = IndexPath(item: offset, section: section)
                if let source = oldPlaces[identifier], !gone.contains(source.section) {
                    view.moveItem(at: source, to: path)
                    moved.insert(identifier)
                } else {
                    view.insertItems(at: [path])
                }
            }
        }
        for (section, one) in old.sections.enumerated() where !gone.contains(section) {
            for (item, identifier) in one.items.enumerated() {
                let path = IndexPath(item: item, section: section)
                let place = newPlaces[identifier]
                if place == nil || fresh.contains(place?.section ?? 0) {
                    view.deleteItems(at: [path])
                } else if new.reloadedItems.contains(identifier), !moved.contains(identifier) {
                    view.reloadItems(at: [path])
                }
            }
        }
    }

    // MARK: - Data source

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/numberofsections(in:)>
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/collectionview(_:numberofitemsinsection:)>
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.sections[section].items.count
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/collectionview(_:cellforitemat:)>
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let identifier = current.sections[indexPath.section].items[indexPath.item]
        guard let cell = cellProvider(collectionView, indexPath, identifier) else {
            fatalError("the cell provider has no cell for \(identifier)")
        }
        return cell
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/collectionview(_:viewforsupplementaryelementofkind:at:)>
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError("there is no supplementary view of kind \(kind) for \(indexPath)")
        }
        return view
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/collectionview(_:canmoveitemat:)>
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/collectionview(_:moveitemat:to:)>
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
