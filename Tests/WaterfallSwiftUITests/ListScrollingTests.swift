import SwiftUI
import Testing
import Waterfall

@testable import WaterfallSwiftUI

@MainActor
@Suite struct ListScrollingTests {
    // B39
    @Test func `of a hundred thousand items only those near the viewport are built, wherever it is`() {
        let shelf = Shelf(count: 100_000)
        let tree = shelf.tree(height: 800)
        for offset in [0.0, 1_000, 2_500_000, 4_999_200] {
            tree.scroll(to: CGPoint(x: 0, y: offset))
            let built = tree.built(Int.self)
            let visible = Int(offset / 100) * 2
            #expect(built.contains(min(visible + 1, 99_999)))
            #expect(built.count <= 18 + 18, "\(built.count) views at \(offset)")
        }
        #expect(tree.contentSize.height == 5_000_000)
    }

    // B39
    @Test func `scrolling asks for no size, and builds the views that come and no others`() {
        let shelf = Shelf(count: 10_000)
        let tree = shelf.tree(height: 800)
        tree.scroll(to: CGPoint(x: 0, y: 5_000))
        shelf.sizesAsked = 0
        shelf.appeared = []
        tree.scroll(to: CGPoint(x: 0, y: 5_100))
        #expect(shelf.sizesAsked == 0)
        #expect(shelf.appeared.count == 2)
    }

    @Test func `a scroll that reveals nothing evaluates nothing`() {
        let shelf = Shelf(count: 1_000)
        let tree = shelf.tree(height: 800)
        tree.scroll(to: CGPoint(x: 0, y: 5_010))
        let before = (tree.bodiesEvaluated, tree.nodesMade)
        tree.scroll(to: CGPoint(x: 0, y: 5_020))
        tree.scroll(to: CGPoint(x: 0, y: 5_030))
        #expect((tree.bodiesEvaluated, tree.nodesMade) == before)
    }

    // W27
    @Test func `a scroll changes only the views whose edges have crossed`() {
        let shelf = Shelf(count: 1_000)
        let tree = shelf.tree(height: 800)
        tree.scroll(to: CGPoint(x: 0, y: 5_000))
        let before = tree.built(Int.self).map { ($0, tree.token(of: $0)) }
        shelf.disappeared = []
        tree.scroll(to: CGPoint(x: 0, y: 5_010))
        let gone = Set(shelf.disappeared)
        for (id, token) in before where !gone.contains(id) {
            #expect(tree.token(of: id) == token, "item \(id) has another view")
        }
        #expect(gone.count <= 2)
    }

    // B19
    @Test func `frames are the same after a scroll away and back`() {
        let shelf = Shelf((0..<1_000).map { Ware(id: $0, extent: Double(50 + $0 * 37 % 100)) })
        let tree = shelf.tree()
        let before = (0..<6).map { tree.contentFrame(of: $0) }
        tree.scroll(to: CGPoint(x: 0, y: 25_000))
        #expect(tree.contentFrame(of: 0) == nil)
        tree.scroll(to: .zero)
        #expect((0..<6).map { tree.contentFrame(of: $0) } == before)
    }

    // B2
    @Test func `a list that becomes empty shows nothing`() {
        let shelf = Shelf(count: 60)
        let tree = shelf.tree()
        #expect(!tree.built(Int.self).isEmpty)
        shelf.wares = []
        tree.update()
        #expect(tree.built(Int.self).isEmpty)
        #expect(tree.contentSize.height == 0)
    }

