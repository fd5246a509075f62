import Testing
import Waterfall
import WaterfallHost

/// Which cells there are, and that they are used again.
@Suite struct HostCellsTests {
    // B39
    @Test(arguments: [0.0, 1, 1234, 2_000_000, 4_999_200])
    func `live cells are bounded at any offset`(offset: Double) {
        let view = FakeView(.hundreds(100_000, lanes: 2), width: 300, height: 800)
        view.scroll(to: offset)
        #expect(view.items.count <= 18)
        #expect(view.items.count == (offset.truncatingRemainder(dividingBy: 100) == 0 ? 16 : 18))
        view.host.overscan = 1
        view.host.updateCells()
        #expect(view.items.count <= 18 + 16)
        view.check()
    }

    // B39
    @Test func `a scroll through all makes a screenful of cells and no more`() {
        let view = FakeView(.hundreds(3000, lanes: 2), width: 300, height: 800, overscan: 1)
        for offset in stride(from: 0.0, to: 149_000, by: 37) {
            view.scroll(to: offset)
            #expect(view.children.count <= 34)
        }
        #expect(view.cellsMade <= 36)
        #expect(view.host.pooledCount <= 34)
        view.check()
    }

    // B39
    @Test func `leaps of a whole screen use the same cells again`() {
        let view = FakeView(.hundreds(10_000, lanes: 2), width: 300, height: 4000, overscan: 1)
        view.scroll(to: 9000)
        let made = view.cellsMade
        for page in 2...50 { view.scroll(to: Double(page * 9000)) }
        #expect(view.cellsMade == made)
        view.check()
    }

    // W27
    @Test func `scrolling by ten points changes only the cells whose edges crossed`() {
        let view = FakeView(
            .of((0..<500).map { Double(40 + $0 * 37 % 90) }, lanes: 3), width: 300, height: 600)
        view.scroll(to: 1000)
        var before = view.cells
        for step in 1...60 {
            view.calls = []
            view.scroll(to: 1000 + Double(step * 10))
            let after = view.cells
            let visible = view.host.visibleRect
            for (element, cell) in before {
                let stays = view.host.layout.frame(of: element)?.intersects(visible) == true
                #expect(after[element] == (stays ? cell : nil), "\(element)")
            }
            // What stays is not even told.
            #expect(view.calls.allSatisfy { if case .move = $0 { false } else { true } })
            #expect(view.made.count == Set(after.keys).subtracting(before.keys).count)
            before = after
        }
        view.check()
    }

    // W27
    @Test func `a scroll that crosses no edge calls nothing`() {
        let view = FakeView(.hundreds(100), width: 300, height: 450)
        view.scroll(to: 1010)
        view.calls = []
        for offset in stride(from: 1011.0, to: 1049, by: 1) { view.scroll(to: offset) }
        #expect(view.calls == [])
    }

    // W14
    @Test func `a long item keeps its cell while its neighbours scroll`() {
        let layout = WaterfallLayout.of([3000] + [Double](repeating: 100, count: 40), lanes: 3)
        let view = FakeView(layout, width: 300, height: 844)
        let long = view.cells[.item(0)]
        for offset in stride(from: 0.0, through: 1000, by: 20) {
            view.scroll(to: offset)
            #expect(view.cells[.item(0)] == long)
        }
        #expect(view.items == [0] + Array(21...38))
        #expect(view.items.count == 19)
        view.check()
    }

    // B19
    @Test func `to item 500 and back the layout is as it was`() {
        let heights = (0..<2000).map { Double(30 + $0 * 61 % 170) }
        let view = FakeView(.of(heights, lanes: 3, gap: 10), width: 300, height: 800, overscan: 1)
        let before = (0...20).map { view.host.layout.frame($0) }
        let (shown, offset) = (view.children.map(\.element), view.offset)
        view.host.scrollToItem(ItemPath(item: 500), at: .start)
        #expect(view.items.contains(500) && !view.items.contains(0))
        view.host.setOffset(offset)
        #expect((0...20).map { view.host.layout.frame($0) } == before)
        #expect(view.children.map(\.element) == shown)
        view.check()
    }

