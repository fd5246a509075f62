/// How many lanes a section has. Widths are across the scroll axis, in points.
public enum LaneCount: Hashable, Sendable {
    /// This many; less than 1 counts as 1.
    case fixed(Int)
    /// As many as fit without a lane narrower than this, and at least one.
    case minimumWidth(Double)
    /// As few as there can be without a lane wider than this.
    case maximumWidth(Double)
}

/// A header or a footer of a section: a strip over the section's whole width.
public struct Supplementary: Hashable, Sendable {
    /// The size along the scroll axis, in points.
    public var extent: Double
    /// The space around the strip, outside the section's own insets. Default: none.
    public var insets: LayoutInsets
    /// Whether it stays at the edge of the viewport while its section is visible. Default: no.
    public var isSticky: Bool

    public init(extent: Double, insets: LayoutInsets = .zero, isSticky: Bool = false) {
        self.extent = extent
        self.insets = insets
        self.isSticky = isSticky
    }
}

/// How one section is laid out. Along the scroll axis a section is made of: header inset, header, header inset,
/// section inset, items, section inset, footer inset, footer, footer inset.
public struct SectionOptions: Hashable, Sendable {
    /// Default: 2.
    public var lanes: LaneCount = .fixed(2)
    /// The space between two lanes, in points. Default: 10. Negative counts as 0.
    public var laneGap = 10.0
    /// The space between two items of one lane, in points. Default: 10. Negative counts as 0.
    public var itemGap = 10.0
    /// The space around the items, inside header and footer. Negative insets let the section overlap its neighbours; along
    /// the axis they take no more than all of its room. Default: none.
    public var insets = LayoutInsets.zero
    /// Default: the shortest lane.
    public var placement = Placement.shortestLane
    /// Default: the leading lane first.
    public var laneOrder = LaneOrder.forward
    /// Default: sparse.
    public var packing = Packing.sparse
    /// Default: the lanes where it starts first.
    public var widePlacement = WidePlacement.lowest
    /// How many of the items behind a wide one may be placed before it, so that it sits flush under the lanes that it
    /// spans: tidy placement. Default: 0, strict index order. Above ``largestReorderLimit`` counts as that. It takes effect
    /// where items go to the shortest lane, from the leading one, sparsely, and lanes are not sticky. Appending moves
    /// nothing but the neighbours of a wide item that is among the last.
    public var reorderLimit = 0
    /// Default: none.
    public var header: Supplementary?
    /// Default: none.
    public var footer: Supplementary?
    /// The insets of an element behind the section's items, measured from the outer edge of ``insets``.
    /// Default: nil, no such element.
    public var background: LayoutInsets?
    /// Whether the items carry on in the lanes of the section before, as if the two were one. It takes effect
    /// where the two have the same lanes, gaps and placement, this one has no header and the one before no footer;
    /// insets between the two are left out. Default: no.
    public var continuesLanes = false

    /// The most neighbours that ``reorderLimit`` lets change places.
    public static let largestReorderLimit = 6

    public init() {}
}

extension SectionOptions {
    /// The size across of a container in which every lane is this wide, in points: as many lanes as are asked for, or one
    /// where their number follows from the container. For views that are asked how wide they would like to be.
    public func across(forLanesOf breadth: Double, axis: WaterfallOptions.Axis = .vertical) -> Double {
        var count = 1
        if case .fixed(let fixed) = lanes { count = fixed.clamped(to: 1...Lanes.largestCount) }
        let around = axis == .vertical ? insets.leading + insets.trailing : insets.top + insets.bottom
        return breadth.asExtent * Double(count) + laneGap.asExtent * Double(count - 1) + around.asOffset
    }
}
