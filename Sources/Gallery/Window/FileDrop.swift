import CGTK
import WaterfallGTK

/// Lets files and folders be dropped on a widget.
@MainActor
enum FileDrop {
    /// `receive` gets the address of the first one: a path, or the address of something that is not on this computer.
    static func attach(to widget: WidgetPointer, receive: @escaping @MainActor (String) -> Void) {
        let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)!
        Signal.connect(UnsafeMutableRawPointer(target), "drop") { (value: UnsafePointer<GValue>) in
            guard let list = g_value_get_boxed(value), let address = firstAddress(OpaquePointer(list)) else {
                return false
            }
            receive(address)
            return true
        }
        gtk_widget_add_controller(widget, target)
    }

    private static func firstAddress(_ list: OpaquePointer) -> String? {
        let files = gdk_file_list_get_files(list)
        defer { g_slist_free(files) }
        guard let data = files?.pointee.data else { return nil }
        let file = OpaquePointer(data)
        guard let text = g_file_get_path(file) ?? g_file_get_uri(file) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}
