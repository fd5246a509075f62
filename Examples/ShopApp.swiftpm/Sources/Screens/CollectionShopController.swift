import UIKit
import Waterfall
import WaterfallUIKit

/// The shop in a collection view: a waterfall's layout in place of a flow layout's, a diffable data source, and a feed around
/// it that refreshes and loads more.
final class CollectionShopController: UIViewController, CollectionViewDelegateWaterfallLayout {
    private let service: ShopService
    private var prints: [Print]

    private let layout = WaterfallCollectionViewLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private(set) lazy var feed = ScrollViewFeed(collectionView)
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Print>(
        collectionView: collectionView
    ) { view, indexPath, print in
        let cell = view.dequeueReusableCell(
            withReuseIdentifier: PrintCollectionViewCell.reuseIdentifier, for: indexPath)
        (cell as? PrintCollectionViewCell)?.show(print)
        return cell
    }

    init(service: ShopService) {
        self.service = service
        prints = service.first
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.options = .shop
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.register(
            PrintCollectionViewCell.self,
            forCellWithReuseIdentifier: PrintCollectionViewCell.reuseIdentifier)
        showPrints(animated: false)
        feed.onRefresh = { [weak self] in try await self?.refresh() }
        feed.onLoadMore = { [weak self] in try await self?.loadMore() ?? false }
    }

    private func refresh() async throws {
        prints.insert(contentsOf: try await service.fetchNewer(), at: 0)
        showPrints(animated: true)
    }

    private func loadMore() async throws -> Bool {
        let page = try await service.fetchOlder()
        prints.append(contentsOf: page.prints)
        showPrints(animated: true)
        return page.hasMore
    }

    private func showPrints(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Print>()
        snapshot.appendSections([0])
        snapshot.appendItems(prints)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: - Delegate

    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> ItemSize {
        prints[indexPath.item].size
    }
}
