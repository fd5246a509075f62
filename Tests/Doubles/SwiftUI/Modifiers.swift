// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// A node with one child, in whose frame that child lies.
class WrapperNode<V: View>: TypedNode<V> {
    override var items: [Node] { [self] }

    func content(_ view: V) -> any View { EmptyView() }
    func childEnvironment(_ view: V) -> EnvironmentValues? { nil }

    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: content($0), environment: childEnvironment($0))] } ?? []
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        children.first?.place(in: frame, proposal: proposal)
    }
}

// MARK: - Actions

struct ActionModifier<Content: View>: PrimitiveView {
    let content: Content
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    func makeNode() -> Node { ActionNode<Content>() }
}

private final class ActionNode<Content: View>: TypedNode<ActionModifier<Content>> {
    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: $0.content)] } ?? []
    }
    override func didAppear() { view?.onAppear?() }
    override func didDisappear() { view?.onDisappear?() }
}

final class TappableNode<Content: View>: WrapperNode<Tappable<Content>>, TappableNodeProtocol {
    override func content(_ view: Tappable<Content>) -> any View { view.content }
    func tap() { view?.action() }
}

@MainActor
protocol TappableNodeProtocol {
    func tap()
}

struct ChangeModifier<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    func makeNode() -> Node { ChangeNode<Content, Value>() }
}

private final class ChangeNode<Content: View, Value: Equatable>: TypedNode<ChangeModifier<Content, Value>> {
    private var last: Value?

    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: $0.content)] } ?? []
    }

    override func didEvaluate() {
        guard let view else { return }
        let old = last
        last = view.value
        guard old != view.value, old != nil || view.initial else { return }
        tree?.afterUpdate { view.action(old ?? view.value, view.value) }
    }
}

// MARK: - Environment and identity

struct EnvironmentModifier<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func makeNode() -> Node { EnvironmentNode<Content>() }
}

private final class EnvironmentNode<Content: View>: TypedNode<EnvironmentModifier<Content>> {
    override func wantedChildren() -> [ChildView] {
        guard let view else { return [] }
        var environment = environment
        view.change(&environment)
        return [ChildView(place: 0, view: view.content, environment: environment)]
    }
}

struct IdentityModifier<Content: View>: PrimitiveView {
    let content: Content
    let identity: UncheckedBox<AnyHashable>

    func makeNode() -> Node { IdentityNode<Content>() }
}

final class IdentityNode<Content: View>: WrapperNode<IdentityModifier<Content>>, IdentifiedNode {
    var identity: AnyHashable? { view?.identity.value }

    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(key: $0.identity.value, view: $0.content)] } ?? []
    }
}

@MainActor
protocol IdentifiedNode: Node {
    var identity: AnyHashable? { get }
}

// MARK: - Frames

extension Node {
    /// Takes its size in a frame that may have another one.
    func place(in frame: CGRect, at alignment: Alignment, proposal: ProposedViewSize) {
        let (size, point) = (sizeThatFits(proposal), alignment.unitPoint)
        let origin = CGPoint(
            x: frame.minX + (frame.width - size.width) * point.x,
            y: frame.minY + (frame.height - size.height) * point.y)
        place(in: CGRect(origin: origin, size: size), proposal: proposal)
    }
}

struct FrameModifier<Content: View>: PrimitiveView {
    let content: Content
    var width: CGFloat?
    var height: CGFloat?
    var maxWidth: CGFloat?
    var maxHeight: CGFloat?
    var alignment = Alignment.center

    func makeNode() -> Node { FrameNode<Content>() }
}

private final class FrameNode<Content: View>: WrapperNode<FrameModifier<Content>> {
    override func content(_ view: FrameModifier<Content>) -> any View { view.content }

    private func inner(_ view: FrameModifier<Content>, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: view.width ?? proposal.width, height: view.height ?? proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let view else { return .zero }
        let size = super.sizeThatFits(inner(view, proposal))
        func extent(_ fixed: CGFloat?, _ maximum: CGFloat?, _ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            if let fixed { return fixed }
            guard let maximum, let proposed else { return own }
            return min(maximum, proposed)
        }
        return CGSize(
            width: extent(view.width, view.maxWidth, proposal.width, size.width),
            height: extent(view.height, view.maxHeight, proposal.height, size.height))
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        guard let view, let child = children.first else { return }
        child.place(in: frame, at: view.alignment, proposal: inner(view, proposal))
    }
}

// MARK: - Accessibility

struct PriorityModifier<Content: View>: PrimitiveView {
    let content: Content
    let priority: Double

    func makeNode() -> Node { PriorityNode<Content>() }
}

final class PriorityNode<Content: View>: WrapperNode<PriorityModifier<Content>>, PrioritizedNode {
    override func content(_ view: PriorityModifier<Content>) -> any View { view.content }
    var priority: Double { view?.priority ?? 0 }
}

@MainActor
protocol PrioritizedNode: Node {
    var priority: Double { get }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)>
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        ActionModifier(content: self, onAppear: action)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)>
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        ActionModifier(content: self, onDisappear: action)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg>
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        ChangeModifier(content: self, value: value, initial: initial, action: action)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)>
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        ChangeModifier(content: self, value: value, initial: initial) { _, _ in action() }
    }

    /// <https://developer.apple.com/documentation/swiftui/view/environment(_:_:)>
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }

    /// <https://developer.apple.com/documentation/swiftui/view/refreshable(action:)>
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        EnvironmentModifier(content: self) { $0.refresh = RefreshAction(action: action) }
    }

    /// <https://developer.apple.com/documentation/swiftui/view/id(_:)>
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentityModifier(content: self, identity: UncheckedBox(AnyHashable(id)))
    }

    /// <https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)>
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        FrameModifier(content: self, width: width, height: height, alignment: alignment)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)>
    public func frame(
        maxWidth: CGFloat?, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        FrameModifier(content: self, maxWidth: maxWidth, maxHeight: maxHeight, alignment: alignment)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)>
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        PriorityModifier(content: self, priority: sortPriority)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)>
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)>
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        self
    }

    /// <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)>
    public func accessibilityLabel(_ label: Text) -> some View { self }
}

/// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior>
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/ignore>
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/contain>
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine>
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
