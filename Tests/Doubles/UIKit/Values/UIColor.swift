// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, @unchecked Sendable {
    private let components: [CGFloat]

    /// <https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)>
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// <https://developer.apple.com/documentation/uikit/uicolor/init(white:alpha:)>
    public init(white: CGFloat, alpha: CGFloat) {
        components = [white, white, white, alpha]
    }

    /// <https://developer.apple.com/documentation/uikit/uicolor/init(hue:saturation:brightness:alpha:)>
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        components =
            [5, 3, 1].map { offset in
                let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
                return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
            } + [alpha]
    }

    /// <https://developer.apple.com/documentation/uikit/uicolor/setfill()>
    open func setFill() {}

    /// <https://developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)>
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// <https://developer.apple.com/documentation/uikit/uicolor/clear>
    public static let clear = UIColor(white: 0, alpha: 0)
    /// <https://developer.apple.com/documentation/uikit/uicolor/black>
    public static let black = UIColor(white: 0, alpha: 1)
    /// <https://developer.apple.com/documentation/uikit/uicolor/white>
    public static let white = UIColor(white: 1, alpha: 1)
    /// <https://developer.apple.com/documentation/uikit/uicolor/label>
    public static let label = UIColor(white: 0, alpha: 1)
    /// <https://developer.apple.com/documentation/uikit/uicolor/secondarylabel>
    public static let secondaryLabel = UIColor(white: 0.25, alpha: 0.6)
    /// <https://developer.apple.com/documentation/uikit/uicolor/systembackground>
    public static let systemBackground = UIColor(white: 1, alpha: 1)
    /// <https://developer.apple.com/documentation/uikit/uicolor/secondarysystembackground>
    public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
    /// <https://developer.apple.com/documentation/uikit/uicolor/systemfill>
    public static let systemFill = UIColor(white: 0.47, alpha: 0.2)
    /// <https://developer.apple.com/documentation/uikit/uicolor/systemgray>
    public static let systemGray = UIColor(white: 0.56, alpha: 1)
    /// <https://developer.apple.com/documentation/uikit/uicolor/systemblue>
    public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
}
