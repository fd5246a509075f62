// Test support, never part of a product: a small double of UIKit for systems without it.
// What devices, fingers and keyboards do. Nothing here has a name of Apple's.

extension UIView {
    /// Test only: the traits of this view, over those that it inherits. Those below hear of the change.
    public func setTestTraits(_ traits: UITraitCollection) {
        ownTraits = ownTraits.map { UITraitCollection(traitsFrom: [$0, traits]) } ?? traits
        environmentDidChange()
    }

    /// Test only: the safe area of this view; those below it derive theirs.
    public func setTestSafeArea(_ insets: UIEdgeInsets) {
        ownSafeAreaInsets = insets
        environmentDidChange()
    }

    func safeAreaMayHaveChanged() {
        guard safeAreaInsets != seenSafeArea else { return }
        seenSafeArea = safeAreaInsets
        safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Test only: a finger goes down at a point of this view's coordinates and comes up there, or is cancelled.
    public func tap(at point: CGPoint, isCancelled: Bool = false, modifiers: UIKeyModifierFlags = []) {
        let touch = UITouch()
        touch.locationInWindow = convert(point, to: nil)
        let event = UIEvent()
        event.modifierFlags = modifiers
        guard let target = hitTest(point, with: event) else { return }
        (touch.view, touch.window) = (target, window)
        target.touchesBegan([touch], with: event)
        if isCancelled {
            target.touchesCancelled([touch], with: event)
        } else {
            target.touchesEnded([touch], with: event)
        }
    }

    /// Test only: a finger goes down at one point and up at another.
    public func press(at point: CGPoint, while body: () -> Void = {}, releasingAt end: CGPoint) {
        let touch = UITouch()
        touch.locationInWindow = convert(point, to: nil)
        guard let target = hitTest(point, with: nil) else { return }
        (touch.view, touch.window) = (target, window)
        target.touchesBegan([touch], with: UIEvent())
        body()
        touch.locationInWindow = convert(end, to: nil)
        target.touchesMoved([touch], with: UIEvent())
        target.touchesEnded([touch], with: UIEvent())
    }

    /// Test only: the focus engine moves its focus from one view to another.
    public static func moveTestFocus(from previous: UIView?, to next: UIView?) {
        let context = UIFocusUpdateContext()
        (context.previouslyFocusedView, context.nextFocusedView) = (previous, next)
        previous?.isFocused = false
        next?.isFocused = true
        for view in [previous, next] {
            var responder: UIResponder? = view
            while let current = responder {
                (current as? UIView)?.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
                responder = current.next
            }
        }
    }

    /// Test only: how many animations have been run, and whether their completions wait for ``finishAnimations()``.
    public static var testAnimationCount: Int { Animations.count }

    public static func keepAnimationCompletions() {
        Animations.keepsCompletions = true
    }

    /// Test only: ends the animations that are under way.
    public static func finishAnimations() {
        let completions = Animations.completions
        Animations.completions = []
        Animations.keepsCompletions = false
        for completion in completions { completion(true) }
    }
}

extension UIResponder {
    /// Test only: a key of a hardware keyboard goes down and up. Returns whether this responder, or one after it, took it
    /// is not known: UIKit does not say either.
    public func pressKey(_ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        let (press, key, event) = (UIPress(), UIKey(), UIPressesEvent())
        (key.keyCode, key.modifierFlags) = (keyCode, modifiers)
        press.key = key
        pressesBegan([press], with: event)
        pressesEnded([press], with: event)
    }
}

extension UIAccessibility {
    /// Test only: what has been posted, since the last call.
    public static func takePosted() -> [(notification: Notification, argument: String?)] {
        defer { posted = [] }
        return posted.map { ($0.0, $0.1) }
    }
}

extension UIImage {
    /// Test only: an image of a size in points.
    public convenience init(testSize: CGSize, scale: CGFloat = 1) {
        self.init(size: testSize, scale: scale, symbolName: nil)
    }
}
