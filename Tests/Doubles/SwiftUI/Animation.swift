// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/animation>
public struct Animation: Equatable, Sendable {
    private let name: String

    /// <https://developer.apple.com/documentation/swiftui/animation/default>
    public static let `default` = Animation(name: "default")
    /// <https://developer.apple.com/documentation/swiftui/animation/smooth>
    public static let smooth = Animation(name: "smooth")
}

/// <https://developer.apple.com/documentation/swiftui/transaction>
public struct Transaction {
    /// <https://developer.apple.com/documentation/swiftui/transaction/animation>
    public var animation: Animation?
    /// <https://developer.apple.com/documentation/swiftui/transaction/disablesanimations>
    public var disablesAnimations = false

    /// <https://developer.apple.com/documentation/swiftui/transaction/init()>
    public init() {}

    /// <https://developer.apple.com/documentation/swiftui/transaction/init(animation:)>
    public init(animation: Animation?) { self.animation = animation }

    @MainActor static var current = Transaction()
}

/// <https://developer.apple.com/documentation/swiftui/withanimation(_:_:)>
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// <https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)>
@MainActor
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}

struct TransactionModifier<Content: View>: PrimitiveView {
    let content: Content
    let transform: (inout Transaction) -> Void

    func makeNode() -> Node { TransactionNode<Content>() }
}

private final class TransactionNode<Content: View>: TypedNode<TransactionModifier<Content>> {
    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: $0.content)] } ?? []
    }

    override func didEvaluate() {
        guard let view, let tree else { return }
        view.transform(&tree.transaction)
    }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/transaction(_:)>
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionModifier(content: self, transform: transform)
    }
}
