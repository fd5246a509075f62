// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

/// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable>
@MainActor
public protocol UITraitChangeObservable {}

/// <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>
public protocol UITraitChangeRegistration: AnyObject {}

/// <https://developer.apple.com/documentation/uikit/uitraitdefinition>
public protocol UITraitDefinition {}

/// <https://developer.apple.com/documentation/uikit/uitraitdisplayscale>
public enum UITraitDisplayScale: UITraitDefinition {}
/// <https://developer.apple.com/documentation/uikit/uitraitlayoutdirection>
public enum UITraitLayoutDirection: UITraitDefinition {}
/// <https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory>
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// <https://developer.apple.com/documentation/uikit/uitrait>
public typealias UITrait = any UITraitDefinition.Type

final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { trait in
            switch trait {
            case is UITraitDisplayScale.Type: old.displayScale != new.displayScale
            case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
            default: old.preferredContentSizeCategory != new.preferredContentSizeCategory
            }
        }
    }
}

extension UIView: UITraitChangeObservable {
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

    /// <https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:)>
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    func environmentDidChange() {
        let new = traitCollection
        if seenTraits != new.values {
            let old = UITraitCollection()
            if let seenTraits { old.values = seenTraits }
            let isFirst = seenTraits == nil
            seenTraits = new.values
            traitCollectionDidChange(isFirst ? nil : old)
            if !isFirst {
                for registration in traitRegistrations where registration.concerns(old, new) {
                    registration.handler(old)
                }
            }
        }
        safeAreaMayHaveChanged()
        for subview in subviews { subview.environmentDidChange() }
    }
}

@MainActor
extension UITraitChangeObservable where Self: UIView {
    /// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable/registerfortraitchanges(_:handler:)>
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { [weak self] old in
            if let self { handler(self, old) }
        }
        traitRegistrations.append(registration)
        return registration
    }
}
