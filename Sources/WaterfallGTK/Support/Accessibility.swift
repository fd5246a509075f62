import CGTK

/// What screen readers are told of a widget. (GTK's own calls for it take a variable list, which Swift cannot.)
@MainActor
package enum Accessibility {
    package static func setLabel(_ label: String?, of widget: WidgetPointer) {
        guard let label else {
            gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
            return
        }
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        defer { g_value_unset(&value) }
        g_value_set_string(&value, label)
        gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
    }

    /// - Parameters:
    ///   - position: Counted from 1.
    ///   - count: How many there are in all, on screen or not.
    static func setPosition(_ position: Int, of count: Int, of widget: WidgetPointer) {
        setRelation(GTK_ACCESSIBLE_RELATION_POS_IN_SET, position, of: widget)
        setRelation(GTK_ACCESSIBLE_RELATION_SET_SIZE, count, of: widget)
    }

    static func setSelected(_ isSelected: Bool, of widget: WidgetPointer) {
        var state = GTK_ACCESSIBLE_STATE_SELECTED
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        defer { g_value_unset(&value) }
        // Undefined would be -1: not selectable at all.
        g_value_set_int(&value, isSelected ? 1 : 0)
        gtk_accessible_update_state_value(widget.opaque, 1, &state, &value)
    }

    private static func setRelation(
        _ relation: GtkAccessibleRelation, _ number: Int, of widget: WidgetPointer
    ) {
        var relation = relation
        var value = GValue()
        gtk_accessible_relation_init_value(relation, &value)
        defer { g_value_unset(&value) }
        g_value_set_int(&value, gint(clamping: number))
        gtk_accessible_update_relation_value(widget.opaque, 1, &relation, &value)
    }
}
