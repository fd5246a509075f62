import CGTK

extension ScrollableWidget {
    /// Hears the keys that mean something to a waterfall, after the controls inside the cells.
    func listenToKeys() {
        let controller = UnsafeMutableRawPointer(gtk_event_controller_key_new()!)
        Signal.connect(controller, "key-pressed") { [weak self] (symbol: guint, state: GdkModifierType) in
            // Alt and Super belong to the app and to the desktop.
            guard let self, let owner, state.rawValue & (GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) == 0
            else { return false }
            let modifiers = InputEvent.Modifiers(state)
            if modifiers.contains(.control) && Self.isA(controller) {
                return owner.handle(.key(.selectAll, modifiers))
            }
            guard let event = Self.event(symbol, modifiers) else { return false }
            return owner.handle(event)
        }
        gtk_widget_add_controller(widget, OpaquePointer(controller))
    }

    private static func event(_ symbol: guint, _ modifiers: InputEvent.Modifiers) -> InputEvent? {
        let key: InputEvent.Key
        switch Int32(bitPattern: symbol) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: key = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: key = .down
        case GDK_KEY_Left, GDK_KEY_KP_Left: key = .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: key = .right
        case GDK_KEY_Home, GDK_KEY_KP_Home: key = .home
        case GDK_KEY_End, GDK_KEY_KP_End: key = .end
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: key = .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: key = .pageDown
        case GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter: key = .activate
        case GDK_KEY_space, GDK_KEY_KP_Space: key = .select
        case GDK_KEY_Escape: key = .escape
        case GDK_KEY_F5: return .refresh
        default: return nil
        }
        return .key(key, modifiers)
    }

    /// Whether the key is A on the user's keyboard, be its layout Greek.
    private static func isA(_ controller: UnsafeMutableRawPointer) -> Bool {
        guard let event = gtk_event_controller_get_current_event(OpaquePointer(controller)) else {
            return false
        }
        return gdk_key_event_matches(event, guint(GDK_KEY_a), GDK_CONTROL_MASK) != GDK_KEY_MATCH_NONE
    }
}
