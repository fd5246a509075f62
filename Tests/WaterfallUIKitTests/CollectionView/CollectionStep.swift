import TestSupport

/// One thing that happens to a collection view. Numbers that name something that is not there are taken as one that is, so
/// that a list of steps makes sense in whatever state, and with some of them left out.
enum CollectionStep {
    case scroll(by: Double)
    /// To a share of the content, from 0 to 1.
    case leap(to: Double)
    case showItem(Int)
    case resize(Double, Double, isAnimated: Bool), insets(Double, Double, Double, Double)
    case reload([Double]), reloadSame
    case append([Double])
    /// Another size for one item, named in a context.
    case replace(Int, Double)
    /// Another measure for a visible cell.
    case measure(Int, Double)
    case change([Change])
    case insertSection(Int, [Double]), deleteSection(Int), moveSection(Int, Int), reloadSection(Int, [Double])
    case rightToLeft(Bool), horizontal(Bool), reversed(Bool), scale(Double)
    case lanes(Int), gap(Double), inset(Double), continuesLanes(Bool)
    case strips(header: Double, footer: Double, isSticky: Bool), background(Bool)
    /// An item that is moved by hand over others, and let go of or not.
    case drag(Int, over: [Int], isCancelled: Bool)

    /// A change in a batch.
    enum Change {
        case insert(Int, Double), delete(Int), move(Int, Int), reload(Int, Double)
    }
}

extension SeededGenerator {
    mutating func collectionSteps(_ count: Int) -> [CollectionStep] {
        [
            .horizontal(chance(20)), .rightToLeft(chance(30)), .reversed(chance(10)),
            .reload(extents(40)), .lanes(int(1...4)),
        ] + (0..<count).map { _ in collectionStep() }
    }

    private mutating func collectionStep() -> CollectionStep {
        switch int(0...99) {
        case 0..<25: return .scroll(by: Double(int(-900...1100)) / pick([1, 2, 20]))
        case 25..<30: return .leap(to: Double(int(0...100)) / 100)
        case 30..<34: return .showItem(int(0...200))
        case 34..<40: return .resize(Double(int(50...700)), Double(int(50...700)), isAnimated: chance(50))
        case 40..<42: return .insets(inset(), inset(), inset(), inset())
        case 42: return pick([.reload(extents(40)), .reloadSame, .reload([])])
        case 43..<47: return .append(extents(10))
        case 47..<52: return .replace(int(0...200), extent())
        case 52..<57: return .measure(int(0...200), extent())
        case 57..<72: return .change((0..<int(1...8)).map { _ in change() })
        case 72..<80:
            return pick([
                .insertSection(int(0...3), extents(12)), .deleteSection(int(0...3)),
                .moveSection(int(0...3), int(0...3)), .reloadSection(int(0...3), extents(12)),
            ])
        case 80..<96: return optionStep()
        default:
            return .drag(
                int(0...60), over: (0..<int(1...4)).map { _ in int(0...60) }, isCancelled: chance(30))
        }
    }

    private mutating func optionStep() -> CollectionStep {
        switch int(0...10) {
        case 0: return .rightToLeft(chance(50))
        case 1: return .horizontal(chance(50))
        case 2: return .reversed(chance(30))
        case 3: return .scale(pick([0, 1, 2, 3]))
        case 4, 5: return .lanes(int(1...5))
        case 6: return .gap(Double(int(0...20)))
        case 7: return .inset(Double(int(0...20)))
        case 8: return .continuesLanes(chance(50))
        case 9: return .background(chance(50))
        default:
            return .strips(
                header: pick([0, Double(int(1...60))]), footer: pick([0, Double(int(1...60))]),
                isSticky: chance(50))
        }
    }

    private mutating func change() -> CollectionStep.Change {
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
