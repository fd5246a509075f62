import UIKit
import WaterfallUIKit

extension CollectionWalk {
    private var view: UICollectionView { stage.view }
    private var layout: WaterfallCollectionViewLayout { stage.layout }

    func apply(_ step: CollectionStep) -> CollectionEffect {
        switch step {
        case .scroll, .leap, .showItem: scroll(step)
        case .resize(let width, let height, let isAnimated):
            guard isAnimated else {
                stage.resize(width: width, height: height)
                return CollectionEffect()
            }
            UIView.animate(withDuration: 0.3) { [stage] in stage.resize(width: width, height: height) }
            return CollectionEffect()
        case .insets(let top, let left, let bottom, let right):
            view.contentInset = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
            layout.invalidateLayout(with: context())
            view.layoutIfNeeded()
        case .reload(let extents):
            stage.sections = [items(extents)]
            view.reloadData()
            view.layoutIfNeeded()
        case .reloadSame:
            view.reloadData()
            view.layoutIfNeeded()
        case .append(let extents):
            guard let last = stage.sections.indices.last else { return .free }
            let count = stage.sections[last].count
            stage.sections[last] += items(extents)
            view.insertItems(at: extents.indices.map { IndexPath(item: count + $0, section: last) })
            return CollectionEffect()
        case .replace(let item, let extent): return replace(item, extent)
        case .measure(let item, let extent): return measure(item, extent)
        case .change(let changes): return change(changes)
        case .insertSection, .deleteSection, .moveSection, .reloadSection: return changeSections(step)
        case .drag(let item, let others, let isCancelled): drag(item, others, isCancelled)
        default: return setOptions(step)
        }
        return .free
    }

    // MARK: - Scrolling

    private func scroll(_ step: CollectionStep) {
        let isVertical = layout.scrollDirection == .vertical
        let size = view.contentSize
        switch step {
        case .scroll(let distance):
            scroll(to: (isVertical ? view.contentOffset.y : view.contentOffset.x) + distance)
        case .leap(let share): scroll(to: share * (isVertical ? size.height : size.width))
        case .showItem(let item):
            guard let path = path(item) else { return }
            view.scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
            view.layoutIfNeeded()
        default: break
        }
    }

    /// As far as a finger gets.
    private func scroll(to offset: CGFloat) {
        let (insets, size) = (view.adjustedContentInset, view.contentSize)
        let isVertical = layout.scrollDirection == .vertical
        let first = isVertical ? -insets.top : -insets.left
        let last =
            isVertical
            ? size.height + insets.bottom - view.bounds.height : size.width + insets.right - view.bounds.width
        stage.scroll(to: min(max(offset, first), max(first, last)))
    }

    // MARK: - Items

    /// Some items are wide, some have a shape, and in a walk of measures some have an estimate.
    private func items(_ extents: [Double]) -> [StageItem] {
        stage.items(extents.map { size($0) }).enumerated().map { index, item in
            var item = item
            if case .estimate = item.size.measure { item.measure = extents[index] }
            return item
        }
    }

    private func size(_ extent: Double) -> ItemSize {
        let number = Int(extent)
        if measures && number % 3 == 1 { return .estimate(60, span: number % 11 == 10 ? 2 : 1) }
        if number % 7 == 6 { return .aspect(width: 100, height: extent) }
        return .extent(extent, span: number % 11 == 10 ? 2 : 1)
    }

    private func path(_ row: Int) -> IndexPath? {
        let all = stage.sections.enumerated().flatMap { section, items in
            items.indices.map { IndexPath(item: $0, section: section) }
        }
        return all.isEmpty ? nil : all[row % all.count]
    }

    private func id(_ path: IndexPath) -> Int { stage.sections[path.section][path.item].id }

    private func context() -> WaterfallLayoutInvalidationContext {
        let context = WaterfallLayoutInvalidationContext()
        context.invalidatesMetrics = false
        return context
    }

