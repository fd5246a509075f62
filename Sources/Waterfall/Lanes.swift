/// The lanes of one section: sized from the container, before anything is placed.
struct Lanes: Hashable, Sendable {
    /// The most lanes of a section: a lane's number takes 16 bits of an item.
    static let largestCount = 4096

    let count: Int
    /// The width of one lane, unrounded.
    let breadth: Double
    let gap: Double
    /// Where the leading lane starts, across, from the container's leading edge.
    let origin: Double

    init(_ rule: LaneCount, gap: Double, start: Double, end: Double, container: Double) {
        self.gap = gap.asExtent
        origin = start.asOffset
        let available = max(0, container - origin - end.asOffset)
        count = Self.count(rule, available: available, gap: self.gap)
        breadth = max(0, available - self.gap * Double(count - 1)) / Double(count)
    }

    private static func count(_ rule: LaneCount, available: Double, gap: Double) -> Int {
        // A width that divides the container exactly must not lose a lane to the last bit of a division.
        let noise = 1e-9
        func lanes(of width: Double) -> Double {
            width == .infinity ? 1 : (available + gap) / max(width.asExtent + gap, 1e-3)
        }
        switch rule {
        case .fixed(let count):
            return count.clamped(to: 1...largestCount)
        case .minimumWidth(let width):
            return whole((lanes(of: width) + noise).rounded(.down))
        case .maximumWidth(let width):
            return whole((lanes(of: width) - noise).rounded(.up))
        }
    }

    private static func whole(_ value: Double) -> Int {
        Int(value.clamped(to: 1...Double(largestCount)))
    }

    /// The width of an item that covers this many lanes and the gaps between them.
    func breadth(spanning span: Int) -> Double {
        breadth * Double(span) + gap * Double(span - 1)
    }

    /// Where a lane starts, across, from the container's leading edge.
    func start(of lane: Int) -> Double {
        origin + (breadth + gap) * Double(lane)
    }
}
