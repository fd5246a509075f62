import Waterfall

/// The waterfall's rules written as plainly as they can be: everything is placed again for every question, and every
/// frame is looked at. The oracle of the engine's tests.
struct PlainTwin {
    struct Section {
        var options: SectionOptions?
        var items: [ItemSize]
    }

    var options = WaterfallOptions()
    var across = 0.0
    var sections: [Section] = []

    /// All elements in reading order, with their frames.
    func elements() -> [PlacedElement] {
        var boxes: [(element: LayoutElement, start: Double, end: Double, left: Double, right: Double)] = []
        var (position, sectionStart) = (0.0, 0.0)
        var carried: PlainLanes?
        var background: (section: Int, start: Double, insets: PlainInsets)?
        for (index, section) in sections.enumerated() {
            let own = section.options ?? options.section
            let insets = PlainInsets(own.insets, options)
            let continues = index > 0 && own.continuesLanes && canContinue(index)
            let continued = index + 1 < sections.count && canContinue(index + 1)
            if !continues {
                sectionStart = position
                if let header = own.header {
                    let strip = PlainInsets(header.insets, options)
                    let extent = clean(header.extent)
                    boxes.append(
                        (
                            .header(section: index), position + strip.start, position + strip.start + extent,
                            strip.left,
                            max(strip.left, across - strip.right)
                        ))
                    position += max(0, strip.start + extent + strip.end)
                }
                background = own.background.map { (index, position, PlainInsets($0, options)) }
                position += insets.start
                carried = nil
            }
            var lanes = carried ?? PlainLanes(own, across: across, insets: insets, axis: options.axis)
            for (item, size) in section.items.enumerated() {
                let box = lanes.place(size)
                boxes.append(
                    (
                        .item(item, section: index), position + box.top, position + box.top + box.extent,
                        lanes.left(box.line), lanes.left(box.line) + lanes.breadth(box.span)
                    ))
            }
            if continued {
                carried = lanes
                continue
            }
            let footer = own.footer.map { footer in
                let strip = PlainInsets(footer.insets, options)
                return max(0, strip.start + clean(footer.extent) + strip.end)
            }
            position = max(position + lanes.extent + insets.end, sectionStart - (footer ?? 0))
            if let (section, start, insets) = background {
                boxes.append(
                    (
                        .background(section: section), start + insets.start,
                        max(start + insets.start, position - insets.end), insets.left,
                        max(insets.left, across - insets.right)
                    ))
            }
            if let footer = own.footer {
                let strip = PlainInsets(footer.insets, options)
                let extent = clean(footer.extent)
                // The footer's place counts from the section's end.
                position += max(0, strip.start + extent + strip.end)
                let start = position - strip.end - extent
                boxes.append(
                    (
                        .footer(section: index), start, start + extent, strip.left,
                        max(strip.left, across - strip.right)
                    ))
            }
        }
        let along = snap(max(position, clean(options.minimumContentExtent)))
        return boxes.map { box in
            PlacedElement(element: box.element, frame: frame(box.start, box.end, box.left, box.right, along))
        }.sorted { $0.element < $1.element }
    }

    private func canContinue(_ index: Int) -> Bool {
        let (own, before) = (
            sections[index].options ?? options.section, sections[index - 1].options ?? options.section
        )
        guard own.continuesLanes, own.header == nil, before.footer == nil else { return false }
        func shape(_ section: SectionOptions) -> [Double] {
            let lanes = PlainLanes(
                section, across: across, insets: PlainInsets(section.insets, options), axis: options.axis)
            return [Double(lanes.count), lanes.breadth(1), lanes.left(0), section.laneGap, section.itemGap]
        }
        return shape(own) == shape(before) && own.placement == before.placement
            && own.laneOrder == before.laneOrder
            && own.packing == before.packing && own.widePlacement == before.widePlacement
            && own.reorderLimit == before.reorderLimit
    }

