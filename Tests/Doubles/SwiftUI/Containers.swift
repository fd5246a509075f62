// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/vstack>
public struct VStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat
    let content: Content

    /// <https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)>
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing ?? 8, content())
    }

    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: some View {
        LayoutContainer(layout: Column(spacing: spacing, x: alignment.x), content: content)
    }
}

/// <https://developer.apple.com/documentation/swiftui/horizontalalignment>
public struct HorizontalAlignment: Equatable, Sendable {
    let x: CGFloat

    /// <https://developer.apple.com/documentation/swiftui/horizontalalignment/leading>
    public static let leading = HorizontalAlignment(x: 0)
    /// <https://developer.apple.com/documentation/swiftui/horizontalalignment/center>
    public static let center = HorizontalAlignment(x: 0.5)
}

private struct Column: Layout {
    let spacing: CGFloat
    let x: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, sizes.count - 1)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for subview in subviews {
            let proposal = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(
                at: CGPoint(x: bounds.minX + x * bounds.width, y: y), anchor: UnitPoint(x: x, y: 0),
                proposal: proposal)
            y += subview.sizeThatFits(proposal).height + spacing
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/asyncimage>
///
/// The double loads nothing: it shows the placeholder.
public struct AsyncImage<Content: View>: View {
    let content: Content

    /// <https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:content:placeholder:)>
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: some View { content }
}

/// <https://developer.apple.com/documentation/swiftui/contentmode>
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/contentmode/fit>
    case fit
    /// <https://developer.apple.com/documentation/swiftui/contentmode/fill>
    case fill
}

private struct Ratio: Layout {
    let ratio: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: (proposal.height ?? 10) * ratio, height: (proposal.width ?? 10) / ratio))
        return CGSize(
            width: min(size.width, size.height * ratio), height: min(size.height, size.width / ratio))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)>
    public func aspectRatio(_ aspectRatio: CGFloat?, contentMode: ContentMode) -> some View {
        LayoutContainer(layout: Ratio(ratio: aspectRatio ?? 1), content: self)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/task(priority:_:)>
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        onAppear { Task(priority: priority) { await action() } }
    }
}
