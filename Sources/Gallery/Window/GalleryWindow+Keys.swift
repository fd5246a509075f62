import CGTK
import WaterfallGTK

/// The keys that work wherever the focus is.
extension GalleryWindow {
    func connectKeys() {
        let controller = gtk_event_controller_key_new()!
        Signal.connect(UnsafeMutableRawPointer(controller), "key-pressed") {
            [weak self] (key: guint, modifiers: GdkModifierType) -> Bool in
            self?.press(key, modifiers) ?? false
        }
        gtk_widget_add_controller(widget, controller)
    }

    private func press(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
        let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
        switch (Int32(bitPattern: key), isControl) {
        case (GDK_KEY_F5, _), (GDK_KEY_r, true): gallery.refresh()
        case (GDK_KEY_d, true): status.toggle()
        case (GDK_KEY_o, true): chooseFolder()
        case (GDK_KEY_m, true) where gallery.isFolder:
            gallery.setSectionRule(gallery.sectionRule == .month ? .folder : .month)
        case (GDK_KEY_plus, true), (GDK_KEY_equal, true), (GDK_KEY_KP_Add, true):
            setLanes(presenter.laneCount - 1)
        case (GDK_KEY_minus, true), (GDK_KEY_KP_Subtract, true): setLanes(presenter.laneCount + 1)
        case (GDK_KEY_0, true), (GDK_KEY_KP_0, true): setLanes(nil)
        case (GDK_KEY_w, true), (GDK_KEY_q, true): gtk_window_close(widget.as(GtkWindow.self))
        default: return false
        }
        return true
    }
}
