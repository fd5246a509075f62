import UIKit
import Waterfall
import WaterfallHost

/// What the host sees of a ``WaterfallView``: it makes, places and removes cells as it is told.
@MainActor
final class HostBridge: @MainActor WaterfallHostView {
    private unowned let view: WaterfallView

    init(_ view: WaterfallView) {
        self.view = view
    }

    func makeCell(showing element: LayoutElement) -> WaterfallReusableView {
        guard let made = askForCell(showing: element) else { return WaterfallReusableView(frame: .zero) }
        guard made.element == nil else {
            complain("the data source returned a cell that is on screen already: dequeue one for every item")
            return WaterfallReusableView(frame: .zero)
        }
        return made
    }

    private func askForCell(showing element: LayoutElement) -> WaterfallReusableView? {
        let path = IndexPath(element.path)
        return element.kind == .item
            ? view.dataSource?.waterfallView(view, cellForItemAt: path)
            : view.dataSource?.waterfallView(view, viewForSupplementaryElementOfKind: element.kind, at: path)
    }

    func reuseIdentifier(of cell: WaterfallReusableView) -> Int { cell.reuseNumber }

    func mount(
        _ cell: WaterfallReusableView, showing element: LayoutElement, at frame: LayoutRect,
        after previous: WaterfallReusableView?
    ) {
        cell.element = element
        // A cell that appears while something animates has no former place to come from.
        UIView.performWithoutAnimation {
            cell.frame = CGRect(frame)
            insert(cell, element.kind)
            cell.layoutIfNeeded()
        }
        if let cell = cell as? WaterfallCell {
            view.updateLooks(of: cell, showing: element.path)
            view.waterfallDelegate?.waterfallView(
                view, willDisplay: cell, forItemAt: IndexPath(element.path))
        }
    }

    /// Backgrounds lie below the items, and headers and footers, which may be pinned, above them.
    private func insert(_ cell: WaterfallReusableView, _ kind: LayoutElement.Kind) {
        switch kind {
        case .background:
            view.insertSubview(cell, at: 0)
            view.backgroundCount += 1
        case .item: view.insertSubview(cell, at: view.backgroundCount)
        case .header, .footer: view.addSubview(cell)
        }
    }

    func move(_ cell: WaterfallReusableView, showing element: LayoutElement, to frame: LayoutRect) {
        cell.element = element
        cell.frame = CGRect(frame)
    }

    /// Assistive tools are told the order apart from the subviews', which is one of depth.
    func reorder(_ cell: WaterfallReusableView, after previous: WaterfallReusableView?) {}

    func unmount(_ cell: WaterfallReusableView) {
        let element = cell.element
        cell.element = nil
        if element?.kind == .background { view.backgroundCount -= 1 }
        if view.fadesLeavingCells { fade(cell) } else { cell.removeFromSuperview() }
        if let element, let cell = cell as? WaterfallCell {
            view.waterfallDelegate?.waterfallView(
                view, didEndDisplaying: cell, forItemAt: IndexPath(element.path))
        }
        if cell.reuseNumber >= 0 { cell.prepareForReuse() }
    }

    /// Lets a cell vanish in its place. It is not used again, since it is seen for a while.
    private func fade(_ cell: WaterfallReusableView) {
        cell.reuseNumber = -1
        cell.isUserInteractionEnabled = false
        WaterfallView.animateUpdate {
            cell.alpha = 0
        } completion: { _ in
            cell.removeFromSuperview()
        }
    }

    func discard(_ cell: WaterfallReusableView) {}

    func offsetDidChange(to offset: LayoutPoint) {
        view.updateScrollPosition()
    }

    func contentDidChange() {
        view.updateContent()
    }

    func refreshDidBegin() {
        view.startRefreshing()
    }

    func loadMoreDidBegin(_ ticket: LoadMoreMachine.Ticket) {
        view.startLoading(ticket)
    }
}
