import Testing
import WindowDriving

@Suite struct FeedSelectionTests {
    @Test func `a click selects, another lets the first go, and no cell is made again`() async throws {
        try await DrivenFeed.drive { feed in
            let asked = feed.asked()
            try await feed.click(item: 1)
            try await feed.wait(for: .selected(1))
            try await feed.click(item: 2)
            try await feed.wait(for: .selected(2))
            #expect(feed.log.contains(.deselected(1)))
            let state = try await feed.state()
            #expect(state.selected == [2])
            #expect(state.cells.filter(\.isSelected).map(\.index) == [2])
            #expect(state.focused == 2)
            #expect(feed.asked() == asked)
        }
    }

    @Test func `a double click and Enter open an item`() async throws {
        try await DrivenFeed.drive { feed in
            try await feed.click(item: 1, times: 2)
            try await feed.wait(for: .activated(1))
            let events = feed.log.count
            try feed.press("Right", "Left", "Left", "Return")
            try await feed.wait(for: .activated(0), after: events)
        }
    }

    @Test func `an item that may not be selected is not, by any way`() async throws {
        try await DrivenFeed.drive(items: 6) { feed in
            try feed.send(.setSelection(.multiple))
            try feed.send(.setOddItems(areSelectable: false))
            try await feed.click(item: 0)
            try await feed.click(item: 1)
            try await feed.click(item: 2, "ctrl")
            try await feed.wait(for: .selected(2))
            #expect(try await feed.state().selected == [0, 2])
            try feed.press("ctrl+a")
            try await feed.wait(for: .selected(4))
            #expect(try await feed.state().selected == [0, 2, 4])
        }
    }

    @Test func `Ctrl toggles, Shift extends, Escape clears`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setSelection(.multiple))
            try await feed.click(item: 0)
            try await feed.click(item: 3, "ctrl")
            try await feed.wait(for: "0 and 3") { $0.selected == [0, 3] ? true : nil }
            try await feed.click(item: 0, "ctrl")
            try await feed.wait(for: "3") { $0.selected == [3] ? true : nil }
            try await feed.click(item: 1, "shift")
            try await feed.wait(for: "1 to 3") { $0.selected == [1, 2, 3] ? true : nil }
            try feed.press("shift+Down")
            try await feed.wait(for: "3 alone") { $0.selected == [3] ? true : nil }
            try feed.press("shift+End")
            try await feed.wait(for: "all from 3") { $0.selected == Array(3..<1000) ? true : nil }
            try feed.press("Escape")
            try await feed.wait(for: "nothing") { $0.selected == [] ? true : nil }
            #expect(feed.log.contains(.deselected(999)))
        }
    }

    // B41
    @Test func `arrows go by geometry, from the first key on`() async throws {
        try await DrivenFeed.drive(heights: [120, 80, 160, 100, 140]) { feed in
            try feed.send(.focus)
            try await feed.wait(for: "the first item's focus") { $0.focused == 0 ? true : nil }
            for (key, item) in [("Down", 3), ("Right", 2), ("Up", 1), ("Left", 0), ("Up", 0), ("Left", 0)] {
                try feed.press(key)
                try await feed.wait(for: "\(key) to reach \(item)") { $0.focused == item ? true : nil }
            }
            #expect(try await feed.state().selected == [])
            try feed.press("space")
            try await feed.wait(for: .selected(0))
            try feed.press("space")
            try await feed.wait(for: .deselected(0))
        }
    }

    @Test func `right to left the arrows still go the way that they point`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.setRightToLeft(true))
            try feed.send(.focus)
            for (key, item) in [("Left", 1), ("Right", 0)] {
                try feed.press(key)
                try await feed.wait(for: "\(key) to reach \(item)") { $0.focused == item ? true : nil }
            }
        }
    }

    @Test func `Home, End and pages scroll the focus into view`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.focus)
            try feed.press("End")
            var state = try await feed.wait(for: "the last item") { $0.focused == 999 ? $0 : nil }
            #expect(state.viewport.maxY == state.content.height)
            try feed.press("Prior")
            state = try await feed.wait(for: "a page up") { ($0.focused ?? 999) < 999 ? $0 : nil }
            #expect((993...995).contains(state.focused ?? 0))
            try feed.press("Home")
            state = try await feed.wait(for: "the first item") { $0.focused == 0 ? $0 : nil }
            #expect(state.viewport.y == 0)
            try feed.press("Next")
            state = try await feed.wait(for: "a page down") { ($0.focused ?? 0) > 0 ? $0 : nil }
            #expect((4...6).contains(state.focused ?? 0))
            expectCellsInPlace(state)
        }
    }

    @Test func `the focus survives its cell, which gets it back`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.focus)
            try feed.press("Right")
            try await feed.wait(for: "the focus of item 1") { $0.focused == 1 ? true : nil }
            try feed.send(.scrollTo(item: 500, position: .start, isAnimated: false))
            try await feed.wait(for: "the view's own focus") { $0.viewHasFocus ? true : nil }
            try feed.send(.scrollTo(item: 0, position: .start, isAnimated: false))
            try await feed.wait(for: "the cell's focus") { $0.focused == 1 ? true : nil }
            try feed.send(.scrollTo(item: 500, position: .start, isAnimated: false))
            try feed.press("Down")
            let state = try await feed.wait(for: "the next item") { $0.focused == 3 ? $0 : nil }
            #expect(state.visible.contains(3))
        }
    }

    @Test func `Tab leaves the view from any item`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.send(.addButton)
            try feed.send(.focus)
            try feed.press("Down", "Tab")
            try await feed.wait(for: "the focus to leave") { $0.holdsFocus ? nil : true }
            try feed.press("shift+Tab")
            try await feed.wait(for: "the focus to come back") { $0.focused == 2 ? true : nil }
        }
    }

    @Test func `screen readers are told of each item`() async throws {
        try await DrivenFeed.drive { feed in
            let state = try await feed.state()
            #expect(state.cells.map(\.isAnnounced) == state.cells.map { _ in true })
        }
    }

    @Test func `a press that lasts is told and selects nothing`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.move(x: 300, y: 50)
            try feed.app.xdotool("mousedown", "1")
            try await feed.wait(for: .longPressed(1))
            try feed.app.xdotool("mouseup", "1")
            #expect(try await feed.state().selected == [])
        }
    }

    @Test func `Ctrl and the wheel ask for another magnification`() async throws {
        try await DrivenFeed.drive { feed in
            try feed.move(x: 100, y: 100)
            try feed.app.xdotool("keydown", "ctrl", "click", "4", "keyup", "ctrl")
            try await feed.wait(for: .zoomed(1.2))
            #expect(try await feed.state().viewport.y == 0)
        }
    }
}
