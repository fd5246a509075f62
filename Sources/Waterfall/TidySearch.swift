/// Finds which of the items behind a wide one to place before it, and in which order, so that it sits flush.
///
/// The items that may change places are few, so every order of every choice of them is looked at: at most 326 for five.
/// Each is placed as it would be anyway, into the shortest lane.
struct TidySearch {
    /// Empty space above an item up to this, in points over all its lanes, is as good as none.
    static let flush = 0.5

    private let span: Int
    private let count: Int
    private let reach: Double
    /// What each item that may go before adds to its lane: extent and gap.
    private let steps: [Double]
    private var ends: [Double]
    private var order: [Int] = []

    /// The order found, as places in the list of items that may go before; empty to change nothing.
    private(set) var bestOrder: [Int] = []
    private(set) var bestLine = 0
    private var leastWaste = Double.infinity

    init(span: Int, steps: [Double], ends: [Double], reach: Double) {
        self.span = span
        self.steps = steps
        self.ends = ends
        self.reach = reach
        count = ends.count
        order.reserveCapacity(steps.count)
        explore(used: 0)
    }

    private mutating func explore(used: Int) {
        judge()
        guard leastWaste > Self.flush else { return }
        for next in steps.indices where used & 1 << next == 0 {
            let lane = shortest()
            let end = ends[lane]
            ends[lane] = end + steps[next]
            order.append(next)
            explore(used: used | 1 << next)
            order.removeLast()
            ends[lane] = end
            if leastWaste <= Self.flush { return }
        }
    }

    private mutating func judge() {
        for line in 0...count - span {
            var top = ends[line]
            var sum = top
            for lane in line + 1..<max(line + 1, line + span) {
                top = max(top, ends[lane])
                sum += ends[lane]
            }
            let waste = top * Double(span) - sum
            if waste < leastWaste - PlacementRules.tie {
                (leastWaste, bestOrder, bestLine) = (waste, order, line)
            }
        }
    }

    private func shortest() -> Int {
        var lowest = ends[0]
        for lane in 1..<count { lowest = min(lowest, ends[lane]) }
        var lane = 0
        while ends[lane] > lowest + reach { lane += 1 }
        return lane
    }
}
