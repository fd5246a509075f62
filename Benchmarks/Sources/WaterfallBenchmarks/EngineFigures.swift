import Waterfall

/// A million items in three lanes: the data of most figures.
struct Million {
    static let count = 1_000_000
    let heights: [Double]
    let sizes: [ItemSize]
    let options: WaterfallOptions

    init() {
        var generator = SeededGenerator(seed: 1)
        heights = (0..<Self.count).map { _ in generator.double(80..<400) }
        sizes = heights.map { .extent($0) }
        var options = WaterfallOptions()
        options.section.lanes = .fixed(3)
        self.options = options
    }

    func layout() -> WaterfallLayout { WaterfallLayout(options: options, across: 375, items: sizes) }

    /// The seconds from the sizes to a layout of them all.
    func place() -> Double {
        var layout: WaterfallLayout?
        let time = seconds { layout = self.layout() }
        keep(layout)
        return time
    }

    /// The seconds to place all again, as a change of the width does; what the seed way does on every change.
    func placeAgain(_ layout: inout WaterfallLayout) -> Double {
        seconds { layout.setAcross(layout.across == 375 ? 376 : 375) }
    }
}

/// The engine against copying as many bytes, and against the seed way.
struct EngineFigures {
    let million: Million

    func run() {
        var layout = million.layout()
        let bytes = layout.storedBytes
        report("bytes_per_item", Double(bytes) / Double(Million.count), "bytes")
        let source = [UInt8](repeating: 1, count: bytes)
        report("place_vs_copy", ratio(million.place, over: { copy(source) }), "x")
        let (seed, delegate) = (SeedWay(), SeedHeights(million.heights))
        seed.delegate = delegate
        report(
            "place_vs_seed",
            ratio(rounds: 5) {
                seconds { seed.prepare(columns: 3, width: 375, gap: 10) }
            } over: {
                million.placeAgain(&layout)
            }, "x")
        report("query_vs_seed", queryVersusSeed(layout, seed), "x")
        report("append20_vs_place", ratio(rounds: 5, { append20(to: layout) }, over: million.place), "x")
    }

    /// Like placing, into memory that is new.
    private func copy(_ source: [UInt8]) -> Double {
        var copy: [UInt8] = []
        let time = seconds {
            copy = source
            copy[0] = 2
        }
        keep(copy)
        return time
    }

    private func queryVersusSeed(_ layout: WaterfallLayout, _ seed: SeedWay) -> Double {
        let height = layout.contentSize.height
        var generator = SeededGenerator(seed: 2)
        let offsets = (0..<1000).map { _ in generator.double(0..<height - 844) }
        var found: [PlacedElement] = []
        var hits = 0
        return ratio(rounds: 5) {
            seconds { hits += seed.visible(from: offsets[0], to: offsets[0] + 844).count }
        } over: {
            let time = seconds {
                for offset in offsets {
                    found.removeAll(keepingCapacity: true)
                    layout.appendElements(
                        in: LayoutRect(x: 0, y: offset, width: 375, height: 844), to: &found)
                    hits += found.count
                }
            }
            keep(hits)
            return time / Double(offsets.count)
        }
    }

    /// The seconds that one append of 20 items takes: the median of many, since the arrays grow once in a while.
    private func append20(to layout: WaterfallLayout) -> Double {
        var grown = layout
        let new = Array(million.sizes[0..<20])
        grown.append(new)
        return (0..<99).map { _ in seconds { grown.append(new) } }.sorted()[49]
    }
}

/// Keeps the optimiser from leaving out what made a value.
@inline(never)
func keep<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
