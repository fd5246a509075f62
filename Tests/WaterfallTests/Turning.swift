import TestSupport
import Testing
import Waterfall

// MARK: - Into the turned waterfall

extension Turn {
    func options(_ section: SectionOptions = SectionOptions()) -> WaterfallOptions {
        var options = WaterfallOptions()
        apply(&options)
        options.section = section
        return options
    }

    /// Upright insets, of which top is where the content starts and leading is where the first lane lies.
    func insets(_ upright: LayoutInsets) -> LayoutInsets {
        var (start, end) = (upright.top, upright.bottom)
        if isReversed { swap(&start, &end) }
        return axis == .vertical
            ? LayoutInsets(top: start, leading: upright.leading, bottom: end, trailing: upright.trailing)
            : LayoutInsets(top: upright.leading, leading: start, bottom: upright.trailing, trailing: end)
    }

    func item(_ upright: ItemSize) -> ItemSize {
        guard axis == .horizontal, case .aspect(let width, let height) = upright.measure else {
            return upright
        }
        return ItemSize(.aspect(width: height, height: width), span: upright.span, lane: upright.lane)
    }

    /// An upright rectangle where it lies in the turned content.
    func rect(_ upright: LayoutRect, in layout: WaterfallLayout) -> LayoutRect {
        let (across, along) = size(of: layout)
        let (mirrorsAcross, mirrorsAlong) = mirrors
        let x = mirrorsAcross ? across - upright.maxX : upright.x
        let y = mirrorsAlong ? along - upright.maxY : upright.y
        return axis == .vertical
            ? LayoutRect(x: x, y: y, width: upright.width, height: upright.height)
            : LayoutRect(x: y, y: x, width: upright.height, height: upright.width)
    }

    /// A layout of one section that is stated upright. `gap` is that between lanes and that between items.
    func layout(
        _ items: [ItemSize], width: Double = 300, lanes: LaneCount, gap: Double = 0,
        insets: LayoutInsets = .zero, _ adjust: (inout WaterfallOptions) -> Void = { _ in }
    ) -> WaterfallLayout {
        var section = SectionOptions()
        section.lanes = lanes
        (section.laneGap, section.itemGap) = (gap, gap)
        section.insets = self.insets(insets)
        var options = options(section)
        adjust(&options)
        return WaterfallLayout(options: options, across: width, items: items.map(item))
    }

    func layout(
        _ items: [ItemSize], width: Double = 300, lanes: Int, gap: Double = 0, insets: LayoutInsets = .zero,
        _ adjust: (inout WaterfallOptions) -> Void = { _ in }
    ) -> WaterfallLayout {
        layout(items, width: width, lanes: .fixed(lanes), gap: gap, insets: insets, adjust)
    }
}

// MARK: - Back upright

extension Turn {
    private var mirrors: (across: Bool, along: Bool) {
        return (
            axis == .vertical && isRightToLeft, isReversed != (axis == .horizontal && isRightToLeft)
        )
    }

    private func size(of layout: WaterfallLayout) -> (across: Double, along: Double) {
        let size = layout.contentSize
        return axis == .vertical ? (size.width, size.height) : (size.height, size.width)
    }

    func extent(_ layout: WaterfallLayout) -> Double { size(of: layout).along }

    func upright(_ frame: LayoutRect, in layout: WaterfallLayout) -> LayoutRect {
        let (across, along) = size(of: layout)
        let (mirrorsAcross, mirrorsAlong) = mirrors
        let turned =
            axis == .vertical
            ? frame : LayoutRect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
        return LayoutRect(
            x: mirrorsAcross ? across - turned.maxX : turned.x,
            y: mirrorsAlong ? along - turned.maxY : turned.y, width: turned.width, height: turned.height)
    }

    func frame(_ element: LayoutElement, in layout: WaterfallLayout) -> LayoutRect? {
        layout.frame(of: element).map { upright($0, in: layout) }
    }

    func top(_ element: LayoutElement, in layout: WaterfallLayout) -> Double? {
        frame(element, in: layout)?.y
    }
}

// MARK: - What is expected

/// Where an item lies: the first lane that it covers, and where it starts along the axis.
struct Place: CustomStringConvertible, Equatable {
    var lane: Int
    var top: Double

    init(_ lane: Int, _ top: Double) { (self.lane, self.top) = (lane, top) }

    var description: String { "(\(lane), \(top))" }
}

extension Turn {
    func places(_ layout: WaterfallLayout, section: Int = 0) -> [Place] {
        (0..<layout.itemCount(inSection: section)).compactMap { item in
            let path = ItemPath(section: section, item: item)
            guard let lane = layout.lane(path), let top = top(.item(item, section: section), in: layout)
            else { return nil }
            return Place(lane, top)
        }
    }

    /// Expects the items of a section in these lanes, starting there.
    func expect(
        _ layout: WaterfallLayout, section: Int = 0, places expected: [(Int, Double)],
        at location: SourceLocation = #_sourceLocation
    ) {
        let actual = places(layout, section: section)
        let wanted = expected.map { Place($0.0, $0.1) }
        let isRight =
            actual.count == wanted.count
            && zip(actual, wanted).allSatisfy { $0.lane == $1.lane && isNear($0.top, $1.top) }
        #expect(isRight, "(lane, top) are \(actual), expected \(wanted)", sourceLocation: location)
    }

    /// Expects the last items of a section in these lanes, starting there.
    func expect(
        _ layout: WaterfallLayout, lastPlaces expected: [(Int, Double)],
        at location: SourceLocation = #_sourceLocation
    ) {
        let actual = places(layout).suffix(expected.count)
        let wanted = expected.map { Place($0.0, $0.1) }
        let isRight = zip(actual, wanted).allSatisfy { $0.lane == $1.lane && isNear($0.top, $1.top) }
        #expect(isRight, "last (lane, top) are \(actual), expected \(wanted)", sourceLocation: location)
    }

    /// Expects the frames of the first section's items to be these (x, y, width, height).
    func expect(
        _ layout: WaterfallLayout, frames expected: [(Double, Double, Double, Double)],
        at location: SourceLocation = #_sourceLocation
    ) {
        let actual = (0..<layout.itemCount(inSection: 0)).compactMap { frame(.item($0), in: layout) }
        let wanted = expected.map { LayoutRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
        #expect(actual.count == wanted.count, sourceLocation: location)
        for (index, (frame, expected)) in zip(actual, wanted).enumerated() where !isNear(frame, expected) {
            Issue.record("item \(index) is at \(frame), expected \(expected)", sourceLocation: location)
        }
    }

    func expect(
        _ layout: WaterfallLayout, extent expected: Double, at location: SourceLocation = #_sourceLocation
    ) {
        let actual = extent(layout)
        #expect(
            isNear(actual, expected), "content is \(actual), expected \(expected)", sourceLocation: location)
    }
}

func isNear(_ left: Double, _ right: Double, _ tolerance: Double = 0.001) -> Bool {
    abs(left - right) <= tolerance
}

/// Items of these sizes along the axis.
func extents(_ values: Double...) -> [ItemSize] { values.map { .extent($0) } }

/// As many items of one size along the axis.
func extents(_ value: Double, times count: Int) -> [ItemSize] {
    [ItemSize](repeating: .extent(value), count: count)
}

/// Items that bring the lanes to these ends, where there is no gap.
func laneEnds(_ ends: Double...) -> [ItemSize] {
    ends.enumerated().map { .extent($0.element, lane: $0.offset) }
}

extension LayoutRect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
