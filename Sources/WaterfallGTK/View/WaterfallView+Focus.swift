import CGTK
import Waterfall
import WaterfallHost

/// The keyboard focus: the host knows which item has it, GTK which widget, and each follows the other.
extension WaterfallView {
    /// Gives the view the keyboard focus, and in it the focused item.
    func grabKeyboardFocus() {
        _ = gtk_widget_grab_focus(focusedCell?.widget ?? widget)
    }

    /// Puts GTK's focus on the focused item's cell, where it is on another, or on the view itself, which has it while
    /// the item has no cell.
    func updateKeyboardFocus() {
        guard let focusedCell, !focusedCell.isFocused else { return }
        let child = gtk_widget_get_focus_child(widget)
        if gtk_widget_is_focus(widget) != 0 || child.map(Self.isCell) == true {
            _ = gtk_widget_grab_focus(focusedCell.widget)
        }
    }

    private var focusedCell: WaterfallCell? { host.focusedItem.flatMap { cell(at: $0) } }

    private static func isCell(_ child: WidgetPointer) -> Bool {
        g_type_check_instance_is_a(child.as(GTypeInstance.self), CellWidgetClass.type) != 0
    }

    package func childToFocus() -> WidgetPointer? {
        host.enterFocus()
        return focusedCell?.widget
    }

    package func focusDidMove(to child: WidgetPointer?) {
        guard let child, Self.isCell(child) else { return }
        var path: ItemPath?
        host.forEachMounted { element, cell in
            if cell.widget == child { path = element.path }
        }
        if let path, path != host.focusedItem { host.focus(path, scrolls: false) }
    }

    /// The cells are one stop together, the item with the focus; among them one moves with the arrows.
    package func isTabStop(_ child: WidgetPointer) -> Bool { !Self.isCell(child) }
}
