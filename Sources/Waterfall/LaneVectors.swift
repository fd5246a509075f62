/// The lanes' numbers, in reach of the inner loops; see ``LaneWalk``.
struct LaneVectors {
    let ends: UnsafeMutablePointer<Double>
    let starts: UnsafeMutablePointer<Double>
    let counts: UnsafeMutablePointer<Double>
    let count: Int

    init(ends: UnsafeMutablePointer<Double>, count: Int) {
        self.ends = ends
        starts = ends + count
        counts = ends + 2 * count
        self.count = count
    }

    @inline(__always)
    func lowestEnd() -> Double {
        var lowest = ends[0]
        var lane = 1
        while lane < count {
            lowest = min(lowest, ends[lane])
            lane += 1
        }
        return lowest
    }

    /// The first lane that ends at `limit` or before; there must be one. Looks at every lane, so that the processor has
    /// nothing to guess.
    @inline(__always)
    func firstLane(endingAt limit: Double) -> Int {
        var first = 0
        var lane = count - 1
        while lane >= 0 {
            first = ends[lane] <= limit ? lane : first
            lane -= 1
        }
        return first
    }

    /// Where the lanes under an item end: the highest of the ends.
    @inline(__always)
    func end(_ line: Int, _ span: Int) -> Double {
        var highest = ends[line]
        var lane = line + 1
        while lane < line + span {
            highest = max(highest, ends[lane])
            lane += 1
        }
        return highest
    }

    /// The first line from `line` on where the lanes under an item end at `limit` or before.
    @inline(__always)
    func first(_ span: Int, from line: Int, _ limit: Double) -> Int? {
        var line = line
        while line + span <= count {
            if end(line, span) <= limit { return line }
            line += 1
        }
        return nil
    }

    /// The last line up to `line` where the lanes under an item end at `limit` or before.
    @inline(__always)
    func last(_ span: Int, from line: Int, _ limit: Double) -> Int? {
        var line = line
        while line >= 0 {
            if end(line, span) <= limit { return line }
            line -= 1
        }
        return nil
    }

    /// The line at which an item leaves the least empty space above it.
    func leastWasteful(_ span: Int) -> Int {
        var (best, least) = (0, Double.infinity)
        for line in 0...count - span {
            let top = end(line, span)
            var waste = 0.0
            for lane in line..<line + span { waste += top - ends[lane] }
            if waste < least - PlacementRules.tie { (best, least) = (line, waste) }
        }
        return best
    }
}
