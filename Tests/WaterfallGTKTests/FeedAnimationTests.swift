import Testing
import WindowDriving

@Suite struct FeedAnimationTests {
    // B33
    @Test func `an item moves from where it was, and a new one fades in at its place`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setAnimations(true))
            try feed.send(.watch(1))
            try await feed.wait(for: .drawn(1, .init(x: 205, y: 0, width: 195, height: 100), opacity: 1))
            try feed.send(.insert(count: 1, at: 1))
            try await feed.wait(for: .drawn(1, .init(x: 0, y: 110, width: 195, height: 100), opacity: 1))
            let heights = feed.drawn(1).map(\.rect.y)
            #expect(heights == heights.sorted())
            try feed.send(.watch(1001))
            try feed.send(.insert(count: 1, at: 1))
            try await feed.wait(for: .drawn(1001, .init(x: 205, y: 0, width: 195, height: 100), opacity: 1))
            let new = feed.drawn(1001)
            #expect(new.first?.opacity == 0)
            #expect(new.map(\.opacity) == new.map(\.opacity).sorted())
            #expect(new.allSatisfy { $0.rect.x == 205 && $0.rect.y == 0 })
        }
    }

    @Test func `an item that comes from out of sight comes from there`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setAnimations(true))
            try feed.send(.watch(900))
            try feed.send(.move(from: 900, to: 1))
            try await feed.wait(for: .drawn(900, .init(x: 205, y: 0, width: 195, height: 100), opacity: 1))
            let way = feed.drawn(900)
            #expect((way.first?.rect.y ?? 0) > 300)
            #expect(way.allSatisfy { $0.opacity == 1 })
        }
    }

    @Test func `a cell that is used again while it fades in is whole`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setAnimations(true))
            for start in [200, 400, 600] {
                try feed.send(.insert(count: 4, at: 1))
                try feed.send(.scrollTo(item: start, position: .start, isAnimated: false))
                try feed.send(.scrollTo(item: 0, position: .start, isAnimated: false))
            }
            let state = try await feed.wait(for: "the end of the animations") { state in
                state.cells.allSatisfy { $0.opacity == 1 } ? state : nil
            }
            expectCellsInPlace(try await feed.resting())
            #expect(state.itemCount == 1012)
        }
    }

    @Test func `where animations are off a change is there at once`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.watch(1))
            try feed.send(.insert(count: 1, at: 1))
            try await feed.wait(for: .drawn(1, .init(x: 0, y: 110, width: 195, height: 100), opacity: 1))
            #expect(feed.drawn(1).allSatisfy { [0, 110].contains($0.rect.y) })
        }
    }

    @Test func `the content glides to its place when a refresh begins and when it ends`() async throws {
        try await DrivenFeed.drive(items: 2) { feed in
            try feed.send(.setAnimations(true))
            try feed.send(.setRefresh(.waiting(0)))
            try feed.send(.watch(0))
            try feed.send(.focus)
            try feed.press("F5")
            try await feed.wait(for: .drawn(0, .init(x: 0, y: 54, width: 195, height: 100), opacity: 1))
            let events = feed.log.count
            try feed.send(.finishJobs)
            try await feed.wait(
                for: .drawn(0, .init(x: 0, y: 0, width: 195, height: 100), opacity: 1), after: events)
            let heights = feed.drawn(0).map(\.rect.y)
            let top = try #require(heights.firstIndex(of: 54))
            let (down, up) = (Array(heights[...top]), Array(heights[top...]))
            #expect(down == down.sorted())
            #expect(up == up.sorted(by: >))
        }
    }
}

extension DrivenFeed {
    /// Where a watched item was drawn, frame by frame.
    fileprivate func drawn(_ item: Int) -> [(rect: FeedState.Rect, opacity: Double)] {
        log.compactMap {
            if case .drawn(item, let rect, let opacity) = $0 { (rect, opacity) } else { nil }
        }
    }
}
