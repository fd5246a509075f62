import CGTK
import Foundation
import Waterfall
import WaterfallHost

/// What the user's hands do.
extension WaterfallView {
    package func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .pressed(let point, _, _): press(at: point)
        case .released(let point, let count, let modifiers): release(at: point, count: count, modifiers)
        case .pressCancelled: _ = endPress()
        case .longPressed(let point):
            guard let path = host.item(at: point) else { break }
            delegate?.waterfallView(self, didLongPressItemAt: IndexPath(path))
        case .dragBegan(let point): return beginDrag(at: point)
        case .dragMoved(let point): drag(to: point)
        case .dragEnded(let isDropped): endDrag(isDropped: isDropped)
        case .key(let key, let modifiers): return handle(key, modifiers)
        case .zoomBegan: delegate?.waterfallViewWillBeginZooming(self)
        case .zoomChanged(let scale, _): delegate?.waterfallView(self, didZoomTo: scale)
        case .zoomEnded: delegate?.waterfallViewDidEndZooming(self)
        case .pullChanged(let distance): host.pull(distance)
        case .pullEnded(let distance):
            settling {
                host.pull(distance)
                host.releasePull()
            }
        case .refresh: return settling { host.beginRefreshing() }
        }
        return true
    }

    // MARK: - Pointer

    private func press(at point: LayoutPoint) {
        pressedItem = host.item(at: point)
        highlight(pressedItem, true)
    }

    /// - Returns: The item that was pressed.
    private func endPress() -> ItemPath? {
        defer { pressedItem = nil }
        highlight(pressedItem, false)
        return pressedItem
    }

    private func highlight(_ path: ItemPath?, _ isHighlighted: Bool) {
        path.flatMap { cell(at: $0) }?.isHighlighted = isHighlighted
    }

    private func release(at point: LayoutPoint, count: Int, _ modifiers: InputEvent.Modifiers) {
        guard let path = endPress(), path == host.item(at: point) else { return }
        if count == 2 && modifiers.isEmpty {
            delegate?.waterfallView(self, didActivateItemAt: IndexPath(path))
            return
        }
        // The selection comes first: a range may start where the focus was.
        userSelects(path, style(modifiers))
        host.focus(path, scrolls: false)
        grabKeyboardFocus()
    }

    private func style(_ modifiers: InputEvent.Modifiers) -> WaterfallHost<HostBridge>.SelectionStyle {
        guard allowsMultipleSelection else { return .only }
        return modifiers.contains(.shift) ? .range : modifiers.contains(.control) ? .toggle : .only
    }

    // MARK: - Keys

    private func handle(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        switch key {
        case .up: move(.arrow(.up), modifiers)
        case .down: move(.arrow(.down), modifiers)
        case .left: move(.arrow(.left), modifiers)
        case .right: move(.arrow(.right), modifiers)
        case .home: move(.home, modifiers)
        case .end: move(.end, modifiers)
        case .pageUp: move(.pageUp, modifiers)
        case .pageDown: move(.pageDown, modifiers)
        case .activate:
            guard let path = host.focusedItem else { return false }
            delegate?.waterfallView(self, didActivateItemAt: IndexPath(path))
        case .select:
            guard let path = host.focusedItem else { return false }
            userSelects(path, .toggle)
        case .selectAll:
            guard allowsMultipleSelection else { return false }
            changeSelection { host.selectAll() }
        case .escape:
            if host.draggedItem != nil {
                endDrag(isDropped: false)
                break
            }
            guard !host.selection.isEmpty else { return false }
            changeSelection { host.deselectAll() }
        }
        return true
    }

    private func move(_ key: FocusKey, _ modifiers: InputEvent.Modifiers) {
        if modifiers.contains(.shift) {
            changeSelection { host.moveFocus(key, extendsSelection: true) }
        } else {
            host.moveFocus(key)
        }
        grabKeyboardFocus()
    }
}
