// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/nstextalignment>
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// <https://developer.apple.com/documentation/uikit/uilabel>
@MainActor
open class UILabel: UIView {
    /// <https://developer.apple.com/documentation/uikit/uilabel/text>
    open var text: String?
    /// <https://developer.apple.com/documentation/uikit/uilabel/font>
    open var font: UIFont! = .preferredFont(forTextStyle: .body)
    /// <https://developer.apple.com/documentation/uikit/uilabel/textcolor>
    open var textColor: UIColor! = .label
    /// <https://developer.apple.com/documentation/uikit/uilabel/textalignment>
    open var textAlignment = NSTextAlignment.natural
    /// <https://developer.apple.com/documentation/uikit/uilabel/numberoflines>
    open var numberOfLines = 1
    /// <https://developer.apple.com/documentation/uikit/uilabel/adjustsfontforcontentsizecategory>
    open var adjustsFontForContentSizeCategory = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = CGFloat(text?.count ?? 0) * font.pointSize / 2
        let line = (font.pointSize * 1.2).rounded(.up)
        guard size.width > 0, width > size.width else { return CGSize(width: width, height: line) }
        let lines = (width / size.width).rounded(.up)
        return CGSize(
            width: size.width,
            height: line * (numberOfLines == 0 ? lines : min(lines, CGFloat(numberOfLines))))
    }
}
