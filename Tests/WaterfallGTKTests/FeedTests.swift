import Testing
import WindowDriving

@Suite struct FeedTests {
    // B44, B49
    @Test func `a pull at the top refreshes, shows the header, and loads nothing more`() async throws {
        try await DrivenFeed.drive(items: 2) { feed in
            try feed.send(.setRefresh(.waiting(2)))
            try feed.send(.setLoadMore(.items(2, hasMore: true)))
            try await pull(feed)
            try await feed.wait(for: .refreshing)
            var state = try await feed.wait(for: "the header") { $0.refreshHeader == nil ? nil : $0 }
            #expect(state.refreshHeader?.texts == ["Refreshing…"])
            state = try await feed.wait(for: "the content below it") {
                $0.cells.first?.drawn.y == 54 ? $0 : nil
            }
            #expect(state.viewport.y == -54)
            try feed.send(.finishJobs)
            state = try await feed.wait(for: "the new items") { $0.refreshHeader == nil ? $0 : nil }
            #expect(state.cells.map(\.text) == ["2", "3", "0", "1"])
            #expect(state.viewport.y == 0)
            #expect(!feed.log.contains(.loadingMore))
        }
    }

    @Test func `a pull that is too short, and one without a refresh, moves all back`() async throws {
        try await DrivenFeed.drive { feed in
            try await pull(feed)
            #expect(try await feed.resting().cells.first?.drawn.y == 0)
            try feed.send(.setRefresh(.items(1, hasMore: true)))
            try feed.app.xdotool("click", "4")
            try await feed.wait(for: "the content to follow") { $0.cells.first?.drawn.y == 30 ? true : nil }
            try await feed.wait(for: "the content to go back") { $0.cells.first?.drawn.y == 0 ? true : nil }
            #expect(!feed.log.contains(.refreshing))
        }
    }

    @Test func `a finger pulls to refresh`() async throws {
        try await DrivenFeed.touch { feed, hand in
            try feed.send(.setRefresh(.items(2, hasMore: true)))
            try hand.touch(.began, x: 100, y: 80)
            for y in stride(from: 90, through: 200, by: 10) { try hand.touch(.moved, x: 100, y: y) }
            try hand.touch(.ended, x: 100, y: 200)
            try await feed.wait(for: .refreshing)
        }
    }

    // B28
    @Test func `F5 refreshes too, and a reader further down stays where they are`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setRefresh(.items(2, hasMore: true)))
            try feed.send(.scrollTo(item: 500, position: .start, isAnimated: false))
            _ = try await feed.resting()
            let asked = feed.asked()
            try feed.send(.focus)
            try feed.press("F5")
            let state = try await feed.wait(for: "the new items") { $0.itemCount == 1002 ? $0 : nil }
            #expect(state.cells.contains { $0.text == "500" && $0.index == 502 && $0.drawn.y == 0 })
            #expect(feed.asked() == asked)
            expectCellsInPlace(state)
        }
    }

    @Test func `a refresh that fails ends, and can be had again`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setRefresh(.failure))
            try await pull(feed)
            try await feed.wait(for: .refreshing)
            try await feed.wait(for: "the header to go") { $0.refreshHeader == nil ? true : nil }
            try feed.send(.setRefresh(.items(1, hasMore: true)))
            try await pull(feed)
            try await feed.wait(for: "the new item") { $0.itemCount == 1001 ? true : nil }
        }
    }

    // B43, B48
    @Test func `the end of the content loads more, once a need, until there is no more`() async throws {
        try await DrivenFeed.drive(items: 20) { feed in
            try feed.send(.setLoadMore(.waiting(20)))
            try feed.move(x: 100, y: 100)
            for _ in 0..<30 { try feed.app.xdotool("click", "5") }
            try await feed.wait(for: .loadingMore)
            var state = try await feed.resting()
            #expect(state.footer?.texts == ["Loading…"])
            #expect(state.footer?.drawn.maxY == 300)
            #expect(feed.log.count { $0 == .loadingMore } == 1)
            try feed.send(.finishJobs)
            try await feed.wait(for: "more items") { $0.itemCount == 40 ? true : nil }
            try feed.send(.setLoadMore(.items(5, hasMore: false)))
            for _ in 0..<40 { try feed.app.xdotool("click", "5") }
            try await feed.wait(for: "the last items") { $0.itemCount == 45 ? true : nil }
            try feed.send(.scrollTo(item: 44, position: .end, isAnimated: false))
            for _ in 0..<5 { try feed.app.xdotool("click", "5") }
            state = try await feed.resting()
            #expect(state.itemCount == 45)
            #expect(state.footer?.texts == ["No more"])
            #expect(feed.log.count { $0 == .loadingMore } == 2)
            expectCellsInPlace(state)
        }
    }

    @Test func `a load that fails says so, and is tried again by a click alone`() async throws {
        try await DrivenFeed.drive(items: 20) { feed in
            try feed.send(.setLoadMore(.failure))
            try feed.send(.focus)
            try feed.move(x: 100, y: 100)
            for _ in 0..<20 { try feed.app.xdotool("click", "5") }
            try await feed.wait(for: .loadingMore)
            let state = try await feed.resting()
            #expect(state.footer?.texts == ["Could not load.", "Try again"])
            #expect(feed.log.count { $0 == .loadingMore } == 1)
            try feed.send(.setLoadMore(.items(3, hasMore: true)))
            let button = try #require(state.footer?.drawn)
            try feed.move(x: Int(button.maxX) - 40, y: Int(button.y + button.height / 2))
            try feed.app.xdotool("click", "1")
            let after = try await feed.wait(for: "the items") { $0.itemCount >= 23 ? $0 : nil }
            // The button is gone, and the focus that it had does not take the viewport elsewhere.
            #expect(after.viewport.y == state.viewport.y)
            #expect(feed.log.count { if case .selected = $0 { true } else { false } } == 0)
        }
    }

    @Test func `a reload inside a load ends it like any other`() async throws {
        try await DrivenFeed.drive(items: 20) { feed in
            try feed.send(.setLoadMore(.reloaded(4, hasMore: false)))
            try feed.send(.scrollTo(item: 19, position: .end, isAnimated: false))
            try await feed.wait(for: "the items") { $0.itemCount == 24 ? true : nil }
            try feed.send(.scrollTo(item: 23, position: .end, isAnimated: false))
            try await feed.wait(for: "the end") { $0.footer?.texts == ["No more"] ? true : nil }
            #expect(feed.log.count { $0 == .loadingMore } == 1)
        }
    }

    @Test func `a refresh cancels a load, whose end is of no account`() async throws {
        try await DrivenFeed.drive(items: 20) { feed in
            try feed.send(.setLoadMore(.waiting(5)))
            try feed.send(.setRefresh(.items(2, hasMore: true)))
            try feed.send(.scrollTo(item: 19, position: .end, isAnimated: false))
            try await feed.wait(for: .loadingMore)
            try feed.send(.focus)
            try feed.press("F5")
            try await feed.wait(for: "the newer items") { $0.itemCount == 22 ? true : nil }
            // The end is still near: there is another load now.
            try feed.send(.finishJobs)
            try await feed.wait(for: .cancelled)
            try await feed.wait(for: "the items of the second load") { $0.itemCount == 27 ? true : nil }
        }
    }

    @Test func `without items there is no footer`() async throws {
        try await DrivenFeed.drive(items: 0) { feed in
            try feed.send(.setLoadMore(.items(5, hasMore: true)))
            let state = try await feed.resting()
            #expect(state.footer == nil)
            #expect(!feed.log.contains(.loadingMore))
        }
    }

    /// Three notches of the wheel at the top, 90 points.
    private func pull(_ feed: DrivenFeed) async throws {
        try feed.move(x: 100, y: 100)
        try feed.app.xdotool("click", "--repeat", "3", "--delay", "20", "4")
    }
}

