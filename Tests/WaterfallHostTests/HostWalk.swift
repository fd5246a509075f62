import TestSupport
import Waterfall

@testable import WaterfallHost

/// Takes a host through steps and looks after each at every promise.
final class HostWalk {
    let view = FakeView()
    var host: WaterfallHost<FakeView> { view.host }
    private var size = LayoutSize(width: 300, height: 500)
    private var isHidden = false
    private var isLoading = false
    private var loadedTwice = false

    init() {
        host.resize(to: size, insets: .zero)
        host.setRefreshEnabled(true)
        host.configureLoadMore(isEnabled: true)
        view.onCall = { [unowned self] call in
            guard call == .loadMore else { return }
            loadedTwice = loadedTwice || isLoading
            isLoading = true
        }
    }

    /// The first promise that the steps break, if any, and the number of the step that does.
    static func run(_ steps: [HostStep]) -> (step: Int, problem: String)? {
        let walk = HostWalk()
        for (index, step) in steps.enumerated() {
            if let problem = walk.take(step) { return (index, problem) }
        }
        return nil
    }

    /// The fewest of some steps, taken one by one, that still break a promise.
    static func shortest(_ steps: [HostStep]) -> [HostStep] {
        guard let failure = run(steps) else { return steps }
        var steps = Array(steps.prefix(failure.step + 1))
        var index = steps.count - 1
        while index >= 0 {
            var fewer = steps
            fewer.remove(at: index)
            if let failure = run(fewer) { steps = Array(fewer.prefix(failure.step + 1)) }
            index = min(index, steps.count) - 1
        }
        return steps
    }

    /// The steps as a test to paste.
    static func test(_ steps: [HostStep]) -> String {
        let source = "\(steps)".replacing("WaterfallHostTests.", with: "").replacing(
            "WaterfallHost.", with: ""
        )
        .replacing("Waterfall.", with: "")
        return """
            @Test func `a walk that failed`() {
                let failure = HostWalk.run(\(source))
                #expect(failure == nil)
            }
            """
    }

    private func take(_ step: HostStep) -> String? {
        let before = HostSnapshot(view, isHidden: isHidden)
        let effect = apply(step)
        return view.problem ?? wrongCells() ?? wrongIdentity(before, effect) ?? wrongPlace(before, effect)
            ?? (loadedTwice ? "two loads at once" : nil)
    }
}

/// What a step does to the items, and to the viewport.
struct HostEffect {
    /// Where an item is after the step; nil if it is gone or has to have another cell.
    var rename: (ItemPath) -> ItemPath? = { $0 }
    /// Items that the step moves, and that the viewport must not run after.
    var moved: (ItemPath) -> Bool = { _ in false }
    /// Items whose cells have to be others.
    var remade: (ItemPath) -> Bool = { _ in false }
    /// Whether the anchor must not move on screen.
    var keepsAnchor = true
    /// Whether it is a batch, which a refresh may bring.
    var isBatch = false
    /// Whether it is one of a run of resizes, which one anchor outlasts.
    var isResize = false
}

/// What there is to see before a step.
struct HostSnapshot {
    var cells: [LayoutElement: Int] = [:]
    /// The visible items as anchors, best first.
    var anchors: [ScrollAnchor] = []
    /// What held the viewport in the resize before, if nothing has scrolled since.
    var held: ScrollAnchor?
    /// Where the viewport starts, if it rests at the start and awaits what a refresh brings.
    var awaiting: Double?

    init(_ view: FakeView, isHidden: Bool) {
        let (host, layout) = (view.host!, view.host.layout)
        let visible = host.visibleRect
        let items = layout.elements(in: visible).filter { $0.element.kind == .item }
        if let best = host.scrollState() {
            let others = items.map(\.element.path).filter { $0 != best.path }
            anchors = [best] + others.compactMap { layout.anchor(at: $0, in: visible) }
        }
        held = host.resizeAnchor
        let (rest, start) = (host.position(host.offsetRange.first), host.position(host.viewport.origin))
        if host.refresh.isRefreshing && start < rest + 0.5 { awaiting = start }
        if !isHidden {
            for item in items { cells[item.element] = view.cells[item.element] }
        }
    }
}

extension WaterfallHost {
    /// Where the viewport starts at an offset, counted in the direction in which the content grows.
    fileprivate func position(_ offset: LayoutPoint) -> Double {
        var rect = viewport
        (rect.x, rect.y) = (offset.x, offset.y)
        return layout.alongRange(of: rect).lowerBound
    }
}

// MARK: - Promises

