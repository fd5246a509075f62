/// How far the content is pulled down beyond its top, whatever pulls.
struct PullTracker {
    /// In points, 0 while nothing is pulled.
    private(set) var distance = 0.0
    /// Whether a pull has begun that has not ended, be it taken back by now.
    private(set) var isPulling = false

    /// Takes a movement, in points, downward positive.
    ///
    /// A pull begins with a movement downward at the top. Until it ends, movements lengthen and shorten it.
    /// - Returns: Whether the movement belongs to the pull; if not, it is a scroll.
    mutating func move(by delta: Double, isAtTop: Bool) -> Bool {
        guard delta.isFinite, distance > 0 || (isAtTop && delta > 0) else { return false }
        distance = max(0, distance + delta)
        isPulling = true
        return true
    }

    /// - Returns: The distance at which the pull is let go of; nil when there was none.
    mutating func end() -> Double? {
        defer { self = PullTracker() }
        return isPulling ? distance : nil
    }
}
