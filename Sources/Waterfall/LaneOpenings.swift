/// The holes of one lane, in order along the axis: what dense packing may fill.
struct LaneOpenings: Hashable, Sendable {
    struct Opening: Hashable, Sendable {
        var start: Double
        var end: Double
    }

    /// A hole that is short of what an item needs by less than this, in points, still takes it: the noise of sums.
    static let noise = 1e-6

    private(set) var openings: [Opening] = []

    /// Adds the hole above a wide item. One shorter than `least` can never take an item, since every item brings
    /// its gap.
    mutating func append(from start: Double, to end: Double, keeping least: Double) {
        if end - start + Self.noise >= least { openings.append(Opening(start: start, end: end)) }
    }

    /// The first place at or behind `position` with room for `need`, and whether it is a hole rather than the open
    /// end of the lane, which is at `openEnd`.
    func firstFit(from position: Double, need: Double, openEnd: Double) -> (start: Double, isHole: Bool) {
        var low = 0
        var high = openings.count
        while low < high {
            let middle = (low + high) / 2
            if openings[middle].end < position { low = middle + 1 } else { high = middle }
        }
        while low < openings.count {
            let start = max(position, openings[low].start)
            if openings[low].end - start + Self.noise >= need { return (start, true) }
            low += 1
        }
        return (max(position, openEnd), false)
    }

    /// Takes `start` to `end` out of the hole that holds `start`, and keeps what is left above and below.
    mutating func take(from start: Double, to end: Double, keeping least: Double) {
        guard
            let index = openings.firstIndex(where: {
                $0.start <= start && start < max($0.end, $0.start + Self.noise)
            })
        else { return }
        let hole = openings.remove(at: index)
        if hole.end - end + Self.noise >= max(least, 2 * Self.noise) {
            openings.insert(Opening(start: end, end: hole.end), at: index)
        }
        if start - hole.start + Self.noise >= max(least, 2 * Self.noise) {
            openings.insert(Opening(start: hole.start, end: start), at: index)
        }
    }
}

extension LaneWalk {
    /// Dense packing: the hole that takes an item, already taken; nil where the item's normal place (`line` and
    /// `top`) is as good. `given` is the lane that the item must keep. The place's top is behind the flow's start.
    ///
    /// Source: the draft's dense packing,
    /// [CSS Grid Layout Module Level 3](https://drafts.csswg.org/css-grid-3/#grid-lanes-pack).
    @inline(never)
    mutating func takeHole(
        given: Int?, line: Int, top: Double, span: Int, need: Double, _ vectors: LaneVectors
    ) -> (line: Int, top: Double)? {
        let normal = base + top
        var candidates: [(line: Int, top: Double)] = []
        for start in given.map({ $0...$0 }) ?? 0...lanes.count - span {
            guard let hole = firstHole(start, span, need: need, before: normal, vectors) else { continue }
            let isBetter = hole < normal - LaneOpenings.noise
            let isEarlierLane =
                hole < normal + LaneOpenings.noise && (rules.reverses ? start > line : start < line)
            if isBetter || isEarlierLane { candidates.append((start, hole)) }
        }
        if rules.reverses { candidates.reverse() }
        guard let least = candidates.map({ $0.top }).min(),
            let chosen = candidates.first(where: { $0.top <= least + rules.reach })
        else { return nil }
        for lane in chosen.line..<chosen.line + span {
            take(lane, from: chosen.top, to: chosen.top + need, vectors)
        }
        return chosen
    }

    /// The first place that all lanes under an item have free and that is a hole in at least one of them.
    private func firstHole(
        _ line: Int, _ span: Int, need: Double, before normal: Double, _ vectors: LaneVectors
    ) -> Double? {
        var position = -Double.infinity
        while position <= normal + LaneOpenings.noise {
            var furthest = position
            var usesHole = false
            for lane in line..<line + span {
                let fit = openings[lane].firstFit(
                    from: position, need: need, openEnd: base + vectors.ends[lane])
                furthest = max(furthest, fit.start)
                usesHole = usesHole || fit.isHole
            }
            if furthest == position { return usesHole ? position : nil }
            if !usesHole { return nil }
            position = furthest
        }
        return nil
    }

    private mutating func take(_ lane: Int, from start: Double, to end: Double, _ vectors: LaneVectors) {
        let openEnd = base + vectors.ends[lane]
        guard start >= openEnd - LaneOpenings.noise else {
            openings[lane].take(from: start, to: end, keeping: itemGap)
            return
        }
        if start > openEnd + LaneOpenings.noise {
            openings[lane].append(from: openEnd, to: start, keeping: itemGap)
        }
        vectors.ends[lane] = end - base
    }
}