extension HostWalk {
    /// Mounted is just what a look at every frame finds in the overscanned rectangle, and it lies there.
    private func wrongCells() -> String? {
        let layout = host.layout
        var all: [PlacedElement] = []
        for section in 0..<layout.sectionCount {
            let elements =
                [.header(section: section), .footer(section: section)]
                + (0..<layout.itemCount(inSection: section)).map { LayoutElement.item($0, section: section) }
            for element in elements {
                guard let frame = layout.frame(of: element, pinnedTo: host.visibleRect) else { continue }
                all.append(PlacedElement(element: element, frame: frame))
            }
        }
        let rect = host.overscannedRect
        let expected =
            isHidden ? [] : all.filter { $0.frame.intersects(rect) }.sorted { $0.element < $1.element }
        let mounted = host.mountedElements
        return mounted == expected ? nil : "mounted are \(mounted), expected \(expected)"
    }

    /// What stayed visible kept its cell.
    private func wrongIdentity(_ before: HostSnapshot, _ effect: HostEffect) -> String? {
        guard !isHidden else { return nil }
        let visible = host.visibleRect
        let cells = view.cells
        for (element, cell) in before.cells where !effect.remade(element.path) {
            guard let path = effect.rename(element.path), let frame = host.layout.frame(path),
                frame.intersects(visible)
            else { continue }
            let now = cells[LayoutElement(.item, path)]
            if now != cell { return "\(element) had cell \(cell), as \(path) it has \(now as Any)" }
        }
        return nil
    }

    /// The anchor did not move on screen, unless an end of the content forced it.
    private func wrongPlace(_ before: HostSnapshot, _ effect: HostEffect) -> String? {
        let layout = host.layout
        guard effect.keepsAnchor else { return nil }
        let first = host.position(host.offsetRange.first)
        let last = max(first, host.position(host.offsetRange.last))
        let actual = host.position(host.viewport.origin)
        if effect.isBatch, let start = before.awaiting {
            let held = min(max(start, first), last)
            return abs(actual - held) <= 0.001 ? nil : "the viewport left the start for \(actual)"
        }
        let resting =
            before.anchors.filter { !effect.moved($0.path) } + before.anchors.filter { effect.moved($0.path) }
        let outlasting = effect.isResize ? before.held.map { [$0] } : nil
        for anchor in outlasting ?? resting {
            guard let path = effect.rename(anchor.path), let frame = layout.frame(path) else { continue }
            let item = layout.alongRange(of: frame)
            let inset = layout.alongRange(of: host.visibleRect).lowerBound - actual
            let wanted = item.lowerBound - max(anchor.distance, item.lowerBound - item.upperBound) - inset
            let held = min(max(wanted, first), last)
            if abs(actual - held) <= 0.001 { return nil }
            return "\(anchor) as \(path) is at \(frame), so the viewport starts at \(held), not \(actual)"
        }
        let isHeld = actual >= first - 0.001 && actual <= last + 0.001
        return isHeld ? nil : "the viewport starts at \(actual), outside \(first)...\(last)"
    }
}

// MARK: - Steps

