// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/app>
@MainActor @preconcurrency
public protocol App {
    /// <https://developer.apple.com/documentation/swiftui/app/body-swift.associatedtype>
    associatedtype Body: Scene
    /// <https://developer.apple.com/documentation/swiftui/app/body-swift.property>
    @SceneBuilder var body: Body { get }
    /// <https://developer.apple.com/documentation/swiftui/app/init()>
    init()
}

extension App {
    /// <https://developer.apple.com/documentation/swiftui/app/main()>
    public static func main() { print("\(Self.self) needs a screen of Apple's; here it is for tests alone.") }
}

/// <https://developer.apple.com/documentation/swiftui/scene>
@MainActor @preconcurrency
public protocol Scene {}

/// <https://developer.apple.com/documentation/swiftui/scenebuilder>
@MainActor
@resultBuilder
public enum SceneBuilder {
    /// <https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:)>
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// <https://developer.apple.com/documentation/swiftui/windowgroup>
public struct WindowGroup<Content: View>: Scene {
    /// <https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)>
    public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// <https://developer.apple.com/documentation/swiftui/tabview>
///
/// The double has no bar: all tabs are built and lie on one another.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let content: Content

    /// <https://developer.apple.com/documentation/swiftui/tabview/init(content:)>
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { self.content = content() }

    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: some View { LayoutContainer(layout: Pile(), content: content) }
}

private struct Pile: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// <https://developer.apple.com/documentation/swiftui/label>
public struct Label<Title: View, Icon: View>: View {
    let title: Title

    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: some View { title }
}

extension Label where Title == Text, Icon == Image {
    /// <https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)>
    public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.title = Text(title) }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/tabitem(_:)>
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
