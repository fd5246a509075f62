import Waterfall
import WaterfallHost

/// Questions of the page; the answers are in the output.
extension WebWaterfall {
    /// Writes the frames of items from a row on, four numbers each. Returns how many there are.
    func frames(from row: Int, count: Int) -> Int {
        output.removeAll()
        output.reserve(4 * max(0, min(count, host.layout.itemCount)))
        var written = 0
        while written < count, let path = host.layout.path(ofRow: row + written),
            let frame = host.layout.frame(path)
        {
            output.append(frame)
            written += 1
        }
        return written
    }

    /// Writes what lies in a rectangle: kind, row (for a strip its section) and frame, six numbers each. Returns how
    /// many elements there are.
    func query(_ rect: LayoutRect) -> Int {
        found.removeAll(keepingCapacity: true)
        host.layout.appendElements(in: rect, to: &found)
        output.removeAll()
        for placed in found {
            output.append(Double(placed.element.kind.rawValue))
            output.append(Double(host.layout.row(of: placed.element) ?? -1))
            output.append(placed.frame)
        }
        return found.count
    }

    /// Writes where the viewport is: the row of the anchor, and its distance from the viewport's start. Returns whether
    /// an item is visible.
    func saveScroll() -> Bool {
        guard let anchor = host.scrollState(), let row = host.layout.row(of: anchor.path) else {
            return false
        }
        output.removeAll()
        output.append(Double(row))
        output.append(anchor.distance)
        return true
    }

    /// Puts the viewport where it was, if the item is still there.
    func restoreScroll(row: Int, distance: Double) {
        guard let path = host.layout.path(ofRow: row), distance.isFinite else { return }
        host.restore(ScrollAnchor(path: path, distance: distance))
    }

    /// Moves the keyboard focus, where the key leads anywhere.
    func moveFocus(_ key: Int) {
        let keys: [FocusKey] = [
            .arrow(.up), .arrow(.down), .arrow(.left), .arrow(.right), .home, .end, .pageUp, .pageDown,
        ]
        if keys.indices.contains(key) { host.moveFocus(keys[key]) }
    }
}

extension WaterfallLayout {
    /// An item's number among all; for a header, a footer or a background that of its section.
    func row(of element: LayoutElement) -> Int? {
        element.kind == .item ? row(of: element.path) : element.path.section
    }
}
