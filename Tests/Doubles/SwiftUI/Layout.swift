// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/animatable>
public protocol Animatable {}

/// <https://developer.apple.com/documentation/swiftui/layoutvaluekey>
public protocol LayoutValueKey {
    /// <https://developer.apple.com/documentation/swiftui/layoutvaluekey/value>
    associatedtype Value
    /// <https://developer.apple.com/documentation/swiftui/layoutvaluekey/defaultvalue>
    static var defaultValue: Value { get }
}

/// <https://developer.apple.com/documentation/swiftui/layout>
@preconcurrency
public protocol Layout: Sendable, Animatable {
    /// <https://developer.apple.com/documentation/swiftui/layout/cache>
    associatedtype Cache = Void
    /// <https://developer.apple.com/documentation/swiftui/layout/subviews>
    typealias Subviews = LayoutSubviews

    /// <https://developer.apple.com/documentation/swiftui/layout/makecache(subviews:)>
    func makeCache(subviews: Subviews) -> Cache

    /// <https://developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:)>
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// <https://developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)>
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// <https://developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)>
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    /// <https://developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:)>
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// <https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:)>
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// <https://developer.apple.com/documentation/swiftui/layout/makecache(subviews:)>
    public func makeCache(subviews: Subviews) {}
}

/// <https://developer.apple.com/documentation/swiftui/layoutsubview>
public struct LayoutSubview: Equatable, Sendable {
    let node: Node
    let pass: PlacingPass

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }

    /// <https://developer.apple.com/documentation/swiftui/layoutsubview/subscript(_:)>
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let identifier = ObjectIdentifier(key)
        return MainActor.assumeIsolated { UncheckedBox(node.trait(identifier)) }.value as? K.Value
            ?? K.defaultValue
    }

    /// <https://developer.apple.com/documentation/swiftui/layoutsubview/sizethatfits(_:)>
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated {
            node.tree?.subviewsMeasured += 1
            return node.sizeThatFits(proposal)
        }
    }

    /// <https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)>
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            let size = node.sizeThatFits(proposal)
            let origin = CGPoint(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            pass.place(node, in: CGRect(origin: origin, size: size), proposal)
        }
    }
}

/// The frames of one pass over a layout's subviews.
@MainActor
final class PlacingPass {
    /// Where the frames are mirrored: SwiftUI flips the x position of each view in its parent.
    var mirror: CGRect?
    private(set) var placed: Set<ObjectIdentifier> = []

    func place(_ node: Node, in frame: CGRect, _ proposal: ProposedViewSize) {
        var frame = frame
        if let mirror { frame.origin.x = mirror.minX + mirror.maxX - frame.maxX }
        placed.insert(ObjectIdentifier(node))
        node.place(in: frame, proposal: proposal)
    }
}

/// <https://developer.apple.com/documentation/swiftui/layoutsubviews>
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    let subviews: [LayoutSubview]
    /// <https://developer.apple.com/documentation/swiftui/layoutsubviews/layoutdirection>
    public var layoutDirection: LayoutDirection

    /// <https://developer.apple.com/documentation/swiftui/layoutsubviews/startindex>
    public var startIndex: Int { 0 }
    /// <https://developer.apple.com/documentation/swiftui/layoutsubviews/endindex>
    public var endIndex: Int { subviews.count }
    /// <https://developer.apple.com/documentation/swiftui/layoutsubviews/subscript(_:)>
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    init(layout: L, content: Content) { (self.layout, self.content) = (layout, content) }

    func makeNode() -> Node { LayoutNode<L, Content>() }
}

private final class LayoutNode<L: Layout, Content: View>: TypedNode<LayoutContainer<L, Content>> {
    private var cache: L.Cache?
    private var cachedEvaluations = 0

    override var items: [Node] { [self] }

    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: $0.content)] } ?? []
    }

    override func trait(_ key: ObjectIdentifier) -> Any? { nil }

    private func subviews(_ pass: PlacingPass) -> LayoutSubviews {
        LayoutSubviews(
            subviews: children.flatMap(\.items).map { LayoutSubview(node: $0, pass: pass) },
            layoutDirection: environment.layoutDirection)
    }

    /// The cache is made once and updated when the layout or its subviews have changed.
    private func withCache<Answer>(
        _ pass: PlacingPass, _ body: (L, LayoutSubviews, inout L.Cache) -> Answer
    ) -> Answer? {
        guard let view else { return nil }
        let subviews = subviews(pass)
        var current = cache ?? view.layout.makeCache(subviews: subviews)
        let evaluations = tree?.evaluations ?? 0
        if cache != nil && evaluations != cachedEvaluations {
            view.layout.updateCache(&current, subviews: subviews)
        }
        cachedEvaluations = evaluations
        let answer = body(view.layout, subviews, &current)
        cache = current
        return answer
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        withCache(PlacingPass()) { layout, subviews, cache in
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        } ?? .zero
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        let pass = PlacingPass()
        pass.mirror = environment.layoutDirection == .rightToLeft ? frame : nil
        _ = withCache(pass) { layout, subviews, cache in
            layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
            // What a layout does not place, SwiftUI puts in the middle of its bounds.
            for subview in subviews where !pass.placed.contains(ObjectIdentifier(subview.node)) {
                subview.place(
                    at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: proposal)
            }
        }
    }
}

struct TraitWriter<Content: View>: PrimitiveView {
    let content: Content
    let key: ObjectIdentifier
    let value: UncheckedBox<Any>

    init(content: Content, key: ObjectIdentifier, value: UncheckedBox<Any>) {
        (self.content, self.key, self.value) = (content, key, value)
    }

    func makeNode() -> Node { TraitNode<Content>() }
}

private final class TraitNode<Content: View>: TypedNode<TraitWriter<Content>> {
    override var items: [Node] { [self] }

    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: $0.content)] } ?? []
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        children.first?.place(in: frame, proposal: proposal)
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        view?.key == key ? view?.value.value : super.trait(key)
    }
}

enum ZIndexKey: LayoutValueKey {
    static var defaultValue: Double { 0 }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)>
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        TraitWriter(content: self, key: ObjectIdentifier(key), value: UncheckedBox(value as Any))
    }

    /// <https://developer.apple.com/documentation/swiftui/view/zindex(_:)>
    public func zIndex(_ value: Double) -> some View {
        layoutValue(key: ZIndexKey.self, value: value)
    }
}
