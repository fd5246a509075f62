import TestSupport
import Testing
import UIKit
import WaterfallUIKit

/// Random walks of a collection view through everything that can happen to it; see ``CollectionWalk`` for the promises. A walk
/// that fails prints itself, cut to the fewest steps, as a test to paste here.
@MainActor
@Suite struct CollectionWalkTests {
    /// How many walks of each kind: in a build without optimisation a few have to do.
    private static var seeds: Int {
        #if DEBUG
            max(1, environmentSeeds / 250)
        #else
            environmentSeeds / 10
        #endif
    }

    @Test(arguments: [false, true])
    func `whatever happens, the screen shows what a fresh layout shows, and the anchor stays`(measures: Bool)
    {
        for seed in 0..<Self.seeds {
            var generator = SeededGenerator(seed: seed)
            let steps = generator.collectionSteps(500)
            guard CollectionWalk.run(steps, measures: measures) != nil else { continue }
            let fewest = CollectionWalk.shortest(steps, measures: measures)
            let problem = CollectionWalk.run(fewest, measures: measures)?.problem ?? ""
            Issue.record("seed \(seed): \(problem)\n\(CollectionWalk.test(fewest, measures: measures))")
            return
        }
    }
}
