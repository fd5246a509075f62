import Testing
import WindowDriving

@Suite struct FeedScrollingTests {
    // B39
    @Test func `a hundred thousand items open at once with a screenful of cells`() async throws {
        try await DrivenFeed.drive(items: 0) { feed in
            let clock = ContinuousClock()
            let start = clock.now
            try feed.send(.load(count: 100_000, heights: [120, 80, 160, 100, 140]))
            let state = try await feed.wait(for: "the items") { $0.itemCount == 100_000 ? $0 : nil }
            #expect(clock.now - start < .seconds(10))
            #expect(state.sizesAsked == 100_000)
            #expect(state.cells.count <= 18)
            #expect(feed.asked() == state.cells.map(\.index))
            expectCellsInPlace(state)
        }
    }

    @Test func `the wheel scrolls, and each item that comes near is asked for once`() async throws {
        try await DrivenFeed.drive(heights: [120, 80, 160, 100, 140]) { feed in
            try feed.move(x: 100, y: 100)
            for _ in 0..<12 { try feed.app.xdotool("click", "5") }
            let state = try await feed.resting()
            #expect(state.viewport.y > 300)
            expectCellsInPlace(state)
            let asked = feed.asked()
            #expect(asked == asked.sorted())
            #expect(Set(asked).count == asked.count)
            #expect(Set(asked).count == asked.last.map { $0 + 1 })
            #expect(state.cells.last?.index == asked.last)
        }
    }

