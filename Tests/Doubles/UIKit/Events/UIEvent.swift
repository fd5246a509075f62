// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uievent>
@MainActor
open class UIEvent: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uievent/modifierflags>
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
}

/// <https://developer.apple.com/documentation/uikit/uipressesevent>
@MainActor
open class UIPressesEvent: UIEvent {}

/// <https://developer.apple.com/documentation/uikit/uitouch>
@MainActor
open class UITouch: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uitouch/view>
    open internal(set) weak var view: UIView?
    /// <https://developer.apple.com/documentation/uikit/uitouch/window>
    open internal(set) weak var window: UIWindow?
    /// <https://developer.apple.com/documentation/uikit/uitouch/tapcount>
    open internal(set) var tapCount = 1
    var locationInWindow = CGPoint.zero

    /// <https://developer.apple.com/documentation/uikit/uitouch/location(in:)>
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }
}

/// <https://developer.apple.com/documentation/uikit/uipress>
@MainActor
open class UIPress: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uipress/presstype>
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// <https://developer.apple.com/documentation/uikit/uipress/type>
    open internal(set) var type = PressType.select
    /// <https://developer.apple.com/documentation/uikit/uipress/key>
    open internal(set) var key: UIKey?
}

/// <https://developer.apple.com/documentation/uikit/uikey>
@MainActor
open class UIKey: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uikey/keycode>
    open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardA
    /// <https://developer.apple.com/documentation/uikit/uikey/modifierflags>
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
}

/// <https://developer.apple.com/documentation/uikit/uikeymodifierflags>
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
    public let rawValue: Int

    /// <https://developer.apple.com/documentation/uikit/uikeymodifierflags/init(rawvalue:)>
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// <https://developer.apple.com/documentation/uikit/uikeymodifierflags/shift>
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// <https://developer.apple.com/documentation/uikit/uikeymodifierflags/control>
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// <https://developer.apple.com/documentation/uikit/uikeymodifierflags/alternate>
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// <https://developer.apple.com/documentation/uikit/uikeymodifierflags/command>
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 0x04
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape = 0x29
    case keyboardSpacebar = 0x2C
    case keyboardHome = 0x4A
    case keyboardPageUp = 0x4B
    case keyboardEnd = 0x4D
    case keyboardPageDown = 0x4E
    case keyboardRightArrow = 0x4F
    case keyboardLeftArrow = 0x50
    case keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52
}
