// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/edge>
public enum Edge: Int8, CaseIterable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/edge>
    case top, leading, bottom, trailing
}

/// <https://developer.apple.com/documentation/swiftui/scrollposition>
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollPosition: Equatable, Sendable {
    enum Target: Equatable, @unchecked Sendable {
        // The identifier came in as a Sendable value.
        case none, point(CGPoint), edge(Edge), view(AnyHashable, UnitPoint?)
    }

    var target: Target
    let idType: ObjectIdentifier
    /// <https://developer.apple.com/documentation/swiftui/scrollposition/ispositionedbyuser>
    public var isPositionedByUser = false

    /// <https://developer.apple.com/documentation/swiftui/scrollposition/init(idtype:)>
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        (target, self.idType) = (.none, ObjectIdentifier(idType))
    }

    /// <https://developer.apple.com/documentation/swiftui/scrollposition/init(id:anchor:)>
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (target, idType) = (.view(AnyHashable(id), anchor), ObjectIdentifier(ID.self))
    }

    /// <https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(id:anchor:)>
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        (target, isPositionedByUser) = (.view(AnyHashable(id), anchor), false)
    }

    /// <https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(point:)>
    public mutating func scrollTo(point: CGPoint) {
        (target, isPositionedByUser) = (.point(point), false)
    }

    /// <https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(edge:)>
    public mutating func scrollTo(edge: Edge) { (target, isPositionedByUser) = (.edge(edge), false) }

    /// <https://developer.apple.com/documentation/swiftui/scrollposition/viewid(type:)>
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let identifier, _) = target else { return nil }
        return identifier.base as? T
    }
}

struct PositionModifier<Content: View>: PrimitiveView {
    let content: Content
    let position: Binding<ScrollPosition>

    func makeNode() -> Node { PositionNode<Content>() }
}

final class PositionNode<Content: View>: WrapperNode<PositionModifier<Content>>, PositionedNode {
    private var last: ScrollPosition?

    override func content(_ view: PositionModifier<Content>) -> any View { view.content }

    private var scroll: AnyScrollNode? {
        var found: AnyScrollNode?
        forEachNode { found = found ?? $0 as? AnyScrollNode }
        return found
    }

    override func didEvaluate() {
        guard let view, case let position = view.position.wrappedValue, position != last else { return }
        last = position
        guard !position.isPositionedByUser else { return }
        tree?.afterLayout { [weak self] in self?.follow(position.target) }
    }

    /// A view that is not built is not found, and nothing scrolls.
    private func follow(_ target: ScrollPosition.Target) {
        guard let scroll else { return }
        switch target {
        case .none: return
        case .point(let point): scroll.scroll(to: scroll.resting(point))
        case .edge(let edge):
            let far = edge == .bottom || edge == .trailing ? CGFloat(1e12) : -1e12
            scroll.scroll(to: scroll.resting(CGPoint(x: far, y: far)))
        case .view(let identifier, let anchor):
            guard let frame = scroll.frame(ofViewWith: identifier) else { return }
            scroll.scroll(to: frame, anchor: anchor ?? .topLeading)
        }
    }

    func userDidScroll() {
        guard let view, let scroll else { return }
        var position = view.position.wrappedValue
        position.isPositionedByUser = true
        var first: (identifier: AnyHashable, frame: CGRect)?
        let visible = scroll.frame
        scroll.forEachNode { node in
            guard ObjectIdentifier(type(of: node.key.base)) == position.idType,
                let frame = node.items.first?.frame, frame.maxY > visible.minY, frame.minY < visible.maxY
            else { return }
            if first.map({ frame.minY < $0.frame.minY }) ?? true { first = (node.key, frame) }
        }
        if let first { position.target = .view(first.identifier, nil) }
        last = position
        view.position.wrappedValue = position
    }
}

@MainActor
protocol PositionedNode {
    func userDidScroll()
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:)>
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        PositionModifier(content: self, position: position)
    }
}
