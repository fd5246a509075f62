// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@MainActor
open class UIFocusUpdateContext: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uifocusupdatecontext/previouslyfocusedview>
    open internal(set) weak var previouslyFocusedView: UIView?
    /// <https://developer.apple.com/documentation/uikit/uifocusupdatecontext/nextfocusedview>
    open internal(set) weak var nextFocusedView: UIView?
}

/// <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator/addcoordinatedanimations(_:completion:)>
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
