/// What the sizes measured so far teach about those to come: a running median for every reuse identifier.
///
/// A median, since one very long item among many says nothing about the next.
public struct SizeEstimator: Hashable, Sendable {
    /// The measures that count: the last of them, so that a feed that changes its ways is followed.
    private static let memory = 101

    private struct Samples: Hashable, Sendable {
        var recent: [Double] = []
        var oldest = 0
        var sorted: [Double] = []

        mutating func add(_ value: Double) {
            if recent.count == SizeEstimator.memory {
                sorted.remove(at: index(of: recent[oldest]))
                recent[oldest] = value
                oldest = (oldest + 1) % recent.count
            } else {
                recent.append(value)
            }
            sorted.insert(value, at: index(of: value))
        }

        /// The first place in order that does not lie before a value.
        private func index(of value: Double) -> Int {
            var (low, high) = (0, sorted.count)
            while low < high {
                let middle = (low + high) / 2
                if sorted[middle] < value { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    private var samples: [Int: Samples] = [:]

    public init() {}

    /// Learns a measured size along the axis, in points. What is not a number counts for nothing.
    public mutating func learn(_ extent: Double, for reuseIdentifier: Int) {
        if extent.isFinite { samples[reuseIdentifier, default: Samples()].add(max(0, extent)) }
    }

    /// The size to expect, in points; nil before anything has been learnt.
    public func estimate(for reuseIdentifier: Int) -> Double? {
        samples[reuseIdentifier].map { $0.sorted[$0.sorted.count / 2] }
    }
}
