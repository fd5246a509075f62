// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/dynamicproperty>
public protocol DynamicProperty {}

/// A property that gets its value from the node of its view.
@MainActor
protocol BoundProperty {
    func bind(to node: Node, under name: String)
}

/// <https://developer.apple.com/documentation/swiftui/state>
@propertyWrapper
public struct State<Value>: DynamicProperty {
    @MainActor
    final class Storage {
        var value: Value
        weak var node: Node?

        init(_ value: Value) { self.value = value }
    }

    /// Copies of a view share it, so that what is bound in one is bound in all.
    final class Link: @unchecked Sendable {
        // Written and read on the main actor alone, as views are.
        var storage: Storage?
    }

    let initialValue: Value
    let link = Link()

    /// <https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)>
    public init(wrappedValue value: Value) { initialValue = value }

    /// <https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)>
    public init(initialValue value: Value) { initialValue = value }

    /// <https://developer.apple.com/documentation/swiftui/state/wrappedvalue>
    public var wrappedValue: Value {
        get {
            let link = link
            return MainActor.assumeIsolated { UncheckedBox(link.storage?.value) }.value ?? initialValue
        }
        nonmutating set {
            let (link, new) = (link, UncheckedBox(newValue))
            MainActor.assumeIsolated {
                link.storage?.value = new.value
                link.storage?.node?.setNeedsEvaluation()
            }
        }
    }

    /// <https://developer.apple.com/documentation/swiftui/state/projectedvalue>
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

/// Carries a value through a closure that runs where it is called.
struct UncheckedBox<Value>: @unchecked Sendable {
    // The closure neither outlives the call nor leaves its thread.
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension State: BoundProperty {
    func bind(to node: Node, under name: String) {
        let storage = node.storages[name] as? Storage ?? Storage(initialValue)
        storage.node = node
        node.storages[name] = storage
        link.storage = storage
    }
}

/// <https://developer.apple.com/documentation/swiftui/binding>
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    /// <https://developer.apple.com/documentation/swiftui/binding/init(get:set:)>
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (getter, setter) = (get, set)
    }

    /// <https://developer.apple.com/documentation/swiftui/binding/constant(_:)>
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// <https://developer.apple.com/documentation/swiftui/binding/wrappedvalue>
    public var wrappedValue: Value {
        get { getter() }
        nonmutating set { setter(newValue) }
    }

    /// <https://developer.apple.com/documentation/swiftui/binding/projectedvalue>
    public var projectedValue: Binding<Value> { self }

    /// <https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)>
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

/// <https://developer.apple.com/documentation/swiftui/environmentkey>
public protocol EnvironmentKey {
    /// <https://developer.apple.com/documentation/swiftui/environmentkey/value>
    associatedtype Value
    /// <https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue>
    static var defaultValue: Value { get }
}

/// <https://developer.apple.com/documentation/swiftui/environmentvalues>
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/init()>
    public init() {}

    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)>
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection>
    public var layoutDirection = LayoutDirection.leftToRight
    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale>
    public var displayScale: CGFloat = 1
    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize>
    public var dynamicTypeSize = DynamicTypeSize.large
    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/refresh>
    public internal(set) var refresh: RefreshAction?
}

/// <https://developer.apple.com/documentation/swiftui/environment>
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    final class Link: @unchecked Sendable {
        // Written and read on the main actor alone, as views are.
        var values = EnvironmentValues()
    }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let link = Link()

    /// <https://developer.apple.com/documentation/swiftui/environment/init(_:)>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// <https://developer.apple.com/documentation/swiftui/environment/wrappedvalue>
    public var wrappedValue: Value { link.values[keyPath: keyPath] }
}

extension Environment: BoundProperty {
    func bind(to node: Node, under name: String) { link.values = node.environment }
}

/// <https://developer.apple.com/documentation/swiftui/layoutdirection>
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/layoutdirection/lefttoright>
    case leftToRight
    /// <https://developer.apple.com/documentation/swiftui/layoutdirection/righttoleft>
    case rightToLeft
}

/// <https://developer.apple.com/documentation/swiftui/dynamictypesize>
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/dynamictypesize>
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// <https://developer.apple.com/documentation/swiftui/dynamictypesize>
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// <https://developer.apple.com/documentation/swiftui/refreshaction>
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// <https://developer.apple.com/documentation/swiftui/refreshaction/callasfunction()>
    public func callAsFunction() async { await action() }
}
