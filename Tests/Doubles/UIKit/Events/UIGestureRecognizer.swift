// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@MainActor
open class UIGestureRecognizer: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum>
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
    }

    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state>
    open internal(set) var state = State.possible
    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled>
    open var isEnabled = true
    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/view>
    open internal(set) weak var view: UIView?
    var locationInWindow = CGPoint.zero

    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)>
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }
}

/// <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
