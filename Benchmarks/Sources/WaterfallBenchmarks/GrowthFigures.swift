import Waterfall

/// What single operations cost at ten million items, over what they cost at ten thousand.
struct GrowthFigures {
    private static let few = 10_000
    private static let many = 10_000_000
    private static let viewport = 844.0

    func run() {
        let (few, many) = (stickyLayout(Self.few), stickyLayout(Self.many))
        report(
            "sticky_resize_growth",
            ratio(rounds: 5) {
                lateHeights(many)
            } over: {
                lateHeights(few)
            }, "x")
        let (short, long) = (sectioned(Self.few), sectioned(Self.many))
        report(
            "query_growth",
            ratio(rounds: 15) {
                leap(long)
            } over: {
                leap(short)
            }, "x")
        report(
            "scroll_query_growth",
            ratio(rounds: 15) {
                scroll(long)
            } over: {
                scroll(short)
            }, "x")
    }

    private func stickyLayout(_ count: Int) -> WaterfallLayout {
        var options = WaterfallOptions()
        options.section.lanes = .fixed(3)
        options.stickyLanes = true
        return WaterfallLayout(options: options, across: 375, items: sizes(count, wide: false))
    }

    /// Sections of a thousand items with headers, one item in twenty two lanes wide.
    private func sectioned(_ count: Int) -> WaterfallLayout {
        var options = WaterfallOptions()
        options.section.lanes = .fixed(3)
        options.section.header = Supplementary(extent: 40, isSticky: true)
        var layout = WaterfallLayout(options: options, across: 375)
        let all = sizes(count, wide: true)
        for start in stride(from: 0, to: count, by: 1000) { layout.appendSection(all[start..<start + 1000]) }
        return layout
    }

    private func sizes(_ count: Int, wide: Bool) -> [ItemSize] {
        var generator = SeededGenerator(seed: 3)
        return (0..<count).map { item in
            .extent(generator.double(80..<400), span: wide && item % 20 == 7 ? 2 : 1)
        }
    }

    private func lateHeights(_ start: WaterfallLayout) -> Double {
        var layout = start
        var generator = SeededGenerator(seed: 4)
        let changes = (0..<20_000).map { _ in
            (ItemPath(item: generator.int(0..<layout.itemCount)), ItemSize.extent(generator.double(80..<400)))
        }
        // The first change copies what the layout shares with the one that it came from.
        layout.replace(changes[0].0, with: changes[0].1)
        let time = seconds { for (path, size) in changes { layout.replace(path, with: size) } }
        keep(layout)
        return time
    }

    /// Queries of viewports anywhere, so that at ten million items each finds memory that no query has touched for long.
    private func leap(_ layout: WaterfallLayout) -> Double {
        var generator = SeededGenerator(seed: 5)
        let last = layout.contentSize.height - Self.viewport
        return queries(layout, at: (0..<20_000).map { _ in generator.double(0..<last) })
    }

    /// Queries of viewports a step apart, as one scrolls.
    private func scroll(_ layout: WaterfallLayout) -> Double {
        let middle = layout.contentSize.height / 2
        return queries(layout, at: (0..<20_000).map { middle + Double($0) * 20 })
    }

    private func queries(_ layout: WaterfallLayout, at offsets: [Double]) -> Double {
        var found: [PlacedElement] = []
        var hits = 0
        let time = seconds {
            for offset in offsets {
                found.removeAll(keepingCapacity: true)
                layout.appendElements(
                    in: LayoutRect(x: 0, y: offset, width: 375, height: Self.viewport), to: &found)
                hits += found.count
            }
        }
        keep(hits)
        return time
    }
}
