import CGTK

/// What holds for all of the program's windows.
@MainActor
enum Appearance {
    static func setDark(_ isDark: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro that Swift does not see
        defer { g_value_unset(&value) }
        g_value_set_boolean(&value, isDark ? 1 : 0)
        g_object_set_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
            "gtk-application-prefer-dark-theme", &value)
    }

    static func setRightToLeft() {
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    }
}
