import Waterfall
import WaterfallHost

/// A cell's place in the page: the number under which the page keeps its node.
final class Node {
    let number: Int
    let kind: LayoutElement.Kind

    init(number: Int, kind: LayoutElement.Kind) {
        self.number = number
        self.kind = kind
    }
}

/// The host's view of the page. It answers by writing down what the page has to do, which the page reads and does after
/// every call: so that nothing but numbers crosses the border, and that in one go.
final class WebView: WaterfallHostView {
    /// What the page does with a node; the numbers are those in `Web/nodes.mjs`.
    enum Command: Double {
        case mount = 0
        case move, unmount, discard, beginRefresh, beginLoad, beginLoadBefore, reorder
    }

    /// Ten numbers a command: what to do, with which node, of what kind and row (for a strip its section), at which
    /// frame, behind which node, and whether it is pinned.
    static let numbersOfCommand = 10

    private(set) var commands = NumberBuffer(capacity: 64 * WebView.numbersOfCommand)
    private var made = 0
    private unowned(unsafe) var host: WaterfallHost<WebView>?

    func attach(_ host: WaterfallHost<WebView>) { self.host = host }

    func forgetCommands() { commands.removeAll() }

    func write(
        _ command: Command, node: Int = -1, _ element: LayoutElement? = nil, _ frame: LayoutRect = .zero,
        after previous: Int = -1
    ) {
        commands.append(command.rawValue)
        commands.append(Double(node))
        commands.append(Double(element?.kind.rawValue ?? 0))
        commands.append(Double(element.flatMap { host?.layout.row(of: $0) } ?? -1))
        commands.append(frame)
        commands.append(Double(previous))
        commands.append(element.map { isPinned($0, frame) } == true ? 1 : 0)
    }

    /// Whether a header is held at the viewport's top edge. The page then has the browser hold it, which does that
    /// without the delay of a script.
    private func isPinned(_ element: LayoutElement, _ frame: LayoutRect) -> Bool {
        guard element.kind == .header, let host, host.layout.options.axis == .vertical else { return false }
        return frame.y == host.visibleRect.y && frame != host.layout.frame(of: element)
    }

    func makeCell(showing element: LayoutElement) -> Node {
        if let node = host?.dequeue(element.kind.rawValue) { return node }
        made += 1
        return Node(number: made, kind: element.kind)
    }

    func reuseIdentifier(of cell: Node) -> Int { cell.kind.rawValue }

    func mount(_ cell: Node, showing element: LayoutElement, at frame: LayoutRect, after previous: Node?) {
        write(.mount, node: cell.number, element, frame, after: previous?.number ?? -1)
    }

    func move(_ cell: Node, showing element: LayoutElement, to frame: LayoutRect) {
        write(.move, node: cell.number, element, frame)
    }

    func reorder(_ cell: Node, after previous: Node?) {
        write(.reorder, node: cell.number, after: previous?.number ?? -1)
    }

    func unmount(_ cell: Node) { write(.unmount, node: cell.number) }
    func discard(_ cell: Node) { write(.discard, node: cell.number) }
    /// Read from the host after every call.
    func offsetDidChange(to offset: LayoutPoint) {}
    func contentDidChange() {}
    func refreshDidBegin() { write(.beginRefresh) }

    func loadMoreDidBegin(_ ticket: LoadMoreMachine.Ticket) { write(.beginLoad) }
}
