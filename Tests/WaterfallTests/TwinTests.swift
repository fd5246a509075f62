import TestSupport
import Testing
import Waterfall

extension PlainTwin {
    /// The engine's layout of the same data, laid out at once.
    func layout() -> WaterfallLayout {
        var layout = WaterfallLayout(options: options, across: across)
        for section in sections { layout.appendSection(section.items, options: section.options) }
        return layout
    }

    static func random(_ generator: inout SeededGenerator, ordered: Bool = false, items: Int = 60)
        -> PlainTwin
    {
        var twin = PlainTwin()
        twin.options = generator.options(ordered: ordered)
        twin.across = Double(generator.int(0...1200)) / generator.pick([1, 2, 3])
        for _ in 0..<generator.int(0...5) {
            let own = generator.chance(60) ? nil : generator.sectionOptions(ordered: ordered)
            let sizes = (0..<generator.int(0...items)).map { _ in generator.itemSize(lanes: 4) }
            twin.sections.append(Section(options: own, items: sizes))
        }
        return twin
    }
}

func isNear(_ left: LayoutRect, _ right: LayoutRect, _ tolerance: Double = 0.001) -> Bool {
    abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
        && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
}

@Suite struct TwinTests {
    @Test(arguments: 0..<40)
    func `every element lies where the plain twin puts it`(block: Int) {
        for seed in block * 50..<block * 50 + 50 {
            var generator = SeededGenerator(seed: seed)
            let twin = PlainTwin.random(&generator, items: seed % 10 == 0 ? 900 : 60)
            let layout = twin.layout()
            for expected in twin.elements() {
                guard let frame = layout.frame(of: expected.element) else {
                    Issue.record("seed \(seed): \(expected.element) has no frame")
                    return
                }
                if !isNear(frame, expected.frame) {
                    Issue.record(
                        "seed \(seed): \(expected.element) is at \(frame), expected \(expected.frame)\n\(twin.options)"
                    )
                    return
                }
            }
        }
    }

    // B7
    @Test(arguments: 0..<40)
    func `a query finds just what a scan of all frames finds, in reading order`(block: Int) {
        for seed in block * 50..<block * 50 + 50 {
            var generator = SeededGenerator(seed: seed)
            let twin = PlainTwin.random(&generator, items: seed % 10 == 0 ? 900 : 60)
            let layout = twin.layout()
            let all = twin.elements().map(\.element)
            let size = layout.contentSize
            for _ in 0..<10 {
                let rect = generator.rect(around: size)
                // Sticky headers and footers are where they are while this is visible.
                let visible = generator.chance(30) ? generator.rect(around: size) : nil
                let expected = all.compactMap { element in
                    layout.frame(of: element, pinnedTo: visible).flatMap {
                        $0.intersects(rect) ? PlacedElement(element: element, frame: $0) : nil
                    }
                }
                let found = layout.elements(in: rect, pinnedTo: visible)
                if found != expected {
                    Issue.record(
                        "seed \(seed), \(rect): found \(found.map(\.element)), expected \(expected.map(\.element))"
                    )
                    return
                }
            }
        }
    }
}

extension SeededGenerator {
    /// A rectangle that lies in the content, or reaches out of it.
    fileprivate mutating func rect(around size: LayoutSize) -> LayoutRect {
        LayoutRect(
            x: Double(int(-50...Int(min(1e6, size.width)) + 50)),
            y: Double(int(-50...Int(min(1e6, size.height)) + 50)), width: Double(int(0...800)),
            height: Double(int(0...800)))
    }
}
