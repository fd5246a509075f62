// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
    public let rawValue: UInt64

    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/init(rawvalue:)>
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/none>
    public static let none: UIAccessibilityTraits = []
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button>
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/header>
    public static let header = UIAccessibilityTraits(rawValue: 2)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected>
    public static let selected = UIAccessibilityTraits(rawValue: 4)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image>
    public static let image = UIAccessibilityTraits(rawValue: 8)
}

/// <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection>
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}

/// <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable = 1
    case list = 2
    case landmark = 3
    case semanticGroup = 4
}

/// <https://developer.apple.com/documentation/uikit/uiaccessibility>
@MainActor
public enum UIAccessibility {
    /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>
    public struct Notification: Hashable, RawRepresentable, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt32

        /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/init(rawvalue:)>
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement>
        public static let announcement = Notification(rawValue: 1008)
        /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/pagescrolled>
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// <https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)>
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posted.append((notification, argument as? String))
    }

    static var posted: [(UIAccessibility.Notification, String?)] = []
}
