import Waterfall

/// Does one thing a number of times, for valgrind to count: `WaterfallInstructions place|sections|query|sticky times`.
struct Instructions {
    private static let count = 100_000
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The next of a fixed row of numbers from 0 to 1.
    private mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }

    private func options(sticky: Bool = false) -> WaterfallOptions {
        var options = WaterfallOptions()
        options.section.lanes = .fixed(3)
        options.stickyLanes = sticky
        return options
    }

    private mutating func sizes(_ count: Int) -> [ItemSize] {
        (0..<count).map { _ in .extent(80 + 320 * next()) }
    }

    private mutating func layout(sticky: Bool) -> WaterfallLayout {
        WaterfallLayout(options: options(sticky: sticky), across: 375, items: sizes(Self.count))
    }

    mutating func place(_ times: Int) {
        var layout = layout(sticky: false)
        for time in 0..<times { layout.setAcross(400 + Double(time)) }
    }

    mutating func sections(_ times: Int) {
        let items = sizes(100)
        var layout = WaterfallLayout(options: options(), across: 375)
        layout.reserveCapacity(items: 3 * Self.count, sections: 3000)
        for _ in 0..<times * 1000 { layout.appendSection(items) }
    }

    mutating func query(_ times: Int) {
        let layout = layout(sticky: false)
        var found: [PlacedElement] = []
        let height = layout.contentSize.height - 844
        for _ in 0..<times * 1000 {
            found.removeAll(keepingCapacity: true)
            layout.appendElements(
                in: LayoutRect(x: 0, y: height * next(), width: 375, height: 844), to: &found)
        }
    }

    mutating func sticky(_ times: Int) {
        var layout = layout(sticky: true)
        for _ in 0..<times * 1000 {
            let item = Int(next() * Double(Self.count))
            layout.replace(ItemPath(item: item), with: .extent(80 + 320 * next()))
        }
    }
}

let arguments = CommandLine.arguments
var instructions = Instructions()
let times = arguments.count == 3 ? Int(arguments[2]) ?? 0 : 0
switch arguments.count == 3 ? arguments[1] : "" {
case "place": instructions.place(times)
case "sections": instructions.sections(times)
case "query": instructions.query(times)
case "sticky": instructions.sticky(times)
default: fatalError("Say what and how often: place, sections, query or sticky, and a number.")
}
