import Testing
import WindowDriving

/// Items that a user puts elsewhere by hand, in a view of 400 × 300 with two lanes of 195 points.
@Suite struct FeedDraggingTests {
    @Test func `an item that is dragged with the mouse is dropped where room was made for it`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setMovable(true))
            _ = try await feed.resting()
            try press(feed, x: 100, y: 50)
            try drag(feed, through: [(110, 80), (300, 150)])
            let held = try await feed.wait(for: "the item in hand, and room for it") { state in
                let first = state.cells.first { $0.index == 0 }
                let second = state.cells.first { $0.index == 1 }
                return first?.drawn.x == 200 && second?.drawn.x == 0 ? state : nil
            }
            #expect(held.cells.first { $0.index == 0 }?.drawn.y == 100)
            #expect(held.cells.filter(\.isDragged).map(\.index) == [0])
            try feed.app.xdotool("mouseup", "1")
            try await feed.wait(for: .moved(0, to: 3))
            let state = try await feed.resting()
            #expect(state.cells.prefix(5).map(\.text) == ["1", "2", "3", "0", "4"])
            #expect(state.selected == [])
            expectCellsInPlace(state)
        }
    }

    @Test func `the Escape key puts the item back`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setMovable(true))
            let before = try await feed.resting()
            try press(feed, x: 100, y: 50)
            try drag(feed, through: [(110, 80), (300, 150)])
            try await feed.wait(for: "the item in hand") { $0.cells.first?.drawn.x == 200 ? true : nil }
            try feed.press("Escape")
            let state = try await feed.wait(for: "the item back") { $0.cells.first?.drawn.x == 0 ? $0 : nil }
            try feed.app.xdotool("mouseup", "1")
            #expect(state.cells.map(\.drawn) == before.cells.map(\.drawn))
            #expect(!feed.log.contains { if case .moved = $0 { true } else { false } })
        }
    }

    @Test func `held at the edge, the item comes along while the view scrolls`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setMovable(true))
            _ = try await feed.resting()
            try press(feed, x: 100, y: 50)
            try drag(feed, through: [(110, 80), (110, 295)])
            try await feed.wait(for: "ten rows on") { $0.viewport.y > 1000 ? true : nil }
            try feed.app.xdotool("mouseup", "1")
            let state = try await feed.resting()
            let place = try #require(state.cells.first { $0.text == "0" }?.index)
            #expect(place > 18)
            expectCellsInPlace(state)
        }
    }

    @Test func `what may not be moved stays, and the click that follows counts`() async throws {
        try await DrivenFeed.drive { feed in
            _ = try await feed.resting()
            try press(feed, x: 100, y: 50)
            try drag(feed, through: [(110, 80), (300, 150)])
            try feed.app.xdotool("mouseup", "1")
            try await feed.click(item: 1)
            try await feed.wait(for: .selected(1))
            #expect(try await feed.state().cells.first?.drawn.x == 0)
        }
    }

    @Test func `a finger takes an item by a long press`() async throws {
        try await DrivenFeed.touch { feed, hand in
            try feed.send(.setMovable(true))
            // The window on a touchscreen has its title bar above the view.
            try hand.touch(.began, x: 100, y: 90)
            try await feed.wait(for: .taken(0))
            for step in 1...10 { try hand.touch(.moved, x: 100 + 20 * step, y: 90 + 10 * step) }
            try hand.touch(.ended, x: 300, y: 190)
            try await feed.wait(for: .moved(0, to: 3))
        }
    }

    private func press(_ feed: DrivenFeed, x: Int, y: Int) throws {
        try feed.move(x: x, y: y)
        try feed.app.xdotool("mousedown", "1")
    }

    private func drag(_ feed: DrivenFeed, through points: [(x: Int, y: Int)]) throws {
        for (x, y) in points { try feed.move(x: x, y: y) }
    }
}
