import SwiftUI
import TestSupport
import Testing
import Waterfall

@testable import WaterfallSwiftUI

@MainActor
@Suite struct ListUpdatesTests {
    // B28
    @Test func `items put before the first visible one leave it in its place`() {
        let shelf = Shelf(count: 100, spacing: 10)
        let tree = shelf.tree()
        tree.scroll(to: CGPoint(x: 0, y: 220))
        #expect(tree.frame(of: 4)?.minY == 0)
        shelf.wares.insert(contentsOf: (100..<104).map { Ware(id: $0) }, at: 0)
        tree.update()
        #expect(tree.contentFrame(of: 4)?.minY == 440)
        #expect(tree.offset.y == 440)
    }

    // B30
    @Test func `a height corrected above the viewport shifts the offset by as much`() {
        let shelf = Shelf(count: 100, lanes: .fixed(1))
        let tree = shelf.tree()
        tree.scroll(to: CGPoint(x: 0, y: 1_000))
        shelf.wares[3].extent = 150
        tree.update()
        #expect(tree.offset.y == 1_050)
        #expect(tree.frame(of: 10)?.minY == 0)
    }

    // B33
    @Test func `views go from old place to new, with who they are and what they remember`() {
        let shelf = Shelf(count: 4)
        let tree = shelf.tree()
        let tokens = [2, 3].map { tree.token(of: $0) }
        shelf.disappeared = []
        withAnimation { _ = shelf.wares.remove(at: 1) }
        tree.update()
        #expect(isNear(tree.frame(of: 2), rect(160, 0, 160, 100)))
        #expect(isNear(tree.frame(of: 3), rect(0, 100, 160, 100)))
        #expect([2, 3].map { tree.token(of: $0) } == tokens)
        #expect(shelf.disappeared == [1])
        #expect(tree.transaction.animation == .default)
    }

    @Test func `a shuffle makes no view anew`() {
        let shelf = Shelf(count: 8)
        let tree = shelf.tree()
        let tokens = Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, tree.token(of: $0)) })
        shelf.appeared = []
        withAnimation(.smooth) { shelf.wares.reverse() }
        tree.update()
        for id in 0..<8 { #expect(tree.token(of: id) == tokens[id]) }
        #expect(shelf.appeared.isEmpty)
        #expect(tree.built(Int.self) == Array((0..<8).reversed()))
    }

    @Test func `what moves under the viewport is not animated, since the viewport cannot follow`() {
        let shelf = Shelf(count: 100)
        let tree = shelf.tree()
        tree.scroll(to: CGPoint(x: 0, y: 1_000))
        withAnimation { shelf.wares.insert(contentsOf: [Ware(id: 1_000), Ware(id: 1_001)], at: 0) }
        tree.update()
        #expect(tree.transaction.animation == nil)
    }

    // W1
    @Test func `removing an item leaves nothing of it`() {
        let shelf = Shelf([100, 50, 70, 30].enumerated().map { Ware(id: $0, extent: $1) }, spacing: 10)
        let tree = shelf.tree(width: 210)
        shelf.wares.remove(at: 1)
        tree.update()
        #expect(isNear(tree.frame(of: 2), rect(110, 0, 100, 70)))
        #expect(isNear(tree.frame(of: 3), rect(110, 80, 100, 30)))
        #expect(tree.frame(of: 1) == nil)
    }

    // W16
    @Test func `a new lane count forgets every old lane`() {
        let shelf = Shelf(count: 1_000, lanes: .fixed(10))
        shelf.options.stickyLanes = true
        let tree = shelf.tree()
        tree.scroll(to: CGPoint(x: 0, y: 9_000))
        shelf.options.section.lanes = .fixed(5)
        tree.update()
        for id in tree.built(Int.self) {
            let frame = tree.frame(of: id) ?? .zero
            #expect(frame.maxX <= 320 && frame.width == 64, "item \(id) at \(frame)")
        }
    }

    // B32
    @Test func `appending asks the sizes of a new value once, and builds nothing out of sight`() {
        let shelf = Shelf(count: 1_000)
        let tree = shelf.tree()
        (shelf.sizesAsked, shelf.appeared) = (0, [])
        shelf.wares.append(contentsOf: (1_000..<1_020).map { Ware(id: $0) })
        tree.update()
        #expect(shelf.sizesAsked == 1_020)
        #expect(shelf.appeared.isEmpty)
        #expect(tree.contentSize.height == 51_000)
    }

    @Test func `a list that goes leaves nothing behind`() {
        weak var left: Shelf?
        do {
            let shelf = Shelf(count: 100)
            left = shelf
            let tree = shelf.tree()
            tree.scroll(to: CGPoint(x: 0, y: 1_000))
            shelf.wares.removeFirst()
            tree.update()
        }
        #expect(left == nil)
    }

    @Test func `an identifier that stands twice is laid out all the same`() {
        let shelf = Shelf(count: 10)
        let tree = shelf.tree()
        shelf.wares.append(Ware(id: 3))
        shelf.wares.insert(Ware(id: 4), at: 0)
        tree.update()
        #expect(tree.contentSize.height == 600)
        shelf.wares = (0..<4).map { Ware(id: $0) }
        tree.update()
        #expect(tree.built(Int.self) == [0, 1, 2, 3])
    }

    @Test func `after random changes a list shows what a new one of the same data does`() {
        for seed in 0..<20 { Walk(seed: seed).run(steps: 30) }
    }
}

