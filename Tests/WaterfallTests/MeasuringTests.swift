import TestSupport
import Testing
import Waterfall

@Suite struct MeasuringTests {
    private func layout(_ count: Int, sticky: Bool = true) -> WaterfallLayout {
        var options = WaterfallOptions()
        options.stickyLanes = sticky
        options.section.itemGap = 0
        return WaterfallLayout(options: options, across: 300, items: (0..<count).map { _ in .estimate(100) })
    }

    @Test func `an estimate is corrected once`() {
        var layout = layout(4)
        #expect(layout.needsMeasure(ItemPath(item: 0)))
        let corrected = layout.measure(ItemPath(item: 0), extent: 300)
        #expect(corrected)
        #expect(!layout.needsMeasure(ItemPath(item: 0)))
        let again = layout.measure(ItemPath(item: 0), extent: 500)
        #expect(!again)
        #expect(layout.frame(0)?.height == 300)
    }

    @Test func `what is not an estimate is not measured`() {
        var layout = WaterfallLayout(across: 300, items: [.extent(50)])
        let moved = [0, 7].map { layout.measure(ItemPath(item: $0), extent: 90) }
        #expect(moved == [false, false])
        #expect(layout.frame(0)?.height == 50)
    }

    // W13
    @Test
    func `with sticky lanes late heights move only their own lane, without them lanes are picked again`() {
        for (sticky, lanes, tops) in [
            (true, [0, 1, 0, 1], [0.0, 0, 300, 100]), (false, [0, 1, 1, 1], [0.0, 0, 100, 200]),
        ] {
            var layout = layout(4, sticky: sticky)
            for (item, extent) in [300.0, 100, 100, 100].enumerated() {
                layout.measure(ItemPath(item: item), extent: extent)
            }
            #expect((0..<4).map { layout.lane(ItemPath(item: $0)) } == lanes)
            #expect((0..<4).map { layout.frame($0)?.y } == tops)
        }
    }

    @Test func `lanes of another width have their items measured again`() {
        var layout = layout(3)
        for item in 0..<3 { layout.measure(ItemPath(item: item), extent: 80) }
        layout.setAcross(500)
        #expect(layout.frame(0)?.height == 80, "what was measured is the best guess")
        let corrected = layout.measure(ItemPath(item: 0), extent: 60)
        #expect(corrected)
        #expect(layout.frame(0)?.height == 60)
    }

    @Test func `a new estimate leaves what has been measured alone`() {
        var layout = layout(4)
        layout.measure(ItemPath(item: 1), extent: 30)
        layout.setEstimate(70, inSection: 0)
        #expect((0..<4).map { layout.frame($0)?.height } == [70, 30, 70, 70])
    }

    /// Sticky lanes against a plain model: every item stays in the lane that its estimate gave it.
    @Test(arguments: 0..<60)
    func `late sizes in any order equal all lanes stacked anew`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var options = WaterfallOptions()
        options.stickyLanes = true
        options.section.lanes = .fixed(generator.int(1...6))
        options.section.itemGap = Double(generator.int(0...9))
        let count = generator.pick([5, 40, 400, 3000])
        let wide = generator.chance(50)
        var items = (0..<count).map { _ -> ItemSize in
            .estimate(
                Double(generator.int(0...200)), span: wide && generator.chance(8) ? generator.int(2...3) : 1)
        }
        var layout = WaterfallLayout(options: options, across: 600, items: items)
        let lanes = items.indices.map { layout.lane(ItemPath(item: $0)) ?? 0 }
        for _ in 0..<60 {
            let item = generator.int(0...count - 1)
            let extent = Double(generator.int(0...500))
            layout.replace(ItemPath(item: item), with: .extent(extent, span: items[item].span))
            items[item] = .extent(extent, span: items[item].span)
        }
        guard case .fixed(let laneCount) = options.section.lanes else { return }
        var ends = [Double](repeating: 0, count: laneCount)
        for item in items.indices {
            let covered = lanes[item]..<lanes[item] + min(items[item].span, laneCount)
            let top = covered.map { ends[$0] }.max() ?? 0
            guard case .extent(let extent) = items[item].measure else {
                guard case .estimate(let extent) = items[item].measure else { return }
                for lane in covered { ends[lane] = top + extent + options.section.itemGap }
                #expect(abs((layout.frame(item)?.y ?? -1) - top) < 0.001, "seed \(seed), item \(item)")
                continue
            }
            for lane in covered { ends[lane] = top + extent + options.section.itemGap }
            #expect(abs((layout.frame(item)?.y ?? -1) - top) < 0.001, "seed \(seed), item \(item)")
            #expect(layout.lane(ItemPath(item: item)) == lanes[item])
        }
    }
}
