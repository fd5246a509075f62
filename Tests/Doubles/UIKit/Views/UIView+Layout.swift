// Test support, never part of a product: a small double of UIKit for systems without it.
extension UIView {
    /// <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>
    public func layoutIfNeeded() {
        // A pass may ask for another; one that never settles must not hang a test.
        for _ in 0..<100 where needsLayoutAnywhere { layoutTree() }
    }

    var needsLayoutAnywhere: Bool { needsLayout || needsLayoutBelow }

    /// Tells the views above that there is layout to do here or below. Where one knows, those above it do.
    func noteLayoutBelow() {
        guard !needsLayoutBelow else { return }
        needsLayoutBelow = true
        superview?.noteLayoutBelow()
    }

    private func layoutTree() {
        safeAreaMayHaveChanged()
        if needsLayout {
            needsLayout = false
            layoutSubviews()
            viewControllerOfView?()?.viewDidLayoutSubviews()
        }
        needsLayoutBelow = false
        for subview in subviews where subview.needsLayoutAnywhere { subview.layoutTree() }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
    public var safeAreaInsets: UIEdgeInsets {
        if let ownSafeAreaInsets { return ownSafeAreaInsets }
        if isFrameChanging { return seenSafeArea }
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsets
        let (bounds, frame) = (superview.bounds, frame)
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)),
            left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/layoutmargins>
    public var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
            return UIEdgeInsets(
                top: margins.top + safe.top,
                left: (isRightToLeft ? margins.trailing : margins.leading) + safe.left,
                bottom: margins.bottom + safe.bottom,
                right: (isRightToLeft ? margins.leading : margins.trailing) + safe.right)
        }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
                bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }
}