    // S0
    @Test func `a reload takes every cell off the screen and empties the pool`() {
        let view = FakeView(.hundreds(100), width: 300, height: 450)
        view.scroll(to: 60)
        view.scroll(to: 0)
        let (shown, pooled) = (view.children.count, view.host.pooledCount)
        #expect(pooled > 0)
        let old = view.cellsMade
        view.calls = []
        view.host.reload(.of([50, 60], lanes: 1))
        #expect(view.unmounted == shown && view.discarded == shown + pooled)
        #expect(view.host.pooledCount == 0)
        #expect(view.children.map(\.number) == [old, old + 1])
        #expect(view.children.map(\.frame) == [LayoutRect(0, 0, 300, 50), LayoutRect(0, 50, 300, 60)])
        // All is gone before anything comes.
        let firstMade = view.calls.firstIndex(of: .make(.item(0))) ?? 0
        let lastUnmount = view.calls.lastIndex { if case .discard = $0 { true } else { false } } ?? 0
        #expect(lastUnmount < firstMade)
        view.check()
    }

    // B2
    @Test func `a reload to nothing shows nothing`() {
        let view = FakeView(.hundreds(60, lanes: 2), width: 300, height: 450, overscan: 1)
        view.scroll(to: 900)
        view.host.reload(WaterfallLayout())
        #expect(view.children.isEmpty && view.host.pooledCount == 0)
        #expect(view.host.layout.contentSize.height == 0)
        #expect(view.offset == LayoutPoint(x: 0, y: 0))
        view.check()
    }

    @Test func `cells of one kind never stand for another`() {
        let view = FakeView(.hundreds(200), width: 300, height: 450)
        view.identifier = { $0.path.item % 3 }
        view.host.reload(.hundreds(200))
        for offset in stride(from: 0.0, to: 19_000, by: 170) { view.scroll(to: offset) }
        #expect(view.children.allSatisfy { $0.identifier == ($0.element?.path.item ?? 0) % 3 })
        view.check()
    }

    @Test func `cells are in reading order whichever way one scrolls`() {
        let heights = (0..<300).map { Double(20 + $0 * 71 % 400) }
        let view = FakeView(.of(heights, lanes: 4), width: 400, height: 700, overscan: 0.5)
        for offset in [0.0, 3000, 2900, 2500, 6000, 5000, 0, 100] {
            view.scroll(to: offset)
            #expect(view.items == view.items.sorted())
            view.check()
        }
    }

    @Test(arguments: [0.5, 0.75, 1, 2, -3, .nan])
    func `more is kept alive on the side toward which one scrolls`(bias: Double) {
        let view = FakeView(.hundreds(1000), width: 300, height: 400, overscan: 2)
        view.host.overscanBias = bias
        let share = bias.isNaN ? 0.5 : min(max(bias, 0.5), 1)
        view.scroll(to: 40_000)
        view.scroll(to: 40_100)
        #expect(Double(401 - (view.items.first ?? 0)) == (800 * (1 - share) / 100).rounded(.up))
        #expect(Double((view.items.last ?? 0) - 404) == (800 * share / 100).rounded(.up))
        view.scroll(to: 40_000)
        #expect(Double(400 - (view.items.first ?? 0)) == (800 * share / 100).rounded(.up))
    }

    @Test(arguments: [-1, 0, Double.nan, -Double.infinity])
    func `without overscan only what is visible lives`(overscan: Double) {
        let view = FakeView(.hundreds(1000), width: 300, height: 400, overscan: overscan)
        view.scroll(to: 5000)
        #expect(view.items == [50, 51, 52, 53])
    }

    @Test func `a view without a size has no cells`() {
        let view = FakeView(.hundreds(10))
        view.host.updateCells()
        #expect(view.children.isEmpty)
        view.host.resize(to: LayoutSize(width: 300, height: 0), insets: .zero)
        view.host.resize(to: LayoutSize(width: .nan, height: .infinity), insets: .zero)
        #expect(view.children.isEmpty)
        view.host.resize(to: LayoutSize(width: 300, height: 200), insets: .zero)
        #expect(view.items.count > 0)
        view.check()
    }

    @Test func `a view that is hidden lets its cells go and keeps its place`() {
        let view = FakeView(.hundreds(100), width: 300, height: 400)
        view.scroll(to: 5050)
        view.host.resize(to: .zero, insets: .zero)
        #expect(view.children.isEmpty)
        view.host.change { $0.replace(ItemPath(item: 3), with: .extent(150)) }
        view.host.resize(to: LayoutSize(width: 300, height: 400), insets: .zero)
        #expect(view.offset.y == 5100)
        #expect(view.items == [50, 51, 52, 53, 54])
        view.check()
    }
}
