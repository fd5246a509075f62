// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/shapestyle>
public protocol ShapeStyle: Sendable {}

/// <https://developer.apple.com/documentation/swiftui/color>
extension Color: ShapeStyle {
    /// <https://developer.apple.com/documentation/swiftui/color/opacity(_:)>
    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }
}

/// <https://developer.apple.com/documentation/swiftui/font>
public struct Font: Hashable, Sendable {
    private let name: String

    /// <https://developer.apple.com/documentation/swiftui/font/caption>
    public static let caption = Font(name: "caption")
    /// <https://developer.apple.com/documentation/swiftui/font/headline>
    public static let headline = Font(name: "headline")
}

/// <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle>
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// <https://developer.apple.com/documentation/swiftui/plainbuttonstyle>
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// <https://developer.apple.com/documentation/swiftui/plainbuttonstyle/init()>
    public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/plain>
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// <https://developer.apple.com/documentation/swiftui/accessibilitytraits>
///
/// Apple's is no option set, but is written as one.
public struct AccessibilityTraits: ExpressibleByArrayLiteral, Equatable, Sendable {
    private var names: Set<String>

    private init(name: String) { names = [name] }

    /// <https://developer.apple.com/documentation/swiftui/accessibilitytraits/isselected>
    public static let isSelected = AccessibilityTraits(name: "selected")

    /// <https://developer.apple.com/documentation/swift/expressiblebyarrayliteral/init(arrayliteral:)>
    public init(arrayLiteral elements: AccessibilityTraits...) {
        names = elements.reduce(into: []) { $0.formUnion($1.names) }
    }
}

/// <https://developer.apple.com/documentation/swiftui/safearearegions>
public struct SafeAreaRegions: Hashable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/safearearegions/all>
    public static let all = SafeAreaRegions()
}

private struct OverlayModifier<Base: View, Overlay: View>: PrimitiveView {
    let base: Base
    let overlay: Overlay
    let alignment: Alignment

    func makeNode() -> Node { OverlayNode<Base, Overlay>() }
}

private final class OverlayNode<Base: View, Overlay: View>: TypedNode<OverlayModifier<Base, Overlay>> {
    override var items: [Node] { [self] }

    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: $0.base), ChildView(place: 1, view: $0.overlay)] } ?? []
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        guard let view else { return }
        children.first?.place(in: frame, proposal: proposal)
        for item in children.dropFirst().flatMap(\.items) {
            item.place(in: frame, at: view.alignment, proposal: ProposedViewSize(frame.size))
        }
    }
}

private struct TraitsModifier<Content: View>: PrimitiveView {
    let content: Content
    let traits: AccessibilityTraits

    func makeNode() -> Node { TraitsNode<Content>() }
}

private final class TraitsNode<Content: View>: WrapperNode<TraitsModifier<Content>>, AccessibleNode {
    override func content(_ view: TraitsModifier<Content>) -> any View { view.content }
    var traits: AccessibilityTraits { view?.traits ?? [] }
}

@MainActor
protocol AccessibleNode {
    var traits: AccessibilityTraits { get }
}

private struct PaddingModifier<Content: View>: PrimitiveView {
    let content: Content
    let length: CGFloat

    func makeNode() -> Node { PaddingNode<Content>() }
}

private final class PaddingNode<Content: View>: WrapperNode<PaddingModifier<Content>> {
    override func content(_ view: PaddingModifier<Content>) -> any View { view.content }

    private var length: CGFloat { view?.length ?? 0 }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * length) },
            height: proposal.height.map { max(0, $0 - 2 * length) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.sizeThatFits(inner(proposal))
        return CGSize(width: size.width + 2 * length, height: size.height + 2 * length)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        children.first?.place(in: frame.insetBy(dx: length, dy: length), proposal: inner(proposal))
    }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)>
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        OverlayModifier(base: self, overlay: content(), alignment: alignment)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk>
    public func padding(_ length: CGFloat) -> some View {
        PaddingModifier(content: self, length: length)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/font(_:)>
    public func font(_ font: Font?) -> some View { self }

    /// <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>
    public func lineLimit(_ number: Int?) -> some View { self }

    /// <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// <https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)>
    public func background<S: ShapeStyle>(_ style: S) -> some View { self }

    /// <https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx>
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

    /// <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> some View { self }

    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)>
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        TraitsModifier(content: self, traits: traits)
    }
}
