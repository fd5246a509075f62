import CGTK
import WaterfallGTK

/// The program: one window, until it is closed.
@MainActor
final class GalleryApp {
    private let arguments: Arguments
    private var window: GalleryWindow?
    private var reporter: Reporter?

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// Runs until the window is closed. Needs a display that `gtk_init_check` has found.
    ///
    /// - Returns: The process's exit status.
    func run() -> Int32 {
        // Each start is a window of its own, whatever others show.
        let application = gtk_application_new("io.github.waterfall.Gallery", G_APPLICATION_NON_UNIQUE)!
        defer { g_object_unref(application) }
        Signal.connect(UnsafeMutableRawPointer(application), "activate") { [weak self] in
            self?.activate(application)
        }
        return g_application_run(
            UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
    }

    private func activate(_ application: UnsafeMutablePointer<GtkApplication>) {
        GTKMainLoop.attach()
        Style.install()
        if arguments.isRightToLeft { Appearance.setRightToLeft() }
        if arguments.isDark { Appearance.setDark(true) }
        let window = GalleryWindow(application, arguments)
        self.window = window
        // What moves and reports must not outlive the widgets.
        Signal.connect(window.widget.object, "close-request", event: { [weak self] _ in self?.close() })
        reporter = Reporter.ifAsked(for: window)
        window.open(arguments.address)
        gtk_window_present(window.widget.as(GtkWindow.self))
    }

    private func close() {
        (reporter, window) = (nil, nil)
    }
}
