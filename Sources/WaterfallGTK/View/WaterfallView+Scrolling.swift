public import Foundation
public import Waterfall
public import WaterfallHost

/// Before the view has a size these note where to, and the last one counts.
extension WaterfallView {
    /// The point of the content in the viewport's top left corner; negative in an inset. Setting it scrolls there at
    /// once, as near as the content allows.
    public var contentOffset: LayoutPoint {
        get { host.viewport.origin }
        set { whenSized { [unowned self] in host.setOffset(newValue) } }
    }

    /// Scrolls to an offset, as near as the content allows.
    public func setContentOffset(_ offset: LayoutPoint, animated: Bool) {
        whenSized { [unowned self] in
            loadIfNeeded()
            scrollable.scroll(to: offset, animated: animated)
        }
    }

    /// Scrolls so that an item lies at a place in the viewport. A path that is out of range does nothing.
    ///
    /// - Parameter animated: Whether the scroll takes a quarter of a second; it does not where the user has turned
    ///   animations off.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let path = ItemPath(indexPath)
        whenSized { [unowned self] in
            if animated, let offset = host.offset(showing: path, at: position) {
                scrollable.scroll(to: offset, animated: true)
            } else {
                host.scrollToItem(path, at: position)
            }
        }
    }

    /// Where the viewport is, in a form that outlives another size of the window and the end of the program; nil
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
        if scrollable.size == .zero { scrollWhenSized = scroll } else { scroll() }
    }
}
