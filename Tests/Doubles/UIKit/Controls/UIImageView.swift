// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiimageview>
@MainActor
open class UIImageView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiimageview/image>
    open var image: UIImage?

    /// <https://developer.apple.com/documentation/uikit/uiimageview/init(image:)>
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
