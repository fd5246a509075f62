// Test support, never part of a product: a small double of UIKit for systems without it.
extension UIView {
    /// <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>
    public func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)>
    public func insertSubview(_ view: UIView, at index: Int) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index, subviews.count))
            return
        }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
        view.moveToWindow(self as? UIWindow ?? window)
        didAddSubview(view)
        view.didMoveToSuperview()
        view.environmentDidChange()
        setNeedsLayout()
        if view.needsLayoutAnywhere { noteLayoutBelow() }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:)>
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        if view.superview === self { subviews.removeAll { $0 === view } }
        let index = subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1
        insertSubview(view, at: index + 1)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)>
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        if view.superview === self { subviews.removeAll { $0 === view } }
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)>
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: subviews.count)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)>
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: 0)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        moveToWindow(nil)
        didMoveToSuperview()
        superview.setNeedsLayout()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)>
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    func moveToWindow(_ newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        willMove(toWindow: newWindow)
        window = newWindow
        for subview in subviews { subview.moveToWindow(newWindow) }
        didMoveToWindow()
    }

    // MARK: - Coordinates

    private var origin: CGPoint { CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY) }

    private var offsetInRoot: CGPoint {
        var offset = CGPoint.zero
        var view: UIView? = self
        while let current = view {
            if current.superview == nil {
                offset.x -= current.bounds.minX
                offset.y -= current.bounds.minY
                break
            }
            offset.x += current.origin.x
            offset.y += current.origin.y
            view = current.superview
        }
        return offset
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)>
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (offsetInRoot, view?.offsetInRoot ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)>
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.offsetInRoot ?? .zero, offsetInRoot)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)>
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)>
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}
