// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/scrollview>
public struct ScrollView<Content: View>: PrimitiveView {
    /// <https://developer.apple.com/documentation/swiftui/scrollview/content>
    public var content: Content
    /// <https://developer.apple.com/documentation/swiftui/scrollview/axes>
    public var axes: Axis.Set

    /// <https://developer.apple.com/documentation/swiftui/scrollview/init(_:content:)>
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    func makeNode() -> Node { ScrollNode<Content>() }
}

/// What all scroll views have in common.
class AnyScrollNode: Node {
    private(set) var axes: Axis.Set = .vertical
    /// As in a scroll view of UIKit: it lies before zero by the insets when the content rests at its start.
    var offset = CGPoint.zero
    var contentSize = CGSize.zero
    /// The offset at which the views have their frames.
    private var placedOffset = CGPoint.zero
    private var hasArea = false

    override var items: [Node] { [self] }

    func take(axes: Axis.Set) { self.axes = axes }

    var insets: EdgeInsets { tree?.safeAreaInsets ?? EdgeInsets() }

    /// The part of the content that nothing covers.
    var visibleRect: CGRect {
        CGRect(
            x: offset.x + insets.leading, y: offset.y + insets.top,
            width: frame.width - insets.leading - insets.trailing,
            height: frame.height - insets.top - insets.bottom)
    }

    /// The offset that is nearest to one, of those at which the scroll view may rest.
    func resting(_ offset: CGPoint) -> CGPoint {
        func clamp(_ value: CGFloat, _ start: CGFloat, _ content: CGFloat, _ end: CGFloat, _ size: CGFloat)
            -> CGFloat
        {
            max(-start, min(value, content + end - size))
        }
        return CGPoint(
            x: clamp(offset.x, insets.leading, contentSize.width, insets.trailing, frame.width),
            y: clamp(offset.y, insets.top, contentSize.height, insets.bottom, frame.height))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        let room = CGSize(
            width: frame.width - insets.leading - insets.trailing,
            height: frame.height - insets.top - insets.bottom)
        let proposal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : room.width,
            height: axes.contains(.vertical) ? nil : room.height)
        guard let content = children.flatMap(\.items).first else { return }
        let old = contentSize
        contentSize = content.sizeThatFits(proposal)
        if !hasArea || (contentSize.height < old.height || contentSize.width < old.width) {
            hasArea = frame.width > 0
            offset = startOffset(first: old == .zero)
        }
        placedOffset = offset
        content.place(
            in: CGRect(
                origin: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y), size: contentSize),
            proposal: proposal)
    }

    /// Where it rests: at the start at first, and never beyond the end of content that has become shorter.
    private func startOffset(first: Bool) -> CGPoint {
        let isMirrored = axes.contains(.horizontal) && environment.layoutDirection == .rightToLeft
        return resting(
            first ? CGPoint(x: isMirrored ? contentSize.width : -insets.leading, y: -insets.top) : offset)
    }

    func scroll(to point: CGPoint) {
        offset = point
        tree?.setNeedsLayout()
    }

    /// Brings a frame of the window to a place in the visible rectangle.
    func scroll(to target: CGRect, anchor: UnitPoint) {
        let visible = visibleRect
        let inContent = target.offsetBy(dx: placedOffset.x - frame.minX, dy: placedOffset.y - frame.minY)
        scroll(
            to: resting(
                CGPoint(
                    x: inContent.minX + anchor.x * (inContent.width - visible.width) - insets.leading,
                    y: inContent.minY + anchor.y * (inContent.height - visible.height) - insets.top)))
    }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: insets, containerSize: frame.size)
    }

    /// The frame, in the window, of a view that is built and has this identity.
    func frame(ofViewWith identity: AnyHashable) -> CGRect? {
        var found: CGRect?
        forEachNode { node in
            if node.key == identity || (node as? any IdentifiedNode)?.identity == identity {
                found = found ?? node.items.first?.frame
            }
        }
        return found
    }
}

private final class ScrollNode<Content: View>: AnyScrollNode {
    private var view: ScrollView<Content>?

    override func take(_ view: any View) {
        self.view = view as? ScrollView<Content>
        take(axes: self.view?.axes ?? .vertical)
    }