    private func snap(_ value: Double) -> Double {
        options.scale > 0 ? (value * options.scale + 0.5001).rounded(.down) / options.scale : value
    }

    private func frame(_ start: Double, _ end: Double, _ left: Double, _ right: Double, _ along: Double)
        -> LayoutRect
    {
        var (start, end, left, right) = (snap(start), snap(end), snap(left), snap(right))
        let isRightToLeft = options.direction == .rightToLeft
        if options.isReversed != (options.axis == .horizontal && isRightToLeft) {
            (start, end) = (along - end, along - start)
        }
        if options.axis == .vertical && isRightToLeft {
            (left, right) = (snap(across) - right, snap(across) - left)
        }
        return options.axis == .vertical
            ? LayoutRect(x: left, y: start, width: right - left, height: end - start)
            : LayoutRect(x: start, y: left, width: end - start, height: right - left)
    }
}

func clean(_ value: Double) -> Double {
    value.isFinite && value > 0 ? min(value, 1e9) : 0
}

struct PlainInsets {
    var start: Double, end: Double, left: Double, right: Double

    init(_ insets: LayoutInsets, _ options: WaterfallOptions) {
        if options.axis == .vertical {
            (start, end, left, right) = (insets.top, insets.bottom, insets.leading, insets.trailing)
        } else {
            (start, end, left, right) = (insets.leading, insets.trailing, insets.top, insets.bottom)
        }
        if options.isReversed { (start, end) = (end, start) }
    }
}

/// The lanes of one section, by the letter of the CSS Grid Lanes draft and the options beside it.
struct PlainLanes {
    let count: Int
    let laneGap: Double
    let itemGap: Double
    let origin: Double
    let laneBreadth: Double
    let options: SectionOptions
    let axis: WaterfallOptions.Axis
    var run: [Double]
    var cursor = 0
    var openings: [[ClosedRange<Double>]]

    init(_ options: SectionOptions, across: Double, insets: PlainInsets, axis: WaterfallOptions.Axis) {
        self.options = options
        self.axis = axis
        laneGap = clean(options.laneGap)
        itemGap = clean(options.itemGap)
        origin = insets.left
        let available = max(0, across - insets.left - insets.right)
        switch options.lanes {
        case .fixed(let number): count = max(1, number)
        case .minimumWidth(let width):
            var number = 1
            while width > 0 && (clean(width) + laneGap) * Double(number + 1) - laneGap <= available + 1e-6 {
                number += 1
            }
            count = number
        case .maximumWidth(let width):
            var number = 1
            while width > 0
                && (available - laneGap * Double(number - 1)) / Double(number) > clean(width) + 1e-6
            {
                number += 1
            }
            count = number
        }
        laneBreadth = max(0, available - laneGap * Double(count - 1)) / Double(count)
        run = Array(repeating: 0, count: count)
        openings = Array(repeating: [], count: count)
        cursor = options.laneOrder == .reverse ? count : 0
    }

    func left(_ line: Int) -> Double { origin + Double(line) * (laneBreadth + laneGap) }
    func breadth(_ span: Int) -> Double { laneBreadth * Double(span) + laneGap * Double(span - 1) }
    var extent: Double { max(0, (run.max() ?? 0) - itemGap) }

    func extent(_ size: ItemSize, span: Int) -> Double {
        switch size.measure {
        case .extent(let extent), .estimate(let extent): return clean(extent)
        case .aspect(let width, let height):
            let (along, across) = axis == .vertical ? (height, width) : (width, height)
            guard clean(along) > 0, clean(across) > 0 else { return 0 }
            return clean(clean(along) / clean(across) * breadth(span))
        }
    }

