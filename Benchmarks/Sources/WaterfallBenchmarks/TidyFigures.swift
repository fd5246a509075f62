import Waterfall

/// How flush wide items sit with tidy placement, and what it costs.
struct TidyFigures {
    let million: Million

    func run() {
        for lanes in [3, 4, 6] {
            let mean = (1...10).reduce(0.0) { $0 + whitespace(lanes: lanes, seed: UInt64($1)) } / 10
            report("tidy_whitespace_\(lanes)", mean, "points")
        }
        let items = sizes(Million.count, seed: 11)
        let options = options(lanes: 3)
        report(
            "tidy_vs_place",
            ratio(rounds: 3) {
                var layout: WaterfallLayout?
                let time = seconds { layout = WaterfallLayout(options: options, across: 375, items: items) }
                keep(layout)
                return time
            } over: {
                million.place()
            }, "x")
    }

    private func options(lanes: Int) -> WaterfallOptions {
        var options = WaterfallOptions()
        options.section.lanes = .fixed(lanes)
        options.section.laneGap = 8
        options.section.itemGap = 8
        options.section.reorderLimit = 5
        return options
    }

    /// One item in twenty two lanes wide, heights from 80 to 399.
    private func sizes(_ count: Int, seed: UInt64) -> [ItemSize] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            .extent(Double(generator.int(80..<400)), span: generator.int(0..<20) == 0 ? 2 : 1)
        }
    }

    /// The mean height of the empty space above two-lane items, summed over both lanes: 2,000 items.
    private func whitespace(lanes: Int, seed: UInt64) -> Double {
        let items = sizes(2000, seed: seed)
        let layout = WaterfallLayout(options: options(lanes: lanes), across: 1000, items: items)
        var bottoms = [[(top: Double, bottom: Double)]](repeating: [], count: lanes)
        var wide: [(lane: Int, top: Double)] = []
        for (item, size) in items.enumerated() {
            guard let frame = layout.frame(item), let lane = layout.lane(ItemPath(item: item)) else {
                continue
            }
            for covered in lane..<lane + size.span { bottoms[covered].append((frame.y, frame.maxY + 8)) }
            if size.span == 2 { wide.append((lane, frame.y)) }
        }
        let empty = wide.map { item in
            (item.lane..<item.lane + 2).reduce(0.0) { sum, lane in
                sum + item.top - (bottoms[lane].filter { $0.top < item.top }.map(\.bottom).max() ?? 0)
            }
        }
        return empty.reduce(0, +) / Double(max(1, empty.count))
    }
}
