import SwiftUI
import Testing
import Waterfall

@testable import WaterfallSwiftUI

@MainActor
@Suite struct ListMeasuringTests {
    // W13
    @Test func `views that size themselves get the room that they take, and keep their lanes`() {
        let words = TextShelf([300, 100, 100, 100].map { letters(lines: $0 / 20, width: 160) })
        let tree = words.tree()
        #expect(isNear(tree.frame(of: 0), rect(0, 0, 160, 300)))
        #expect(isNear(tree.frame(of: 1), rect(160, 0, 160, 100)))
        #expect(isNear(tree.frame(of: 2), rect(0, 300, 160, 100)))
        #expect(isNear(tree.frame(of: 3), rect(160, 100, 160, 100)))
    }

    @Test func `another text size is another height, for what is in sight and for what comes`() {
        let words = TextShelf((0..<200).map { _ in letters(lines: 5, width: 160) })
        let tree = words.tree()
        #expect(tree.frame(of: 2)?.minY == 100)
        tree.environment.dynamicTypeSize = .accessibility1
        tree.update()
        // 25 points a line and 20 letters of 8 points no longer fit: what the view itself says, the frame follows.
        let height = tree.frame(of: 0)?.height ?? 0
        #expect(height > 150)
        #expect(tree.frame(of: 2)?.minY == height)
        tree.scroll(to: CGPoint(x: 0, y: 3_000))
        for id in tree.built(Int.self) { #expect(tree.frame(of: id)?.height == height) }
    }

    @Test func `a view that grows while it is on show pushes the others away`() {
        let words = TextShelf([5, 5, 5, 5].map { letters(lines: $0, width: 160) })
        let tree = words.tree()
        words.texts[0] = letters(lines: 9, width: 160)
        tree.update()
        #expect(tree.frame(of: 0)?.height == 180)
        #expect(tree.frame(of: 2)?.minY == 180)
        words.texts[0] = letters(lines: 2, width: 160)
        tree.update()
        #expect(tree.frame(of: 2)?.minY == 40)
    }

    // W17
    @Test func `another width measures again`() {
        let words = TextShelf((0..<20).map { _ in letters(lines: 8, width: 160) })
        let tree = words.tree()
        #expect(tree.frame(of: 0)?.height == 160)
        tree.size = CGSize(width: 640, height: 480)
        #expect(tree.frame(of: 0)?.height == 80)
        #expect(isNear(tree.frame(of: 2), rect(0, 80, 320, 80)))
    }

    // B42
    @Test func `a jump to an item that was never measured lands on it`() {
        let words = TextShelf((0..<2_000).map { letters(lines: 3 + $0 % 7, width: 160) })
        let tree = words.tree()
        words.position = 1_500
        tree.update()
        #expect(tree.frame(of: 1_500)?.minY == 0)
        #expect(tree.built(Int.self).count < 60)
    }

    // B30
    @Test func `measuring on the way up leaves the first visible item in its place`() {
        let words = TextShelf((0..<400).map { letters(lines: 3 + $0 % 11, width: 160) })
        let tree = words.tree()
        words.position = 300
        tree.update()
        for _ in 0..<20 {
            let (offset, before) = (tree.offset.y, tree.contentFrames(Int.self))
            tree.scroll(to: CGPoint(x: 0, y: offset - 90))
            guard let first = words.position, let old = before[first], let new = tree.frame(of: first) else {
                continue
            }
            #expect(abs(new.minY - (old.minY - offset) - 90) < 0.001, "item \(first) is at \(new.minY)")
        }
    }

    // B37
    @Test func `an aspect reserves the place before the picture is there`() {
        let tree = ViewTree(size: CGSize(width: 300, height: 480), environment: unsnapped) {
            WaterfallList(
                [Ware(id: 0), Ware(id: 1)], options: WaterfallOptions(lanes: .fixed(2), spacing: 0)
            ) { _ in
                .aspect(width: 400, height: 600)
            } content: { _ in
                Color.gray
            }
        }
        #expect(tree.frame(of: 0)?.size == CGSize(width: 150, height: 225))
    }
}

/// As many letters as fill so many lines of the double's text at a width.
private func letters(lines: Int, width: Int) -> String {
    String(repeating: "x", count: lines * (width / 8))
}

@MainActor
@Observable
private final class TextShelf {
    var texts: [String]
    var position: Int?

    init(_ texts: [String]) { self.texts = texts }

    func tree() -> ViewTree {
        ViewTree(size: CGSize(width: 320, height: 480), environment: unsnapped) { TextShelfView(shelf: self) }
    }
}

private struct TextShelfView: View {
    let shelf: TextShelf

    var body: some View {
        WaterfallList(
            shelf.texts.enumerated().map { Ware(id: $0.offset, text: $0.element) },
            options: WaterfallOptions(lanes: .fixed(2), spacing: 0), estimate: 100
        ) { ware in
            Text(verbatim: ware.text)
        }
        .scrollPosition(id: Binding(get: { shelf.position }, set: { shelf.position = $0 }), anchor: .top)
    }
}
