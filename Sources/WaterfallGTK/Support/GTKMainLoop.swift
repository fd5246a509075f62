import CGTK
import Dispatch

/// The meeting of Swift's main actor and GTK's main loop.
///
/// On Linux the main actor's work waits in libdispatch's main queue, which nobody empties while GTK's loop has
/// the main thread: a `Task { @MainActor in … }` would silently never run. ``attach()`` lets GTK's loop empty it.
public enum GTKMainLoop {
    @MainActor private static var isAttached = false

    /// Lets GLib's default main context run the main actor's tasks, `Task.sleep` included.
    ///
    /// Every view of this package calls it when it is made, so an app needs to call it only to use Swift
    /// concurrency before its first view. Calling it again does nothing. It never undoes itself.
    ///
    /// The program's entry must be synchronous and run GTK's loop (`g_application_run`, `g_main_loop_run`): an
    /// asynchronous `main` gives the main thread to libdispatch for good.
    @MainActor public static func attach() {
        guard !isAttached else { return }
        isAttached = true
        // GLib never dispatches a source inside itself, so a loop that a task runs does not re-enter the queue.
        // Tasks share the priority of drawing: input comes first, and neither tasks nor frames starve the other.
        g_unix_fd_add_full(
            GDK_PRIORITY_REDRAW, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
            { descriptor, _, _ in
                // The descriptor counts wake-ups; reading it takes them all, so that an idle loop can sleep.
                var wakeUps: UInt64 = 0
                _ = read(descriptor, &wakeUps, MemoryLayout.size(ofValue: wakeUps))
                _dispatch_main_queue_callback_4CF(nil)
                return Callback.goOn
            }, nil, nil)
    }
}
