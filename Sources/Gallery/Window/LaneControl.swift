import CGTK
import WaterfallGTK

/// The menu of the header bar that sets how many lanes there are, and the colours.
@MainActor
final class LaneControl {
    let widget: WidgetPointer = gtk_menu_button_new()
    /// Called with the number that the user sets, nil to follow the window's width.
    var onChange: @MainActor (Int?) -> Void = { _ in }

    private let follows: WidgetPointer = gtk_check_button_new_with_label("As many as fit")
    private let spinner: WidgetPointer
    /// While the control is told, it tells nobody.
    private var isUpdating = false

    init(isDark: Bool) {
        let limits = Arguments.laneLimits
        spinner = gtk_spin_button_new_with_range(Double(limits.lowerBound), Double(limits.upperBound), 1)
        let dark: WidgetPointer = gtk_check_button_new_with_label("Dark")
        gtk_check_button_set_active(dark.as(GtkCheckButton.self), isDark ? 1 : 0)
        let lanes = Widgets.label("Lanes")
        gtk_widget_set_hexpand(lanes, 1)
        gtk_label_set_xalign(lanes.opaque, 0)
        let box = Widgets.box(
            GTK_ORIENTATION_VERTICAL, spacing: 8,
            Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, lanes, spinner), follows,
            gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), dark)
        box.setMargin(8)
        let popover: WidgetPointer = gtk_popover_new()
        gtk_popover_set_child(popover.as(GtkPopover.self), box)
        gtk_menu_button_set_popover(widget.opaque, popover)
        gtk_menu_button_set_icon_name(widget.opaque, "view-grid-symbolic")
        gtk_widget_set_tooltip_text(widget, "Lanes and colours")
        Accessibility.setLabel("Lanes", of: spinner)

        Signal.connect(spinner.signals, "value-changed") { [weak self] in self?.spinnerDidChange() }
        Signal.connect(follows.signals, "toggled") { [weak self] in self?.followsDidChange() }
        Signal.connect(dark.signals, "toggled") {
            Appearance.setDark(gtk_check_button_get_active(dark.as(GtkCheckButton.self)) != 0)
        }
    }

    /// Shows the number of lanes on screen, and whether it was set.
    func show(_ count: Int, isFixed: Bool) {
        isUpdating = true
        if count > 0 { gtk_spin_button_set_value(spinner.opaque, Double(count)) }
        gtk_check_button_set_active(follows.as(GtkCheckButton.self), isFixed ? 0 : 1)
        isUpdating = false
    }

    private var spinnerValue: Int { Int(gtk_spin_button_get_value_as_int(spinner.opaque)) }

    private func spinnerDidChange() {
        if !isUpdating { onChange(spinnerValue) }
    }

    private func followsDidChange() {
        guard !isUpdating else { return }
        onChange(gtk_check_button_get_active(follows.as(GtkCheckButton.self)) != 0 ? nil : spinnerValue)
    }
}