    override func shows(_ view: any View) -> Bool { view is ScrollView<Content> }

    override func wantedChildren() -> [ChildView] {
        view.map { [ChildView(place: 0, view: $0.content)] } ?? []
    }
}

// MARK: - Geometry

/// <https://developer.apple.com/documentation/swiftui/scrollgeometry>
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/scrollgeometry/contentoffset>
    public var contentOffset: CGPoint
    /// <https://developer.apple.com/documentation/swiftui/scrollgeometry/contentsize>
    public var contentSize: CGSize
    /// <https://developer.apple.com/documentation/swiftui/scrollgeometry/contentinsets>
    public var contentInsets: EdgeInsets
    /// <https://developer.apple.com/documentation/swiftui/scrollgeometry/containersize>
    public var containerSize: CGSize
}

struct ScrollFollower<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    func makeNode() -> Node { ScrollFollowerNode<Content, Value>() }
}

private final class ScrollFollowerNode<Content: View, Value: Equatable>:
    WrapperNode<ScrollFollower<Content, Value>>
{
    private var last: Value?

    override func content(_ view: ScrollFollower<Content, Value>) -> any View { view.content }

    override func didLayOut() {
        var scroll: AnyScrollNode?
        forEachNode { scroll = scroll ?? $0 as? AnyScrollNode }
        guard let view, let scroll, case let value = view.transform(scroll.geometry), value != last else {
            return
        }
        let old = last ?? value
        last = value
        tree?.afterLayout { view.action(old, value) }
    }
}

// MARK: - Phase

/// <https://developer.apple.com/documentation/swiftui/scrollphase>
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public enum ScrollPhase: Equatable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/scrollphase>
    case idle, tracking, interacting, decelerating, animating

    /// <https://developer.apple.com/documentation/swiftui/scrollphase/isscrolling>
    public var isScrolling: Bool { self != .idle }
}

struct PhaseFollower<Content: View>: PrimitiveView {
    let content: Content
    let action: (ScrollPhase, ScrollPhase) -> Void

    func makeNode() -> Node { PhaseNode<Content>() }
}

private final class PhaseNode<Content: View>: WrapperNode<PhaseFollower<Content>>, PhaseListener {
    private var phase = ScrollPhase.idle

    override func content(_ view: PhaseFollower<Content>) -> any View { view.content }

    func phaseDidChange(to new: ScrollPhase) {
        let old = phase
        phase = new
        view?.action(old, new)
    }
}

@MainActor
protocol PhaseListener {
    func phaseDidChange(to new: ScrollPhase)
}

// MARK: - Reader

/// <https://developer.apple.com/documentation/swiftui/scrollviewreader>
public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// <https://developer.apple.com/documentation/swiftui/scrollviewreader/content>
    public var content: (ScrollViewProxy) -> Content

    /// <https://developer.apple.com/documentation/swiftui/scrollviewreader/init(content:)>
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    func makeNode() -> Node { ReaderNode<Content>() }
}

private final class ReaderNode<Content: View>: WrapperNode<ScrollViewReader<Content>> {
    override func content(_ view: ScrollViewReader<Content>) -> any View {
        view.content(ScrollViewProxy(node: self))
    }
}

/// <https://developer.apple.com/documentation/swiftui/scrollviewproxy>
public struct ScrollViewProxy {
    weak var node: Node?

    /// <https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)>
    @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        node?.tree?.afterLayout { [weak node] in
            node?.forEachNode { node in
                guard let scroll = node as? AnyScrollNode,
                    let frame = scroll.frame(ofViewWith: AnyHashable(id))
                else { return }
                scroll.scroll(to: frame, anchor: anchor ?? .topLeading)
            }
        }
        node?.tree?.setNeedsLayout()
    }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)>
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        ScrollFollower(content: self, transform: transform, action: action)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)>
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        PhaseFollower(content: self, action: action)
    }

    /// <https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)>
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        TraitWriter(
            content: self, key: ObjectIdentifier(ScrollTargetKey.self), value: UncheckedBox(isEnabled))
    }
}

enum ScrollTargetKey {}
