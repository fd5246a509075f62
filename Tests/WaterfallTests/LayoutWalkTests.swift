import TestSupport
import Testing
import Waterfall

/// Long random walks of a layout: after each of 500 steps it equals one laid out at once, and a query finds what a scan of
/// all frames finds. A walk that fails prints itself, cut short, as a test to paste here.
@Suite struct LayoutWalkTests {
    /// `make walk` asks for more.
    private static let blocks = 0..<(environmentSeeds / 50)
    private static let steps = 500

    @Test(arguments: blocks)
    func `a layout is the same whatever the way to it`(block: Int) {
        for seed in block * 50..<block * 50 + 50 {
            var generator = SeededGenerator(seed: seed)
            let options = generator.walkOptions()
            let steps = (0..<Self.steps).map { _ in generator.layoutStep() }
            guard Self.run(options, steps) != nil else { continue }
            let fewest = Self.shortest(options, steps)
            Issue.record(
                """
                seed \(seed): \(Self.run(options, fewest) ?? "")
                @Test func `found by seed \(seed)`() {
                    var generator = SeededGenerator(seed: \(seed))
                    let options = generator.walkOptions()
                    let steps: [LayoutStep] = \(fewest)
                    #expect(LayoutWalkTests.run(options, steps) == nil)
                }
                """)
            return
        }
    }

    static func run(_ options: WaterfallOptions, _ steps: [LayoutStep]) -> String? {
        var walk = LayoutWalk(options)
        for (index, step) in steps.enumerated() {
            walk.take(step)
            let window = LayoutRect(
                x: Double(index % 7) * 40 - 40, y: Double(index % 11) * 60 - 60, width: 160, height: 240)
            if let problem = walk.problem(at: window) { return "step \(index): \(problem)" }
        }
        return nil
    }

    /// Leaves out whatever the walk fails without.
    private static func shortest(_ options: WaterfallOptions, _ steps: [LayoutStep]) -> [LayoutStep] {
        var steps = steps
        var length = steps.count / 2
        while length > 0 {
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(steps.count, start + length))
                if run(options, fewer) != nil { steps = fewer } else { start += length }
            }
            length /= 2
        }
        return steps
    }
}

extension SeededGenerator {
    mutating func walkOptions() -> WaterfallOptions {
        var options = WaterfallOptions()
        options.axis = chance(30) ? .horizontal : .vertical
        options.isReversed = chance(20)
        options.section.lanes = .fixed(int(1...5))
        options.section.itemGap = Double(int(0...2) * 5)
        options.section.placement = pick([
            .shortestLane, .shortestLane, .roundRobin, .gridLanes(tolerance: 20),
        ])
        options.section.laneOrder = chance(20) ? .reverse : .forward
        options.section.packing = chance(20) ? .dense : .sparse
        options.section.reorderLimit = chance(20) ? 3 : 0
        return options
    }

    mutating func layoutStep() -> LayoutStep {
        let (section, item) = (int(-1...2), int(-1...25))
        switch int(0...19) {
        case 0: return .appendSection(layoutStepItems(6))
        case 1...3: return .append(layoutStepItems(5))
        case 4...6: return .insert(layoutStepItems(3), section: section, item: item)
        case 7...12: return .remove(section: section, item: item, count: int(0...3))
        case 13...15:
            return .replace(
                layoutStepItems(1).first ?? LayoutStepItem(extent: 9), section: section, item: item)
        case 16: return .move(section: section, item: item, to: int(0...25))
        case 17: return .across(Double(int(0...500)))
        case 18: return .direction(rightToLeft: chance(50))
        default: return .scale(Double(int(0...3)))
        }
    }

    private mutating func layoutStepItems(_ most: Int) -> [LayoutStepItem] {
        (0..<int(0...most)).map { _ in
            LayoutStepItem(
                extent: pick([0, 10, 20, 30, 55, 120, .nan]), span: chance(80) ? 1 : int(0...6),
                lane: chance(92) ? nil : int(-1...5), isAspect: chance(20))
        }
    }
}