extension HostWalk {
    private func apply(_ step: HostStep) -> HostEffect {
        let free = HostEffect(keepsAnchor: false)
        switch step {
        case .scroll, .leap, .pull, .letGo, .showItem, .focus:
            scroll(step)
            return free
        case .resize(let width, let height):
            size = LayoutSize(width: width, height: height)
            return resize()
        case .insets(let top, let leading, let bottom, let trailing):
            return resize(LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
        case .hide:
            isHidden = true
            host.resize(to: .zero, insets: host.insets)
            return free
        case .show: return resize()
        case .overscan(let overscan, let bias):
            (host.overscan, host.overscanBias) = (overscan, bias)
            host.updateCells()
            return free
        case .reload(let extents):
            isLoading = false
            var layout = WaterfallLayout(options: host.layout.options)
            layout.appendSection(extents.map(size))
            host.reload(layout)
            return HostEffect(rename: { _ in nil })
        case .append(let extents):
            let sizes = extents.map(size)
            host.change { $0.append(sizes) }
            return HostEffect()
        case .measure(let item, let extent):
            guard let path = path(item) else { return free }
            let measured = size(extent)
            host.change { $0.replace(path, with: measured) }
            return HostEffect()
        case .change, .insertSection, .deleteSection, .moveSection: return update(step)
        case .turn, .lanes, .gap, .scale, .stickyLanes, .strips:
            setOptions(step)
            return HostEffect()
        case .beginRefresh, .endRefresh, .loadMore, .endLoad, .endStaleLoad, .resetLoad:
            feed(step)
            return free
        }
    }

    private func scroll(_ step: HostStep) {
        let isVertical = host.layout.options.axis == .vertical
        switch step {
        case .scroll(let distance):
            view.scroll(to: (isVertical ? view.offset.y : view.offset.x) + distance)
        case .leap(let share):
            let content = host.layout.contentSize
            view.scroll(to: share * (isVertical ? content.height : content.width))
        case .pull(let distance):
            let rest = host.offsetRange.first
            view.scroll(to: (isVertical ? rest.y : rest.x) - distance, isDragging: true)
        case .letGo:
            host.releasePull()
            if host.refresh.isRefreshing { isLoading = false }
        case .showItem(let item, let position):
            if let path = path(item) { host.scrollToItem(path, at: position) }
        case .focus(let key): host.moveFocus(key)
        default: break
        }
    }

    private func resize(_ insets: LayoutInsets? = nil) -> HostEffect {
        isHidden = false
        host.resize(to: size, insets: insets ?? host.insets)
        return HostEffect(isResize: true)
    }

    private func setOptions(_ step: HostStep) {
        var options = host.layout.options
        switch step {
        case .turn(let turn): Turn.all[turn].apply(&options)
        case .lanes(let count): options.section.lanes = .fixed(count)
        case .gap(let gap): (options.section.laneGap, options.section.itemGap) = (gap, gap)
        case .scale(let scale): options.scale = scale
        case .stickyLanes(let isOn): options.stickyLanes = isOn
        case .strips(let header, let footer, let isSticky):
            options.section.header = header > 0 ? Supplementary(extent: header, isSticky: isSticky) : nil
            options.section.footer = footer > 0 ? Supplementary(extent: footer, isSticky: isSticky) : nil
        default: break
        }
        host.change { $0.setOptions(options) }
    }

    private func feed(_ step: HostStep) {
        switch step {
        case .beginRefresh:
            if !host.refresh.isRefreshing { isLoading = false }
            host.beginRefreshing()
        case .endRefresh(let success): host.endRefreshing(success: success)
        case .loadMore: host.loadMoreNow()
        case .endLoad(let outcome):
            isLoading = false
            host.endLoading(outcome)
        case .endStaleLoad(let outcome):
            guard let ticket = view.tickets.dropLast().last else { return }
            host.endLoading(ticket, outcome)
        case .resetLoad:
            isLoading = false
            host.resetLoadMore()
        default: break
        }
    }

    /// Some items are wide, by their size.
    private func size(_ extent: Double) -> ItemSize { .extent(extent, span: Int(extent) % 11 == 10 ? 2 : 1) }

    private func path(_ row: Int) -> ItemPath? {
        let count = host.layout.itemCount
        return count > 0 ? host.layout.path(ofRow: row % count) : nil
    }

    private func update(_ step: HostStep) -> HostEffect {
        let count = host.layout.sectionCount
        var (batch, moved, remade) = (BatchUpdate(), Set<ItemPath>(), Set<ItemPath>())
        var movedSection: Int?
        switch step {
        case .change(let section, let changes):
            guard count > 0 else { return HostEffect(keepsAnchor: false) }
            (batch, moved, remade) = self.batch(section % count, changes)
        case .insertSection(let section, let extents):
            batch.insertSection(section % (count + 1), items: extents.map(size))
        case .deleteSection(let section):
            guard count > 1 else { return HostEffect(keepsAnchor: false) }
            batch.deleteSection(section % count)
        case .moveSection(let from, let to):
            guard count > 1 else { return HostEffect(keepsAnchor: false) }
            movedSection = from % count
            batch.moveSection(from: from % count, to: to % count)
        default: break
        }
        guard let result = try? host.update(batch) else {
            return HostEffect(rename: { _ in ItemPath(section: -1, item: -1) })
        }
        return HostEffect(
            rename: { result.path(after: $0) },
            moved: { moved.contains($0) || $0.section == movedSection }, remade: { remade.contains($0) },
            isBatch: true)
    }

    /// A legal batch in one section, with what it moves and what it reloads.
    private func batch(_ section: Int, _ changes: [HostStep.Change])
        -> (BatchUpdate, moved: Set<ItemPath>, remade: Set<ItemPath>)
    {
        let count = host.layout.itemCount(inSection: section)
        var batch = BatchUpdate()
        var (touched, moved, remade) = (Set<Int>(), Set<ItemPath>(), Set<ItemPath>())
        var arrivals: [(at: Int, from: ItemPath?, size: ItemSize)] = []
        var left = count
        func old(_ item: Int) -> ItemPath? {
            guard count > 0, touched.insert(item % count).inserted else { return nil }
            return ItemPath(section: section, item: item % count)
        }
        for change in changes {
            switch change {
            case .insert(let at, let extent): arrivals.append((at, nil, size(extent)))
            case .delete(let item):
                guard let path = old(item) else { continue }
                batch.deleteItem(at: path)
                left -= 1
            case .move(let item, let at):
                guard let path = old(item) else { continue }
                arrivals.append((at, path, .extent(0)))
                moved.insert(path)
                left -= 1
            case .reload(let item, let extent):
                guard let path = old(item) else { continue }
                batch.reloadItem(at: path, size: size(extent))
                remade.insert(path)
            }
        }
        var taken = Set<Int>()
        for arrival in arrivals {
            var item = arrival.at % (left + arrivals.count)
            while !taken.insert(item).inserted { item = (item + 1) % (left + arrivals.count) }
            let path = ItemPath(section: section, item: item)
            if let from = arrival.from {
                batch.moveItem(from: from, to: path)
            } else {
                batch.insertItem(arrival.size, at: path)
            }
        }
        return (batch, moved, remade)
    }
}