@Suite struct FeedUpdateTests {
    // B28, B33
    @Test func `inserting asks for the new items alone`() async throws {
        try await DrivenFeed.drive { feed in
            let events = feed.log.count
            try feed.send(.insert(count: 2, at: 1))
            let state = try await feed.wait(for: "the new items") { $0.itemCount == 1002 ? $0 : nil }
            #expect(feed.asked(since: events) == [1000, 1001])
            #expect(state.sizesAsked == 1002)
            #expect(state.cells.prefix(4).map(\.text) == ["0", "1000", "1001", "1"])
            expectCellsInPlace(state)
        }
    }

    @Test func `deleting ends the cell of what is gone, and the selection follows its items`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setSelection(.multiple))
            try feed.send(.select([1, 3]))
            try feed.send(.delete([0, 1]))
            let state = try await feed.wait(for: "the deletion") { $0.itemCount == 998 ? $0 : nil }
            #expect(feed.log.contains(.ended(0)))
            #expect(state.selected == [1])
            #expect(state.cells.first { $0.isSelected }?.text == "3")
            expectCellsInPlace(state)
        }
    }

    @Test func `a reload makes one cell again, at its new size`() async throws {
        try await DrivenFeed.drive { feed in
            let events = feed.log.count
            try feed.send(.resize([2], height: 60))
            let state = try await feed.wait(for: "the new size") { state in
                state.cells.contains { $0.index == 2 && $0.drawn.height == 60 } ? state : nil
            }
            #expect(feed.asked(since: events).filter { $0 <= 5 } == [2])
            expectCellsInPlace(state)
        }
    }

    @Test func `a moved item keeps its cell`() async throws {
        try await DrivenFeed.drive { feed in
            let events = feed.log.count
            try feed.send(.move(from: 4, to: 1))
            let state = try await feed.wait(for: "the move") { $0.cells[1].text == "4" ? $0 : nil }
            #expect(state.cells.prefix(5).map(\.text) == ["0", "4", "1", "2", "3"])
            #expect(feed.asked(since: events) == [])
            expectCellsInPlace(state)
        }
    }

    @Test func `an update that contradicts the data warns and shows the data`() async throws {
        try await DrivenFeed.drive(environment: ["G_DEBUG": ""]) { feed in
            try feed.send(.lie)
            let state = try await feed.wait(for: "the data") { $0.itemCount == 1001 ? $0 : nil }
            expectCellsInPlace(state)
        }
    }
}
