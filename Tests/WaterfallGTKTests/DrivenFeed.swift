import Foundation
import Testing
import WindowDriving

/// `view-driver --feed` in its window: a whole waterfall in a view of 400 × 300, two lanes of 195 points.
final class DrivenFeed: ViewDriving {
    let app: DrivenApp

    private init(environment: [String: String]) throws {
        app = try DrivenApp(
            "view-driver", arguments: ["--feed"], title: "view-driver",
            environment: ["GTK_A11Y": "test", "G_DEBUG": "fatal-warnings"].merging(environment) { $1 })
    }

    /// Shows the waterfall with so many items, alone on the display, for as long as `body` takes.
    static func drive(
        items: Int = 1000, heights: [Double] = [100], environment: [String: String] = [:],
        _ body: (DrivenFeed) async throws -> Void
    ) async throws {
        try await onDisplay {
            let feed = try DrivenFeed(environment: environment)
            _ = try await feed.app.waitForWindow()
            try feed.send(.setAnimations(false))
            try feed.send(.feed(.load(count: items, heights: heights)))
            try await feed.wait(for: "the items") { $0.itemCount == items ? true : nil }
            try await body(feed)
            try await feed.quit()
        }
    }

    /// Shows the waterfall on a touchscreen of its own.
    static func touch(_ body: (DrivenFeed, Touchscreen.Hand) async throws -> Void) async throws {
        let screen = try Touchscreen()
        try await poll(for: "the touchscreen") { screen.isOn ? true : nil }
        let feed = try DrivenFeed(environment: screen.environment)
        try feed.send(.feed(.load(count: 1000, heights: [100])))
        try await feed.wait(for: "the first cells") {
            if case .feed(.asked) = $0 { true } else { nil }
        }
        try await body(feed, screen.hand())
        try await feed.quit()
    }

    func send(_ command: FeedCommand) throws {
        try send(DriverCommand.feed(command))
    }

    /// What the data source and the delegate were asked and told so far.
    var log: [FeedEvent] { events.compactMap { if case .feed(let event) = $0 { event } else { nil } } }

    /// The items that the data source was asked for a cell of, in order, since the first `skipped` events.
    func asked(since skipped: Int = 0) -> [Int] {
        log.dropFirst(skipped).compactMap { if case .asked(let item, _, _) = $0 { item } else { nil } }
    }

    func state() async throws -> FeedState {
        let before = states.count
        try send(DriverCommand.dump)
        return try await app.wait(for: "an answer to dump") {
            self.states.count > before ? self.states.last : nil
        }
    }

    /// Waits until the waterfall's state has an answer.
    @discardableResult
    func wait<Answer>(for what: String, state condition: (FeedState) -> Answer?) async throws -> Answer {
        try await app.wait(for: what) { condition(try await self.state()) }
    }

    @discardableResult
    func wait(for event: FeedEvent, after skipped: Int = 0) async throws -> Bool {
        try await app.wait(for: "\(event)") {
            self.log.dropFirst(skipped).contains(event) ? true : nil
        }
    }

    /// The state once the viewport no longer moves.
    func resting() async throws -> FeedState {
        var (last, times) = (FeedState(), 0)
        return try await wait(for: "the scroll to rest") { state in
            times = state.viewport == last.viewport ? times + 1 : 0
            last = state
            return times == 30 ? state : nil
        }
    }

    func click(item: Int, _ modifiers: String..., times: Int = 1) async throws {
        let cell = try await wait(for: "the cell of item \(item)") { state in
            state.cells.first { $0.index == item }
        }
        let (x, y) = (Int(cell.drawn.x + cell.drawn.width / 2), Int(cell.drawn.y + 20))
        try move(x: x, y: y)
        for modifier in modifiers { try app.xdotool("keydown", modifier) }
        try app.xdotool("click", "--repeat", String(times), "--delay", "20", "1")
        for modifier in modifiers { try app.xdotool("keyup", modifier) }
    }

    /// Gives the window another size, as a window manager does, which insists.
    func resizeWindow(width: Double, height: Double) async throws -> FeedState {
        let window = try await app.waitForWindow()
        return try await wait(for: "the window's new size") { state in
            if state.viewport.width == width && state.viewport.height == height { return state }
            _ = try? app.xdotool("windowsize", window, "\(Int(width))", "\(Int(height))")
            return nil
        }
    }

    func press(_ keys: String...) throws {
        for key in keys { try app.xdotool("key", key) }
    }

    private var states: [FeedState] {
        events.compactMap { if case .feedState(let state) = $0 { state } else { nil } }
    }
}

/// Every item in the viewport has a cell, drawn where the layout has it; the cells are in index order, show their
/// own items, and none is further out than the overscan of a viewport.
func expectCellsInPlace(_ state: FeedState, sourceLocation: SourceLocation = #_sourceLocation) {
    let (top, height) = (state.viewport.y, state.viewport.height)
    for cell in state.cells {
        let place = FeedState.Rect(
            x: cell.frame.x - state.viewport.x, y: cell.frame.y - top.rounded(), width: cell.frame.width,
            height: cell.frame.height)
        #expect(cell.drawn == place, "item \(cell.index)", sourceLocation: sourceLocation)
        let isNear = cell.frame.maxY > top - height && cell.frame.y < top + 2 * height
        #expect(isNear, "item \(cell.index) at \(cell.frame.y)", sourceLocation: sourceLocation)
    }
    let indices = state.cells.map(\.index)
    #expect(indices == indices.sorted(), sourceLocation: sourceLocation)
    #expect(Set(state.visible).isSubset(of: indices), sourceLocation: sourceLocation)
    let span = (state.cells.map(\.frame.maxY).max() ?? 0) - (state.cells.map(\.frame.y).min() ?? 0)
    #expect(span < 2 * height + 2 * 200, sourceLocation: sourceLocation)
}
