public import UIKit
import Waterfall
import WaterfallHost

extension WaterfallView {
    /// Whether items can be selected. Default: yes. When it is turned off, no item is any more.
    public var allowsSelection: Bool {
        get { host.selection.mode != .none }
        set {
            guard newValue != allowsSelection else { return }
            host.setSelectionMode(newValue ? .single : .none)
        }
    }

    /// Whether several items can be selected at a time. Default: no.
    public var allowsMultipleSelection: Bool {
        get { host.selection.mode == .multiple }
        set {
            guard newValue != allowsMultipleSelection else { return }
            host.setSelectionMode(newValue ? .multiple : .single)
        }
    }

    /// The selected items, in order. O(selected items).
    public var indexPathsForSelectedItems: [IndexPath] { host.selectedItems.map { IndexPath($0) } }

    /// Selects an item, beside the ones that are selected where several can be. With nil, deselects all. The
    /// delegate is not told.
    public func selectItem(at indexPath: IndexPath?) {
        guard let path = indexPath.map({ ItemPath($0) }) else { return host.deselectAll() }
        if !host.isSelected(path) { host.select(path, allowsMultipleSelection ? .toggle : .only) }
    }

    /// Deselects an item. The delegate is not told.
    public func deselectItem(at indexPath: IndexPath) {
        host.deselect(ItemPath(indexPath))
    }

    // MARK: - By the user

    /// A click on an item, or a key that means the same.
    func userSelects(_ path: ItemPath, _ style: WaterfallHost<HostBridge>.SelectionStyle) {
        let isSelected = host.isSelected(path)
        guard isSelected || maySelect(path) else { return }
        changeSelection(allowed: path) { host.select(path, style) }
        if isSelected && style == .only {
            waterfallDelegate?.waterfallView(self, didSelectItemAt: IndexPath(path))
        }
    }

    /// Makes a change of the selection, as far as the delegate allows it, and tells the delegate what came of it.
    ///
    /// - Parameter allowed: The item that the delegate has allowed already.
    func changeSelection(allowed: ItemPath? = nil, _ change: () -> Void) {
        let before = Set(host.selectedItems)
        change()
        for path in host.selectedItems where path != allowed && !before.contains(path) && !maySelect(path) {
            host.deselect(path)
        }
        let after = Set(host.selectedItems)
        for path in before.subtracting(after).sorted() {
            waterfallDelegate?.waterfallView(self, didDeselectItemAt: IndexPath(path))
        }
        for path in after.subtracting(before).sorted() {
            waterfallDelegate?.waterfallView(self, didSelectItemAt: IndexPath(path))
        }
    }

    private func maySelect(_ path: ItemPath) -> Bool {
        waterfallDelegate?.waterfallView(self, shouldSelectItemAt: IndexPath(path)) ?? true
    }
}
