/// A fuzz target for libFuzzer: bytes become updates of a layout, and after each the layout must equal one that is laid
/// out at once from the same data.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUpdates(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
    var input = FuzzInput(UnsafeBufferPointer(start: data, count: size))
    var model = FuzzModel(&input)
    while input.isLeft {
        model.step(&input)
        model.check()
    }
    return 0
}

/// The bytes, as small numbers; zeros when they are used up.
private struct FuzzInput {
    private var bytes: UnsafeBufferPointer<UInt8>.SubSequence

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes[...] }

    var isLeft: Bool { !bytes.isEmpty }

    mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

    mutating func item() -> ItemSize {
        let (kind, value) = (byte(), Double(byte()))
        let span = kind >> 4 & 3
        let lane = kind >> 6 == 3 ? kind & 3 : nil
        switch kind & 7 {
        case 0: return .extent(.nan, span: span, lane: lane)
        case 1: return .extent(-value, span: span, lane: lane)
        case 2: return .estimate(value, span: span, lane: lane)
        case 3: return .aspect(width: value, height: Double(kind), span: span, lane: lane)
        default: return .extent(value, span: span, lane: lane)
        }
    }
}

/// A layout, and the data that it should show.
private struct FuzzModel {
    var options = WaterfallOptions()
    var sections: [[ItemSize]] = []
    var layout: WaterfallLayout

    init(_ input: inout FuzzInput) {
        let shape = input.byte()
        options.axis = shape & 1 == 0 ? .vertical : .horizontal
        options.direction = shape & 2 == 0 ? .leftToRight : .rightToLeft
        options.isReversed = shape & 4 != 0
        options.section.lanes = .fixed(input.byte() % 7)
        options.section.itemGap = Double(input.byte() % 12)
        options.section.packing = shape & 8 == 0 ? .sparse : .dense
        options.section.reorderLimit = shape & 16 == 0 ? 0 : 3
        options.section.placement =
            shape & 32 == 0 ? .shortestLane : .gridLanes(tolerance: Double(shape & 15))
        layout = WaterfallLayout(options: options, across: 400)
    }

    mutating func step(_ input: inout FuzzInput) {
        let operation = input.byte()
        let section = input.byte() % max(1, sections.count + 1)
        let (place, length) = (input.byte() - 8, input.byte())
        switch operation % 8 {
        case 0: appendSection((0..<length).map { _ in input.item() })
        case 1: append((0..<length % 40).map { _ in input.item() })
        case 2: insert((0..<length % 8).map { _ in input.item() }, section, place)
        case 3: remove(place..<place + length, section)
        case 4: replace(section, place, input.item())
        case 5: layout.setAcross(Double(place * 3))
        case 6: measure(section, place, Double(length))
        default: batch(&input, section)
        }
    }

    private mutating func appendSection(_ items: [ItemSize]) {
        layout.appendSection(items)
        sections.append(items)
    }

    private mutating func append(_ items: [ItemSize]) {
        layout.append(items)
        if sections.isEmpty { sections.append([]) }
        sections[sections.count - 1] += items
    }

    private mutating func insert(_ items: [ItemSize], _ section: Int, _ place: Int) {
        layout.insert(items, at: ItemPath(section: section, item: place))
        guard sections.indices.contains(section), (0...sections[section].count).contains(place) else {
            return
        }
        sections[section].insert(contentsOf: items, at: place)
    }

    private mutating func remove(_ range: Range<Int>, _ section: Int) {
        layout.remove(range, inSection: section)
        guard sections.indices.contains(section) else { return }
        sections[section].removeSubrange(range.clamped(to: 0..<sections[section].count))
    }

    private mutating func replace(_ section: Int, _ place: Int, _ item: ItemSize) {
        layout.replace(ItemPath(section: section, item: place), with: item)
        guard sections.indices.contains(section), sections[section].indices.contains(place) else { return }
        sections[section][place] = item
    }

    private mutating func measure(_ section: Int, _ place: Int, _ extent: Double) {
        let path = ItemPath(section: section, item: place)
        guard layout.needsMeasure(path) else { return }
        layout.measure(path, extent: extent)
        // What has been measured is a guess again in lanes of another width, and keeps its size.
        let item = sections[section][place]
        sections[section][place] = .estimate(extent, span: item.span, lane: item.lane)
    }

    /// A batch of anything: it applies, or it throws and changes nothing.
    private mutating func batch(_ input: inout FuzzInput, _ section: Int) {
        var batch = BatchUpdate()
        for _ in 0..<input.byte() % 6 {
            let (kind, place) = (input.byte(), input.byte() - 2)
            let path = ItemPath(section: section, item: place)
            switch kind % 6 {
            case 0: batch.deleteItem(at: path)
            case 1: batch.insertItem(input.item(), at: path)
            case 2: batch.moveItem(from: path, to: ItemPath(section: kind >> 4, item: input.byte() - 2))
            case 3: batch.reloadItem(at: path, size: input.item())
            case 4: batch.deleteSection(place)
            default: batch.moveSection(from: section, to: place)
            }
        }
        let (before, itemCount) = (sections, layout.itemCount)
        guard let result = try? layout.apply(batch) else {
            precondition(layout.itemCount == itemCount, "a batch that was refused changed the layout")
            return
        }
        sections = (0..<layout.sectionCount).map { section in
            (0..<layout.itemCount(inSection: section)).map { item in
                let path = ItemPath(section: section, item: item)
                guard let old = result.path(before: path) else { return layout.size(path) ?? .extent(0) }
                // Reloaded items keep their path and have another size.
                return batch.reloadedItems.last { $0.path == old }?.size ?? before[old.section][old.item]
            }
        }
    }

    func check() {
        var fresh = WaterfallLayout(options: options, across: layout.across)
        for items in sections { fresh.appendSection(items) }
        precondition(fresh.itemCount == layout.itemCount, "\(layout.itemCount) items, not \(fresh.itemCount)")
        for section in sections.indices {
            for item in sections[section].indices {
                let path = ItemPath(section: section, item: item)
                guard let frame = layout.frame(path), let wanted = fresh.frame(path) else {
                    preconditionFailure("\(path) has no frame")
                }
                let isNear = abs(frame.x - wanted.x) < 0.001 && abs(frame.y - wanted.y) < 0.001
                precondition(isNear, "\(path) is at \(frame), not at \(wanted)")
            }
        }
        let window = LayoutRect(x: 0, y: 100, width: 400, height: 300)
        let found = layout.elements(in: window)
        let wanted = sections.indices.flatMap { section in
            sections[section].indices.map { ItemPath(section: section, item: $0) }
        }.filter { layout.frame($0)?.intersects(window) == true }
        precondition(
            found.map { $0.element.path } == wanted, "a query finds \(found.count) items, not \(wanted.count)"
        )
    }
}
