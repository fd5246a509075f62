import Testing
import UIKit
import WaterfallUIKit

/// The order in which a collection view and its layout speak with one another.
@MainActor
@Suite struct CollectionViewOrderTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    // B33
    @Test func `a batch is prepared, asked for its elements, and finished`() {
        let layout = RecordingLayout()
        let stage = Stage(height: 200, layout: layout) {
            ($0.laneCount, $0.itemSpacing) = (.fixed(1), 0)
        }
        stage.show(extents(100, times: 3))
        layout.calls = []
        stage.sections[0].remove(at: 0)
        stage.sections[0] += stage.items(extents(100))
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [path(0)])
            stage.view.insertItems(at: [path(2)])
        }
        #expect(
            layout.calls.prefix(9) == [
                "invalidate counts", "prepare", "no elements", "prepare 2 updates", "content size",
                "target offset", "elements 1, 0", "final 0", "finalize",
            ])
        #expect(stage.difference == nil)
    }

    // B29
    @Test func `an animated turn has its end asked for after the layout has followed`() {
        let layout = RecordingLayout()
        let stage = Stage(layout: layout)
        stage.show(extents(100, times: 30))
        stage.scroll(to: 500)
        layout.calls = []
        UIView.animate(withDuration: 0.3) { stage.resize(width: 480, height: 320) }
        let calls = layout.calls.filter { !$0.hasPrefix("elements") && $0 != "content size" }
        #expect(
            calls == ["invalidate", "prepare", "prepare bounds", "target offset", "finalize bounds"])
        #expect(stage.difference == nil)
    }

    // B33
    @Test func `headers and backgrounds come and go with their sections`() {
        let layout = RecordingLayout()
        let stage = Stage(height: 300, layout: layout) {
            $0.headerExtent = 20
            $0.options.section.background = .zero
            $0.laneCount = .fixed(1)
        }
        stage.show(sections: [extents(30), extents(40), extents(1000)])
        stage.sections.removeFirst()
        stage.sections.insert(stage.items(extents(50)), at: 1)
        stage.view.performBatchUpdates {
            stage.view.deleteSections([0])
            stage.view.insertSections([1])
        }
        #expect(layout.appearing == ["header 1 at 60, 0.0", "background 1 at 80, 0.0"])
        #expect(layout.disappearing == ["header 0 at 0, 0.0", "background 0 at 20, 0.0"])
        #expect(stage.difference == nil)
    }

    @Test func `items that a finger holds past the start stay there while others come`() {
        let stage = Stage()
        stage.show(extents(100, times: 40))
        stage.view.drag(by: CGPoint(x: 0, y: -40))
        stage.sections[0] += stage.items(extents(100, times: 2))
        stage.view.insertItems(at: [path(40), path(41)])
        #expect(stage.view.contentOffset.y == -40)
        stage.sections[0].insert(contentsOf: stage.items(extents(100, times: 2)), at: 0)
        stage.view.insertItems(at: [path(0), path(1)])
        #expect(stage.view.contentOffset.y == 70)
        #expect(stage.place(2) == 40)
        stage.view.endDrag()
        #expect(stage.difference == nil)
    }

    // W28
    @Test func `the last of a million items is reached`() {
        let source = ManyItems()
        let layout = WaterfallCollectionViewLayout()
        (layout.laneCount, layout.laneSpacing, layout.itemSpacing) = (.fixed(3), 8, 8)
        layout.itemSize = .extent(240)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 82_666_824)
        view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path(999_999))?.frame.maxY == 82_666_824)
        #expect(view.contentOffset.y == 82_665_980)
    }
}

private final class ManyItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1_000_000
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Writes down what it is asked.
private final class RecordingLayout: WaterfallCollectionViewLayout {
    var calls: [String] = []
    var appearing: [String] = []
    var disappearing: [String] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        calls.append(context.invalidateDataSourceCounts ? "invalidate counts" : "invalidate")
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        calls.append("prepare")
        super.prepare()
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        calls.append("prepare \(updateItems.count) updates")
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        calls.append("prepare bounds")
        super.prepare(forAnimatedBoundsChange: oldBounds)
    }

    override func finalizeAnimatedBoundsChange() {
        calls.append("finalize bounds")
        super.finalizeAnimatedBoundsChange()
    }

    override func finalizeCollectionViewUpdates() {
        calls.append("finalize")
        super.finalizeCollectionViewUpdates()
    }

    override var collectionViewContentSize: CGSize {
        calls.append("content size")
        return super.collectionViewContentSize
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        calls.append("target offset")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        let items = attributes?.map { String($0.indexPath.item) }.reversed().joined(separator: ", ")
        calls.append(items.map { "elements \($0)" } ?? "no elements")
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        calls.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    private func words(_ kind: String, _ attributes: UICollectionViewLayoutAttributes?) -> [String] {
        attributes.map { ["\(kind) \($0.indexPath.section) at \(Int($0.frame.minY)), \($0.alpha)"] } ?? []
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
        appearing = words("header", attributes) + appearing
        return attributes
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
        disappearing = words("header", attributes) + disappearing
        return attributes
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
        appearing += words("background", attributes)
        return attributes
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
        disappearing += words("background", attributes)
        return attributes
    }
}
