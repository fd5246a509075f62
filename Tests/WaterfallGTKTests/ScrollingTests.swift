import Testing
import WindowDriving

@Suite struct ScrollingTests {
    @Test func `the wheel scrolls and only rows in the viewport exist`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 100, y: 100)
            for _ in 0..<20 { try view.app.xdotool("click", "5") }
            let state = try await view.wait(for: "a scroll beyond 500") { $0.vertical.value > 500 ? $0 : nil }
            #expect(state.rows.count <= 9)
            expectRowsInPlace(state)
        }
    }

    @Test func `the scrollbar drags to the end`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 397, y: 5)
            try view.app.xdotool("mousedown", "1")
            for y in stride(from: 10, through: 299, by: 17) { try view.move(x: 397, y: y) }
            try view.move(x: 397, y: 330)
            try view.app.xdotool("mouseup", "1")
            let state = try await view.wait(for: "the end") { $0.vertical.value == 39_700 ? $0 : nil }
            #expect(state.rows.last?.index == 999)
            expectRowsInPlace(state)
        }
    }

    @Test func `a jump is told once and is there at once`() async throws {
        try await DrivenView.drive { view in
            try view.send(.scroll(y: 20_010, isAnimated: false))
            let state = try await view.wait(for: "the jump") { $0.vertical.value == 20_010 ? $0 : nil }
            #expect(state.scrolls == 1)
            #expect(state.rows.map(\.index) == Array(500...507))
            expectRowsInPlace(state)
        }
    }

    @Test func `a jump beyond the end or to no number stays in the content`() async throws {
        try await DrivenView.drive { view in
            try view.send(.scroll(y: 1e12, isAnimated: false))
            try await view.wait(for: "the end") { $0.vertical.value == 39_700 ? true : nil }
            try view.send(.scroll(y: -5, isAnimated: false))
            try await view.wait(for: "the start") { $0.vertical.value == 0 ? true : nil }
        }
    }

    @Test func `an animated scroll passes through what lies between`() async throws {
        try await DrivenView.drive { view in
            try view.send(.scroll(y: 4000, isAnimated: true))
            let state = try await view.wait(for: "the end of the scroll") {
                $0.vertical.value == 4000 ? $0 : nil
            }
            #expect(state.scrolls > 3)
            let offsets = view.events.compactMap { if case .scrolled(let y) = $0 { y } else { nil } }
            #expect(offsets == offsets.sorted())
        }
    }

    @Test func `where animations are off an animated scroll jumps`() async throws {
        try await DrivenView.drive { view in
            try view.send(.setAnimations(false))
            try view.send(.scroll(y: 4000, isAnimated: true))
            let state = try await view.wait(for: "the jump") { $0.vertical.value == 4000 ? $0 : nil }
            #expect(state.scrolls == 1)
        }
    }

    @Test func `the wheel takes over from an animated scroll`() async throws {
        try await DrivenView.drive { view in
            try view.move(x: 100, y: 100)
            try view.send(.scroll(y: 39_000, isAnimated: true))
            try await view.wait(for: "the animation's start") {
                if case .scrolled(let y) = $0, y > 100 { true } else { nil }
            }
            try view.app.xdotool("click", "4")
            #expect(try await view.restingOffset() < 38_000)
        }
    }

    // B27, and content deeper than an element of a browser can be.
    @Test func `rows are in place a hundred million points deep`() async throws {
        try await DrivenView.drive { view in
            try view.send(.setRows(count: 1_000_000, height: 100))
            try view.send(.scroll(y: 99_999_700, isAnimated: false))
            let state = try await view.wait(for: "the end") { $0.vertical.value == 99_999_700 ? $0 : nil }
            #expect(state.rows.last == ViewState.Row(index: 999_999, x: 0, y: 200, width: 400, height: 100))
        }
    }

    @Test func `the adjustments describe the content and the viewport`() async throws {
        try await DrivenView.drive { view in
            let state = try await view.state()
            #expect(state.vertical.lower == 0)
            #expect(state.vertical.upper == 40_000)
            #expect(state.vertical.page == 300)
            #expect(state.vertical.stepIncrement == 30)
            #expect(state.vertical.pageIncrement == 270)
            #expect(state.horizontal.upper == state.horizontal.page)
        }
    }

    @Test func `a new window size reaches the view once`() async throws {
        try await DrivenView.drive { view in
            let window = try await view.app.waitForWindow()
            let before = try await view.state().resizes
            try view.app.xdotool("windowsize", window, "600", "500")
            let state = try await view.wait(for: "the new size") {
                $0.width == 600 && $0.height == 500 ? $0 : nil
            }
            #expect(state.resizes == before + 1)
            #expect(state.rows.count == 13)
            expectRowsInPlace(state)
        }
    }

    @Test func `content that becomes short moves to its start`() async throws {
        try await DrivenView.drive { view in
            try view.send(.scroll(y: 20_000, isAnimated: false))
            try view.send(.setRows(count: 2, height: 40))
            let state = try await view.wait(for: "the short content") { $0.rows.count == 2 ? $0 : nil }
            #expect(state.vertical.value == 0)
            #expect(state.vertical.upper == 300)
        }
    }

    @Test func `right to left is told and mirrors nothing by itself`() async throws {
        try await DrivenView.drive { view in
            try view.send(.setRightToLeft(true))
            try await view.wait(for: .directionChanged(isRightToLeft: true))
            let state = try await view.state()
            #expect(state.isRightToLeft)
            expectRowsInPlace(state)
        }
    }

    @Test func `two device pixels a point change nothing but the scale`() async throws {
        try await DrivenView.drive(environment: ["GDK_SCALE": "2"]) { view in
            try view.send(.scroll(y: 100.4, isAnimated: false))
            let state = try await view.wait(for: "the jump") { $0.vertical.value == 100.4 ? $0 : nil }
            #expect(state.scale == 2)
            // To the half point, which is a whole pixel.
            #expect(state.rows.first == ViewState.Row(index: 2, x: 0, y: -20.5, width: 400, height: 40))
        }
    }

    @Test func `a pull offset moves what is drawn and nothing else`() async throws {
        try await DrivenView.drive { view in
            try view.send(.setPullOffset(54))
            let state = try await view.wait(for: "the offset") { $0.rows.first?.y == 54 ? $0 : nil }
            #expect(state.vertical.value == 0)
            #expect(state.rows.map(\.y) == (0..<8).map { 54 + 40 * Double($0) })
        }
    }
}

/// Rows are in index order, without a gap, each where the offset says.
func expectRowsInPlace(_ state: ViewState, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!state.rows.isEmpty, sourceLocation: sourceLocation)
    for row in state.rows {
        let place = ViewState.Row(
            index: row.index, x: 0, y: 40 * Double(row.index) - state.vertical.value.rounded(),
            width: state.width,
            height: 40)
        #expect(row == place, sourceLocation: sourceLocation)
    }
    let first = state.rows.first?.index ?? 0
    #expect(
        state.rows.map(\.index) == Array(first..<first + state.rows.count), sourceLocation: sourceLocation)
}
