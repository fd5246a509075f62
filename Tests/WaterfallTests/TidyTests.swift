import TestSupport
import Testing
import Waterfall

@Suite struct TidyTests {
    private func options(lanes: Int, reorderLimit: Int) -> WaterfallOptions {
        var options = WaterfallOptions()
        options.section.lanes = .fixed(lanes)
        options.section.laneGap = 8
        options.section.itemGap = 8
        options.section.reorderLimit = reorderLimit
        return options
    }

    private func items(_ count: Int, seed: Int) -> [ItemSize] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            .extent(Double(generator.int(80...399)), span: generator.chance(5) ? 2 : 1)
        }
    }

    /// The empty space above the two-lane items, summed over both lanes: the mean.
    private func whitespace(_ layout: WaterfallLayout, _ items: [ItemSize]) -> Double {
        var laneEnds: [Int: [(top: Double, bottom: Double)]] = [:]
        for index in items.indices {
            guard let frame = layout.frame(index), let lane = layout.lane(ItemPath(item: index)) else {
                continue
            }
            for covered in lane..<lane + items[index].span {
                laneEnds[covered, default: []].append((frame.y, frame.maxY))
            }
        }
        var (sum, count) = (0.0, 0.0)
        for index in items.indices where items[index].span == 2 {
            guard let frame = layout.frame(index), let lane = layout.lane(ItemPath(item: index)) else {
                continue
            }
            count += 1
            for covered in lane..<lane + 2 {
                let above =
                    laneEnds[covered, default: []].filter { $0.top < frame.y }.map { $0.bottom + 8 }.max()
                    ?? 0
                sum += frame.y - above
            }
        }
        return sum / max(1, count)
    }

    @Test(arguments: [(3, 7.0), (4, 8.0), (6, 4.0)])
    func `wide items sit nearly flush`(lanes: Int, limit: Double) {
        var sum = 0.0
        for seed in 1...10 {
            let items = items(500, seed: seed)
            sum += whitespace(
                WaterfallLayout(options: options(lanes: lanes, reorderLimit: 5), across: 1000, items: items),
                items)
        }
        #expect(sum / 10 <= limit)
    }

    @Test(arguments: 0..<50)
    func `appending in pieces equals laying out at once`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let options = options(lanes: generator.int(1...6), reorderLimit: generator.int(1...6))
        let items = (0..<400).map { _ -> ItemSize in
            .extent(
                Double(generator.int(0...300)), span: generator.chance(15) ? generator.int(2...4) : 1,
                lane: generator.chance(3) ? 1 : nil)
        }
        var pieces = WaterfallLayout(options: options, across: 700)
        var next = 0
        while next < items.count {
            let end = min(items.count, next + generator.int(1...20))
            pieces.append(items[next..<end])
            next = end
            let whole = WaterfallLayout(options: options, across: 700, items: items[0..<end])
            for index in 0..<end {
                #expect(pieces.frame(index) == whole.frame(index), "seed \(seed), item \(index) of \(end)")
            }
        }
    }

    @Test(arguments: 0..<20)
    func `no more neighbours than the limit are placed before a wide item, and nothing overlaps`(seed: Int) {
        let items = items(300, seed: seed)
        let layout = WaterfallLayout(options: options(lanes: 3, reorderLimit: 2), across: 1000, items: items)
        let frames = items.indices.compactMap { layout.frame($0) }
        for index in items.indices {
            // What is in reach of a query that touches the item is the item alone.
            let inner = LayoutRect(
                x: frames[index].x + 0.1, y: frames[index].y + 0.1, width: frames[index].width - 0.2,
                height: frames[index].height - 0.2)
            #expect(layout.elements(in: inner).map(\.element.path.item) == [index])
            guard items[index].span == 2 else { continue }
            let earlier = (index + 1..<items.count).filter {
                items[$0].span == 1 && frames[$0].maxY <= frames[index].y && frames[$0].y < frames[index].y
                    && overlapsAcross(frames[$0], frames[index])
            }
            #expect(earlier.count <= 2, "seed \(seed): \(earlier) lie above item \(index)")
        }
    }

    private func overlapsAcross(_ left: LayoutRect, _ right: LayoutRect) -> Bool {
        left.x < right.maxX && right.x < left.maxX
    }

    @Test func `appending moves nothing but the neighbours of wide items among the last`() {
        let items = items(600, seed: 7)
        let options = options(lanes: 4, reorderLimit: 5)
        let whole = WaterfallLayout(options: options, across: 1000, items: items)
        for count in stride(from: 20, to: 600, by: 7) {
            let part = WaterfallLayout(options: options, across: 1000, items: items[0..<count])
            for index in 0..<count - 2 * 5 { #expect(part.frame(index) == whole.frame(index)) }
        }
    }
}
