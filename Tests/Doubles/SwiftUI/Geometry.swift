// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// <https://developer.apple.com/documentation/swiftui/axis>
public enum Axis: Int8, CaseIterable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/axis/horizontal>
    case horizontal
    /// <https://developer.apple.com/documentation/swiftui/axis/vertical>
    case vertical

    /// <https://developer.apple.com/documentation/swiftui/axis/set>
    public struct Set: OptionSet, Sendable {
        /// <https://developer.apple.com/documentation/swiftui/axis/set/rawvalue>
        public let rawValue: Int8

        /// <https://developer.apple.com/documentation/swiftui/axis/set/init(rawvalue:)>
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// <https://developer.apple.com/documentation/swiftui/axis/set/horizontal>
        public static let horizontal = Set(rawValue: 1)
        /// <https://developer.apple.com/documentation/swiftui/axis/set/vertical>
        public static let vertical = Set(rawValue: 2)
    }
}

/// <https://developer.apple.com/documentation/swiftui/edgeinsets>
public struct EdgeInsets: Equatable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/edgeinsets>
    public var top, leading, bottom, trailing: CGFloat

    /// <https://developer.apple.com/documentation/swiftui/edgeinsets/init()>
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// <https://developer.apple.com/documentation/swiftui/edgeinsets/init(top:leading:bottom:trailing:)>
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// <https://developer.apple.com/documentation/swiftui/unitpoint>
public struct UnitPoint: Hashable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/unitpoint>
    public var x, y: CGFloat

    /// <https://developer.apple.com/documentation/swiftui/unitpoint/init(x:y:)>
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// <https://developer.apple.com/documentation/swiftui/unitpoint/topleading>
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// <https://developer.apple.com/documentation/swiftui/unitpoint/toptrailing>
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// <https://developer.apple.com/documentation/swiftui/unitpoint/top>
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// <https://developer.apple.com/documentation/swiftui/unitpoint/center>
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// <https://developer.apple.com/documentation/swiftui/unitpoint/bottom>
    public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// <https://developer.apple.com/documentation/swiftui/alignment>
public struct Alignment: Equatable, Sendable {
    let unitPoint: UnitPoint

    /// <https://developer.apple.com/documentation/swiftui/alignment/center>
    public static let center = Alignment(unitPoint: .center)
    /// <https://developer.apple.com/documentation/swiftui/alignment/top>
    public static let top = Alignment(unitPoint: .top)
    /// <https://developer.apple.com/documentation/swiftui/alignment/topleading>
    public static let topLeading = Alignment(unitPoint: .topLeading)
    /// <https://developer.apple.com/documentation/swiftui/alignment/toptrailing>
    public static let topTrailing = Alignment(unitPoint: .topTrailing)
    /// <https://developer.apple.com/documentation/swiftui/alignment/bottom>
    public static let bottom = Alignment(unitPoint: .bottom)
}

/// <https://developer.apple.com/documentation/swiftui/proposedviewsize>
public struct ProposedViewSize: Equatable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/proposedviewsize>
    public var width, height: CGFloat?

    /// <https://developer.apple.com/documentation/swiftui/proposedviewsize/init(width:height:)>
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    /// <https://developer.apple.com/documentation/swiftui/proposedviewsize/init(_:)>
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// <https://developer.apple.com/documentation/swiftui/proposedviewsize/zero>
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// <https://developer.apple.com/documentation/swiftui/proposedviewsize/unspecified>
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// <https://developer.apple.com/documentation/swiftui/proposedviewsize/infinity>
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// <https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)>
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// <https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol>
public protocol CoordinateSpaceProtocol {}

/// <https://developer.apple.com/documentation/swiftui/namedcoordinatespace>
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    /// The axes along which the scroll view scrolls; nil for any.
    let axes: Axis.Set?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// <https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview>
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(axes: nil) }

    /// <https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview(axis:)>
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(axes: axis == .vertical ? .vertical : .horizontal)
    }
}

/// <https://developer.apple.com/documentation/swiftui/geometryproxy>
public struct GeometryProxy: Sendable {
    let frame: CGRect
    let scrollFrame: CGRect?
    let scrollAxes: Axis.Set

    /// <https://developer.apple.com/documentation/swiftui/geometryproxy/size>
    public var size: CGSize { frame.size }

    /// <https://developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:)>
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let scrollFrame, scrollAxes.isSuperset(of: coordinateSpace.axes ?? []) else { return nil }
        return scrollFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
}

/// A view whose geometry an action follows.
struct GeometryFollower<Content: View, Value: Equatable & Sendable>: PrimitiveView {
    let content: Content
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value) -> Void

    func makeNode() -> Node { GeometryNode<Content, Value>() }
}

private final class GeometryNode<Content: View, Value: Equatable & Sendable>:
    TypedNode<GeometryFollower<Content, Value>>
{
    private var last: Value?

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

    override func didLayOut() {
        let scroll = ancestor(AnyScrollNode.self)
        let proxy = GeometryProxy(frame: frame, scrollFrame: scroll?.frame, scrollAxes: scroll?.axes ?? [])
        guard let view, case let value = view.transform(proxy), value != last else { return }
        last = value
        tree?.afterLayout { view.action(value) }
    }
}

extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)>
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        GeometryFollower(content: self, transform: transform, action: action)
    }
}
