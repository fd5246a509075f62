import Testing
import Waterfall
import WaterfallHost

/// A cell of the fake view. Its number tells it from others, whatever it shows.
final class FakeCell {
    let number: Int
    let identifier: Int
    /// What it shows, as the view was told.
    var element: LayoutElement?
    var frame = LayoutRect.zero
    var isMounted = false
    var isDiscarded = false

    init(number: Int, identifier: Int) { (self.number, self.identifier) = (number, identifier) }
}

/// A view without pixels: it does as the host says, writes every call down, and complains of each that no view should
/// get; see ``problem``.
final class FakeView: WaterfallHostView {
    enum Call: Equatable {
        case make(LayoutElement), mount(LayoutElement, cell: Int), move(LayoutElement, cell: Int)
        case reorder(cell: Int), unmount(cell: Int), discard(cell: Int)
        case offset(LayoutPoint), content, refresh, loadMore
    }

    private(set) var host: WaterfallHost<FakeView>!
    var calls: [Call] = []
    private var complaints: [String] = []
    /// The mounted cells in the order in which a screen reader meets them.
    private(set) var children: [FakeCell] = []
    private(set) var offset = LayoutPoint(x: 0, y: 0)
    private(set) var tickets: [LoadMoreMachine.Ticket] = []
    private(set) var cellsMade = 0
    private(set) var mostMounted = 0
    /// Cells of one number can stand for one another.
    var identifier: (LayoutElement) -> Int = { $0.kind.rawValue }
    /// What a data source or a delegate does from within a call.
    var onMakeCell: ((LayoutElement) -> Void)?
    var onCall: ((Call) -> Void)?

    init(_ layout: WaterfallLayout = WaterfallLayout()) {
        host = WaterfallHost(view: self, layout: layout)
    }

    /// A view of this size, with what it was told on the way forgotten.
    convenience init(
        _ layout: WaterfallLayout, width: Double, height: Double, insets: LayoutInsets = .zero,
        overscan: Double = 0
    ) {
        self.init(layout)
        host.overscan = overscan
        host.resize(to: LayoutSize(width: width, height: height), insets: insets)
        calls = []
    }

    private func expect(_ isRight: Bool, _ complaint: @autoclosure () -> String) {
        if !isRight { complaints.append(complaint()) }
    }

    private func note(_ call: Call) {
        calls.append(call)
        onCall?(call)
    }

    // MARK: - What the host calls

    func makeCell(showing element: LayoutElement) -> FakeCell {
        note(.make(element))
        onMakeCell?(element)
        let cell: FakeCell
        if let used = host.dequeue(identifier(element)) {
            cell = used
            expect(!cell.isMounted && !cell.isDiscarded, "a cell in use was given out again")
            expect(cell.identifier == identifier(element), "a cell of another kind was given out")
        } else {
            cell = FakeCell(number: cellsMade, identifier: identifier(element))
            cellsMade += 1
        }
        // What a data source binds; a cell that kept its old element would show it.
        expect(cell.element == nil, "a recycled cell still shows \(cell.element as Any)")
        cell.element = element
        return cell
    }

    func reuseIdentifier(of cell: FakeCell) -> Int { cell.identifier }

    func mount(
        _ cell: FakeCell, showing element: LayoutElement, at frame: LayoutRect, after previous: FakeCell?
    ) {
        expect(!cell.isMounted, "mounted twice")
        expect(!cell.isDiscarded, "a discarded cell was mounted")
        expect(cell.element == element, "mounted for another element than it was made for")
        cell.isMounted = true
        cell.frame = frame
        children.insert(cell, at: place(after: previous))
        mostMounted = max(mostMounted, children.count)
        note(.mount(element, cell: cell.number))
    }

    func move(_ cell: FakeCell, showing element: LayoutElement, to frame: LayoutRect) {
        expect(cell.isMounted, "a cell that is not on screen was moved")
        (cell.element, cell.frame) = (element, frame)
        note(.move(element, cell: cell.number))
    }

    func reorder(_ cell: FakeCell, after previous: FakeCell?) {
        expect(cell.isMounted, "a cell that is not on screen was put in order")
        children.removeAll { $0 === cell }
        children.insert(cell, at: place(after: previous))
        note(.reorder(cell: cell.number))
    }

