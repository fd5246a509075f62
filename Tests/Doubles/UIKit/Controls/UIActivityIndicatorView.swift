// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@MainActor
open class UIActivityIndicatorView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum>
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style>
    open var style = Style.medium
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped>
    open var hidesWhenStopped = true
    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/isanimating>
    open private(set) var isAnimating = false

    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)>
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()>
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()>
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 20) }
}
