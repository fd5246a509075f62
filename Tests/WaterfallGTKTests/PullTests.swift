import Testing
import WindowDriving

@testable import WaterfallGTK

@Suite struct PullTests {
    @Test func `the wheel at the top pulls, and its pause lets go`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 120, y: 130)
            try view.app.xdotool("click", "--repeat", "3", "--delay", "20", "4")
            try await view.wait(for: .pulled(distance: 30))
            try await view.wait(for: .pulled(distance: 90))
            try await view.wait(for: .pullEnded(distance: 90))
        }
    }

    @Test func `a pull that is taken back ends at nothing and scrolls nothing`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 120, y: 130)
            try view.app.xdotool("click", "4", "click", "5")
            try await view.wait(for: .pullEnded(distance: 0))
            #expect(try await view.state().vertical.value == 0)
        }
    }

    // B44
    @Test func `content shorter than the view can be pulled too`() async throws {
        try await DrivenView.drive { view in
            try view.send(.setRows(count: 2, height: 40))
            try await view.wait(for: "short content") { $0.rows.count == 2 ? true : nil }
            try view.move(x: 120, y: 130)
            try view.app.xdotool("click", "--repeat", "2", "--delay", "20", "4")
            try await view.wait(for: .pullEnded(distance: 60))
        }
    }

    @Test func `a turn of the wheel that only arrives at the top pulls nothing`() async throws {
        try await DrivenView.drive { view in
            try view.send(.scroll(y: 60, isAnimated: false))
            try await view.wait(for: .scrolled(y: 60))
            try view.move(x: 120, y: 130)
            try view.app.xdotool("click", "--repeat", "8", "--delay", "20", "4")
            try await view.wait(for: "the top") { $0.vertical.value == 0 ? true : nil }
            try view.app.xdotool("key", "F5")
            try await view.wait(for: .refresh)
            #expect(!view.events.contains { if case .pulled = $0 { true } else { false } })
        }
    }

    @Test func `a pull begins at the top only, and downward`() {
        let (taken, end) = pull((10, false), (-10, true), (.nan, true), (.infinity, true))
        #expect(taken == [false, false, false, false])
        #expect(end == nil)
    }

    @Test func `a pull lengthens and shortens until it ends`() {
        let (taken, end) = pull((50, true), (20, true), (-30, true))
        #expect(taken == [true, true, true])
        #expect(end == 40)
    }

    @Test func `what goes on after a pull is taken back is a scroll`() {
        let (taken, end) = pull((10, true), (-15, true), (-15, true))
        #expect(taken == [true, true, false])
        #expect(end == 0)
    }

    /// Which movements a pull takes, each made at the top or not, and how it ends.
    private func pull(_ movements: (delta: Double, isAtTop: Bool)...) -> (taken: [Bool], end: Double?) {
        var tracker = PullTracker()
        let taken = movements.map { tracker.move(by: $0.delta, isAtTop: $0.isAtTop) }
        return (taken, tracker.end())
    }
}
