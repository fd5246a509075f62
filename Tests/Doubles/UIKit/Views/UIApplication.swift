// Test support, never part of a product: a small double of UIKit for systems without it.

/// <https://developer.apple.com/documentation/uikit/uiapplication>
@MainActor
open class UIApplication: UIResponder {
    /// <https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification>
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
