import Testing
import WindowDriving

@Suite struct InputTests {
    @Test func `a click is told where it is in the content`() async throws {
        try await DrivenView.drive { view in
            try view.send(.scroll(y: 20_000, isAnimated: false))
            try await view.wait(for: .scrolled(y: 20_000))
            try view.move(x: 120, y: 130)
            try view.app.xdotool("click", "1")
            try await view.wait(for: .pressed(x: 120, y: 20_130, count: 1, modifiers: []))
            try await view.wait(for: .released(x: 120, y: 20_130, count: 1, modifiers: []))
        }
    }

    @Test func `a double click counts two`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 120, y: 130)
            try view.app.xdotool("click", "--repeat", "2", "--delay", "20", "1")
            try await view.wait(for: .released(x: 120, y: 130, count: 2, modifiers: []))
        }
    }

    @Test(arguments: [("ctrl", "control"), ("shift", "shift")])
    func `a click tells the modifier that is held`(key: String, name: String) async throws {
        try await DrivenView.drive { view in
            try view.move(x: 120, y: 130)
            try view.app.xdotool("keydown", key, "click", "1", "keyup", key)
            try await view.wait(for: .released(x: 120, y: 130, count: 1, modifiers: [name]))
        }
    }

    @Test func `a press that lasts is a long press and no click`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 120, y: 130)
            try view.app.xdotool("mousedown", "1")
            try await view.wait(for: .longPressed(x: 120, y: 130))
            try view.app.xdotool("mouseup", "1")
            try view.app.xdotool("key", "F5")
            try await view.wait(for: .refresh)
            #expect(!view.events.contains { if case .released = $0 { true } else { false } })
        }
    }

    @Test func `keys arrive by their meaning`() async throws {
        let keys = [
            "Up": "up", "Down": "down", "Left": "left", "Right": "right", "Home": "home", "End": "end",
            "Prior": "pageUp", "Next": "pageDown", "Return": "activate", "KP_Enter": "activate",
            "space": "select", "Escape": "escape",
        ]
        try await DrivenView.drive { view in
            try view.send(.focus)
            for (symbol, name) in keys {
                let before = view.events.count
                try view.app.xdotool("key", symbol)
                try await view.wait(for: .key(name, modifiers: []), after: before)
            }
        }
    }

    @Test func `modifiers come with keys, and Ctrl A selects all`() async throws {
        try await DrivenView.drive { view in
            try view.send(.focus)
            try view.app.xdotool("key", "shift+Down", "ctrl+Up", "ctrl+a", "alt+Left", "F5")
            try await view.wait(for: .key("down", modifiers: ["shift"]))
            try await view.wait(for: .key("up", modifiers: ["control"]))
            try await view.wait(for: .key("selectAll", modifiers: ["control"]))
            try await view.wait(for: .refresh)
            #expect(!view.events.contains { if case .key("left", _) = $0 { true } else { false } })
        }
    }

    @Test func `Ctrl and the wheel zoom and do not scroll`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 120, y: 130)
            try view.app.xdotool("keydown", "ctrl", "click", "4", "click", "5", "click", "5", "keyup", "ctrl")
            try await view.wait(for: .zoomed(scale: 1.2))
            try await view.wait(for: .zoomed(scale: 1))
            try await view.wait(for: .zoomed(scale: 1 / 1.2))
            try await view.wait(for: .zoomEnded)
            #expect(try await view.state().vertical.value == 0)
        }
    }

    // B41
    @Test func `Tab visits the rows in index order`() async throws {
        try await DrivenView.drive { view in
            try view.send(.focus)
            try await view.wait(for: "the first row's focus") { $0.focusedRow == 0 ? true : nil }
            for row in 1...3 {
                try view.app.xdotool("key", "Tab")
                try await view.wait(for: "the focus of row \(row)") { $0.focusedRow == row ? true : nil }
            }
            try view.app.xdotool("key", "shift+Tab")
            try await view.wait(for: "the focus of row 2") { $0.focusedRow == 2 ? true : nil }
        }
    }

    @Test func `the view takes the focus of a row that scrolls away`() async throws {
        try await DrivenView.drive { view in
            try view.send(.focus)
            try await view.wait(for: "the first row's focus") { $0.focusedRow == 0 ? true : nil }
            try view.send(.scroll(y: 20_000, isAnimated: false))
            try await view.wait(for: "the view's own focus") { $0.viewHasFocus ? true : nil }
            try view.app.xdotool("key", "Down")
            try await view.wait(for: .key("down", modifiers: []))
        }
    }
}
