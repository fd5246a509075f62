import Testing
import WindowDriving

@Suite struct MainLoopTests {
    @Test func `main-actor tasks, sleeps and hops run on GTK's loop`() async throws {
        try await DrivenView.drive { view in
            try view.send(.probeMainActor)
            for fact in [
                "a main-actor task ran", "it went on after a sleep", "it came back from another executor",
                "no task ran inside another", "tasks go on after a loop in a task",
            ] {
                try await view.wait(for: .fact(fact, true))
            }
        }
    }

    @Test func `without a view they never run`() async throws {
        try await DrivenView.driveWithoutView { view in
            try view.send(.probeMainActor)
            try await view.wait(for: .fact("a detached task slept", true))
            // Each answer is a turn of GTK's loop, in which the task could have run.
            for _ in 0..<50 { _ = try await view.state() }
            #expect(!view.events.contains(.fact("a main-actor task ran", true)))
        }
    }
}