    mutating func place(_ size: ItemSize) -> (line: Int, span: Int, top: Double, extent: Double) {
        let span = min(max(1, size.span), count)
        let extent = extent(size, span: span)
        let pinned = size.lane.map { min(max(0, $0), count - span) }
        let line = pinned ?? pick(span)
        let top = (line..<line + span).map { run[$0] }.max() ?? 0
        if options.packing == .dense, let hole = hole(pinned, line, top, span, extent + itemGap) {
            return (hole.line, span, hole.top, extent)
        }
        for lane in line..<line + span {
            if run[lane] < top { openings[lane].append(run[lane]...top) }
            run[lane] = top + extent + itemGap
        }
        if pinned == nil { cursor = options.laneOrder == .reverse ? line : line + span }
        return (line, span, top, extent)
    }

    private func pick(_ span: Int) -> Int {
        let starts = (0...count - span).map { line in (line..<line + span).map { run[$0] }.max() ?? 0 }
        if options.widePlacement == .leastWaste && span > 1 {
            let waste = starts.indices.map { line in
                (line..<line + span).map { starts[line] - run[$0] }.reduce(0, +)
            }
            var best = 0
            for line in waste.indices where waste[line] < waste[best] - 1.0307e-4 { best = line }
            return best
        }
        var tolerance = 0.0
        var from = options.laneOrder == .reverse ? count : 0
        switch options.placement {
        case .shortestLane: break
        case .roundRobin: (tolerance, from) = (.infinity, cursor)
        case .gridLanes(let given): (tolerance, from) = (given.isNaN ? 0 : max(0, given), cursor)
        }
        let eligible = starts.indices.filter { starts[$0] <= (starts.min() ?? 0) + tolerance + 1.0307e-4 }
        if options.laneOrder == .reverse {
            return eligible.last { $0 <= from - span } ?? eligible.last ?? 0
        }
        return eligible.first { $0 >= from } ?? eligible.first ?? 0
    }

    private mutating func hole(
        _ pinned: Int?, _ line: Int, _ top: Double, _ span: Int, _ need: Double
    ) -> (line: Int, top: Double)? {
        var best: [(line: Int, top: Double)] = []
        for start in pinned.map({ [$0] }) ?? Array(0...count - span) {
            // Every hole starts where some opening of these lanes starts, or where one of them ends for good.
            let lanes = start..<start + span
            let positions = lanes.flatMap { openings[$0].map(\.lowerBound) + [run[$0]] }
            let fits = positions.filter { position in
                let inHole = lanes.map { lane in
                    openings[lane].contains {
                        $0.lowerBound <= position + 1e-6 && position + need <= $0.upperBound + 1e-6
                    }
                }
                let atEnd = lanes.map { run[$0] <= position + 1e-6 }
                return inHole.contains(true) && zip(inHole, atEnd).allSatisfy { $0 || $1 }
            }
            let isEarlier = options.laneOrder == .reverse ? start > line : start < line
            if let found = fits.min(), found < top - 1e-6 || (found < top + 1e-6 && isEarlier) {
                best.append((start, found))
            }
        }
        if options.laneOrder == .reverse { best.reverse() }
        guard let least = best.map(\.top).min() else { return nil }
        var tolerance = 0.0
        if case .gridLanes(let given) = options.placement { tolerance = given.isNaN ? 0 : max(0, given) }
        if options.placement == .roundRobin { tolerance = .infinity }
        guard let chosen = best.first(where: { $0.top <= least + tolerance + 1.0307e-4 }) else { return nil }
        for lane in chosen.line..<chosen.line + span { cut(lane, chosen.top, chosen.top + need) }
        return chosen
    }

    private mutating func cut(_ lane: Int, _ start: Double, _ end: Double) {
        if run[lane] <= start + 1e-6 {
            if run[lane] < start - 1e-6 { openings[lane].append(run[lane]...start) }
            run[lane] = end
            return
        }
        guard
            let index = openings[lane].firstIndex(where: {
                $0.lowerBound <= start + 1e-6 && end <= $0.upperBound + 1e-6
            })
        else { return }
        let hole = openings[lane].remove(at: index)
        if start - hole.lowerBound > 1e-6 { openings[lane].append(hole.lowerBound...start) }
        if hole.upperBound - end > 1e-6 { openings[lane].append(end...hole.upperBound) }
    }
}
