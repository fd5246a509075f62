/// The rule that picks the lane of an item that has no lane of its own (``ItemSize/lane``).
public enum Placement: Hashable, Sendable {
    /// The lane that ends first; of lanes that end at the same place the leading one. The default.
    case shortestLane

    /// The lane after that of the item before, and round to the first again.
    case roundRobin

    /// As in CSS Grid Lanes: among the lanes that end within `tolerance` points of the lowest, the next after
    /// the item placed last. A tolerance keeps the reading order where heights are nearly equal; `.infinity`
    /// is strict order. A tolerance that is negative or not a number counts as 0.
    ///
    /// Source: [CSS Grid Layout Module Level 3](https://drafts.csswg.org/css-grid-3/#placement-tolerance).
    case gridLanes(tolerance: Double)
}

/// The end from which lanes are filled.
public enum LaneOrder: Hashable, Sendable {
    /// The leading lane first. The default.
    case forward
    /// The trailing lane first (`track-reverse` in CSS Grid Lanes).
    case reverse
}

/// What becomes of the holes that wide items leave above them.
public enum Packing: Hashable, Sendable {
    /// They stay empty: no item starts before the end of its lane. The default.
    case sparse
    /// Later items that fit are placed into them, as in CSS Grid Lanes' dense packing.
    case dense
}

/// Where an item that spans lanes goes.
public enum WidePlacement: Hashable, Sendable {
    /// By the same rule as any other item: to the lanes where it starts first. The default.
    case lowest
    /// To the lanes above which it leaves the least empty space; of equal ones the leading.
    case leastWaste
}

/// ``Placement`` and its companions, resolved once a pass to what the inner loop compares.
struct PlacementRules: Hashable, Sendable {
    /// Lane ends this near, in points, are equal: sums of the same decimals in another order differ by less, and
    /// nobody sees a ten-thousandth of a point. No multiple of a decimal fraction, so that sizes with few decimals never lie
    /// just at the limit, where the last bit of a sum would decide.
    static let tie = 1.0307e-4

    /// How far above the lowest end a lane may end and still be chosen, the tie included.
    var reach: Double
    /// Whether the search starts behind the item placed last, rather than at the first lane.
    var followsCursor: Bool
    var reverses: Bool
    var dense: Bool
    var leastWaste: Bool
    /// How many neighbours of a wide item may change places with it; 0 keeps index order.
    var reorderLimit: Int

    init(_ options: SectionOptions, stickyLanes: Bool) {
        switch options.placement {
        case .shortestLane: (reach, followsCursor) = (Self.tie, false)
        case .roundRobin: (reach, followsCursor) = (.infinity, true)
        case .gridLanes(let tolerance): (reach, followsCursor) = (max(0, tolerance) + Self.tie, true)
        }
        if reach.isNaN { reach = Self.tie }
        reverses = options.laneOrder == .reverse
        dense = options.packing == .dense
        leastWaste = options.widePlacement == .leastWaste
        let isReordering = options.placement == .shortestLane && !dense && !reverses && !stickyLanes
        reorderLimit =
            isReordering ? options.reorderLimit.clamped(to: 0...SectionOptions.largestReorderLimit) : 0
    }

    /// Whether every lane's items lie in index order, so that what lies before an item decides where it goes.
    var keepsIndexOrder: Bool { !dense && reorderLimit == 0 }
}
