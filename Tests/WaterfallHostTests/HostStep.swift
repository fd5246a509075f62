import TestSupport
import Waterfall
import WaterfallHost

/// One thing that happens to a host. Numbers that name something that is not there are taken as one that is, so that a
/// list of steps makes sense in whatever state, and with some of them left out.
enum HostStep {
    case scroll(by: Double)
    /// To a share of the content, from 0 to 1 and a little beyond.
    case leap(to: Double)
    case pull(Double), letGo
    case showItem(Int, ScrollPosition)
    case focus(FocusKey)
    case resize(Double, Double)
    case insets(Double, Double, Double, Double)
    case hide, show
    case overscan(Double, bias: Double)
    case reload([Double])
    case append([Double])
    case measure(Int, Double)
    case change(section: Int, [Change])
    case insertSection(Int, [Double]), deleteSection(Int), moveSection(Int, Int)
    case turn(Int), lanes(Int), gap(Double), scale(Double), stickyLanes(Bool)
    case strips(header: Double, footer: Double, isSticky: Bool)
    case beginRefresh, endRefresh(success: Bool)
    case loadMore, endLoad(LoadMoreMachine.Outcome), endStaleLoad(LoadMoreMachine.Outcome), resetLoad

    /// A change in a batch.
    enum Change {
        case insert(Int, Double), delete(Int), move(Int, Int), reload(Int, Double)
    }
}

extension SeededGenerator {
    mutating func hostSteps(_ count: Int) -> [HostStep] {
        [.reload(extents(60)), .lanes(int(1...4)), .turn(pick([0, 0, 0, int(0...7)]))]
            + (0..<count).map { _ in hostStep() }
    }

    mutating func hostStep() -> HostStep {
        switch int(0...99) {
        case 0..<28: return .scroll(by: Double(int(-900...1100)) / pick([1, 2, 20]))
        case 28..<34: return .leap(to: Double(int(-1...101)) / 100)
        case 34..<38: return pick([.pull(Double(int(0...80))), .letGo])
        case 38..<42: return .showItem(int(0...200), pick([.start, .center, .end, .nearest]))
        case 42..<45:
            return .focus(
                pick([.home, .end, .pageUp, .pageDown, .arrow(pick([.up, .down, .left, .right]))]))
        case 45..<49: return .resize(Double(int(100...700)), Double(int(100...700)))
        case 49..<51: return .insets(inset(), inset(), inset(), inset())
        case 51..<53: return pick([.hide, .show, .show])
        case 53..<55: return .overscan(Double(int(0...30)) / 10, bias: Double(int(0...12)) / 10)
        case 55: return .reload(extents(pick([0, 3, 80])))
        case 56..<60: return .append(extents(20))
        case 60..<64: return .measure(int(0...200), extent())
        case 64..<74:
            return .change(section: int(0...3), (0..<int(1...8)).map { _ in change() })
        case 74..<78:
            return pick([
                .insertSection(int(0...3), extents(20)), .deleteSection(int(0...3)),
                .moveSection(int(0...3), int(0...3)),
            ])
        case 78..<86: return optionStep()
        case 86..<90: return pick([.beginRefresh, .endRefresh(success: chance(70))])
        default:
            return pick([
                .loadMore, .endLoad(pick([.loaded, .failed, .noMoreData])), .endLoad(.loaded),
                .endStaleLoad(pick([.loaded, .failed, .noMoreData])), .resetLoad,
            ])
        }
    }

    private mutating func optionStep() -> HostStep {
        switch int(0...5) {
        case 0: return .turn(int(0...7))
        case 1: return .lanes(int(1...5))
        case 2: return .gap(Double(int(0...20)))
        case 3: return .scale(pick([0, 1, 2, 3]))
        case 4: return .stickyLanes(chance(50))
        default:
            return .strips(
                header: pick([0, Double(int(1...60))]), footer: pick([0, Double(int(1...60))]),
                isSticky: chance(50))
        }
    }

    private mutating func change() -> HostStep.Change {
        switch int(0...3) {
        case 0: return .insert(int(0...100), extent())
        case 1: return .delete(int(0...100))
        case 2: return .move(int(0...100), int(0...100))
        default: return .reload(int(0...100), extent())
        }
    }

    private mutating func inset() -> Double { pick([0, Double(int(0...30))]) }
    private mutating func extent() -> Double {
        pick([0, 5, Double(int(1...300)), Double(int(100...2000)) / 7])
    }
    private mutating func extents(_ most: Int) -> [Double] { (0..<int(0...most)).map { _ in extent() } }
}
