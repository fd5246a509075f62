// Test support, never part of a product: a small double of UIKit for systems without it.
/// Key-value observing, which Foundation has where there is Objective-C.
final class Observation {
    let keyPath: AnyKeyPath
    let handler: (UIScrollView) -> Void
    weak var token: NSKeyValueObservation?

    init(_ keyPath: AnyKeyPath, _ token: NSKeyValueObservation, _ handler: @escaping (UIScrollView) -> Void) {
        (self.keyPath, self.token, self.handler) = (keyPath, token, handler)
    }
}

/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    fileprivate(set) var isValid = true

    /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservation/invalidate()>
    public func invalidate() {
        isValid = false
    }
}

/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>
public struct NSKeyValueObservedChange<Value> {
    /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange/newvalue>
    public let newValue: Value?
    /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange/oldvalue>
    public let oldValue: Value?
}

/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
    public let rawValue: UInt

    /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions/init(rawvalue:)>
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions/new>
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions/old>
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions/initial>
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

extension UIScrollView {
    /// <https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift>
    public func observe<Value>(
        _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let token = NSKeyValueObservation()
        observations.append(
            Observation(keyPath, token) { scrollView in
                changeHandler(scrollView, NSKeyValueObservedChange(newValue: nil, oldValue: nil))
            })
        return token
    }

    func notifyObservers(of keyPath: AnyKeyPath) {
        observations.removeAll { $0.token?.isValid != true }
        for observation in observations where observation.keyPath == keyPath { observation.handler(self) }
    }
}
