import Foundation
import WindowDriving

/// A `view-driver` at work.
protocol ViewDriving: AnyObject, Sendable {
    var app: DrivenApp { get }
}

extension ViewDriving {
    var events: [DriverEvent] {
        app.lines.compactMap { try? JSONDecoder().decode(DriverEvent.self, from: Data($0.utf8)) }
    }

    func send(_ command: DriverCommand) throws {
        try app.write(String(decoding: JSONEncoder().encode(command), as: UTF8.self))
    }

    /// Waits for an event, among those after the first `skipped`.
    @discardableResult
    func wait<Answer>(
        for what: String, after skipped: Int = 0, event: (DriverEvent) -> Answer?
    ) async throws -> Answer {
        try await app.wait(for: what) { self.events.dropFirst(skipped).lazy.compactMap(event).first }
    }

    @discardableResult
    func wait(for event: DriverEvent, after skipped: Int = 0) async throws -> Bool {
        try await wait(for: "\(event)", after: skipped) { $0 == event ? true : nil }
    }

    func move(x: Int, y: Int) throws {
        try app.xdotool("mousemove", String(x), String(y))
    }

    func quit() async throws {
        try send(.quit)
        try await app.wait(for: "the driver to quit") { self.app.process.isRunning ? nil : true }
    }
}
