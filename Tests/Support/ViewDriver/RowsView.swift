import CGTK
import Waterfall
import WaterfallGTK
import WindowDriving

/// The simplest view there can be on a ``ScrollableWidget``: rows of one height, those in the viewport mounted.
@MainActor
final class RowsView: ScrollableWidgetOwner {
    let scrollable = ScrollableWidget()
    private(set) var resizes = 0
    private(set) var scrolls = 0
    private var count = 1000
    private var rowHeight = 40.0
    private var mounted: [Int: WaterfallCell] = [:]
    private let report: @MainActor (DriverEvent) -> Void

    init(report: @escaping @MainActor (DriverEvent) -> Void = { _ in }) {
        self.report = report
        scrollable.owner = self
    }

    func setRows(count: Int, height: Double) {
        self.count = count
        rowHeight = height
        configure()
        update()
    }

    func scroll(toY y: Double, animated: Bool) {
        scrollable.scroll(to: LayoutPoint(x: 0, y: y), animated: animated)
    }

    func willPlaceChildren() {}

    func viewportDidResize(to size: LayoutSize) {
        resizes += 1
        configure()
        update()
        report(.resized(width: size.width, height: size.height))
    }

    func viewportDidScroll(to offset: LayoutPoint) {
        scrolls += 1
        update()
        report(.scrolled(y: offset.y))
    }

    func directionDidChange() {
        report(.directionChanged(isRightToLeft: scrollable.isRightToLeft))
    }

    func scaleDidChange() {}

    func childToFocus() -> WidgetPointer? {
        mounted.min { $0.key < $1.key }?.value.widget
    }

    func focusDidMove(to child: WidgetPointer?) {}

    func isTabStop(_ child: WidgetPointer) -> Bool { true }

    func handle(_ event: InputEvent) -> Bool {
        guard let report = DriverEvent(event) else { return false }
        self.report(report)
        return true
    }

    func state() -> ViewState {
        var state = ViewState()
        state.width = scrollable.size.width
        state.height = scrollable.size.height
        state.vertical = Self.read("vadjustment", of: scrollable.widget)
        state.horizontal = Self.read("hadjustment", of: scrollable.widget)
        state.isRightToLeft = scrollable.isRightToLeft
        state.scale = scrollable.scale
        state.focusedRow = mounted.first { $0.value.isFocused }?.key
        state.viewHasFocus = gtk_widget_is_focus(scrollable.widget) != 0
        state.resizes = resizes
        state.scrolls = scrolls
        var next = gtk_widget_get_first_child(scrollable.widget)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            var bounds = graphene_rect_t()
            guard let index = mounted.first(where: { $0.value.widget == child })?.key,
                gtk_widget_compute_bounds(child, scrollable.widget, &bounds) != 0
            else { continue }
            state.rows.append(
                ViewState.Row(
                    index: index, x: Double(bounds.origin.x), y: Double(bounds.origin.y),
                    width: Double(bounds.size.width), height: Double(bounds.size.height)))
        }
        return state
    }

    private func configure() {
        scrollable.configure(
            content: LayoutRect(
                x: 0, y: 0, width: scrollable.size.width, height: Double(count) * rowHeight),
            offset: scrollable.offset)
    }

    private func update() {
        let top = scrollable.offset.y
        let first = max(0, Int(top / rowHeight))
        let last = min(count, Int((top + scrollable.size.height) / rowHeight) + 1)
        let visible = first..<max(first, last)
        for (index, cell) in mounted where !visible.contains(index) {
            scrollable.remove(cell.widget)
            mounted[index] = nil
        }
        for index in visible where mounted[index] == nil {
            let cell = WaterfallCell(reuseIdentifier: "row")
            cell.content = gtk_label_new("Row \(index)")
            mounted[index] = cell
        }
        var previous: WidgetPointer?
        for cell in visible.compactMap({ mounted[$0] }) {
            scrollable.insert(cell.widget, after: previous)
            previous = cell.widget
        }
        for (index, cell) in mounted {
            scrollable.setFrame(
                LayoutRect(
                    x: 0, y: Double(index) * rowHeight, width: scrollable.size.width, height: rowHeight),
                of: cell.widget)
        }
    }

    static func read(_ property: String, of widget: WidgetPointer) -> ViewState.Adjustment {
        var value = GValue()
        g_value_init(&value, gtk_adjustment_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), property, &value)
        var result = ViewState.Adjustment()
        guard let adjustment = g_value_get_object(&value)?.assumingMemoryBound(to: GtkAdjustment.self) else {
            return result
        }
        result.value = gtk_adjustment_get_value(adjustment)
        result.lower = gtk_adjustment_get_lower(adjustment)
        result.upper = gtk_adjustment_get_upper(adjustment)
        result.page = gtk_adjustment_get_page_size(adjustment)
        result.stepIncrement = gtk_adjustment_get_step_increment(adjustment)
        result.pageIncrement = gtk_adjustment_get_page_increment(adjustment)
        return result
    }
}

extension DriverEvent {
    init?(_ event: InputEvent) {
        switch event {
        case .pressed(let point, let count, let modifiers):
            self = .pressed(x: point.x, y: point.y, count: count, modifiers: modifiers.names)
        case .released(let point, let count, let modifiers):
            self = .released(x: point.x, y: point.y, count: count, modifiers: modifiers.names)
        case .pressCancelled: self = .pressCancelled
        case .longPressed(let point): self = .longPressed(x: point.x, y: point.y)
        case .key(let key, let modifiers): self = .key("\(key)", modifiers: modifiers.names)
        case .zoomBegan, .dragBegan, .dragMoved, .dragEnded: return nil
        case .zoomChanged(let scale, _): self = .zoomed(scale: scale)
        case .zoomEnded: self = .zoomEnded
        case .pullChanged(let distance): self = .pulled(distance: distance)
        case .pullEnded(let distance): self = .pullEnded(distance: distance)
        case .refresh: self = .refresh
        }
    }
}

extension InputEvent.Modifiers {
    fileprivate var names: [String] {
        (contains(.control) ? ["control"] : []) + (contains(.shift) ? ["shift"] : [])
    }
}
