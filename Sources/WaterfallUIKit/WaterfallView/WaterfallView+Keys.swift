public import UIKit
import Waterfall
import WaterfallHost

/// The hardware keyboard, and the focus.
extension WaterfallView {
    /// - Returns: Whether the key means something to a waterfall.
    func handle(_ key: UIKey) -> Bool {
        if let move = FocusKey(key.keyCode) {
            // With other modifiers these keys are the system's or the app's.
            guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
            moveFocus(move, extendsSelection: key.modifierFlags.contains(.shift))
            return true
        }
        switch key.keyCode {
        case .keyboardReturnOrEnter:
            guard let path = host.focusedItem else { return false }
            waterfallDelegate?.waterfallView(self, didActivateItemAt: IndexPath(path))
        case .keyboardSpacebar:
            guard let path = host.focusedItem else { return false }
            userSelects(path, .toggle)
        case .keyboardA:
            guard allowsMultipleSelection, key.modifierFlags.contains(.command) else { return false }
            changeSelection { host.selectAll() }
        case .keyboardEscape:
            guard !host.selection.isEmpty else { return false }
            changeSelection { host.deselectAll() }
        default: return false
        }
        return true
    }

    private func moveFocus(_ key: FocusKey, extendsSelection: Bool) {
        if extendsSelection {
            changeSelection { host.moveFocus(key, extendsSelection: true) }
        } else {
            host.moveFocus(key)
        }
    }

    // MARK: - Focus engine

    /// The focus engine has moved its focus: the view's own follows.
    func followFocus(to next: UIView?) {
        guard let cell = next as? WaterfallCell, let path = indexPath(for: cell) else { return }
        host.focus(ItemPath(path), scrolls: false)
    }

    /// The item that has the keyboard focus; nil where none has.
    public var indexPathForFocusedItem: IndexPath? { host.focusedItem.map { IndexPath($0) } }
}

extension FocusKey {
    fileprivate init?(_ keyCode: UIKeyboardHIDUsage) {
        switch keyCode {
        case .keyboardUpArrow: self = .arrow(.up)
        case .keyboardDownArrow: self = .arrow(.down)
        case .keyboardLeftArrow: self = .arrow(.left)
        case .keyboardRightArrow: self = .arrow(.right)
        case .keyboardHome: self = .home
        case .keyboardEnd: self = .end
        case .keyboardPageUp: self = .pageUp
        case .keyboardPageDown: self = .pageDown
        default: return nil
        }
    }
}
