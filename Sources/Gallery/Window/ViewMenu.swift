import CGTK
import WaterfallGTK

/// The menu of the header bar that sets what a folder's sections are, how many lanes there are, and the colours.
@MainActor
final class ViewMenu {
    let widget: WidgetPointer = gtk_menu_button_new()
    /// Called with the number of lanes that the user sets, nil to follow the window's width.
    var onLanes: @MainActor (Int?) -> Void = { _ in }
    /// Called when the menu has closed, which leaves the keyboard with its button.
    var onClose: @MainActor () -> Void = {}
    /// Called with the rule for sections that the user chooses.
    var onSections: @MainActor (SectionRule) -> Void = { _ in }

    private let byFolder: WidgetPointer = gtk_check_button_new_with_label("Sections by folder")
    private let byMonth: WidgetPointer = gtk_check_button_new_with_label("Sections by month (Ctrl+M)")
    private let sections: WidgetPointer
    private let follows: WidgetPointer = gtk_check_button_new_with_label("As many as fit")
    private let spinner: WidgetPointer
    /// While the menu is told, it tells nobody.
    private var isUpdating = false

    init(isDark: Bool) {
        let limits = Arguments.laneLimits
        spinner = gtk_spin_button_new_with_range(Double(limits.lowerBound), Double(limits.upperBound), 1)
        gtk_check_button_set_group(byMonth.as(GtkCheckButton.self), byFolder.as(GtkCheckButton.self))
        sections = Widgets.box(
            GTK_ORIENTATION_VERTICAL, spacing: 8, byFolder, byMonth,
            gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
        sections.isVisible = false
        let dark: WidgetPointer = gtk_check_button_new_with_label("Dark")
        Self.check(dark, isDark)
        let lanes = Widgets.label("Lanes")
        gtk_widget_set_hexpand(lanes, 1)
        gtk_label_set_xalign(lanes.opaque, 0)
        let box = Widgets.box(
            GTK_ORIENTATION_VERTICAL, spacing: 8, sections,
            Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, lanes, spinner), follows,
            gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), dark)
        box.setMargin(8)
        let popover: WidgetPointer = gtk_popover_new()
        gtk_popover_set_child(popover.as(GtkPopover.self), box)
        gtk_menu_button_set_popover(widget.opaque, popover)
        gtk_menu_button_set_icon_name(widget.opaque, "view-grid-symbolic")
        gtk_widget_set_tooltip_text(widget, "Sections, lanes and colours")
        Accessibility.setLabel("Lanes", of: spinner)

        Signal.connect(popover.signals, "closed") { [weak self] in self?.onClose() }
        Signal.connect(byFolder.signals, "toggled") { [weak self] in self?.choose(.folder) }
        Signal.connect(byMonth.signals, "toggled") { [weak self] in self?.choose(.month) }
        Signal.connect(spinner.signals, "value-changed") { [weak self] in self?.spinnerDidChange() }
        Signal.connect(follows.signals, "toggled") { [weak self] in self?.followsDidChange() }
        Signal.connect(dark.signals, "toggled") { Appearance.setDark(Self.isChecked(dark)) }
    }

    /// Shows the rule for sections; nil where there is none to choose.
    func show(_ rule: SectionRule?) {
        isUpdating = true
        sections.isVisible = rule != nil
        if let rule { Self.check(button(for: rule), true) }
        isUpdating = false
    }

    /// Shows the number of lanes on screen, and whether it was set.
    func show(_ count: Int, isFixed: Bool) {
        isUpdating = true
        if count > 0 { gtk_spin_button_set_value(spinner.opaque, Double(count)) }
        Self.check(follows, !isFixed)
        isUpdating = false
    }

    private var spinnerValue: Int { Int(gtk_spin_button_get_value_as_int(spinner.opaque)) }

    private func spinnerDidChange() {
        if !isUpdating { onLanes(spinnerValue) }
    }

    private func followsDidChange() {
        guard !isUpdating else { return }
        onLanes(Self.isChecked(follows) ? nil : spinnerValue)
    }

    /// Of two buttons in a group one goes off when the other goes on.
    private func choose(_ rule: SectionRule) {
        if !isUpdating, Self.isChecked(button(for: rule)) { onSections(rule) }
    }

    private func button(for rule: SectionRule) -> WidgetPointer {
        switch rule {
        case .folder: byFolder
        case .month: byMonth
        }
    }

    private static func isChecked(_ button: WidgetPointer) -> Bool {
        gtk_check_button_get_active(button.as(GtkCheckButton.self)) != 0
    }

    private static func check(_ button: WidgetPointer, _ isOn: Bool) {
        gtk_check_button_set_active(button.as(GtkCheckButton.self), isOn ? 1 : 0)
    }
}
