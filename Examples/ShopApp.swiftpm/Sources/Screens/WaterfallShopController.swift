import UIKit
import Waterfall
import WaterfallUIKit

/// The shop in a `WaterfallView`, which has refreshing and loading more built in.
final class WaterfallShopController: UIViewController, WaterfallViewDataSource, WaterfallViewDelegate {
    private let service: ShopService
    private var prints: [Print]

    let waterfall = WaterfallView()

    init(service: ShopService) {
        self.service = service
        prints = service.first
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = waterfall
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        waterfall.backgroundColor = .systemBackground
        waterfall.options = .shop
        waterfall.register(
            PrintWaterfallCell.self, forCellWithReuseIdentifier: PrintWaterfallCell.reuseIdentifier)
        waterfall.delegate = self
        waterfall.dataSource = self
        waterfall.onRefresh = { [weak self] in try await self?.refresh() }
        waterfall.onLoadMore = { [weak self] in try await self?.loadMore() ?? false }
    }

    private func refresh() async throws {
        insert(try await service.fetchNewer(), at: 0)
    }

    private func loadMore() async throws -> Bool {
        let page = try await service.fetchOlder()
        insert(page.prints, at: prints.count)
        return page.hasMore
    }

    private func insert(_ new: [Print], at index: Int) {
        prints.insert(contentsOf: new, at: index)
        waterfall.insertItems(at: new.indices.map { IndexPath(item: index + $0, section: 0) })
    }

    // MARK: - Data source and delegate

    func numberOfItems(in waterfallView: WaterfallView) -> Int { prints.count }

    func waterfallView(_ waterfallView: WaterfallView, cellForItemAt indexPath: IndexPath) -> WaterfallCell {
        let cell = waterfallView.dequeueReusableCell(
            withIdentifier: PrintWaterfallCell.reuseIdentifier, for: indexPath)
        (cell as? PrintWaterfallCell)?.show(prints[indexPath.item])
        return cell
    }

    func waterfallView(_ waterfallView: WaterfallView, sizeForItemAt indexPath: IndexPath) -> ItemSize {
        prints[indexPath.item].size
    }
}
