import CGTK

/// Something that happens once after a pause, on GTK's main loop.
@MainActor
package final class Timeout {
    private var source: guint = 0

    package init() {}

    isolated deinit {
        cancel()
    }

    package var isRunning: Bool { source != 0 }

    /// Starts the pause anew. What was to happen before does not.
    package func start(milliseconds: UInt32, _ action: @escaping @MainActor () -> Void) {
        cancel()
        let fire: @MainActor () -> Void = { [weak self] in
            self?.source = 0
            action()
        }
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { data.map(Closure<@MainActor () -> Void>.get)?() }
                return Callback.stop
            }, Closure.retained(fire),
            { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    }

    package func cancel() {
        guard source != 0 else { return }
        g_source_remove(source)
        source = 0
    }
}
