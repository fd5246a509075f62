import TestSupport
import Testing
import Waterfall
import WaterfallHost

/// Random walks of a host through everything that can happen to it; see ``HostWalk`` for the promises. A walk that
/// fails prints itself, cut to the fewest steps, as a test to paste here.
@Suite struct HostWalkTests {
    @Test(arguments: 0..<20)
    func `whatever happens, the right cells are where they belong and the anchor stays`(block: Int) {
        for seed in block * 25..<block * 25 + 25 {
            var generator = SeededGenerator(seed: seed)
            let steps = generator.hostSteps(80)
            guard HostWalk.run(steps) != nil else { continue }
            let fewest = HostWalk.shortest(steps)
            Issue.record("seed \(seed): \(HostWalk.run(fewest)?.problem ?? "")\n\(HostWalk.test(fewest))")
            return
        }
    }
}
