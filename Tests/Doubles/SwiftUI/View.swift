// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

@_exported import Foundation
@_exported import Observation

/// <https://developer.apple.com/documentation/swiftui/view>
@MainActor @preconcurrency
public protocol View {
    /// <https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype>
    associatedtype Body: View

    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// <https://developer.apple.com/documentation/swift/never>
extension Never: View {
    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: Never { fatalError("a view without a body was asked for it") }
}

/// A view that the double draws itself: it makes its own node.
@MainActor
protocol PrimitiveView: View where Body == Never {
    func makeNode() -> Node
}

extension PrimitiveView {
    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// <https://developer.apple.com/documentation/swiftui/viewbuilder>
@MainActor
@resultBuilder
public enum ViewBuilder {
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:)>
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock()>
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)>
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)>
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)>
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildlimitedavailability(_:)>
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// <https://developer.apple.com/documentation/swiftui/emptyview>
public struct EmptyView: PrimitiveView {
    /// <https://developer.apple.com/documentation/swiftui/emptyview/init()>
    public init() {}

    func makeNode() -> Node { GroupNode<Self> { _ in [] } }
}

/// <https://developer.apple.com/documentation/swiftui/tupleview>
public struct TupleView<T>: PrimitiveView {
    /// <https://developer.apple.com/documentation/swiftui/tupleview/value>
    public var value: T

    /// <https://developer.apple.com/documentation/swiftui/tupleview/init(_:)>
    public init(_ value: T) { self.value = value }

    func makeNode() -> Node {
        GroupNode<Self> { view in
            Mirror(reflecting: view.value).children.enumerated().compactMap { index, child in
                (child.value as? any View).map { ChildView(place: index, view: $0) }
            }
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/_conditionalcontent>
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    enum Storage {
        case first(First), second(Second)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    func makeNode() -> Node {
        GroupNode<Self> { view in
            switch view.storage {
            case .first(let content): [ChildView(place: 0, view: content)]
            case .second(let content): [ChildView(place: 1, view: content)]
            }
        }
    }
}

/// <https://developer.apple.com/documentation/swift/optional>
extension Optional: View where Wrapped: View {
    /// <https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype>
    public typealias Body = Never
    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
    func makeNode() -> Node {
        GroupNode<Self> { view in view.map { [ChildView(place: 0, view: $0)] } ?? [] }
    }
}

/// <https://developer.apple.com/documentation/swiftui/anyview>
public struct AnyView: PrimitiveView {
    let content: any View

    /// <https://developer.apple.com/documentation/swiftui/anyview/init(_:)>
    public init<Content: View>(_ view: Content) { content = view }

    func makeNode() -> Node { GroupNode<Self> { [ChildView(place: 0, view: $0.content)] } }
}

/// <https://developer.apple.com/documentation/swiftui/group>
public struct Group<Content: View>: PrimitiveView {
    let content: Content

    /// <https://developer.apple.com/documentation/swiftui/group/init(content:)>
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeNode() -> Node { GroupNode<Self> { [ChildView(place: 0, view: $0.content)] } }
}

/// <https://developer.apple.com/documentation/swiftui/foreach>
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    /// <https://developer.apple.com/documentation/swiftui/foreach/data>
    public var data: Data
    /// <https://developer.apple.com/documentation/swiftui/foreach/content>
    public var content: (Data.Element) -> Content
    let identifier: KeyPath<Data.Element, ID>

    /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)>
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, identifier, self.content) = (data, id, content)
    }

    func makeNode() -> Node {
        GroupNode<Self> { view in
            view.data.map { element in
                ChildView(key: element[keyPath: view.identifier], view: view.content(element))
            }
        }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)>
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
