import CGTK
import Foundation
import Waterfall
import WaterfallHost

/// Items that the user puts elsewhere by hand: the others make room while one is held.
extension WaterfallView {
    func beginDrag(at point: LayoutPoint) -> Bool {
        guard let path = host.item(at: point),
            dataSource?.waterfallView(self, canMoveItemAt: IndexPath(path)) == true,
            host.beginDragging(path, at: point)
        else { return false }
        setDragged(path, true)
        return true
    }

    func drag(to point: LayoutPoint) {
        makeRoom { host.dragItem(to: point) }
        guard host.scrollsForDrag, !dragTicker.isRunning else { return }
        lastDragFrame = 0
        dragTicker.start { [weak self] in self?.scrollForDrag(at: $0) ?? false }
    }

    func endDrag(isDropped: Bool) {
        dragTicker.stop()
        guard let path = host.draggedItem?.path else { return }
        setDragged(path, false)
        makeRoom {
            guard isDropped, let (source, destination) = host.endDragging() else {
                host.cancelDragging()
                return true
            }
            dataSource?.waterfallView(
                self, moveItemAt: IndexPath(source), to: IndexPath(destination))
            var batch = BatchUpdate()
            batch.moveItem(from: source, to: destination)
            // The data source may have answered with a reload of other data.
            _ = try? host.update(batch)
            return true
        }
    }

    /// Lets the cells go from where they are to the places that a change gives them, where it says that it has.
    private func makeRoom(_ change: () -> Bool) {
        var starts: [WidgetPointer: ScrollableWidget.TransitionStart] = [:]
        let origin = host.viewport.origin
        host.forEachMounted { _, cell in
            starts[cell.widget] = scrollable.frames[cell.widget].map { .from($0) }
        }
        guard change() else { return }
        let held = host.draggedItem.flatMap { cell(at: $0.path) }
        if let held { starts[held.widget] = nil }
        // What a scroll has moved is not on its way anywhere.
        if host.viewport.origin == origin { scrollable.transition(starts) }
    }

    private func scrollForDrag(at seconds: Double) -> Bool {
        defer { lastDragFrame = seconds }
        let passed = seconds - lastDragFrame
        if passed > 0 { makeRoom { host.scrollForDrag(seconds: passed) } }
        return host.scrollsForDrag
    }

    private func setDragged(_ path: ItemPath, _ isDragged: Bool) {
        guard let cell = cell(at: path) else { return }
        cell.isDragged = isDragged
        if isDragged { scrollable.raise(cell.widget) } else { scrollable.lower(cell.widget) }
        gtk_widget_set_cursor_from_name(widget, isDragged ? "grabbing" : nil)
    }
}
