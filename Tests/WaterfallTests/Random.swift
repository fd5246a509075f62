import TestSupport
import Waterfall

extension SeededGenerator {
    mutating func measure() -> Double {
        switch int(0...9) {
        case 0: return 0
        case 1: return pick([.nan, .infinity, -.infinity, -5, 1e300])
        case 2...5: return Double(int(0...400))
        default: return Double(int(0...4000)) / 7
        }
    }

    mutating func itemSize(lanes: Int) -> ItemSize {
        // Bad sizes are rare, or nothing good would be left to look at.
        var value = measure()
        if !(value >= 0 && value < 1e4) && chance(80) { value = 50 }
        let span = chance(80) ? 1 : pick([0, -1, 2, 3, lanes, lanes + 3, ItemSize.allLanes])
        let lane = chance(90) ? nil : int(-1...lanes + 1)
        switch int(0...3) {
        case 0: return .aspect(width: Double(int(1...9)), height: Double(int(0...9)), span: span, lane: lane)
        case 1: return .estimate(value, span: span, lane: lane)
        default: return .extent(value, span: span, lane: lane)
        }
    }

    mutating func insets() -> LayoutInsets {
        if chance(50) { return .zero }
        let range = chance(20) ? -50...30 : 0...30
        return LayoutInsets(
            top: Double(int(range)), leading: Double(int(range)), bottom: Double(int(range)),
            trailing: Double(int(range)))
    }

    mutating func sectionOptions(ordered: Bool = false) -> SectionOptions {
        var options = SectionOptions()
        options.lanes = pick([
            .fixed(int(0...7)), .fixed(3), .minimumWidth(Double(int(30...200))),
            .maximumWidth(Double(int(60...300))),
        ])
        options.laneGap = Double(int(0...12))
        options.itemGap = pick([0, 0, 10, Double(int(0...25)) / 2])
        options.insets = insets()
        options.placement = pick([.shortestLane, .roundRobin, .gridLanes(tolerance: Double(int(0...40)))])
        options.laneOrder = pick([.forward, .forward, .reverse])
        options.widePlacement = pick([.lowest, .lowest, .leastWaste])
        if !ordered && chance(25) { options.packing = .dense }
        if chance(30) {
            options.header = Supplementary(
                extent: Double(int(0...60)), insets: insets(), isSticky: chance(50))
        }
        if chance(30) {
            options.footer = Supplementary(
                extent: Double(int(0...60)), insets: insets(), isSticky: chance(50))
        }
        if chance(20) { options.background = insets() }
        options.continuesLanes = chance(20)
        return options
    }

    mutating func options(ordered: Bool = false) -> WaterfallOptions {
        var options = WaterfallOptions()
        options.axis = pick([.vertical, .vertical, .horizontal])
        options.direction = pick([.leftToRight, .leftToRight, .rightToLeft])
        options.isReversed = chance(20)
        options.scale = pick([0, 1, 2, 3, 1.25])
        options.minimumContentExtent = pick([0, 0, 480])
        options.section = sectionOptions(ordered: ordered)
        return options
    }
}