/// Random changes of a list, each followed by a look at a list of the same data that is new.
@MainActor
private final class Walk {
    private let shelf: Shelf
    private let tree: ViewTree
    private var random: SeededGenerator
    private let seed: Int
    private var nextID = 1_000
    private var width = 320.0

    init(seed: Int) {
        (self.seed, random) = (seed, SeededGenerator(seed: seed))
        var wares: [Ware] = []
        for id in 0..<60 {
            wares.append(Ware(id: id, extent: Double(random.int(20...200)), span: random.int(1...2)))
        }
        shelf = Shelf(wares, lanes: .fixed(3), spacing: 5)
        tree = shelf.tree()
    }

    func run(steps: Int) {
        for step in 0..<steps {
            let anchor = change()
            tree.update()
            check("seed \(seed), step \(step)", anchor)
        }
    }

    private func ware() -> Ware {
        nextID += 1
        return Ware(id: nextID, extent: Double(random.int(20...200)), span: random.int(1...2))
    }

    /// Returns an item and where it has to be on screen afterwards.
    private func change() -> (id: Int, y: CGFloat)? {
        let topmost = shelf.position
        let frame = topmost.flatMap { tree.frame(of: $0) }
        func anchored() -> (id: Int, y: CGFloat)? {
            guard let topmost, let frame, tree.offset.y > 250 else { return nil }
            return (topmost, frame.minY)
        }
        let count = shelf.wares.count
        switch random.int(0...6) {
        case 0:
            shelf.wares.insert(
                contentsOf: (0..<random.int(1...5)).map { _ in ware() }, at: random.int(0...count))
            return anchored()
        case 1 where count > 20:
            let start = random.int(0...count - 4)
            let gone = Set(shelf.wares[start..<start + 3].map(\.id))
            shelf.wares.removeSubrange(start..<start + 3)
            return topmost.map { gone.contains($0) } == true || isNearEnd ? nil : anchored()
        case 2:
            shelf.wares.swapAt(random.int(0...count - 1), random.int(0...count - 1))
        case 3:
            shelf.wares[random.int(0...count - 1)].extent = Double(random.int(20...200))
        case 4:
            let end = max(0, tree.contentSize.height - 480)
            tree.scroll(to: CGPoint(x: 0, y: end * CGFloat(random.int(0...100)) / 100))
        case 5:
            width = Double(random.pick([320, 480, 700]))
            tree.size = CGSize(width: width, height: 480)
        default:
            shelf.wares.append(ware())
            return anchored()
        }
        return nil
    }

    private var isNearEnd: Bool { tree.offset.y > tree.contentSize.height - 1_500 }

    private func check(_ place: String, _ anchor: (id: Int, y: CGFloat)?) {
        let layout = WaterfallLayout(
            options: shelf.options, across: width,
            items: shelf.wares.map { .extent($0.extent, span: $0.span) })
        #expect(abs(tree.contentSize.height - layout.contentSize.height) < 0.001, "\(place)")
        let (offset, frames) = (tree.offset.y, tree.contentFrames(Int.self))
        var problems: [String] = []
        for (index, ware) in shelf.wares.enumerated() {
            guard let expected = layout.frame(index) else { continue }
            let isVisible = expected.maxY > offset && expected.y < offset + 480
            let shown = frames[ware.id]
            let wanted = rect(expected.x, expected.y, expected.width, expected.height)
            if (isVisible || shown != nil) && !isNear(shown, wanted) {
                problems.append("item \(ware.id) is at \(String(describing: shown)), expected \(wanted)")
            }
        }
        #expect(problems.isEmpty, "\(place): \(problems)")
        if let anchor, let now = tree.frame(of: anchor.id)?.minY {
            #expect(abs(now - anchor.y) < 0.001, "\(place): item \(anchor.id) has left its place")
        }
    }
}
