import Waterfall
import WaterfallHost

/// Changes of the data, as the page asks for them. Rows are item numbers among the items of all sections, before the
/// change; the input holds what goes with a call. A row that there is not changes nothing: the page checks what its
/// user gives it, and says what is wrong with it.
extension WebWaterfall {
    private func reader(_ count: Int) -> NumberReader {
        NumberReader(UnsafePointer(input.base), count: count)
    }

    func setOptions(_ count: Int) {
        var numbers = reader(count)
        let overscan = numbers.number()
        if overscan.isFinite { host.overscan = overscan }
        let options = numbers.options()
        host.change { $0.setOptions(options) }
    }

    /// Shows no items at all; the options stay.
    func removeAll() {
        var empty = host.layout
        empty.removeAll()
        host.reload(empty)
        loadBefore.cancel()
    }

    func appendSection(_ count: Int, items: Int, hasOptions: Bool) {
        var numbers = reader(count)
        let options = hasOptions ? numbers.sectionOptions() : nil
        let sizes = numbers.items(items)
        host.change { $0.appendSection(sizes, options: options) }
    }

    /// Adds items at the end of the last section.
    func append(_ items: Int) {
        var numbers = reader(items * NumberReader.numbersOfItem)
        let sizes = numbers.items(items)
        host.change { $0.append(sizes) }
    }

    /// Inserts items before an item, or behind it and then into its section.
    func insert(_ items: Int, row: Int, behind: Bool) {
        guard var path = host.layout.path(ofRow: row) else { return }
        if behind { path.item += 1 }
        var numbers = reader(items * NumberReader.numbersOfItem)
        host.insert(numbers.items(items), at: path)
    }

    /// Removes a run of items.
    func remove(_ count: Int, from row: Int) {
        var left = max(0, min(count, host.layout.itemCount - row))
        while left > 0, let path = host.layout.path(ofRow: row) {
            let some = min(left, host.layout.itemCount(inSection: path.section) - path.item)
            host.remove(path.item..<path.item + some, inSection: path.section)
            left -= some
        }
    }

    /// Moves an item to where another is: before it, coming from behind, and behind it, coming from before.
    func move(row: Int, to target: Int) {
        guard let from = host.layout.path(ofRow: row), var to = host.layout.path(ofRow: target) else {
            return
        }
        if from.section != to.section && row < target { to.item += 1 }
        host.move(from: from, to: to)
    }

    /// Gives items other sizes: a row and an item each.
    func resize(_ count: Int) {
        var numbers = reader(count * (1 + NumberReader.numbersOfItem))
        host.change { layout in
            for _ in 0..<count {
                let row = numbers.whole()
                let size = numbers.item()
                if let path = row.flatMap({ layout.path(ofRow: $0) }) { layout.replace(path, with: size) }
            }
        }
    }
}
