import SwiftUI
import Waterfall
import WaterfallHost

/// What a ``WaterfallList`` remembers from one body to the next: its host, and what the host says is on show.
///
/// Data come in while a body is evaluated, geometry and measures after it. Only the latter are news to SwiftUI, so only
/// they touch ``version``, which the content observes.
@MainActor
@Observable
final class ListModel<ID: Hashable> {
    /// A cell on show, as the host counts them. SwiftUI makes the view.
    final class Cell {}

    /// Changes whenever something is on show that the last body has not seen.
    private(set) var version = 0

    @ObservationIgnored private(set) lazy var host = WaterfallHost(view: self)
    @ObservationIgnored var sections: [ListSection<ID>] = []
    /// Whether a body is being evaluated, which will see all that happens meanwhile.
    @ObservationIgnored private var isEvaluating = false
    /// Where the scroll view is to go; nil when it is there.
    @ObservationIgnored private(set) var target: ScrollTarget?
    @ObservationIgnored private var targetNumber = 0
    /// Whether a body that is evaluated now must not be animated: the content moves under the viewport, which cannot follow
    /// an animation.
    @ObservationIgnored private(set) var isCorrecting = false
    /// Whether the viewport moves because somebody wants it to.
    @ObservationIgnored private var isObeying = false
    @ObservationIgnored var reachEnd: ReachEnd?
    @ObservationIgnored var topmost: (binding: Binding<ID?>, reported: ID?)?
    @ObservationIgnored private var hasViewport = false

    nonisolated init() {}

    func noteChange() {
        if !isEvaluating { version += 1 }
    }

    /// Runs what a body does to the model.
    func evaluating(_ body: () -> Void) {
        isEvaluating = true
        isCorrecting = false
        body()
        isEvaluating = false
    }

    // MARK: - Viewport

    /// The scroll view is elsewhere, or has another size.
    func viewportDidChange(to viewport: Viewport) {
        let hasResized =
            LayoutSize(width: host.viewport.width, height: host.viewport.height) != viewport.size
            || host.insets != viewport.insets
        if hasResized { host.resize(to: viewport.size, insets: viewport.insets) }
        // Until the scroll view is where it was sent, what it reports is where it was; a new size moves it, too.
        if target == nil && !(hasResized && hasViewport) { host.scroll(to: viewport.offset) }
        hasViewport = true
        reportTopmost()
    }

    /// The scroll view has been sent to the target.
    func targetReached() {
        target = nil
        reportTopmost()
    }

    /// Brings an item into view; one that is not there changes nothing. O(items) to find it.
    func scroll(to id: ID, anchor: UnitPoint?) {
        guard let path = path(of: id) else { return }
        isObeying = true
        switch host.layout.options.axis == .vertical ? anchor?.y : anchor?.x {
        case nil: host.scrollToItem(path, at: .nearest)
        case let along? where along < 0.25: host.scrollToItem(path, at: .start)
        case let along? where along > 0.75: host.scrollToItem(path, at: .end)
        default: host.scrollToItem(path, at: .center)
        }
        isObeying = false
    }

    private func reportTopmost() {
        guard let (binding, reported) = topmost, target == nil,
            let top = host.layout.anchor(in: host.visibleRect).flatMap({ id(at: $0.path) }), top != reported
        else { return }
        topmost?.reported = top
        binding.wrappedValue = top
    }

    // MARK: - Measures

    /// A view that sizes itself has a size.
    func measured(_ id: ID, _ size: LayoutSize) {
        guard let path = host.mountedElements.lazy.map(\.element).first(where: {
            $0.kind == .item && self.id(at: $0.path) == id
        })?.path, isSelfSizing(path)
        else { return }
        host.measured([(path, host.layout.options.axis == .vertical ? size.height : size.width)], again: true)
    }

    func footerMeasured(_ size: LayoutSize) {
        host.setEdgeExtents(
            loadMoreFooter: host.layout.options.axis == .vertical ? size.height : size.width)
    }
}

/// Where a scroll view is to go.
struct ScrollTarget: Equatable {
    /// Another number for every order, so that the same place can be ordered twice.
    let number: Int
    /// What is to be visible then, in content coordinates.
    let visible: LayoutRect
    /// Whether the content has moved, and the scroll view only follows.
    let isCorrection: Bool
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ListModel: @MainActor WaterfallHostView {
    func makeCell(showing element: LayoutElement) -> Cell { Cell() }

    /// None: views are not used again, SwiftUI makes and drops them.
    func reuseIdentifier(of cell: Cell) -> Int { -1 }

    func mount(_ cell: Cell, showing element: LayoutElement, at frame: LayoutRect, after previous: Cell?) {
        noteChange()
    }

    func move(_ cell: Cell, showing element: LayoutElement, to frame: LayoutRect) { noteChange() }
    func reorder(_ cell: Cell, after previous: Cell?) { noteChange() }
    func unmount(_ cell: Cell) { noteChange() }
    func discard(_ cell: Cell) {}
    func contentDidChange() { noteChange() }

    func offsetDidChange(to offset: LayoutPoint) {
        targetNumber += 1
        target = ScrollTarget(number: targetNumber, visible: host.visibleRect, isCorrection: !isObeying)
        isCorrecting = !isObeying
        noteChange()
    }

    func refreshDidBegin() {}

    func loadMoreDidBegin(_ ticket: LoadMoreMachine.Ticket) {
        let action = reachEnd?.action
        Task {
            do {
                let hasMore = try await action?() ?? false
                host.endLoading(ticket, hasMore ? .loaded : .noMoreData)
            } catch {
                host.endLoading(ticket, .failed)
            }
        }
    }
}

/// What a refresh tells of itself, whatever the type of the items' identifiers.
@MainActor
protocol RefreshListener: AnyObject, Sendable {
    func refresh(with action: RefreshAction) async
}

extension ListModel: RefreshListener {
    /// Refreshes, as SwiftUI asked for, and lets the host know: it loads no more meanwhile, and a list that rests at its
    /// start stays there to show what is new.
    func refresh(with action: RefreshAction) async {
        // The scroll view shows the refresh itself.
        host.setEdgeExtents(refreshHeader: 0)
        host.setRefreshEnabled(true)
        host.beginRefreshing()
        await action()
        host.endRefreshing()
    }
}
