import Testing
import WindowDriving

/// The window of `view-driver` on a touchscreen has its title bar, about 37 points, above the view.
@Suite struct TouchTests {
    @Test func `a finger pulls the content down at the top`() async throws {
        try await DrivenView.touch { view, hand in
            try drag(hand, from: 60, to: 200)
            try await view.wait(for: .pulled(distance: 100))
            try await view.wait(for: .pullEnded(distance: 140))
            #expect(!view.events.contains { if case .released = $0 { true } else { false } })
        }
    }

    @Test func `a finger that moves up scrolls and pulls nothing`() async throws {
        try await DrivenView.touch { view, hand in
            try drag(hand, from: 250, to: 100)
            try await view.wait(for: "a scroll by the drag") { offset($0, beyond: 100) }
            #expect(!view.events.contains { if case .pulled = $0 { true } else { false } })
        }
    }

    @Test func `a finger that scrolls up to the top and on pulls by what is left`() async throws {
        try await DrivenView.touch { view, hand in
            try view.send(.scroll(y: 50, isAnimated: false))
            try await view.wait(for: .scrolled(y: 50))
            try drag(hand, from: 60, to: 200)
            let distance = try await view.wait(for: "the end of the pull") {
                if case .pullEnded(let distance) = $0 { distance } else { nil }
            }
            // A step that crosses the top counts in whole, or not at all.
            #expect((80...100).contains(distance))
        }
    }

    @Test func `a pull that is taken back before it is let go of ends at nothing`() async throws {
        try await DrivenView.touch { view, hand in
            try drag(hand, from: 60, to: 120, isLifted: false)
            try await view.wait(for: .pulled(distance: 60))
            for y in stride(from: 110, through: 60, by: -10) { try hand.touch(.moved, x: 100, y: y) }
            try hand.touch(.ended, x: 100, y: 60)
            try await view.wait(for: .pullEnded(distance: 0))
        }
    }

    @Test func `a second finger calls the pull off`() async throws {
        try await DrivenView.touch { view, hand in
            try drag(hand, from: 60, to: 120, isLifted: false)
            try await view.wait(for: .pulled(distance: 60))
            try hand.touch(.began, x: 200, y: 120, finger: 2)
            try await view.wait(for: .pullEnded(distance: 0))
        }
    }

    @Test func `two fingers zoom`() async throws {
        try await DrivenView.touch { view, hand in
            try hand.touch(.began, x: 150, y: 150)
            try hand.touch(.began, x: 250, y: 150, finger: 2)
            for x in stride(from: 260, through: 350, by: 10) {
                try hand.touch(.moved, x: x, y: 150, finger: 2)
            }
            try await view.wait(for: .zoomed(scale: 2))
            try hand.touch(.ended, x: 350, y: 150, finger: 2)
            try await view.wait(for: .zoomEnded)
        }
    }

    @Test func `a tap is a click and not a pull`() async throws {
        try await DrivenView.touch { view, hand in
            try hand.touch(.began, x: 100, y: 100)
            try hand.touch(.moved, x: 100, y: 103)
            try hand.touch(.ended, x: 100, y: 103)
            try await view.wait(for: "the click") { if case .released = $0 { true } else { nil } }
            #expect(!view.events.contains { if case .pulled = $0 { true } else { false } })
        }
    }

    private func drag(_ hand: Touchscreen.Hand, from start: Int, to end: Int, isLifted: Bool = true) throws {
        try hand.touch(.began, x: 100, y: start)
        for y in stride(from: start, through: end, by: start < end ? 10 : -10).dropFirst() {
            try hand.touch(.moved, x: 100, y: y)
        }
        if isLifted { try hand.touch(.ended, x: 100, y: end) }
    }

    private func offset(_ event: DriverEvent, beyond limit: Double) -> Bool? {
        if case .scrolled(let y) = event, y > limit { true } else { nil }
    }
}
