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

    @Test func `a cell tells screen readers what it is and forgets it before reuse`() async throws {
        try await DrivenView.driveWithoutView { view in
            try view.send(.probeCells)
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
