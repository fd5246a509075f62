import Waterfall
import WaterfallHost

// The functions that the page calls. Every waterfall of a page has a WebAssembly instance of its own, so that there is one
// here; those that change something return the address of the state (see `WebWaterfall.run`), and the page then does the
// commands that the state points to.

/// WebAssembly as it is built here has one thread.
nonisolated(unsafe) private let page = WebWaterfall()

public typealias Numbers = UnsafePointer<Double>

/// Makes room in the input for this many numbers, and returns its address.
@c(wf_input) public func input(_ count: Int32) -> UnsafeMutablePointer<Double> {
    page.input.reserve(Int(count))
    return page.input.base
}

/// The address of the output; it may change with every call.
@c(wf_output) public func output() -> Numbers { Numbers(page.output.base) }

@c(wf_set_options) public func setOptions(_ count: Int32) -> Numbers {
    page.run { page.setOptions(Int(count)) }
}

@c(wf_resize) public func resize(_ width: Double, _ height: Double) -> Numbers {
    page.run { page.host.resize(to: LayoutSize(width: width, height: height), insets: .zero) }
}

// MARK: - Data

@c(wf_remove_all) public func removeAll() -> Numbers { page.run(now: true) { page.removeAll() } }

@c(wf_append_section) public func appendSection(_ count: Int32, _ items: Int32, _ hasOptions: Bool) -> Numbers
{
    page.run { page.appendSection(Int(count), items: Int(items), hasOptions: hasOptions) }
}

@c(wf_append) public func append(_ items: Int32) -> Numbers { page.run { page.append(Int(items)) } }

@c(wf_insert) public func insert(_ items: Int32, _ row: Int32, _ behind: Bool) -> Numbers {
    page.run { page.insert(Int(items), row: Int(row), behind: behind) }
}

@c(wf_remove) public func remove(_ row: Int32, _ count: Int32) -> Numbers {
    page.run { page.remove(Int(count), from: Int(row)) }
}

@c(wf_move) public func move(_ row: Int32, _ target: Int32) -> Numbers {
    page.run { page.move(row: Int(row), to: Int(target)) }
}

@c(wf_resize_items) public func resizeItems(_ count: Int32) -> Numbers {
    page.run { page.resize(Int(count)) }
}

// MARK: - Scrolling

@c(wf_scroll) public func scroll(_ position: Double) -> Numbers { page.run { page.scroll(to: position) } }

/// Nobody scrolls any more.
@c(wf_settle) public func settle() -> Numbers {
    page.map.settle()
    return page.run {}
}

/// Scrolls to an item: 0 its start, 1 its centre, 2 its end, 3 as little as needed.
@c(wf_scroll_to) public func scrollTo(_ row: Int32, _ position: Int32) -> Numbers {
    let positions: [ScrollPosition] = [.start, .center, .end, .nearest]
    return page.run(now: true) {
        guard let path = page.host.layout.path(ofRow: Int(row)), positions.indices.contains(Int(position))
        else { return }
        page.host.scrollToItem(path, at: positions[Int(position)])
    }
}

/// Moves the keyboard focus: up, down, left, right, home, end, page up, page down.
@c(wf_key) public func key(_ key: Int32) -> Numbers { page.run(now: true) { page.moveFocus(Int(key)) } }

/// Notes the item that has the keyboard focus, -1 for none. Does not scroll: the browser has done that.
@c(wf_focus) public func focus(_ row: Int32) -> Numbers {
    page.run { page.host.focus(page.host.layout.path(ofRow: Int(row)), scrolls: false) }
}

@c(wf_save_scroll) public func saveScroll() -> Bool { page.saveScroll() }

@c(wf_restore_scroll) public func restoreScroll(_ row: Int32, _ distance: Double) -> Numbers {
    page.run(now: true) { page.restoreScroll(row: Int(row), distance: distance) }
}

// MARK: - Refresh and load-more

@c(wf_set_feed) public func setFeed(
    _ refresh: Bool, _ loads: Bool, _ loadsBefore: Bool, _ viewportsAhead: Double
) -> Numbers {
    page.run { page.setFeed(refresh, loads, loadsBefore, viewportsAhead) }
}

@c(wf_pull) public func pull(_ distance: Double) -> Numbers { page.run { page.pull(distance) } }
@c(wf_release) public func release() -> Numbers { page.run(now: true) { page.release() } }
@c(wf_begin_refresh) public func beginRefresh() -> Numbers { page.run { page.host.beginRefreshing() } }
@c(wf_end_refresh) public func endRefresh(_ success: Bool) -> Numbers {
    page.run { page.host.endRefreshing(success: success) }
}

/// A load has ended: 0 loaded, 1 failed, 2 no more data; `before` for the one at the start.
@c(wf_end_load) public func endLoad(_ before: Bool, _ outcome: Int32) -> Numbers {
    page.run { page.endLoad(before: before, outcome: Int(outcome)) }
}

/// Loads now: after a failure, or because the footer was pressed.
@c(wf_load) public func load(_ before: Bool) -> Numbers { page.run { page.load(before: before) } }

@c(wf_reset_loads) public func resetLoads() -> Numbers { page.run { page.resetLoads() } }

// MARK: - Questions

@c(wf_frames) public func frames(_ row: Int32, _ count: Int32) -> Int32 {
    Int32(page.frames(from: Int(row), count: Int(count)))
}

@c(wf_query) public func query(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Int32 {
    Int32(page.query(LayoutRect(x: x, y: y, width: width, height: height)))
}
