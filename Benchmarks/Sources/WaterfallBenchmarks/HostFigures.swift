import CAllocationCount
import Waterfall
import WaterfallHost

/// The host with a view of plain objects for cells.
struct HostFigures {
    final class Cell {
        var frame = LayoutRect.zero
    }

    final class View: WaterfallHostView {
        private(set) var host: WaterfallHost<View>!

        init(_ layout: WaterfallLayout) {
            host = WaterfallHost(view: self, layout: layout)
        }

        func makeCell(showing element: LayoutElement) -> Cell { host.dequeue(0) ?? Cell() }
        func reuseIdentifier(of cell: Cell) -> Int { 0 }
        func mount(_ cell: Cell, showing element: LayoutElement, at frame: LayoutRect, after previous: Cell?)
        {
            cell.frame = frame
        }
        func move(_ cell: Cell, showing element: LayoutElement, to frame: LayoutRect) { cell.frame = frame }
        func reorder(_ cell: Cell, after previous: Cell?) {}
        func unmount(_ cell: Cell) {}
        func discard(_ cell: Cell) {}
        func offsetDidChange(to offset: LayoutPoint) {}
        func contentDidChange() {}
        func refreshDidBegin() {}
        func loadMoreDidBegin(_ ticket: LoadMoreMachine.Ticket) {}
    }

    func run(_ layout: WaterfallLayout) {
        let view = View(layout)
        view.host.resize(to: LayoutSize(width: 375, height: 844), insets: .zero)
        func scroll(_ frames: Range<Int>) {
            for frame in frames { view.host.scroll(to: LayoutPoint(x: 0, y: Double(frame) * 30)) }
        }
        scroll(0..<1000)
        let before = allocation_count()
        scroll(1000..<11_000)
        report("scroll_allocations", Double(allocation_count() - before) / 10_000, "per frame")
    }
}
