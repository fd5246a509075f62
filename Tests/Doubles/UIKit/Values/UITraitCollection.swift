// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// <https://developer.apple.com/documentation/uikit/uicontentsizecategory>
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
    public let rawValue: String

    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/init(rawvalue:)>
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/medium>
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/large>
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/extraextralarge>
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilitylarge>
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
}

/// <https://developer.apple.com/documentation/uikit/uitraitcollection>
open class UITraitCollection: NSObject, @unchecked Sendable {
    var values = Values()

    struct Values: Equatable {
        var displayScale: CGFloat?
        var layoutDirection: UITraitEnvironmentLayoutDirection?
        var preferredContentSizeCategory: UIContentSizeCategory?
        var userInterfaceIdiom: UIUserInterfaceIdiom?
        var horizontalSizeClass: UIUserInterfaceSizeClass?
        var verticalSizeClass: UIUserInterfaceSizeClass?
    }

    public override init() {
        super.init()
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)>
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for values in traitCollections.map(\.values) {
            self.values.displayScale = values.displayScale ?? self.values.displayScale
            self.values.layoutDirection = values.layoutDirection ?? self.values.layoutDirection
            self.values.preferredContentSizeCategory =
                values.preferredContentSizeCategory ?? self.values.preferredContentSizeCategory
            self.values.userInterfaceIdiom = values.userInterfaceIdiom ?? self.values.userInterfaceIdiom
            self.values.horizontalSizeClass = values.horizontalSizeClass ?? self.values.horizontalSizeClass
            self.values.verticalSizeClass = values.verticalSizeClass ?? self.values.verticalSizeClass
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/init(displayscale:)>
    public convenience init(displayScale: CGFloat) {
        self.init()
        values.displayScale = displayScale
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/init(layoutdirection:)>
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        values.layoutDirection = layoutDirection
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)>
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        values.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfaceidiom:)>
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init()
        values.userInterfaceIdiom = userInterfaceIdiom
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/init(horizontalsizeclass:)>
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        values.horizontalSizeClass = horizontalSizeClass
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/init(verticalsizeclass:)>
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        values.verticalSizeClass = verticalSizeClass
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale>
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection>
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory>
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .large
    }
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom>
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass>
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/verticalsizeclass>
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
}
