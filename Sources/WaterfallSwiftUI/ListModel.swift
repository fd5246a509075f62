import SwiftUI
import Waterfall
import WaterfallHost

/// What a ``WaterfallList`` remembers from one body to the next: its host, and what the host says is on show.
///
/// Data come in while a body is evaluated, geometry and measures after it. Only the latter are news to SwiftUI, so only
/// they touch ``version``, which the content observes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
final class ListModel<ID: Hashable> {
    /// A cell on show, as the host counts them. SwiftUI makes the view.
    final class Cell {}

    /// Changes whenever something is on show that the last body has not seen.
    private(set) var version = 0
    /// How many refreshes have brought what they bring.
    private(set) var refreshesEnded = 0

    @ObservationIgnored private(set) lazy var host = {
        let host = WaterfallHost(view: self)
        host.beginsAtOrigin = true
        return host
    }()
    @ObservationIgnored var sections: [ListSection<ID>] = []
    /// As the list was given them last.
    @ObservationIgnored var options = WaterfallOptions()
    /// Whether a body is being evaluated, which will see all that happens meanwhile.
    @ObservationIgnored private var isEvaluating = false
    /// Where the scroll view is to go; nil when it is there.
    @ObservationIgnored private(set) var target: ScrollOrder?
    @ObservationIgnored private var targetNumber = 0
    /// Where it has been sent and has not arrived.
    @ObservationIgnored private var sent: [LayoutPoint] = []
    /// The place of the view to which the scroll view was sent last; it stays there, whenever that is carried out.
    @ObservationIgnored private(set) var marker: LayoutRect?
    /// Whether a body that is evaluated now must not be animated: the content moves under the viewport, which cannot follow
    /// an animation.
    @ObservationIgnored private(set) var isCorrecting = false
    /// Whether the viewport moves because somebody wants it to.
    @ObservationIgnored private var isObeying = false
    @ObservationIgnored var reachEnd: ReachEnd?
    /// Is told of the first visible item.
    @ObservationIgnored var topmost: Binding<ID?>?
    @ObservationIgnored private var reportedTopmost: ID?
    @ObservationIgnored private var hasViewport = false
    /// Whether the scroll view itself says where it is.
    @ObservationIgnored var scrollGeometryTells = false
    /// Where to scroll as soon as there is a viewport.
    @ObservationIgnored private var firstPosition: (id: ID, anchor: UnitPoint?)?

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
        if target != nil || isArrival(viewport.offset) {
            // Until the scroll view is where it was sent, what it reports is where it was.
        } else if hasResized && hasViewport && host.viewport.origin != viewport.offset {
            // A new size moves a scroll view by rules of its own.
            offsetDidChange(to: host.viewport.origin)
        } else {
            host.scroll(to: viewport.offset)
        }
        hasViewport = true
        if let (id, anchor) = firstPosition { scroll(to: id, anchor: anchor) }
        firstPosition = nil
        reportTopmost()
    }

    /// Whether the scroll view is where it was sent, this time or before; then the host knows. It may be a pixel beside it.
    private func isArrival(_ offset: LayoutPoint) -> Bool {
        let index = sent.lastIndex { abs($0.x - offset.x) < 1 && abs($0.y - offset.y) < 1 }
        sent.removeFirst(index.map { $0 + 1 } ?? sent.count)
        return index != nil
    }

    /// The scroll view has been sent to the target.
    func targetSent() {
        (target, isCorrecting) = (nil, false)
        sent.append(host.viewport.origin)
        noteChange()
        reportTopmost()
    }

    /// Brings an item into view; one that is not there changes nothing. O(items) to find it.
    func scroll(to id: ID, anchor: UnitPoint?) {
        guard hasViewport else { return firstPosition = (id, anchor) }
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

    /// The binding has another item than the first visible one: it has been reported, or somebody wants to see it.
    func positionDidChange(to id: ID?, anchor: UnitPoint?) {
        guard let id, id != reportedTopmost else { return }
        reportedTopmost = id
        scroll(to: id, anchor: anchor)
    }

    /// The first visible item, where somebody wants to know it.
    var visibleTopmost: ID? {
        guard topmost != nil else { return nil }
        return host.layout.anchor(in: host.visibleRect).flatMap { id(at: $0.path) }
    }

    func reportTopmost() {
        guard let topmost, target == nil, firstPosition == nil, let top = visibleTopmost,
            top != reportedTopmost
        else { return }
        reportedTopmost = top
        topmost.wrappedValue = top
    }

    // MARK: - Measures

    /// A view that sizes itself has a size.
    func measured(_ id: ID, _ size: LayoutSize) {
        guard
            let path = host.mountedElements.lazy.map(\.element).first(where: {
                $0.kind == .item && self.id(at: $0.path) == id
            })?.path
        else { return }
        host.measured([(path, host.layout.options.axis == .vertical ? size.height : size.width)], again: true)
    }

    func footerMeasured(_ size: LayoutSize) {
        host.setFooterExtent(host.layout.options.axis == .vertical ? size.height : size.width)
    }
}

/// Where a scroll view is to go.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ScrollOrder: Equatable {
    /// Another number for every order, so that the same place can be ordered twice.
    let number: Int
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
        target = ScrollOrder(number: targetNumber, isCorrection: !isObeying)
        marker = host.visibleRect
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
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
protocol RefreshListener: AnyObject, Sendable {
    func refresh(with action: RefreshAction) async
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ListModel: RefreshListener {
    /// Refreshes, as SwiftUI asked for, and lets the host know: it loads no more meanwhile, and a list that rests at its
    /// start stays there to show what is new.
    func refresh(with action: RefreshAction) async {
        // The scroll view shows the refresh itself.
        host.setRefreshExtent(0)
        host.setRefreshEnabled(true)
        host.beginRefreshing()
        await action()
        // The data that it has brought are news to the next body, which must know them for a refresh's.
        refreshesEnded += 1
    }
}
