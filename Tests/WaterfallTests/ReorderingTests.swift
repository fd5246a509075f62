import TestSupport
import Testing
import Waterfall

@Suite struct ReorderingTests {
    @Test(arguments: 0..<150)
    func `the preview of a move shows what the move would give`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let twin = PlainTwin.random(&generator, items: generator.pick([20, 300]))
        let layout = twin.layout()
        guard layout.sectionCount > 0 else { return }
        let section = generator.int(0...layout.sectionCount - 1)
        let count = layout.itemCount(inSection: section)
        guard count > 1 else { return }
        let source = ItemPath(section: section, item: generator.int(0...count - 1))
        let destination = ItemPath(section: section, item: generator.int(0...count - 1))
        let size = layout.contentSize
        let rect = LayoutRect(x: -10, y: -10, width: size.width + 20, height: min(size.height + 20, 2000))

        var moved = layout
        var batch = BatchUpdate()
        batch.moveItem(from: source, to: destination)
        let result = try moved.apply(batch)
        // The content may end elsewhere after the move, and what is mirrored about its end then lies elsewhere too.
        guard moved.contentSize == size || !twin.options.isReversed && twin.options.direction == .leftToRight
        else { return }
        let expected = moved.elements(in: rect)
            .filter { $0.element.kind == .item && result.path(before: $0.element.path)?.section == section }
            .compactMap { placed in
                result.path(before: placed.element.path).map {
                    PlacedElement(element: LayoutElement(.item, $0), frame: placed.frame)
                }
            }
            .sorted { $0.element < $1.element }
        let preview = layout.elements(in: rect, moving: source, to: destination)
            .filter { $0.element.path.section == section }
        #expect(preview.map(\.element) == expected.map(\.element), "seed \(seed)")
        for (shown, wanted) in zip(preview, expected) {
            #expect(isNear(shown.frame, wanted.frame), "seed \(seed): \(shown.element)")
        }
    }

    @Test func `a move that cannot be shows the layout as it is`() {
        let layout = WaterfallLayout(across: 300, items: (0..<10).map { _ in .extent(50) })
        let rect = LayoutRect(x: 0, y: 0, width: 300, height: 1000)
        let asItIs = layout.elements(in: rect)
        #expect(layout.elements(in: rect, moving: ItemPath(item: 3), to: ItemPath(item: 12)) == asItIs)
        #expect(layout.elements(in: rect, moving: ItemPath(item: -3), to: ItemPath(item: 2)) == asItIs)
        #expect(
            layout.elements(in: rect, moving: ItemPath(item: 3), to: ItemPath(section: 1, item: 2)) == asItIs)
    }
}
