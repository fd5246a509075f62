import UIKit
import Waterfall
import WaterfallHost

/// What the user's fingers do. The scroll view holds touches back until it is clear that they do not scroll, and
/// cancels those that turn out to; a control in a cell keeps its own.
extension WaterfallView {
    /// A finger highlights the item that it is put on.
    func pressBegan(_ touches: Set<UITouch>) {
        guard touches.count == 1, let touch = touches.first else { return endPress() }
        guard let path = item(under: touch), mayHighlight(path) else { return }
        pressedItem = path
        highlight(path, true)
    }

    /// A finger that comes up over its item selects it.
    func pressEnded(_ touches: Set<UITouch>, _ modifiers: UIKeyModifierFlags) {
        let pressed = pressedItem
        endPress()
        guard let pressed, let touch = touches.first, item(under: touch) == pressed else { return }
        // The selection comes first: a range may start where the focus was.
        userSelects(pressed, style(modifiers))
        host.focus(pressed, scrolls: false)
    }

    func endPress() {
        guard let pressedItem else { return }
        self.pressedItem = nil
        highlight(pressedItem, false)
    }

    private func item(under touch: UITouch) -> ItemPath? {
        host.item(at: LayoutPoint(touch.location(in: self)))
    }

    private func mayHighlight(_ path: ItemPath) -> Bool {
        waterfallDelegate?.waterfallView(self, shouldHighlightItemAt: IndexPath(path)) ?? true
    }

    private func highlight(_ path: ItemPath, _ isHighlighted: Bool) {
        cell(at: path)?.isHighlighted = isHighlighted
        if isHighlighted {
            waterfallDelegate?.waterfallView(self, didHighlightItemAt: IndexPath(path))
        } else {
            waterfallDelegate?.waterfallView(self, didUnhighlightItemAt: IndexPath(path))
        }
    }

    /// With several to select, a finger adds and takes away, and Shift on a keyboard selects a range.
    private func style(_ modifiers: UIKeyModifierFlags) -> WaterfallHost<HostBridge>.SelectionStyle {
        guard allowsMultipleSelection else { return .only }
        return modifiers.contains(.shift) ? .range : .toggle
    }
}
