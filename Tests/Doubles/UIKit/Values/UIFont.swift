// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: NSObject, @unchecked Sendable {
    /// <https://developer.apple.com/documentation/uikit/uifont/textstyle>
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: String

        /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/init(rawvalue:)>
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/headline>
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/body>
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/subheadline>
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/footnote>
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/caption1>
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }

    /// <https://developer.apple.com/documentation/uikit/uifont/pointsize>
    public let pointSize: CGFloat

    init(pointSize: CGFloat) {
        self.pointSize = pointSize
    }

    /// <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)>
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(pointSize: style == .caption1 ? 12 : style == .footnote ? 13 : style == .subheadline ? 15 : 17)
    }

    /// <https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)>
    public class func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size)
    }
}
