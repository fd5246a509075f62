// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

extension UIView {
    /// <https://developer.apple.com/documentation/uikit/uiview/traitcollection>
    public var traitCollection: UITraitCollection {
        let inherited = superview?.traitCollection ?? UITraitCollection()
        return ownTraits.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection>
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    func environmentDidChange() {
        let new = traitCollection
        if seenTraits != new.values {
            let old = UITraitCollection()
            if let seenTraits { old.values = seenTraits }
            let isFirst = seenTraits == nil
            seenTraits = new.values
            traitCollectionDidChange(isFirst ? nil : old)
        }
        safeAreaMayHaveChanged()
        for subview in subviews { subview.environmentDidChange() }
    }
}
