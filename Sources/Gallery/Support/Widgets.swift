import CGTK
import WaterfallGTK

/// Makes the few kinds of widgets that the gallery is put together from.
@MainActor
enum Widgets {
    static func button(icon: String, _ tooltip: String, _ action: @escaping @MainActor () -> Void)
        -> WidgetPointer
    {
        let button: WidgetPointer = gtk_button_new_from_icon_name(icon)
        gtk_widget_set_tooltip_text(button, tooltip)
        Accessibility.setLabel(tooltip, of: button)
        Signal.connect(button.signals, "clicked", action)
        return button
    }

    static func button(_ text: String, _ action: @escaping @MainActor () -> Void) -> WidgetPointer {
        let button: WidgetPointer = gtk_button_new_with_label(text)
        Signal.connect(button.signals, "clicked", action)
        return button
    }

    /// A label that is cut short where there is no room.
    static func label(_ text: String = "", classes: String...) -> WidgetPointer {
        let label: WidgetPointer = gtk_label_new(text)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        for name in classes { gtk_widget_add_css_class(label, name) }
        return label
    }

    /// A label of several lines, centred.
    static func paragraph(lines: Int, classes: String...) -> WidgetPointer {
        let label: WidgetPointer = gtk_label_new(nil)
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
        gtk_label_set_lines(label.opaque, gint(lines))
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        for name in classes { gtk_widget_add_css_class(label, name) }
        return label
    }

    static func box(_ orientation: GtkOrientation, spacing: Int = 0, _ children: WidgetPointer...)
        -> WidgetPointer
    {
        let box: WidgetPointer = gtk_box_new(orientation, gint(spacing))
        for child in children { gtk_box_append(box.as(GtkBox.self), child) }
        return box
    }
}

extension WidgetPointer {
    /// The widget as the functions on signals take it.
    var signals: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    var isVisible: Bool {
        get { gtk_widget_get_visible(self) != 0 }
        nonmutating set { gtk_widget_set_visible(self, newValue ? 1 : 0) }
    }

    func align(_ horizontal: GtkAlign, _ vertical: GtkAlign) {
        gtk_widget_set_halign(self, horizontal)
        gtk_widget_set_valign(self, vertical)
    }

    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    /// Sets the text of a label.
    func setText(_ text: String) {
        gtk_label_set_text(opaque, text)
    }

    func setMargin(_ margin: Int) {
        gtk_widget_set_margin_start(self, gint(margin))
        gtk_widget_set_margin_end(self, gint(margin))
        gtk_widget_set_margin_top(self, gint(margin))
        gtk_widget_set_margin_bottom(self, gint(margin))
    }
}