    func unmount(_ cell: FakeCell) {
        expect(cell.isMounted, "a cell that is not on screen was taken off it")
        cell.isMounted = false
        cell.element = nil
        children.removeAll { $0 === cell }
        note(.unmount(cell: cell.number))
    }

    func discard(_ cell: FakeCell) {
        expect(!cell.isMounted, "a cell on screen was discarded")
        expect(!cell.isDiscarded, "discarded twice")
        cell.isDiscarded = true
        note(.discard(cell: cell.number))
    }

    func offsetDidChange(to offset: LayoutPoint) {
        self.offset = offset
        note(.offset(offset))
    }

    func contentDidChange() { note(.content) }
    func refreshDidBegin() { note(.refresh) }

    func loadMoreDidBegin(_ ticket: LoadMoreMachine.Ticket) {
        tickets.append(ticket)
        note(.loadMore)
    }

    private func place(after previous: FakeCell?) -> Int {
        guard let previous else { return 0 }
        let index = children.firstIndex { $0 === previous }
        expect(index != nil, "the previous cell is not on screen")
        return (index ?? children.count - 1) + 1
    }
}

// MARK: - What the user does

extension FakeView {
    func scroll(to position: Double, isDragging: Bool = false) {
        offset =
            host.layout.options.axis == .vertical
            ? LayoutPoint(x: offset.x, y: position) : LayoutPoint(x: position, y: offset.y)
        host.scroll(to: offset, isDragging: isDragging)
    }
}

// MARK: - What a test asks

extension FakeView {
    /// What is wrong: a call that no view should get, or something on screen that the host does not believe.
    var problem: String? {
        let believed = host.mountedElements
        let elements = believed.map(\.element)
        let shown = children.map(\.element)
        if let complaint = complaints.first { return complaint }
        if shown != elements { return "shown are \(shown), believed \(elements)" }
        if children.map(\.frame) != believed.map(\.frame) { return "frames are not those believed" }
        if elements != elements.sorted() { return "\(elements) is no reading order" }
        if host.pooledCount > max(16, mostMounted) { return "\(host.pooledCount) cells are pooled" }
        if offset != host.viewport.origin { return "at \(offset), believed at \(host.viewport.origin)" }
        return nil
    }

    func check(at location: SourceLocation = #_sourceLocation) {
        if let problem { Issue.record("\(problem)", sourceLocation: location) }
    }

    /// The items that have a cell.
    var items: [Int] { children.compactMap(\.element).filter { $0.kind == .item }.map(\.path.item) }

    /// The numbers of the cells by what they show.
    var cells: [LayoutElement: Int] {
        Dictionary(
            uniqueKeysWithValues: children.compactMap { cell in cell.element.map { ($0, cell.number) } })
    }

    func count(_ isCounted: (Call) -> Bool) -> Int { calls.count(where: isCounted) }
    var loads: Int { count { $0 == .loadMore } }
    var refreshes: Int { count { $0 == .refresh } }
    var made: [LayoutElement] {
        calls.compactMap { if case .make(let element) = $0 { element } else { nil } }
    }
    var unmounted: Int { count { if case .unmount = $0 { true } else { false } } }
    var discarded: Int { count { if case .discard = $0 { true } else { false } } }
}

// MARK: - Layouts

func isNear(_ left: Double, _ right: Double, _ tolerance: Double = 0.001) -> Bool {
    abs(left - right) <= tolerance
}

extension WaterfallLayout {
    /// A layout of one section with these sizes along the axis; `gap` is that between lanes and between items.
    static func of(
        _ extents: [Double], width: Double = 300, lanes: Int = 1, gap: Double = 0,
        _ adjust: (inout WaterfallOptions) -> Void = { _ in }
    ) -> WaterfallLayout {
        var options = WaterfallOptions()
        options.section.lanes = .fixed(lanes)
        (options.section.laneGap, options.section.itemGap) = (gap, gap)
        adjust(&options)
        return WaterfallLayout(options: options, across: width, items: extents.map { .extent($0) })
    }

    /// As many items of 100.
    static func hundreds(
        _ count: Int, width: Double = 300, lanes: Int = 1, gap: Double = 0,
        _ adjust: (inout WaterfallOptions) -> Void = { _ in }
    ) -> WaterfallLayout {
        of([Double](repeating: 100, count: count), width: width, lanes: lanes, gap: gap, adjust)
    }
}

extension LayoutRect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
