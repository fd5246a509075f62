// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
    open var next: UIResponder? { nil }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder>
    open var canBecomeFirstResponder: Bool { false }
    /// <https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder>
    open private(set) var isFirstResponder = false

    /// <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        isFirstResponder = true
        return true
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()>
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)>
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)>
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)>
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)>
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/pressesbegan(_:with:)>
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/pressesended(_:with:)>
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    // MARK: - Accessibility

    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement>
    open var isAccessibilityElement = false
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel>
    open var accessibilityLabel: String?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue>
    open var accessibilityValue: String?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint>
    open var accessibilityHint: String?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityidentifier>
    open var accessibilityIdentifier: String?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits>
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements>
    open var accessibilityElements: [Any]?
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycontainertype>
    open var accessibilityContainerType = UIAccessibilityContainerType.none

    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityscroll(_:)>
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
