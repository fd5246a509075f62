import TestSupport
import UIKit
import WaterfallUIKit

/// Takes a collection view through steps and looks after each: what is on screen is what a fresh layout of the same data
/// shows, and the anchor has not moved.
@MainActor
final class CollectionWalk {
    let stage = Stage(width: 300, height: 400)
    /// Whether items come with estimates, which their cells correct.
    let measures: Bool

    init(measures: Bool) {
        self.measures = measures
        stage.view.contentInsetAdjustmentBehavior = .never
        stage.show([])
    }

    /// The first promise that the steps break, if any, and the number of the step that does.
    static func run(_ steps: [CollectionStep], measures: Bool) -> (step: Int, problem: String)? {
        let walk = CollectionWalk(measures: measures)
        for (index, step) in steps.enumerated() {
            if let problem = walk.take(step) { return (index, problem) }
        }
        return nil
    }

    /// The fewest of some steps, taken one by one, that still break a promise.
    static func shortest(_ steps: [CollectionStep], measures: Bool) -> [CollectionStep] {
        guard let failure = run(steps, measures: measures) else { return steps }
        var steps = Array(steps.prefix(failure.step + 1))
        var index = steps.count - 1
        while index >= 0 {
            var fewer = steps
            fewer.remove(at: index)
            if let failure = run(fewer, measures: measures) { steps = Array(fewer.prefix(failure.step + 1)) }
            index = min(index, steps.count) - 1
        }
        return steps
    }

    /// The steps as a test to paste.
    static func test(_ steps: [CollectionStep], measures: Bool) -> String {
        let source = "\(steps)".replacing("WaterfallUIKitTests.", with: "").replacing(
            "CollectionStep.", with: "."
        )
        .replacing("Change.", with: ".").replacing("..", with: ".")
        return """
            @Test func `a walk that failed`() {
                let failure = CollectionWalk.run(\(source), measures: \(measures))
                #expect(failure == nil)
            }
            """
    }

    private func take(_ step: CollectionStep) -> String? {
        let before = CollectionSnapshot(stage)
        stage.hasBeenAtEnd = false
        let effect = apply(step)
        return stage.difference ?? wrongPlace(before, effect)
    }

    // MARK: - Promises

    /// The anchor did not move on screen, unless an end of the content forced it. While cells measure themselves one of those
    /// that were visible holds the place, and not always the first; and content that grows again after its end has
    /// forced it stays there.
    private func wrongPlace(_ before: CollectionSnapshot, _ effect: CollectionEffect) -> String? {
        guard effect.keepsAnchor else { return nil }
        let waterfall = stage.layout.waterfall
        let paths = CollectionSnapshot.paths(stage)
        let start = CollectionSnapshot.start(stage)
        let range = CollectionSnapshot.range(stage)
        let steady = before.anchors.filter { !effect.unsteady.contains($0.id) }
        let resting = steady + before.anchors.filter { effect.unsteady.contains($0.id) }
        var problem: String?
        for anchor in resting {
            guard let path = paths[anchor.id], let frame = waterfall.frame(path) else { continue }
            let item = waterfall.alongRange(of: frame)
            let wanted = item.lowerBound - max(anchor.distance, item.lowerBound - item.upperBound)
            let held = min(max(wanted, range.lowerBound), range.upperBound)
            if abs(start - held) <= 0.01 { return nil }
            problem =
                problem
                ?? "item \(anchor.id) at \(path) was \(anchor.distance) from the start, which is at \(start) in \(range) and belongs to \(held)"
            if !measures { return problem }
        }
        return stage.hasBeenAtEnd ? nil : problem
    }
}

/// What a step does to the items.
struct CollectionEffect {
    /// Whether the anchor must not move on screen.
    var keepsAnchor = true
    /// Items that move, and that the viewport must not run after.
    var unsteady: Set<Int> = []

    static let free = CollectionEffect(keepsAnchor: false)
}

/// What there is to see before a step.
@MainActor
struct CollectionSnapshot {
    /// The visible items, best first, and how far they are from the start of what is visible.
    var anchors: [(id: Int, distance: Double)] = []

    init(_ stage: Stage) {
        let (waterfall, visible) = (stage.layout.waterfall, stage.layout.visibleRectForTests)
        guard visible.width > 0, visible.height > 0, let best = waterfall.anchor(in: visible) else { return }
        let others = waterfall.elements(in: visible).map(\.element)
            .filter { $0.kind == .item && $0.path != best.path }
        anchors = ([best] + others.compactMap { waterfall.anchor(at: $0.path, in: visible) })
            .map { (stage.sections[$0.path.section][$0.path.item].id, $0.distance) }
    }

    static func paths(_ stage: Stage) -> [Int: ItemPath] {
        var paths: [Int: ItemPath] = [:]
        for (section, items) in stage.sections.enumerated() {
            for (item, one) in items.enumerated() { paths[one.id] = ItemPath(section: section, item: item) }
        }
        return paths
    }

    /// Where what is visible starts, counted in the direction of growth.
    static func start(_ stage: Stage) -> Double {
        stage.layout.waterfall.alongRange(of: stage.layout.visibleRectForTests).lowerBound
    }

    /// From where to where that may be.
    static func range(_ stage: Stage) -> ClosedRange<Double> {
        let visible = stage.layout.waterfall.alongRange(of: stage.layout.visibleRectForTests)
        let size = stage.layout.waterfall.contentSize
        let extent = stage.layout.scrollDirection == .vertical ? size.height : size.width
        return 0...max(0, extent - (visible.upperBound - visible.lowerBound))
    }
}
