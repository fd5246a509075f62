import Testing
import WindowDriving

@Suite struct LifetimeTests {
    @Test func `a view lives as long as a window or a program needs it and no longer`() async throws {
        try await DrivenView.driveWithoutView { view in
            try view.send(.probeLifetimes)
            try await view.wait(for: .fact("the probes are over", true))
            #expect(view.failures == [])
        }
    }

    @Test func `cells, the footer and the header show and tell what they are set to`() async throws {
        try await DrivenView.driveWithoutView { view in
            try view.send(.probeParts)
            try await view.wait(for: .fact("the probes are over", true))
            #expect(view.failures == [])
        }
    }
}

extension DrivenView {
    /// What the driver expected to be true and is not.
    var failures: [String] {
        events.compactMap { if case .fact(let fact, false) = $0 { fact } else { nil } }
    }
}
