import CGTK
import Foundation
import WaterfallGTK
import WindowDriving

extension Driver {
    /// Reports what main-actor work does: a task, a sleep in it, a hop away and back; and one on another thread,
    /// which needs no help.
    func probeMainActor() {
        Task.detached {
            try await Task.sleep(for: .milliseconds(20))
            report(.fact("a detached task slept", true))
        }
        Task { @MainActor in
            report(.fact("a main-actor task ran", Thread.isMainThread))
            try await Task.sleep(for: .milliseconds(20))
            report(.fact("it went on after a sleep", Thread.isMainThread))
            await elsewhere()
            report(.fact("it came back from another executor", Thread.isMainThread))
            // A loop run by a task must not run the queue inside itself, and must not lose what comes meanwhile.
            var ranInside = false
            Task { @MainActor in ranInside = true }
            for _ in 0..<20 { g_main_context_iteration(nil, 0) }
            report(.fact("no task ran inside another", !ranInside))
            Task { @MainActor in report(.fact("tasks go on after a loop in a task", true)) }
        }
    }

    /// Makes views and windows and drops them in every order.
    func probeLifetimes() {
        let census = Census()

        weak let unshown = census.makeView()
        report(.fact("a view that was never shown is gone with its last reference", unshown == nil))
        report(.fact("and so is its widget", census.widgets == 0))

        var (window, shown) = census.makeWindow()
        weak let dropped = shown
        shown = nil
        report(.fact("a window keeps the view that it shows", dropped != nil && census.widgets == 1))
        settle { dropped.map { !$0.state().rows.isEmpty } ?? true }
        report(.fact("which goes on working", dropped?.state().rows.isEmpty == false))
        gtk_window_destroy(window.asWindow)
        settle { dropped == nil }
        report(.fact("a view is gone with its window", dropped == nil && census.widgets == 0))

        (window, shown) = census.makeWindow()
        gtk_window_destroy(window.asWindow)
        settle { false }
        report(.fact("a view outlives its window for whoever holds it", census.widgets == 1))
        if let view = shown {
            let next: WidgetPointer = gtk_window_new()
            gtk_window_set_child(next.asWindow, view.scrollable.widget)
            gtk_window_present(next.asWindow)
            settle { !view.state().rows.isEmpty }
            report(.fact("and works in another", !view.state().rows.isEmpty))
            gtk_window_destroy(next.asWindow)
        }
        weak let outlived = shown
        shown = nil
        settle { outlived == nil }
        report(.fact("until nobody does", outlived == nil && census.widgets == 0))

        probeWaterfallLifetime()

        for _ in 0..<50 { gtk_window_destroy(census.makeWindow().window.asWindow) }
        settle { census.widgets == 0 }
        report(.fact("fifty windows leave nothing", census.widgets == 0))
        report(.fact("the probes are over", true))
    }

    /// A whole waterfall, with a refresh that never ends.
    private func probeWaterfallLifetime() {
        let source = FeedSource { _ in }
        source.items = (0..<100).map { FeedSource.Item(number: $0, height: 100) }
        var view: WaterfallView? = WaterfallView()
        view?.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        view?.dataSource = source
        view?.onRefresh = { try await Task.sleep(for: .seconds(1000)) }
        let window: WidgetPointer = gtk_window_new()
        let scrolled: WidgetPointer = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), view?.widget)
        gtk_window_set_child(window.asWindow, scrolled)
        gtk_window_present(window.asWindow)
        weak let dropped = view
        view = nil
        settle { !source.displayed.isEmpty }
        report(.fact("a window keeps the waterfall that it shows", dropped?.visibleCells.isEmpty == false))
        dropped?.beginRefreshing()
        settle { false }
        report(.fact("which can be refreshed", dropped?.isRefreshing == true))
        gtk_window_destroy(window.asWindow)
        settle { dropped == nil }
        report(.fact("a waterfall is gone with its window, whatever it waits for", dropped == nil))
    }

    /// Runs GTK's loop until what is expected holds, or nothing is left to do.
    private func settle(until isDone: () -> Bool) {
        for _ in 0..<2000 where !isDone() {
            if g_main_context_iteration(nil, 0) == 0 { usleep(200) }
        }
    }
}

@concurrent
private func elsewhere() async {
    if Thread.isMainThread { report(.fact("a hop left the main thread", false)) }
}

/// Counts the widgets of views that are alive.
@MainActor
private final class Census {
    private(set) var widgets = 0

    func makeView() -> RowsView {
        let view = RowsView()
        widgets += 1
        UnsafeMutableRawPointer(view.scrollable.widget).assumingMemoryBound(to: GObject.self).watch {
            self.widgets -= 1
        }
        return view
    }

    func makeWindow() -> (window: WidgetPointer, view: RowsView?) {
        let view = makeView()
        let window: WidgetPointer = gtk_window_new()
        let scrolled: WidgetPointer = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), view.scrollable.widget)
        gtk_window_set_child(window.asWindow, scrolled)
        gtk_window_present(window.asWindow)
        return (window, view)
    }
}

private final class Watch {
    let gone: @MainActor () -> Void

    init(_ gone: @escaping @MainActor () -> Void) {
        self.gone = gone
    }
}

extension UnsafeMutablePointer<GObject> {
    /// Calls `gone` when the object is no more.
    fileprivate func watch(_ gone: @escaping @MainActor () -> Void) {
        g_object_weak_ref(
            self,
            { data, _ in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    data.map { Unmanaged<Watch>.fromOpaque($0).takeRetainedValue().gone() }
                }
            }, Unmanaged.passRetained(Watch(gone)).toOpaque())
    }
}
