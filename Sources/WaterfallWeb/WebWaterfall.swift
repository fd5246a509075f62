import Waterfall
import WaterfallHost

/// The waterfall of one page element: the host, the scroll map, and the state that the page reads after every call.
final class WebWaterfall {
    let view = WebView()
    let host: WaterfallHost<WebView>
    var map = ScrollMap()
    /// Numbers from the page.
    var input = NumberBuffer(capacity: 64)
    /// Numbers for the page that are neither state nor commands.
    var output = NumberBuffer(capacity: 64)
    /// The last answer of a query; kept, so that the next needs no memory.
    var found: [PlacedElement] = []
    private var state = NumberBuffer(capacity: 32)
    /// Asks for what lies before the first item, as the host's own machine does for what lies behind the last.
    var loadBefore = LoadMoreMachine()

    init() {
        host = WaterfallHost(view: view)
        view.attach(host)
        loadBefore.footerExtent = 0
    }

    var isVertical: Bool { host.layout.options.axis == .vertical }
    /// Whether the browser counts its position from the right edge, to which a horizontal right-to-left page is scrolled
    /// at first.
    private var isMirrored: Bool { !isVertical && host.layout.options.direction == .rightToLeft }

    var viewportExtent: Double { isVertical ? host.viewport.height : host.viewport.width }

    /// Turns an offset of the layout into one of the scroll map, and back.
    private func mapped(_ offset: Double) -> Double {
        isMirrored ? host.layout.contentSize.width - viewportExtent - offset : offset
    }

    private func mapped(_ offset: LayoutPoint) -> Double { mapped(isVertical ? offset.y : offset.x) }

    // MARK: - Calls from the page

    /// Runs a call from the page, then brings the scroll position in line and writes down the state. With `now` a new
    /// offset is set although somebody scrolls.
    func run(now: Bool = false, _ call: () -> Void) -> UnsafePointer<Double> {
        view.forgetCommands()
        call()
        loadBeforeIfNeeded()
        let (first, last) = host.offsetRange
        map.setRange(
            first: min(mapped(first), mapped(last)), last: max(mapped(first), mapped(last)),
            viewport: viewportExtent)
        let offset = mapped(host.viewport.origin)
        if offset != map.offset { map.place(offset, now: now) }
        return writeState()
    }

    /// The browser has scrolled, to `scrollTop` or `scrollLeft`.
    func scroll(to position: Double) {
        let offset = map.scroll(to: isMirrored ? -position : position)
        guard offset != mapped(host.viewport.origin) else { return }
        var point = host.viewport.origin
        if isVertical { point.y = offset } else { point.x = mapped(offset) }
        host.scroll(to: point)
    }

    // MARK: - State

    /// The state's fields, in the order of `Web/engine.mjs`.
    private func writeState() -> UnsafePointer<Double> {
        state.removeAll()
        let content = host.layout.contentSize
        state.append(Double(UInt(bitPattern: view.commands.base)))
        state.append(Double(view.commands.count / WebView.numbersOfCommand))
        state.append(content.width)
        state.append(content.height)
        state.append(map.extent)
        state.append(isMirrored ? -map.position : map.position)
        state.append(isMirrored ? content.width - map.extent - map.shift : map.shift)
        state.append(isVertical ? host.viewport.y : host.viewport.x)
        state.append(map.isMoving ? 1 : 0)
        state.append(Double(host.layout.itemCount))
        state.append(Double(host.mountedCount))
        state.append(Double(host.pooledCount))
        let visible = host.visibleRows
        state.append(Double(visible?.lowerBound ?? -1))
        state.append(Double(visible?.upperBound ?? -1))
        state.append(Double(host.focusedItem.flatMap { host.layout.row(of: $0) } ?? -1))
        writeFeed()
        return UnsafePointer(state.base)
    }

    private func writeFeed() {
        switch host.refresh.state {
        case .idle: state.append(0); state.append(0)
        case .pulling(let progress): state.append(1); state.append(progress)
        case .refreshing: state.append(2); state.append(1)
        case .failed: state.append(3); state.append(0)
        }
        state.append(number(host.loadMore.state))
        state.append(number(loadBefore.state))
        state.append(host.refreshHeaderFrame)
        state.append(host.footerFrame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0))
    }

    private func number(_ state: LoadMoreMachine.State) -> Double {
        switch state {
        case .idle: 0
        case .loading: 1
        case .failed: 2
        case .noMoreData: 3
        }
    }
}
