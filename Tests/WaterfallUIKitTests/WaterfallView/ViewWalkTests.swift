import TestSupport
import Testing
import UIKit
import WaterfallUIKit

/// Random operations on a view. After each, what is on screen equals what a fresh layout of the same data shows, and what one
/// sees has not moved.
@MainActor
@Suite struct ViewWalkTests {
    @Test func `whatever happens, the screen shows the data, and what one sees stays where it is`() {
        for seed in 0..<max(4, environmentSeeds / 100) {
            let walk = ViewWalk(seed: seed)
            for _ in 0..<120 where walk.problem == nil { walk.step() }
            if let problem = walk.problem {
                Issue.record("seed \(seed), after \(walk.done.suffix(6).joined(separator: "; ")): \(problem)")
                return
            }
        }
    }
}

@MainActor
private final class ViewWalk {
    private let stage: ViewStage
    private var random: SeededGenerator
    private(set) var done: [String] = []
    private(set) var problem: String?

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        let measured = random.chance(40)
        let (lanes, gap) = (random.int(1...4), Double(random.int(0...12)))
        let turn = random.pick(Turn.all)
        let sticky = random.chance(50) || measured
        stage = ViewStage(
            width: CGFloat(random.int(200...500)), height: CGFloat(random.int(200...600)), lanes: lanes,
            gap: gap
        ) {
            turn.apply(&$0)
            $0.stickyLanes = sticky
            $0.section.header = Supplementary(extent: 30, isSticky: true)
        }
        stage.view.semanticContentAttribute = turn.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        if measured { stage.measured = { CGFloat(40 + $0.number * 37 % 150) } }
        self.measured = measured
        stage.load(sizes(random.int(0...120)))
        stage.view.onLoadMore = { true }
        stage.view.loadMoreViewportsAhead = 0
    }

    private let measured: Bool

    private func sizes(_ count: Int) -> [ItemSize] {
        (0..<count).map { _ in
            let span = random.chance(10) ? random.int(2...3) : 1
            if measured { return .estimate(100, span: span) }
            return random.chance(20)
                ? .aspect(width: Double(random.int(1...3)), height: Double(random.int(1...3)), span: span)
                : .extent(Double(random.int(0...200)), span: span)
        }
    }

    func step() {
        let count = stage.sections[0].count
        switch random.int(0...11) {
        case 0, 1: insert(at: random.int(0...count))
        case 2 where count > 0:
            let first = random.int(0...count - 1)
            keeping("delete") { stage.delete(Array(first..<min(count, first + random.int(1...4)))) }
        case 3 where count > 1: move(random.int(0...count - 1), random.int(0...count - 1))
        case 4 where count > 0 && !measured: reload(random.int(0...count - 1))
        case 5: resize()
        case 6:
            let lanes = random.int(1...5)
            run("lanes \(lanes)") { stage.view.options.section.lanes = .fixed(lanes) }
        case 7: scroll()
        case 8: scrollToItem(count)
        case 9: run("reload all") { stage.view.reloadData() }
        case 10: insets()
        default: drag()
        }
    }

    // MARK: - Operations

    private func insert(at index: Int) {
        let new = sizes(random.int(1...5))
        keeping("insert \(new.count) at \(index)") { stage.insert(new, at: index) }
    }

    private func move(_ from: Int, _ to: Int) {
        run("move \(from) to \(to)") {
            let item = stage.sections[0].remove(at: from)
            stage.sections[0].insert(item, at: to)
            stage.view.moveItem(
                at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
        }
    }

    private func reload(_ item: Int) {
        keeping("reload \(item)") {
            stage.sections[0][item].size = sizes(1)[0]
            stage.view.reloadItems(at: [IndexPath(item: item, section: 0)])
        }
    }

    private func resize() {
        let size = CGSize(width: CGFloat(random.int(200...500)), height: CGFloat(random.int(200...600)))
        run("resize to \(size)") {
            stage.window.frame = CGRect(origin: .zero, size: size)
        }
    }

    private func scroll() {
        let content = stage.view.contentSize
        let part = CGFloat(random.int(-5...105)) / 100
        run("scroll to \(part)") {
            if stage.view.options.axis == .vertical {
                stage.view.contentOffset.y = (content.height - stage.view.bounds.height) * part
            } else {
                stage.view.contentOffset.x = (content.width - stage.view.bounds.width) * part
            }
        }
    }

    private func scrollToItem(_ count: Int) {
        let item = random.int(-1...count)
        let position = random.pick([ScrollPosition.start, .center, .end, .nearest])
        run("scroll to item \(item), \(position)") {
            stage.view.scrollToItem(
                at: IndexPath(item: item, section: 0), at: position, animated: random.chance(30))
        }
    }

    private func insets() {
        let insets = UIEdgeInsets(
            top: CGFloat(random.int(0...50)), left: CGFloat(random.int(0...20)),
            bottom: CGFloat(random.int(0...50)), right: CGFloat(random.int(0...20)))
        run("safe area \(insets)") {
            stage.view.contentInsetAdjustmentBehavior = random.chance(50) ? .always : .automatic
            stage.window.setTestSafeArea(insets)
        }
    }

    private func drag() {
        let distance = CGFloat(random.int(-300...300))
        run("drag by \(distance)") {
            let isVertical = stage.view.options.axis == .vertical
            stage.view.drag(by: isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0))
            stage.view.endDrag()
        }
    }

    // MARK: - Checks

    private func run(_ name: String, _ body: () -> Void) {
        done.append(name)
        body()
        stage.window.layoutIfNeeded()
        problem = problem ?? stage.problem ?? shellProblem
    }

    /// The same, for what leaves the item in place that one sees first.
    private func keeping(_ name: String, _ body: () -> Void) {
        let seen = anchors()
        run(name, body)
        let survivors = seen.compactMap { before -> (before: CGFloat, after: CGFloat)? in
            guard let item = stage.sections[0].firstIndex(where: { $0.number == before.number }),
                let frame = stage.view.layout.frame(item)
            else { return nil }
            return (before.distance, distance(frame))
        }
        // Where sizes come late, items of one lane move against those of another, and the host's own walks say which stay.
        guard problem == nil, !measured, let first = survivors.first, !isAtAnEnd else { return }
        // Where the first has become too short to be seen, another holds.
        if !survivors.contains(where: { abs($0.before - $0.after) < 0.01 }) {
            problem = "what was seen first went from \(first.before) to \(first.after) of the viewport"
        }
    }

    private func anchors() -> [(number: Int, distance: CGFloat)] {
        let visible = stage.view.bounds.inset(by: stage.view.adjustedContentInset)
        return stage.view.layout.elements(in: LayoutRect(visible))
            .filter { $0.element.kind == .item && $0.element.path.section == 0 }
            .map { (stage.sections[0][$0.element.path.item].number, distance($0.frame)) }
    }

    /// From the viewport's start to the item's, in the direction of growth.
    private func distance(_ frame: LayoutRect) -> CGFloat {
        let layout = stage.view.layout
        return CGFloat(
            layout.alongRange(of: frame).lowerBound
                - layout.alongRange(of: LayoutRect(stage.view.bounds)).lowerBound)
    }

    private var isAtAnEnd: Bool {
        let (view, insets) = (stage.view, stage.view.adjustedContentInset)
        let isVertical = view.options.axis == .vertical
        let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
        let first = isVertical ? -insets.top : -insets.left
        let last =
            isVertical
            ? view.contentSize.height + insets.bottom - view.bounds.height
            : view.contentSize.width + insets.right - view.bounds.width
        return offset <= first + 0.01 || offset >= last - 0.01
    }

    /// What is wrong with the view apart from its cells.
    private var shellProblem: String? {
        let view = stage.view
        if view.cellCounts.mounted > 400 { return "\(view.cellCounts.mounted) cells are mounted" }
        if view.contentInset != .zero && view.options.axis == .vertical && !view.options.isReversed {
            return "the insets are \(view.contentInset)"
        }
        let cells = view.subviews.compactMap { $0 as? NumberCell }
        if cells.count != stage.cells.count { return "\(cells.count - stage.cells.count) cells show nothing" }
        return nil
    }
}