    // W23
    @Test func `from empty to filled equals filled at once`() {
        let shelf = Shelf(count: 0)
        let tree = shelf.tree()
        shelf.wares = (0..<40).map { Ware(id: $0) }
        tree.update()
        let filled = Shelf(count: 40).tree()
        #expect(tree.built(Int.self) == filled.built(Int.self))
        for id in tree.built(Int.self) { #expect(tree.frame(of: id) == filled.frame(of: id)) }
    }

    // B29
    @Test func `another width keeps the first visible item`() {
        let shelf = Shelf((0..<100).map { Ware(id: $0) }, spacing: 10)
        shelf.options.section.lanes = .fixed(2)
        let tree = ViewTree(size: CGSize(width: 390, height: 800), environment: unsnapped) {
            SquaresView(shelf: shelf)
        }
        tree.scroll(to: CGPoint(x: 0, y: 4_000))
        #expect(isNear(tree.contentFrame(of: 40), rect(0, 4_000, 190, 190)))
        shelf.options.section.lanes = .fixed(4)
        tree.size = CGSize(width: 844, height: 390)
        #expect(isNear(tree.contentFrame(of: 40), rect(0, 2_135, 203.5, 203.5)))
        #expect(abs(tree.offset.y - 2_135) < 0.001)
    }

    // B4, B26, W34
    @Test func `sizes that cannot be laid out count as nothing and leave the others alone`() {
        let shelf = Shelf(
            [Double.nan, 50, -.infinity, .infinity, 0, 20].enumerated().map { Ware(id: $0, extent: $1) },
            lanes: .fixed(0), spacing: 10)
        let tree = shelf.tree()
        #expect((0..<6).map { tree.frame(of: $0)?.minY } == [0, 10, 70, 80, 90, 100])
        #expect(tree.contentSize.height == 120)
        shelf.options.section.itemGap = .nan
        shelf.options.section.insets = LayoutInsets(.infinity)
        tree.size = .zero
        tree.size = CGSize(width: 320, height: 480)
        #expect(tree.contentSize.height == 70)
    }

    // B12, B13
    @Test func `lanes follow the width of the list`() {
        let shelf = Shelf(count: 4, lanes: .minimumWidth(160), spacing: 10)
        let tree = shelf.tree(width: 375)
        #expect(tree.frame(of: 0)?.width == 182.5)
        tree.size.width = 100
        #expect(tree.frame(of: 0)?.width == 100)
        shelf.options.section.lanes = .maximumWidth(150)
        shelf.options.section.laneGap = 20
        tree.size.width = 330
        #expect(abs((tree.frame(of: 0)?.width ?? 0) - 290 / 3) < 0.001)
    }

    // B5
    @Test func `lanes fill the container in whole pixels of the display`() {
        let shelf = Shelf(count: 3, lanes: .fixed(3), spacing: 10)
        var environment = EnvironmentValues()
        environment.displayScale = 3
        let tree = ViewTree(size: CGSize(width: 375, height: 480), environment: environment) {
            ShelfView(shelf: shelf)
        }
        let edges = [(0.0, 118.33), (128.33, 246.67), (256.67, 375)]
        for (id, edge) in edges.enumerated() {
            let frame = tree.frame(of: id) ?? .zero
            #expect(abs(frame.minX - edge.0) < 0.01 && abs(frame.maxX - edge.1) < 0.01, "\(frame)")
        }
    }

    // B10
    @Test func `from right to left lanes are mirrored and data are not`() {
        let shelf = Shelf(count: 3, lanes: .fixed(3), spacing: 10)
        var environment = unsnapped
        environment.layoutDirection = .rightToLeft
        let tree = ViewTree(size: CGSize(width: 320, height: 480), environment: environment) {
            ShelfView(shelf: shelf)
        }
        #expect((0..<3).map { tree.frame(of: $0)?.minX } == [220, 110, 0])
        #expect(tree.built(Int.self) == [0, 1, 2])
    }

    // W31
    @Test func `a horizontal list starts at its leading side in both directions`() {
        for direction in LayoutDirection.allCases {
            let shelf = Shelf([100, 50, 70, 30].enumerated().map { Ware(id: $0, extent: $1) }, spacing: 10)
            shelf.options.axis = .horizontal
            var environment = unsnapped
            environment.layoutDirection = direction
            let tree = ViewTree(size: CGSize(width: 90, height: 210), environment: environment) {
                ShelfView(shelf: shelf)
            }
            let starts = (0..<4).compactMap { id in
                tree.frame(of: id).map { direction == .leftToRight ? $0.minX : 90 - $0.maxX }
            }
            #expect(starts == [0, 0, 60, 110], "\(direction)")
        }
    }

    // B41
    @Test func `assistive tools read in the order of the items, and headers where they belong`() {
        let shelf = Shelf((0..<30).map { Ware(id: $0, extent: $0 % 3 == 0 ? 300 : 40) }, lanes: .fixed(3))
        let tree = shelf.tree()
        #expect(tree.built(Int.self) == Array(0..<tree.built(Int.self).count))
        shelf.wares.swapAt(1, 5)
        tree.update()
        #expect(tree.built(Int.self).prefix(6) == [0, 5, 2, 3, 4, 1])
    }

    // B40, B42
    @Test func `the position leads to an item that was never built, and is told of the first visible one`() {
        let shelf = Shelf(count: 10_000)
        let tree = shelf.tree()
        shelf.position = 9_000
        tree.update()
        #expect(tree.offset.y == 450_000)
        #expect(tree.frame(of: 9_000)?.minY == 0)
        tree.scroll(to: CGPoint(x: 0, y: 1_000))
        #expect(shelf.position == 20)
        shelf.position = 123_456
        tree.update()
        #expect(tree.offset.y == 1_000, "an item that is not there")
    }

    // B40, B42
    @Test func `SwiftUI's own scroll position leads to items, edges and points`() {
        let shelf = Shelf(count: 10_000)
        let box = PositionBox()
        let tree = ViewTree(size: CGSize(width: 320, height: 480)) { PositionView(shelf: shelf, box: box) }
        box.position.scrollTo(id: 9_000)
        tree.update()
        #expect(tree.offset.y == 450_000)
        box.position.scrollTo(edge: .bottom)
        tree.update()
        #expect(tree.offset.y == 499_520)
        box.position.scrollTo(point: CGPoint(x: 0, y: 1_200))
        tree.update()
        #expect(tree.offset.y == 1_200)
        tree.scroll(to: CGPoint(x: 0, y: 2_000))
        #expect(box.position.isPositionedByUser)
        #expect(box.position.viewID(type: Int.self) == 40)
    }

    @Test func `systems without scroll geometry show the same`() {
        let (shelf, other) = (Shelf(count: 1_000), Shelf(count: 1_000))
        let (tree, expected) = (shelf.tree(followsFromWithin: true), other.tree())
        for offset in [0.0, 300, 20_000] {
            tree.scroll(to: CGPoint(x: 0, y: offset))
            expected.scroll(to: CGPoint(x: 0, y: offset))
            #expect(tree.built(Int.self) == expected.built(Int.self))
            #expect(tree.contentSize == expected.contentSize)
        }
        shelf.wares.insert(contentsOf: (1_000..<1_004).map { Ware(id: $0) }, at: 0)
        tree.update()
        #expect(tree.offset.y == 20_200)
    }

    @Test func `what a finger holds past the start stays there while data come`() {
        let shelf = Shelf(count: 100)
        let tree = shelf.tree()
        tree.setPhase(.interacting)
        tree.scroll(to: CGPoint(x: 0, y: -60))
        shelf.wares.append(Ware(id: 100))
        tree.update()
        #expect(tree.offset.y == -60)
        tree.setPhase(.idle)
        tree.scroll(to: .zero)
        #expect(tree.frame(of: 0)?.minY == 0)
    }

    @Test func `bars over the content are insets, and the first item starts below them`() {
        let shelf = Shelf(count: 100)
        let tree = shelf.tree()
        tree.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        tree.scroll(to: CGPoint(x: 0, y: -50))
        #expect(tree.frame(of: 0)?.minY == 50)
        shelf.position = 40
        tree.update()
        #expect(tree.frame(of: 40)?.minY == 50)
    }
}

/// A list of squares.
private struct SquaresView: View {
    let shelf: Shelf

    var body: some View {
        WaterfallList(shelf.wares, options: shelf.options) { _ in
            .aspect(width: 1, height: 1)
        } content: { _ in
            Color.gray
        }
    }
}

@MainActor
@Observable
private final class PositionBox {
    var position = ScrollPosition(idType: Int.self)
}

private struct PositionView: View {
    let shelf: Shelf
    let box: PositionBox

    var body: some View {
        WaterfallList(shelf.wares, options: shelf.options) {
            .extent($0.extent)
        } content: { _ in
            Color.gray
        }
        .scrollPosition(
            Binding(get: { box.position }, set: { box.position = $0 }), anchor: .top)
    }
}
