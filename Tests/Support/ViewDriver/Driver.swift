import CGTK
import Foundation
import WaterfallGTK
import WindowDriving

/// Obeys the test's commands.
@MainActor
final class Driver {
    private let window: WidgetPointer = gtk_window_new()
    private let view: RowsView?
    private let feed: FeedStage?
    private let loop = g_main_loop_new(nil, 0)
    private var unread = Data()
    /// Dumps that are asked for and not yet answered.
    private var dumps = 0

    enum Content {
        case rows, feed, nothing
    }

    init(showing content: Content) {
        gtk_window_set_title(window.asWindow, "view-driver \(getpid())")
        gtk_window_set_default_size(window.asWindow, 400, 300)
        view = content == .rows ? RowsView(report: report) : nil
        feed = content == .feed ? FeedStage { report(.feed($0)) } : nil
        if let shown = view?.scrollable.widget ?? feed?.view.widget {
            let scrolled: WidgetPointer = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(OpaquePointer(scrolled), shown)
            gtk_window_set_child(window.asWindow, scrolled)
        }
    }

    func run() {
        gtk_window_present(window.asWindow)
        watchFrames()
        let data = Unmanaged.passUnretained(self).toOpaque()
        g_unix_fd_add(
            STDIN_FILENO, G_IO_IN,
            { _, _, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    data.map { Unmanaged<Driver>.fromOpaque($0).takeUnretainedValue().read() }
                }
                return 1
            }, data)
        report(.ready)
        g_main_loop_run(loop)
    }

    private var shownWidget: WidgetPointer? { view?.scrollable.widget ?? feed?.view.widget }

    private func read() {
        let data = FileHandle.standardInput.availableData
        // A test that is gone leaves no driver behind.
        guard !data.isEmpty else { return g_main_loop_quit(loop) }
        unread.append(data)
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            let line = unread[..<end]
            unread = Data(unread[(end + 1)...])
            do {
                obey(try JSONDecoder().decode(DriverCommand.self, from: line))
            } catch {
                report(.fact("understood \(String(decoding: line, as: UTF8.self)): \(error)", false))
            }
        }
    }

    private func obey(_ command: DriverCommand) {
        switch command {
        case .dump: dump()
        case .quit: g_main_loop_quit(loop)
        case .setRows(let count, let height): view?.setRows(count: count, height: height)
        case .scroll(let y, let isAnimated): view?.scroll(toY: y, animated: isAnimated)
        case .setRightToLeft(let isOn):
            gtk_widget_set_direction(window, isOn ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
            shownWidget.map { gtk_widget_set_direction($0, isOn ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
        case .setAnimations(let areOn): setAnimations(areOn)
        case .setPullOffset(let offset): view?.scrollable.pullOffset = offset
        case .focus: shownWidget.map { _ = gtk_widget_grab_focus($0) }
        case .probeMainActor: probeMainActor()
        case .probeLifetimes: probeLifetimes()
        case .probeParts: probeParts()
        case .feed(let command): feed?.obey(command)
        }
    }

    /// Reports the state once it is what one sees: after the next frame.
    private func dump() {
        guard shownWidget != nil, let clock = gtk_widget_get_frame_clock(window) else {
            return report(.state(ViewState()))
        }
        dumps += 1
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
    }

    /// Answers dumps after each frame.
    private func watchFrames() {
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        let painted: @convention(c) (gpointer, gpointer) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                let driver = Unmanaged<Driver>.fromOpaque(data).takeUnretainedValue()
                driver.feed?.painted()
                for _ in 0..<driver.dumps {
                    if let view = driver.view { report(.state(view.state())) }
                    if let feed = driver.feed { report(.feedState(feed.state())) }
                }
                driver.dumps = 0
            }
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_AFTER)
    }

    private func setAnimations(_ areOn: Bool) {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gboolean"))
        g_value_set_boolean(&value, areOn ? 1 : 0)
        g_object_set_property(
            UnsafeMutableRawPointer(gtk_widget_get_settings(window)).assumingMemoryBound(to: GObject.self),
            "gtk-enable-animations", &value)
        g_value_unset(&value)
    }
}

/// Writes a line of its own, from whatever thread.
func report(_ event: DriverEvent) {
    guard let line = try? JSONEncoder().encode(event) else { return }
    FileHandle.standardOutput.write(line + Data("\n".utf8))
}

extension WidgetPointer {
    var asWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
    }
}
