// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uibutton>
@MainActor
open class UIButton: UIControl {
    /// <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    private var titles: [State: String] = [:]

    /// <https://developer.apple.com/documentation/uikit/uibutton/init(type:)>
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
    }

    /// <https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)>
    public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
    }

    /// <https://developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)>
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// <https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)>
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
    }

    /// <https://developer.apple.com/documentation/uikit/uibutton/title(for:)>
    open func title(for state: UIControl.State) -> String? {
        titles[state] ?? titles[.normal]
    }

    /// <https://developer.apple.com/documentation/uikit/uibutton/setimage(_:for:)>
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isEnabled { sendActions(for: .primaryActionTriggered) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: CGFloat(title(for: .normal)?.count ?? 0) * 9, height: 34)
    }
}
