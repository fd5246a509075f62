public import Waterfall

/// Reads options and items from the numbers in which the page hands them over. The order of the fields is the one in
/// `Web/encode.mjs`. What is missing or senseless reads as the default: a page cannot make it trap.
public struct NumberReader {
    private let numbers: UnsafePointer<Double>
    private let count: Int
    private var position = 0

    /// The numbers must stay where they are as long as the reader is used.
    public init(_ numbers: UnsafePointer<Double>, count: Int) {
        self.numbers = numbers
        self.count = count
    }

    /// The numbers that make up one item.
    public static let numbersOfItem = 5

    mutating func number() -> Double {
        guard position < count else { return .nan }
        position += 1
        return numbers[position - 1]
    }

    mutating func flag() -> Bool { number() == 1 }

    /// A whole number; nil for what is not a number, and the nearest for what does not fit.
    mutating func whole() -> Int? {
        let value = number()
        return value.isNaN ? nil : Int(max(-2e9, min(value, 2e9)))
    }

    /// One of a list of choices, the first for what is none of them.
    mutating func choice<Choice>(_ choices: Choice...) -> Choice {
        let index = whole() ?? 0
        return choices.indices.contains(index) ? choices[index] : choices[0]
    }

    public mutating func options() -> WaterfallOptions {
        var options = WaterfallOptions()
        options.axis = choice(.vertical, .horizontal)
        options.direction = choice(.leftToRight, .rightToLeft)
        options.isReversed = flag()
        options.scale = number()
        options.stickyLanes = flag()
        options.section = sectionOptions()
        return options
    }

    mutating func sectionOptions() -> SectionOptions {
        var options = SectionOptions()
        let rule = whole() ?? 0
        let value = number()
        switch rule {
        case 1: options.lanes = .minimumWidth(value)
        case 2: options.lanes = .maximumWidth(value)
        default: options.lanes = .fixed(Int(max(1, min(value, 4096))))
        }
        options.laneGap = number()
        options.itemGap = number()
        options.insets = LayoutInsets(top: number(), leading: number(), bottom: number(), trailing: number())
        let placement = whole() ?? 0
        let tolerance = number()
        switch placement {
        case 1: options.placement = .roundRobin
        case 2: options.placement = .gridLanes(tolerance: tolerance)
        default: options.placement = .shortestLane
        }
        options.laneOrder = choice(.forward, .reverse)
        options.packing = choice(.sparse, .dense)
        options.widePlacement = choice(.lowest, .leastWaste)
        options.header = strip()
        options.footer = strip()
        options.continuesLanes = flag()
        return options
    }

    private mutating func strip() -> Supplementary? {
        let extent = number()
        let isSticky = flag()
        return extent.isNaN ? nil : Supplementary(extent: extent, isSticky: isSticky)
    }

    public mutating func item() -> ItemSize {
        let kind = whole() ?? 0
        let (first, second) = (number(), number())
        let span = whole() ?? 1
        let lane = whole()
        switch kind {
        case 1: return .aspect(width: first, height: second, span: span, lane: lane)
        case 2: return .estimate(first, span: span, lane: lane)
        default: return .extent(first, span: span, lane: lane)
        }
    }

    /// The next items, read as they are asked for.
    mutating func items(_ count: Int) -> ItemNumbers {
        let start = min(position, self.count)
        let available = (self.count - start) / Self.numbersOfItem
        let items = ItemNumbers(numbers: numbers + start, count: max(0, min(count, available)))
        position = start + items.count * Self.numbersOfItem
        return items
    }
}

/// Items in the numbers of the page.
struct ItemNumbers: RandomAccessCollection {
    let numbers: UnsafePointer<Double>
    let count: Int

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> ItemSize {
        let size = NumberReader.numbersOfItem
        var reader = NumberReader(numbers + index * size, count: size)
        return reader.item()
    }
}
