import Testing
import UIKit
import WaterfallUIKit

/// Reordering by hand, selection, prefetching, and a controller.
@MainActor
@Suite struct CollectionViewInteractionTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func `an item that is moved by hand makes room where it would be dropped`() throws {
        let stage = Stage()
        stage.show([.extent(50), .extent(100), .extent(150), .extent(200)])
        let (moving, ids) = (try #require(stage.cell(0)), stage.sections[0].map(\.id))
        #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 130))
        #expect(stage.cell(2) === moving)
        #expect(moving.center == CGPoint(x: 80, y: 130))
        #expect(stage.view.subviews.last === moving || moving.frame.height == 50)
        #expect(stage.frames().map(\.height) == [100, 150, 50, 200])
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 81, y: 131))
        #expect(stage.frames().map(\.height) == [100, 150, 50, 200])
        stage.view.endInteractiveMovement()
        #expect(stage.sections[0].map(\.id) == [ids[1], ids[2], ids[0], ids[3]])
        #expect(stage.difference == nil)
    }

    @Test func `a movement that is cancelled leaves everything as it was`() {
        let stage = Stage()
        stage.show(sections: [extents(50, 100, 150), extents(20, 30)])
        let frames = stage.frames() + stage.frames(1)
        #expect(stage.view.beginInteractiveMovementForItem(at: path(1)))
        stage.view.updateInteractiveMovementTargetPosition(
            stage.view.layoutAttributesForItem(at: path(1, 1))!.center)
        #expect(stage.layout.waterfall.itemCount(inSection: 1) == 3)
        stage.view.cancelInteractiveMovement()
        #expect(stage.frames() + stage.frames(1) == frames)
        #expect(stage.difference == nil)
    }

    @Test func `a tap selects, and a batch takes the selection along`() {
        let stage = Stage()
        stage.show(extents(100, times: 20))
        stage.view.tap(at: CGPoint(x: 200, y: 130))
        #expect(stage.selected == [path(3)])
        #expect(stage.cell(3)?.isSelected == true)
        stage.sections[0].remove(at: 0)
        stage.view.deleteItems(at: [path(0)])
        #expect(stage.view.indexPathsForSelectedItems == [path(2)])
        #expect(stage.cell(2)?.isSelected == true)
        stage.view.tap(at: CGPoint(x: 200, y: 130), isCancelled: true)
        #expect(stage.selected == [path(3)])
    }

    @Test func `what comes next is prefetched, and no size is asked for it`() {
        let stage = Stage()
        let prefetcher = Prefetcher()
        stage.view.prefetchDataSource = prefetcher
        stage.show(extents(100, times: 100))
        stage.forgetRequests()
        #expect(prefetcher.paths.map(\.item) == Array(10..<18))
        stage.scroll(to: 440)
        #expect(Set(prefetcher.paths.map(\.item)) == Set(10..<26))
        #expect(stage.sizeRequests.isEmpty)
    }

    @Test func `a collection view controller needs nothing but the layout`() {
        let layout = WaterfallCollectionViewLayout()
        layout.laneCount = .fixed(3)
        let controller = ShopController(collectionViewLayout: layout)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.layoutIfNeeded()
        let attributes = controller.collectionView.layoutAttributesForItem(at: path(4))
        #expect(attributes?.frame == CGRect(x: 110, y: 110, width: 100, height: 200))
        #expect(controller.collectionView.visibleCells.count == 9)
    }

    @Test func `a collection view without a delegate has items of the layout's size`() {
        let controller = ShopController(collectionViewLayout: WaterfallCollectionViewLayout())
        let layout = WaterfallCollectionViewLayout()
        layout.itemSize = .aspect(width: 2, height: 1)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 410, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = controller
        view.layoutIfNeeded()
        #expect(
            view.layoutAttributesForItem(at: path(3))?.frame
                == CGRect(x: 210, y: 110, width: 200, height: 100))
        layout.itemSize = .extent(40)
        view.layoutIfNeeded()
        #expect(
            view.layoutAttributesForItem(at: path(3))?.frame == CGRect(x: 210, y: 50, width: 200, height: 40))
    }

    @Test func `a layout that is put in place of another lays out the same data`() {
        let stage = Stage()
        stage.show(extents(100, times: 20))
        let other = WaterfallCollectionViewLayout()
        other.laneCount = .fixed(4)
        stage.view.setCollectionViewLayout(other, animated: true)
        #expect(
            other.layoutAttributesForItem(at: path(4))?.frame
                == CGRect(x: 0, y: 110, width: 72.5, height: 100))
        #expect(stage.layout.collectionView == nil)
        stage.layout.invalidateLayout()
        stage.layout.prepare()
        #expect(stage.layout.scrollState() == nil)
    }
}

private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        paths += indexPaths
    }
}

private final class ShopController: UICollectionViewController, CollectionViewDelegateWaterfallLayout {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        30
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> ItemSize {
        indexPath.item < 3 ? .extent(100) : .aspect(width: 1, height: 2)
    }
}
