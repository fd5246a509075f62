// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

import UIKit

/// A view without children, whose size is a function of the proposal.
private final class LeafNode<V: View>: TypedNode<V> {
    private let size: (V, ProposedViewSize, EnvironmentValues) -> CGSize

    init(_ size: @escaping (V, ProposedViewSize, EnvironmentValues) -> CGSize) { self.size = size }

    override var items: [Node] { [self] }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        view.map { size($0, proposal, environment) } ?? .zero
    }

    override func placeContent(_ proposal: ProposedViewSize) {}
}

/// <https://developer.apple.com/documentation/swiftui/text>
///
/// The double's letters are 8 points wide and its lines 20 high, at the size that is everyone's at first.
public struct Text: PrimitiveView {
    let content: String

    /// <https://developer.apple.com/documentation/swiftui/text/init(_:)>
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

    /// <https://developer.apple.com/documentation/swiftui/text/init(verbatim:)>
    public init(verbatim content: String) { self.content = content }

    func makeNode() -> Node {
        LeafNode<Self> { text, proposal, environment in
            let factor = CGFloat(environment.dynamicTypeSize.factor)
            let (letter, line) = (8 * factor, 20 * factor)
            let perLine = max(1, ((proposal.width ?? .infinity) / letter).rounded(.down))
            let count = CGFloat(text.content.count)
            return CGSize(
                width: letter * min(count, perLine), height: line * max(1, (count / perLine).rounded(.up)))
        }
    }
}

extension DynamicTypeSize {
    /// How large letters are, beside those at `large`.
    var factor: Double {
        let step = (Self.allCases.firstIndex(of: self) ?? 3) - 3
        return step < 0 ? 1 + 0.1 * Double(step) : 1 + 0.25 * Double(step)
    }
}

/// <https://developer.apple.com/documentation/swiftui/color>
public struct Color: PrimitiveView, Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// <https://developer.apple.com/documentation/swiftui/color/clear>
    public static var clear: Color { Color(name: "clear") }
    /// <https://developer.apple.com/documentation/swiftui/color/black>
    public static var black: Color { Color(name: "black") }
    /// <https://developer.apple.com/documentation/swiftui/color/white>
    public static var white: Color { Color(name: "white") }
    /// <https://developer.apple.com/documentation/swiftui/color/gray>
    public static var gray: Color { Color(name: "gray") }
    /// <https://developer.apple.com/documentation/swiftui/color/blue>
    public static var blue: Color { Color(name: "blue") }

    func makeNode() -> Node { LeafNode<Self> { _, proposal, _ in proposal.replacingUnspecifiedDimensions() } }
}

/// <https://developer.apple.com/documentation/swiftui/progressview>
public struct ProgressView: PrimitiveView {
    /// <https://developer.apple.com/documentation/swiftui/progressview/init()>
    public init() {}

    func makeNode() -> Node { LeafNode<Self> { _, _, _ in CGSize(width: 20, height: 20) } }
}

/// <https://developer.apple.com/documentation/swiftui/image>
public struct Image: PrimitiveView {
    private let size: CGSize
    private var isResizable = false

    /// <https://developer.apple.com/documentation/swiftui/image/init(systemname:)>
    public init(systemName: String) { size = CGSize(width: 20, height: 20) }

    /// <https://developer.apple.com/documentation/swiftui/image/init(uiimage:)>
    public init(uiImage: UIImage) { size = uiImage.size }

    /// <https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)>
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    func makeNode() -> Node {
        LeafNode<Self> { image, proposal, _ in
            image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/button>
public struct Button<Label: View>: View {
    let action: () -> Void
    let label: Label

    /// <https://developer.apple.com/documentation/swiftui/button/init(action:label:)>
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: some View { Tappable(content: label, action: action) }
}

/// What a test taps.
struct Tappable<Content: View>: PrimitiveView {
    let content: Content
    let action: () -> Void

    func makeNode() -> Node { TappableNode<Content>() }
}
