import Testing
import UIKit
import WaterfallUIKit

/// A cell that says what it shows.
final class NumberCell: WaterfallCell {
    static var made = 0
    let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// What it needs, as its data source knows.
    var wanted: CGFloat = 0

    override func extent(fitting across: CGFloat, along axis: WaterfallOptions.Axis) -> CGFloat { wanted }

    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
    }
}

final class TitleView: WaterfallReusableView {
    let label = UILabel()
}

/// A ``WaterfallView`` in a window, its data, and a record of what it asks and tells.
@MainActor
final class ViewStage: NSObject, WaterfallViewDataSource, WaterfallViewDelegate,
    WaterfallViewDataSourcePrefetching
{
    struct Item: Equatable {
        let number: Int
        var size: ItemSize
    }

    let window: UIWindow
    let view: WaterfallView
    var sections: [[Item]] = [[]]
    var options: [Int: SectionOptions] = [:]
    /// What cells need whose size is an estimate.
    var measured: (Item) -> CGFloat = { _ in 100 }
    /// The sizes of items; nil leaves them to ``sections``.
    var sized: ((IndexPath) -> ItemSize)?
    private var nextNumber = 0

    var cellsAsked: [IndexPath] = []
    var sizesAsked = 0
    var events: [String] = []
    var prefetched: [Int] = []
    var cancelled: [Int] = []
    var mayHighlight: (IndexPath) -> Bool = { _ in true }
    var maySelect: (IndexPath) -> Bool = { _ in true }
    var onScroll: (() -> Void)?

    /// A view of this size, one point a pixel's size aside: frames are not snapped.
    init(
        _ sizes: [ItemSize] = [], width: CGFloat = 320, height: CGFloat = 480, lanes: Int = 3,
        gap: Double = 0, insets: LayoutInsets = .zero, adjust: (inout WaterfallOptions) -> Void = { _ in },
        sized: ((WaterfallView, IndexPath) -> ItemSize)? = nil
    ) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view = WaterfallView(frame: window.bounds)
        super.init()
        if let sized { self.sized = { [unowned view] in sized(view, $0) } }
        sections = [items(sizes)]
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        for kind in [LayoutElement.Kind.header, .footer, .background] {
            view.register(
                TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        view.dataSource = self
        view.delegate = self
        var options = WaterfallOptions()
        options.section.lanes = .fixed(lanes)
        (options.section.laneGap, options.section.itemGap) = (gap, gap)
        options.section.insets = insets
        adjust(&options)
        view.options = options
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    func items(_ sizes: [ItemSize]) -> [Item] {
        defer { nextNumber += sizes.count }
        return sizes.enumerated().map { Item(number: nextNumber + $0.offset, size: $0.element) }
    }

    // MARK: - What a test does

    func load(_ sizes: [ItemSize]) {
        nextNumber = 0
        sections = [items(sizes)]
        view.reloadData()
        window.layoutIfNeeded()
    }

    func insert(_ sizes: [ItemSize], at index: Int) {
        sections[0].insert(contentsOf: items(sizes), at: index)
        view.insertItems(at: (index..<index + sizes.count).map { IndexPath(item: $0, section: 0) })
        window.layoutIfNeeded()
    }

    func delete(_ indices: [Int]) {
        for index in indices.sorted(by: >) { sections[0].remove(at: index) }
        view.deleteItems(at: indices.map { IndexPath(item: $0, section: 0) })
        window.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        window.layoutIfNeeded()
    }

    func resize(width: CGFloat, height: CGFloat) {
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.layoutIfNeeded()
    }

    // MARK: - What a test asks

    /// The cells that are on screen or near it, by the item that they show.
    var cells: [IndexPath: NumberCell] {
        Dictionary(
            uniqueKeysWithValues: view.subviews.compactMap { $0 as? NumberCell }.compactMap { cell in
                view.indexPath(for: cell).map { ($0, cell) }
            })
    }

    func cell(_ item: Int, section: Int = 0) -> NumberCell? { cells[IndexPath(item: item, section: section)] }

    func supplementary(_ kind: LayoutElement.Kind, _ section: Int = 0) -> WaterfallReusableView? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    }

    /// The tops of the items that have cells, from the first on.
    var tops: [Double] { (0..<sections[0].count).compactMap { frame($0).map { Double($0.minY) } } }

    /// Where the items that have cells begin, from the first on.
    var places: [[Double]] {
        (0..<sections[0].count).compactMap { frame($0).map { [Double($0.minX), Double($0.minY)] } }
    }

    func frame(_ item: Int, section: Int = 0) -> CGRect? { cell(item, section: section)?.frame }

    /// The items that something is seen of, whatever the view believes.
    var seen: [Int] {
        let bounds = LayoutRect(view.bounds)
        return cells.filter { LayoutRect($0.value.frame).intersects(bounds) }.keys.map(\.item).sorted()
    }

    /// What is wrong with what is on screen, measured against a fresh layout of the same data; nil where nothing is.
    var problem: String? {
        var fresh = WaterfallLayout(options: view.options, across: view.layout.across)
        for (index, section) in sections.enumerated() {
            fresh.appendSection(section.map(\.size), options: options[index])
        }
        for (path, cell) in cells {
            guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item)
            else { return "a cell shows \(path), which is not there" }
            let item = sections[path.section][path.item]
            if cell.label.text != "\(item.number)" {
                return "\(path) shows \(cell.label.text ?? "nothing"), not \(item.number)"
            }
            let known = view.layout.frame(ItemPath(section: path.section, item: path.item))
            if known.map({ !isNear(cell.frame, $0) }) ?? true {
                return "\(path) is at \(cell.frame), not at \(String(describing: known))"
            }
            let expected = fresh.frame(ItemPath(section: path.section, item: path.item))
            if isExact, let expected, !isNear(cell.frame, expected) {
                return "\(path) is at \(cell.frame), in a fresh layout at \(expected)"
            }
        }
        let visible = view.layout.elements(in: LayoutRect(view.bounds)).filter { $0.element.kind == .item }
        for placed in visible
        where cells[IndexPath(item: placed.element.path.item, section: placed.element.path.section)] == nil {
            return "\(placed.element.path) has no cell"
        }
        return nil
    }

    /// Whether all sizes are known, and lanes do not depend on what was before, so that a fresh layout is the same.
    private var isExact: Bool {
        !view.options.stickyLanes
            && sections.joined().allSatisfy { if case .estimate = $0.size.measure { false } else { true } }
    }

    func check(at location: SourceLocation = #_sourceLocation) {
        if let problem { Issue.record("\(problem)", sourceLocation: location) }
    }

    func expectFrames(
        _ expected: [(Double, Double, Double, Double)], at location: SourceLocation = #_sourceLocation
    ) {
        for (item, frame) in expected.enumerated() {
            let actual = self.frame(item)
            let rect = LayoutRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
            #expect(
                actual.map { isNear($0, rect) } ?? false,
                "item \(item) is at \(String(describing: actual)), expected \(rect)", sourceLocation: location
            )
        }
    }

    // MARK: - Data source

    func numberOfSections(in waterfallView: WaterfallView) -> Int { sections.count }

    func waterfallView(_ waterfallView: WaterfallView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func waterfallView(_ waterfallView: WaterfallView, cellForItemAt indexPath: IndexPath) -> WaterfallCell {
        cellsAsked.append(indexPath)
        let cell = waterfallView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        let item = sections[indexPath.section][indexPath.item]
        (cell as? NumberCell)?.label.text = "\(item.number)"
        (cell as? NumberCell)?.wanted = measured(item)
        return cell
    }

    func waterfallView(
        _ waterfallView: WaterfallView, viewForSupplementaryElementOfKind kind: LayoutElement.Kind,
        at indexPath: IndexPath
    ) -> WaterfallReusableView {
        let view = waterfallView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.label.text = "\(kind) \(indexPath.section)"
        return view
    }

    // MARK: - Delegate

    func waterfallView(_ waterfallView: WaterfallView, sizeForItemAt indexPath: IndexPath) -> ItemSize {
        sizesAsked += 1
        return sized?(indexPath) ?? sections[indexPath.section][indexPath.item].size
    }

    func waterfallView(_ waterfallView: WaterfallView, optionsForSection section: Int) -> SectionOptions? {
        options[section]
    }

    func waterfallView(_ waterfallView: WaterfallView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        mayHighlight(indexPath)
    }

    func waterfallView(_ waterfallView: WaterfallView, didHighlightItemAt indexPath: IndexPath) {
        events.append("highlight \(indexPath.item)")
    }

    func waterfallView(_ waterfallView: WaterfallView, didUnhighlightItemAt indexPath: IndexPath) {
        events.append("unhighlight \(indexPath.item)")
    }

    func waterfallView(_ waterfallView: WaterfallView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        maySelect(indexPath)
    }

    func waterfallView(_ waterfallView: WaterfallView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(indexPath.item)")
    }

    func waterfallView(_ waterfallView: WaterfallView, didDeselectItemAt indexPath: IndexPath) {
        events.append("deselect \(indexPath.item)")
    }

    func waterfallView(_ waterfallView: WaterfallView, didActivateItemAt indexPath: IndexPath) {
        events.append("activate \(indexPath.item)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }

    // MARK: - Prefetching

    func waterfallView(_ waterfallView: WaterfallView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths.map(\.item)
    }

    func waterfallView(_ waterfallView: WaterfallView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.item)
    }
}

func isNear(_ one: Double?, _ other: Double) -> Bool { one.map { abs($0 - other) <= 0.001 } ?? false }

func isNear(_ frame: CGRect, _ expected: LayoutRect) -> Bool {
    isNear(frame.minX, expected.x) && isNear(frame.minY, expected.y) && isNear(frame.width, expected.width)
        && isNear(frame.height, expected.height)
}