    @Test func `a scroll asks for just the items that it reveals`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.scrollTo(item: 500, position: .start, isAnimated: false))
            let before = try await feed.resting()
            let events = feed.log.count
            try feed.move(x: 100, y: 100)
            try feed.app.xdotool("click", "5")
            let after = try await feed.resting()
            #expect(after.viewport.y > before.viewport.y)
            let revealed = Set(after.cells.map(\.index)).subtracting(before.cells.map(\.index))
            #expect(feed.asked(since: events) == revealed.sorted())
        }
    }

    @Test func `cells are used again, and show nothing of their former item`() async throws {
        try await DrivenFeed.drive { feed in
            for item in stride(from: 20, through: 400, by: 20) {
                try feed.send(.scrollTo(item: item, position: .start, isAnimated: false))
            }
            let state = try await feed.resting()
            expectCellsInPlace(state)
            for cell in state.cells { #expect(cell.text == String(cell.index)) }
            var new = 0
            for case .asked(let item, let isNew, let leftover) in feed.log {
                new += isNew ? 1 : 0
                #expect(leftover == "", "item \(item)")
            }
            #expect(new <= 30)
            #expect(state.pooled <= 30)
        }
    }

    @Test func `the scrollbar drags to the last item`() async throws {
        try await DrivenFeed.drive(items: 100_000, heights: [333.1]) { feed in
            try feed.move(x: 397, y: 5)
            try feed.app.xdotool("mousedown", "1")
            for y in stride(from: 10, through: 299, by: 17) { try feed.move(x: 397, y: y) }
            try feed.move(x: 397, y: 330)
            try feed.app.xdotool("mouseup", "1")
            let state = try await feed.wait(for: "the end") { state in
                state.viewport.maxY >= state.content.height ? state : nil
            }
            #expect(state.visible.last == 99_999)
            #expect(state.barValue == state.barUpper - state.barPage)
        }
    }

    // B42
    @Test(arguments: [false, true])
    func `scrolling to an item puts it there`(isAnimated: Bool) async throws {
        try await DrivenFeed.drive(items: 100_000, heights: [120, 80, 160, 100, 140]) { feed in
            try feed.send(.setAnimations(isAnimated))
            try feed.send(.scrollTo(item: 50_000, position: .start, isAnimated: isAnimated))
            let state = try await feed.wait(for: "item 50,000 at the top") { state in
                state.cells.contains { $0.index == 50_000 && $0.drawn.y == 0 } ? state : nil
            }
            expectCellsInPlace(state)
            try feed.send(.scrollTo(item: 99_999, position: .end, isAnimated: isAnimated))
            try await feed.wait(for: "the last item at the bottom") { state in
                state.cells.contains { $0.index == 99_999 && $0.drawn.maxY == 300 } ? true : nil
            }
            try feed.send(.scrollTo(item: 0, position: .nearest, isAnimated: isAnimated))
            try await feed.wait(for: "the first item") { $0.viewport.y == 0 ? true : nil }
        }
    }

    // B29
    @Test func `a new window size keeps the first visible item and fills the lanes`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.scrollTo(item: 400, position: .start, isAnimated: false))
            _ = try await feed.resting()
            let events = feed.log.count
            var state = try await feed.resizeWindow(width: 700, height: 300)
            expectCellsInPlace(state)
            #expect(state.visible.first == 400)
            #expect(
                state.cells.first { $0.index == 400 }?.drawn == .init(x: 0, y: 0, width: 345, height: 100))
            #expect(feed.asked(since: events) == [])
            try feed.send(.setLanes(5))
            state = try await feed.wait(for: "five lanes") { $0.cells.first?.frame.width == 132 ? $0 : nil }
            expectCellsInPlace(state)
            #expect(state.cells.contains { $0.index == 400 && $0.drawn.y == 0 })
        }
    }

    @Test func `a list too long for a frame gets its new width a little later`() async throws {
        try await DrivenFeed.drive(items: 600_000, heights: [120, 80, 160, 100, 140]) { feed in
            try feed.send(.scrollTo(item: 400_000, position: .start, isAnimated: false))
            _ = try await feed.resting()
            _ = try await feed.resizeWindow(width: 700, height: 300)
            let state = try await feed.wait(for: "lanes of the new width") {
                $0.cells.first?.frame.width == 345 ? $0 : nil
            }
            expectCellsInPlace(state)
            #expect(state.cells.contains { $0.index == 400_000 && $0.drawn.y == 0 })
        }
    }

    // B10
    @Test func `right to left mirrors the lanes, also while shown`() async throws {
        try await DrivenFeed.drive(heights: [120, 80]) { feed in
            try feed.send(.setRightToLeft(true))
            let state = try await feed.wait(for: "the mirrored lanes") {
                $0.cells.first?.drawn.x == 205 ? $0 : nil
            }
            #expect(state.cells[1].drawn.x == 0)
            #expect(state.cells.map(\.index) == Array(0..<state.cells.count))
            expectCellsInPlace(state)
        }
    }

    // B40
    @Test func `a saved place is found again`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.scrollTo(item: 500, position: .start, isAnimated: false))
            try feed.send(.saveScroll)
            try feed.send(.scrollTo(item: 0, position: .start, isAnimated: false))
            try await feed.wait(for: "the top") { $0.viewport.y == 0 ? true : nil }
            try feed.send(.restoreScroll)
            let state = try await feed.wait(for: "the place") { $0.viewport.y > 0 ? $0 : nil }
            #expect(state.visible.first == 500)
            expectCellsInPlace(state)
        }
    }

    // B49
    @Test func `an inset is scrolled into at both ends`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setInset(20))
            let state = try await feed.wait(for: "the inset") { $0.cells.first?.drawn.y == 20 ? $0 : nil }
            #expect(state.viewport.y == -20)
            #expect(state.cells.first?.drawn == .init(x: 20, y: 20, width: 175, height: 100))
            try feed.send(.scrollTo(item: 999, position: .end, isAnimated: false))
            try await feed.wait(for: "the end") { state in
                state.cells.contains { $0.index == 999 && $0.drawn.maxY == 280 } ? true : nil
            }
        }
    }

    @Test func `a horizontal waterfall scrolls sideways, with narrow strips at its ends`() async throws {
        try await DrivenFeed.drive(items: 40) { feed in
            try feed.send(.setHorizontal)
            try feed.send(.setRefresh(.waiting(0)))
            try feed.send(.setLoadMore(.failure))
            try feed.send(.focus)
            try feed.press("F5")
            var state = try await feed.wait(for: "the header") { $0.refreshHeader == nil ? nil : $0 }
            #expect(state.refreshHeader?.texts == [])
            #expect(state.cells.first?.drawn == .init(x: 54, y: 0, width: 100, height: 145))
            try feed.send(.finishJobs)
            try await feed.wait(for: "the end of the refresh") { $0.refreshHeader == nil ? true : nil }
            try feed.press("Right", "Down")
            try await feed.wait(for: "the item to the right and below") { $0.focused == 3 ? true : nil }
            try feed.send(.scrollTo(item: 39, position: .end, isAnimated: false))
            state = try await feed.wait(for: "the footer") { $0.footer == nil ? nil : $0 }
            #expect(state.visible.last == 39)
            #expect(state.content.width == 20 * 110 - 10)
        }
    }

    @Test func `a reversed waterfall begins at the bottom`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setReversed)
            try feed.send(.load(count: 100, heights: [100]))
            try feed.send(.scrollTo(item: 0, position: .start, isAnimated: false))
            let state = try await feed.wait(for: "the bottom") { state in
                state.cells.first { $0.index == 0 }?.drawn.maxY == 300 ? state : nil
            }
            #expect(state.barValue == state.barUpper - state.barPage)
            try feed.send(.scrollTo(item: 99, position: .end, isAnimated: false))
            try await feed.wait(for: "the top") { $0.barValue == 0 ? true : nil }
        }
    }

    // B25
    @Test func `a sticky header stays at the top and no click goes through it`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setHeader(extent: 40, isSticky: true))
            try await feed.wait(for: "the header") { $0.headers.first?.drawn.height == 40 ? true : nil }
            try feed.send(.scrollTo(item: 500, position: .center, isAnimated: false))
            let state = try await feed.resting()
            #expect(state.headers.first?.drawn == .init(x: 0, y: 0, width: 400, height: 40))
            try feed.move(x: 100, y: 20)
            try feed.app.xdotool("click", "1")
            let below = try #require(state.cells.first { $0.drawn.y > 40 })
            try await feed.click(item: below.index)
            try await feed.wait(for: .selected(below.index))
            #expect(feed.log.count { if case .selected = $0 { true } else { false } } == 1)
        }
    }
}
