import CGTK

extension ScrollableWidget {
    /// Takes the keyboard focus for the view itself, past the owner's choice of a child.
    package func focusItself() {
        _ = WidgetType.base.pointee.grab_focus?(widget)
    }

    func grabFocus() -> Bool {
        if let child = owner?.childToFocus() { return gtk_widget_grab_focus(child) != 0 }
        return WidgetType.base.pointee.grab_focus?(widget) != 0
    }

    /// What GTK asks for when Tab or an arrow moves the focus. GTK's own answer sorts by position, which is not
    /// the reading order of a waterfall.
    func focus(_ direction: GtkDirectionType) -> Bool {
        let focused = gtk_widget_get_focus_child(widget)
        if let focused, gtk_widget_child_focus(focused, direction) != 0 { return true }
        guard focused != nil || gtk_widget_is_focus(widget) != 0 else { return grabFocus() }
        switch direction {
        case GTK_DIR_TAB_FORWARD:
            return focusSibling(of: focused, gtk_widget_get_next_sibling, direction)
        case GTK_DIR_TAB_BACKWARD:
            return focused != nil && focusSibling(of: focused, gtk_widget_get_prev_sibling, direction)
        default:
            return false
        }
    }

    /// Tries the children beyond `child`; of none, from the first on.
    private func focusSibling(
        of child: WidgetPointer?, _ following: (WidgetPointer?) -> WidgetPointer?,
        _ direction: GtkDirectionType
    ) -> Bool {
        var next = child == nil ? gtk_widget_get_first_child(widget) : following(child)
        while let sibling = next {
            if owner?.isTabStop(sibling) == true && gtk_widget_child_focus(sibling, direction) != 0 {
                return true
            }
            next = following(sibling)
        }
        return false
    }
}