    private func replace(_ item: Int, _ extent: Double) -> CollectionEffect {
        guard let path = path(item) else { return .free }
        var new = items([extent])[0]
        new.id = id(path)
        stage.sections[path.section][path.item] = new
        stage.cell(path.item, path.section)?.item = new
        let context = context()
        context.invalidateItems(at: [path])
        layout.invalidateLayout(with: context)
        view.layoutIfNeeded()
        // A cell on screen has no reason of its own to measure itself.
        view.testCellDidChange(at: path)
        return CollectionEffect()
    }

    private func measure(_ item: Int, _ extent: Double) -> CollectionEffect {
        let visible = view.indexPathsForVisibleItems.sorted()
        guard !visible.isEmpty else { return .free }
        let path = visible[item % visible.count]
        guard stage.sections[path.section][path.item].measure != nil else { return .free }
        stage.sections[path.section][path.item].measure = extent
        stage.cell(path.item, path.section)?.item?.measure = extent
        let unsteady = id(path)
        view.testCellDidChange(at: path)
        return CollectionEffect(unsteady: [unsteady])
    }

    private func drag(_ item: Int, _ others: [Int], _ isCancelled: Bool) {
        let visible = view.indexPathsForVisibleItems.sorted()
        guard !visible.isEmpty, view.beginInteractiveMovementForItem(at: visible[item % visible.count]) else {
            return
        }
        for other in others {
            let paths = view.indexPathsForVisibleItems.sorted()
            guard !paths.isEmpty,
                let center = view.layoutAttributesForItem(at: paths[other % paths.count])?.center
            else { continue }
            view.updateInteractiveMovementTargetPosition(center)
        }
        if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    }

    // MARK: - Batches

    /// A legal batch over all sections.
    private func change(_ changes: [CollectionStep.Change]) -> CollectionEffect {
        guard !stage.sections.isEmpty else { return .free }
        var batch = WalkBatch(stage.sections)
        for change in changes {
            switch change {
            case .insert(let at, let extent): batch.insert(items([extent])[0], at)
            case .delete(let item): if let path = path(item) { batch.delete(path) }
            case .move(let item, let at): if let path = path(item) { batch.move(path, at) }
            case .reload(let item, let extent):
                guard let path = path(item) else { continue }
                var new = items([extent])[0]
                new.id = id(path)
                batch.reload(path, new)
            }
        }
        view.performBatchUpdates { [stage, view] in
            stage.sections = batch.result
            view.deleteItems(at: batch.deleted)
            view.insertItems(at: batch.inserted)
            for move in batch.moved { view.moveItem(at: move.from, to: move.to) }
            view.reloadItems(at: batch.reloaded)
        }
        return CollectionEffect(unsteady: batch.movedIDs)
    }

    private func changeSections(_ step: CollectionStep) -> CollectionEffect {
        let count = stage.sections.count
        var moved: Set<Int> = []
        view.performBatchUpdates { [stage, view] in
            switch step {
            case .insertSection(let section, let extents):
                stage.sections.insert(self.items(extents), at: section % (count + 1))
                view.insertSections([section % (count + 1)])
            case .deleteSection(let section) where count > 1:
                stage.sections.remove(at: section % count)
                view.deleteSections([section % count])
            case .moveSection(let from, let to) where count > 1:
                let items = stage.sections.remove(at: from % count)
                moved = Set(items.map(\.id))
                stage.sections.insert(items, at: to % count)
                view.moveSection(from % count, toSection: to % count)
            case .reloadSection(let section, let extents) where count > 0:
                stage.sections[section % count] = self.items(extents)
                view.reloadSections([section % count])
            default: break
            }
        }
        return CollectionEffect(unsteady: moved)
    }

    // MARK: - Options

