// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiwindow>
@MainActor
open class UIWindow: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>
    open func makeKeyAndVisible() {
        isHidden = false
    }

    open override var next: UIResponder? { nil }
}
