import Testing
import WindowDriving

@Suite struct FeedMeasuringTests {
    @Test func `cells near the viewport get the size that they need, before they are seen`() async throws {
        try await DrivenFeed.drive(items: 0) { feed in
            try feed.send(.setEstimates(true))
            try feed.send(.load(count: 1000, heights: [120, 80, 160, 100, 140]))
            let state = try await feed.wait(for: "the items") { $0.itemCount == 1000 ? $0 : nil }
            expectMeasured(state)
            #expect(state.cells.count < 30)
            try feed.move(x: 100, y: 100)
            for _ in 0..<10 { try feed.app.xdotool("click", "5") }
            expectMeasured(try await feed.resting())
        }
    }

    @Test func `a cell whose text wraps is measured in the width that it has`() async throws {
        try await DrivenFeed.drive(items: 0) { feed in
            try feed.send(.setEstimates(true))
            try feed.send(.setWords(60))
            try feed.send(.setLanes(3))
            try feed.send(.load(count: 100, heights: [1]))
            let narrow = try await feed.wait(for: "the items") { $0.itemCount == 100 ? $0 : nil }
            try feed.send(.setLanes(1))
            let wide = try await feed.wait(for: "one lane") {
                ($0.cells.first?.frame.width ?? 0) > 2 * (narrow.cells.first?.frame.width ?? 0) ? $0 : nil
            }
            for state in [narrow, wide] { expectCellsInPlace(state) }
            let heights = [narrow, wide].map { $0.cells.first?.drawn.height ?? 0 }
            #expect(heights[0] > 2 * heights[1] && heights[1] > 1)
        }
    }

    // B42
    @Test func `a jump to an item that was never measured lands on it`() async throws {
        try await DrivenFeed.drive(items: 0) { feed in
            try feed.send(.setEstimates(true))
            try feed.send(.load(count: 10_000, heights: [120, 80, 160, 100, 140]))
            try await feed.wait(for: "the items") { $0.itemCount == 10_000 ? true : nil }
            try feed.send(.scrollTo(item: 9000, position: .start, isAnimated: false))
            let state = try await feed.resting()
            #expect(state.cells.first { $0.index == 9000 }?.drawn.y == 0)
            expectMeasured(state)
        }
    }

    @Test func `heights that follow from the width are right at once, and asked for again with another`()
        async throws
    {
        try await DrivenFeed.drive(items: 0) { feed in
            try feed.send(.setHeightsFollowWidth(true))
            try feed.send(.load(count: 100, heights: [1]))
            let first = try await feed.wait(for: "the items") { $0.itemCount == 100 ? $0 : nil }
            #expect(first.sizesAsked == 100)
            try feed.send(.setLanes(3))
            let more = try await feed.wait(for: "narrow cells") { $0.sizesAsked == 200 ? $0 : nil }
            let wide = try await feed.resizeWindow(width: 700, height: 300)
            for state in [first, more, wide] {
                expectCellsInPlace(state)
                let width = state.cells.map(\.drawn.width).min() ?? 0
                #expect(state.cells.allSatisfy { $0.drawn.height == 2 * width } && width > 100, "\(width)")
            }
            #expect(more.sizesAsked == 200 && wide.sizesAsked > 200)
            // Who works nothing out from the width is not asked.
            try feed.send(.setHeightsFollowWidth(false))
            try feed.send(.load(count: 100, heights: [100]))
            let loaded = try await feed.wait(for: "other heights") { state in
                state.cells.first?.drawn.height == 100 ? state : nil
            }
            let narrow = try await feed.resizeWindow(width: 400, height: 300)
            #expect(narrow.sizesAsked == loaded.sizesAsked)
        }
    }

    private func expectMeasured(_ state: FeedState, sourceLocation: SourceLocation = #_sourceLocation) {
        let needed: [Double] = [120, 80, 160, 100, 140]
        expectCellsInPlace(state, sourceLocation: sourceLocation)
        for cell in state.cells {
            #expect(
                cell.drawn.height == needed[cell.index % 5], "item \(cell.index)",
                sourceLocation: sourceLocation)
        }
    }
}