    private func setOptions(_ step: CollectionStep) -> CollectionEffect {
        switch step {
        case .rightToLeft(let isOn):
            view.semanticContentAttribute = isOn ? .forceRightToLeft : .forceLeftToRight
            layout.invalidateLayout(with: context())
        case .horizontal(let isOn):
            layout.scrollDirection = isOn ? .horizontal : .vertical
            for case let cell as StageCell in view.visibleCells { cell.isHorizontal = isOn }
        case .reversed(let isOn): layout.options.isReversed = isOn
        case .scale(let scale):
            stage.window.setTestTraits(UITraitCollection(displayScale: scale))
            layout.invalidateLayout(with: context())
        case .lanes(let count): layout.laneCount = .fixed(count)
        case .gap(let gap): (layout.laneSpacing, layout.itemSpacing) = (gap, gap)
        case .inset(let inset):
            layout.sectionInset = NSDirectionalEdgeInsets(
                top: inset, leading: inset / 2, bottom: 3, trailing: inset)
        case .continuesLanes(let isOn): layout.options.section.continuesLanes = isOn
        case .background(let isOn): layout.options.section.background = isOn ? LayoutInsets(2) : nil
        case .strips(let header, let footer, let isSticky):
            (layout.headerExtent, layout.footerExtent) = (header, footer)
            layout.sectionHeadersPinToVisibleBounds = isSticky
            layout.sectionFootersPinToVisibleBounds = isSticky
        default: break
        }
        view.layoutIfNeeded()
        switch step {
        // Another axis, or another end to start from, is another picture.
        case .horizontal, .reversed: return .free
        case .rightToLeft where layout.scrollDirection == .horizontal: return .free
        default: return CollectionEffect()
        }
    }
}

/// Changes of items that are legal together, and the data after them.
struct WalkBatch {
    private let old: [[StageItem]]
    private var touched: Set<IndexPath> = []
    private(set) var deleted: [IndexPath] = []
    private(set) var reloaded: [IndexPath] = []
    private(set) var movedIDs: Set<Int> = []
    private var reloads: [IndexPath: StageItem] = [:]
    private var arrivals: [(item: StageItem, at: Int, from: IndexPath?)] = []
    private var placed: Placed?

    private struct Placed {
        var sections: [[StageItem]]
        var inserted: [IndexPath] = []
        var moved: [(from: IndexPath, to: IndexPath)] = []
    }

    init(_ sections: [[StageItem]]) { old = sections }

    mutating func insert(_ item: StageItem, _ at: Int) { arrivals.append((item, at, nil)) }

    mutating func delete(_ path: IndexPath) {
        if touched.insert(path).inserted { deleted.append(path) }
    }

    mutating func move(_ path: IndexPath, _ at: Int) {
        guard touched.insert(path).inserted else { return }
        let item = old[path.section][path.item]
        movedIDs.insert(item.id)
        arrivals.append((item, at, path))
    }

    mutating func reload(_ path: IndexPath, _ item: StageItem) {
        guard touched.insert(path).inserted else { return }
        reloads[path] = item
        reloaded.append(path)
    }

    var result: [[StageItem]] { place().sections }
    var inserted: [IndexPath] { place().inserted }
    var moved: [(from: IndexPath, to: IndexPath)] { place().moved }

    /// What is kept, with what arrives at places of its own.
    private func place() -> Placed {
        let gone = touched.subtracting(reloaded)
        let kept = old.indices.map { section in
            old[section].indices.map { IndexPath(item: $0, section: section) }.filter { !gone.contains($0) }
                .map { reloads[$0] ?? old[$0.section][$0.item] }
        }
        var placed = Placed(sections: [])
        for section in old.indices {
            let here = arrivals.filter { $0.at % old.count == section }
            let count = kept[section].count + here.count
            var slots: [Int: StageItem] = [:]
            for arrival in here {
                var item = (arrival.at / old.count) % count
                while slots[item] != nil { item = (item + 1) % count }
                slots[item] = arrival.item
                let path = IndexPath(item: item, section: section)
                if let from = arrival.from {
                    placed.moved.append((from, path))
                } else {
                    placed.inserted.append(path)
                }
            }
            var rest = kept[section][...]
            placed.sections.append((0..<count).compactMap { slots[$0] ?? rest.popFirst() })
        }
        return placed
    }
}
