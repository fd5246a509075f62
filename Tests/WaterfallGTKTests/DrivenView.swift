import Foundation
import WindowDriving

/// `view-driver` in its window: 1000 rows of 40 points in a view of 400 × 300.
final class DrivenView: ViewDriving {
    let app: DrivenApp

    private init(arguments: [String] = [], environment: [String: String] = [:]) throws {
        app = try DrivenApp(
            "view-driver", arguments: arguments, title: "view-driver",
            environment: environment.merging(["GTK_A11Y": "test", "G_DEBUG": "fatal-warnings"]) { $1 })
    }

    /// Shows the view on a touchscreen of its own.
    static func touch(_ body: (DrivenView, Touchscreen.Hand) async throws -> Void) async throws {
        let screen = try Touchscreen()
        try await poll(for: "the touchscreen") { screen.isOn ? true : nil }
        let view = try DrivenView(environment: screen.environment)
        try await view.wait(for: "the first layout") { if case .resized = $0 { true } else { nil } }
        try await body(view, screen.hand())
        try await view.quit()
    }

    /// Shows the view, alone on the display, for as long as `body` takes.
    static func drive(
        environment: [String: String] = [:], _ body: (DrivenView) async throws -> Void
    ) async throws {
        try await onDisplay {
            let view = try DrivenView(environment: environment)
            _ = try await view.app.waitForWindow()
            try await view.wait(for: "the first layout") { $0.rows.isEmpty ? nil : true }
            try await body(view)
            try await view.quit()
        }
    }

    /// Runs the driver without a view, and so without what a view sets up.
    static func driveWithoutView(_ body: (DrivenView) async throws -> Void) async throws {
        try await onDisplay {
            let view = try DrivenView(arguments: ["--without-view"])
            try await view.app.wait(for: "the driver") { view.events.contains(.ready) ? true : nil }
            try await body(view)
            try await view.quit()
        }
    }

    func state() async throws -> ViewState {
        let before = states.count
        try send(.dump)
        return try await app.wait(for: "an answer to dump") {
            self.states.count > before ? self.states.last : nil
        }
    }

    /// Waits until the view's state has an answer.
    @discardableResult
    func wait<Answer>(for what: String, state condition: (ViewState) -> Answer?) async throws -> Answer {
        try await app.wait(for: what) { condition(try await self.state()) }
    }

    /// The offset once it no longer changes.
    func restingOffset() async throws -> Double {
        var (last, times) = (Double.nan, 0)
        return try await wait(for: "the scroll to rest") { state in
            times = state.vertical.value == last ? times + 1 : 0
            last = state.vertical.value
            return times == 40 ? last : nil
        }
    }

    private var states: [ViewState] {
        events.compactMap { if case .state(let state) = $0 { state } else { nil } }
    }
}
