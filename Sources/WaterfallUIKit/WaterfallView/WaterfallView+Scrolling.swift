public import UIKit
public import Waterfall
public import WaterfallHost

/// Before the view has a size these note where to, and the last one counts.
extension WaterfallView {
    /// Scrolls so that an item lies at a place in the viewport, within the insets. A path that is out of range does nothing.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let path = ItemPath(indexPath)
        whenSized { [unowned self] in
            if animated, let offset = host.offset(showing: path, at: position) {
                setContentOffset(CGPoint(offset), animated: true)
            } else {
                host.scrollToItem(path, at: position)
            }
        }
    }

    /// Where the viewport is, in a form that outlives another size of the view and the end of the program; nil
    /// where no item is visible.
    public var scrollState: ScrollAnchor? { host.scrollState() }

    /// Puts the viewport where it was when the state was saved.
    ///
    /// - Returns: Whether the state's item is there.
    @discardableResult
    public func restore(_ state: ScrollAnchor) -> Bool {
        whenSized { [unowned self] in _ = host.restore(state) }
        return host.layout.frame(state.path) != nil
    }

    private func whenSized(_ scroll: @escaping () -> Void) {
        // A view that has not been laid out yet has a size of its own, of which the host does not know.
        if environment.size == .zero { scrollWhenSized = scroll } else { scroll() }
    }
}
