// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
///
/// The double draws nothing: its images have a size and no content.
public final class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    /// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:)>
    public init(size: CGSize) {
        self.size = size
    }

    /// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)>
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(size: size, scale: 1)
    }
}

/// <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext>
public class UIGraphicsRendererContext: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/fill(_:)>
    public func fill(_ rect: CGRect) {}
}

/// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

/// <https://developer.apple.com/documentation/uikit/uibezierpath>
open class UIBezierPath: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uibezierpath/init(ovalin:)>
    public init(ovalIn rect: CGRect) {}

    /// <https://developer.apple.com/documentation/uikit/uibezierpath/fill()>
    open func fill() {}
}
