import CGTK
import Foundation
import Waterfall
import WaterfallHost

/// What the host sees of a ``WaterfallView``: it makes, places and removes cells as it is told.
@MainActor
final class HostBridge: @MainActor WaterfallHostView {
    private unowned let view: WaterfallView
    private var scrollable: ScrollableWidget { view.scrollable }

    init(_ view: WaterfallView) {
        self.view = view
    }

    func makeCell(showing element: LayoutElement) -> WaterfallReusableView {
        guard let made = askForCell(showing: element) else {
            return WaterfallReusableView(reuseIdentifier: "")
        }
        guard made.element == nil else {
            complain("the data source returned a cell that is on screen already: dequeue one for every item")
            return WaterfallReusableView(reuseIdentifier: "")
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
        scrollable.insert(cell.widget, after: previous?.widget ?? view.refreshHeader.widget)
        scrollable.setFrame(frame, of: cell.widget)
        // A sticky header lies over the items that pass below it.
        if element.kind == .header || element.kind == .footer { scrollable.raise(cell.widget) }
        if let cell = cell as? WaterfallCell {
            view.updateLooks(of: cell, showing: element.path)
            view.delegate?.waterfallView(view, willDisplay: cell, forItemAt: IndexPath(element.path))
            if element.path == view.host.focusedItem { view.updateKeyboardFocus() }
        }
    }

    func move(_ cell: WaterfallReusableView, showing element: LayoutElement, to frame: LayoutRect) {
        cell.element = element
        scrollable.setFrame(frame, of: cell.widget)
    }

    func reorder(_ cell: WaterfallReusableView, after previous: WaterfallReusableView?) {
        scrollable.insert(cell.widget, after: previous?.widget ?? view.refreshHeader.widget)
    }

    func unmount(_ cell: WaterfallReusableView) {
        let element = cell.element
        cell.element = nil
        scrollable.remove(cell.widget)
        if let element, let cell = cell as? WaterfallCell {
            view.delegate?.waterfallView(view, didEndDisplaying: cell, forItemAt: IndexPath(element.path))
        }
        cell.prepareForReuse()
    }

    func discard(_ cell: WaterfallReusableView) {}

    func offsetDidChange(to offset: LayoutPoint) {
        view.updateScrollPosition()
        view.delegate?.waterfallViewDidScroll(view)
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
