import CGTK
import WaterfallGTK

/// The desktop's dialog for choosing a folder.
@MainActor
final class FolderChooser {
    private var dialog: OpaquePointer?

    /// Shows the dialog over a window. `choose` gets the path, unless the user thinks better of it.
    func run(over window: WidgetPointer, choose: @escaping @MainActor (String) -> Void) {
        guard dialog == nil else { return }
        guard
            let chooser = gtk_file_chooser_native_new(
                "Open a folder of pictures", window.as(GtkWindow.self),
                GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "_Open", "_Cancel")
        else { return }
        let dialog = OpaquePointer(UnsafeMutableRawPointer(chooser))
        self.dialog = dialog
        Signal.connect(UnsafeMutableRawPointer(chooser), "response") {
            [weak self] (response: GtkResponseType) in
            self?.dialog = nil
            if response == GTK_RESPONSE_ACCEPT, let file = gtk_file_chooser_get_file(dialog) {
                if let path = g_file_get_path(file) {
                    choose(String(cString: path))
                    g_free(path)
                }
                g_object_unref(gpointer(file))
            }
            g_object_unref(gpointer(dialog))
        }
        gtk_native_dialog_show(UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self))
    }
}
