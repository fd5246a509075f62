// Test support, never part of a product: a small double of UIKit for systems without it.
extension UIView {
    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions>
    public struct AnimationOptions: OptionSet, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt

        /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/init(rawvalue:)>
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction>
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/beginfromcurrentstate>
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseout>
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)>
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Animations.depth += 1
        animations()
        Animations.depth -= 1
        Animations.count += 1
        guard let completion else { return }
        if Animations.keepsCompletions && duration > 0 {
            Animations.completions.append(completion)
        } else {
            completion(true)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)>
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(wasEnabled)
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled>
    public class var areAnimationsEnabled: Bool { Animations.areEnabled }

    /// <https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)>
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Animations.areEnabled = enabled
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration>
    public class var inheritedAnimationDuration: TimeInterval { Animations.depth > 0 ? 0.25 : 0 }
}

@MainActor
enum Animations {
    static var areEnabled = true
    static var depth = 0
    static var count = 0
    static var keepsCompletions = false
    static var completions: [(Bool) -> Void] = []
}
