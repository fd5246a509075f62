// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiimage>
open class UIImage: NSObject, @unchecked Sendable {
    /// <https://developer.apple.com/documentation/uikit/uiimage/size>
    public let size: CGSize
    /// <https://developer.apple.com/documentation/uikit/uiimage/scale>
    public let scale: CGFloat
    private let symbolName: String?

    init(size: CGSize, scale: CGFloat, symbolName: String? = nil) {
        (self.size, self.scale, self.symbolName) = (size, scale, symbolName)
    }

    /// <https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)>
    public convenience init?(systemName name: String) {
        self.init(size: CGSize(width: 20, height: 20), scale: 1, symbolName: name)
    }
}
