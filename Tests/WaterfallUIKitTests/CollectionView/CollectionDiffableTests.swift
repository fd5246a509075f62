import TestSupport
import Testing
import UIKit
import WaterfallUIKit

/// A diffable data source over the waterfall.
@MainActor
@Suite struct CollectionViewDiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// Heights by identifier; the delegate finds them by the data source.
    private final class Heights: NSObject, CollectionViewDelegateWaterfallLayout {
        var source: UICollectionViewDiffableDataSource<String, Int>?

        func collectionView(
            _ collectionView: UICollectionView, layout: WaterfallCollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> ItemSize {
            .extent(Double(40 + (source?.itemIdentifier(for: indexPath) ?? 0) * 37 % 90))
        }
    }

    private let layout = WaterfallCollectionViewLayout()
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, Int>
    private let heights = Heights()

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, identifier in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.tag = identifier
            return cell
        }
        heights.source = source
        view.delegate = heights
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    private func check(_ snapshot: Snapshot, sourceLocation: SourceLocation = #_sourceLocation) {
        var fresh = WaterfallLayout(options: layout.waterfall.options, across: 320)
        for section in snapshot.sectionIdentifiers {
            fresh.appendSection(
                snapshot.itemIdentifiers(inSection: section).map { .extent(Double(40 + $0 * 37 % 90)) })
        }
        for placed in fresh.elements(in: LayoutRect(view.bounds)) {
            let path = IndexPath(item: placed.element.path.item, section: placed.element.path.section)
            let cell = view.cellForItem(at: path)
            #expect(cell?.frame.isNear(placed.frame) == true, sourceLocation: sourceLocation)
            #expect(cell?.tag == source.itemIdentifier(for: path), sourceLocation: sourceLocation)
        }
        #expect(CGFloat(fresh.contentSize.height) == view.contentSize.height, sourceLocation: sourceLocation)
    }

    @Test func `snapshots are laid out, and what stays keeps its cell`() throws {
        source.apply(snapshot([("a", Array(1...10))]), animatingDifferences: false)
        view.layoutIfNeeded()
        check(source.snapshot())
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        var next = source.snapshot()
        next.insertItems([50, 51], beforeItem: 1)
        next.moveItem(9, beforeItem: 2)
        next.deleteItems([5])
        next.insertSections(["z"], beforeSection: "a")
        next.appendItems([80, 10], toSection: "z")
        next.deleteItems([10])
        next.appendItems([10], toSection: "z")
        source.apply(next)
        #expect(source.indexPath(for: 3).flatMap { view.cellForItem(at: $0) } === cell)
        check(next)
    }

    // B28
    @Test func `a page that is put in front leaves what one reads in place`() throws {
        source.apply(snapshot([("a", Array(100...200))]))
        view.contentOffset.y = 900
        view.layoutIfNeeded()
        let path = try #require(view.indexPathsForVisibleItems.min())
        let (identifier, frame) = (
            source.itemIdentifier(for: path), try #require(view.cellForItem(at: path)?.frame)
        )
        let place = frame.minY - view.contentOffset.y
        source.apply(snapshot([("a", Array(40...200))]))
        let new = try #require(identifier.flatMap { source.indexPath(for: $0) })
        let newFrame = try #require(layout.layoutAttributesForItem(at: new)?.frame)
        #expect(abs(newFrame.minY - view.contentOffset.y - place) < 0.001)
        check(source.snapshot())
    }

    @Test(arguments: 0..<20)
    func `random snapshots equal fresh layouts`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let sections = ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.int(0...4))
            var items = Array(0..<40).shuffled(using: &random)
            let next = snapshot(
                sections.map { section in
                    let count = random.int(0...10)
                    defer { items.removeFirst(count) }
                    return (section, Array(items.prefix(count)).sorted())
                })
            source.apply(next)
            check(next)
        }
    }
}
