/// Pull to refresh, as a state machine: the view reports how far the content is pulled past its start.
///
/// The space that a running refresh takes above the content is a function of the state, never added and taken away,
/// so that insets cannot drift.
public struct RefreshMachine: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        case idle
        /// Pulled this far, as a share of the trigger distance; 1 and more refreshes when let go.
        case pulling(progress: Double)
        case refreshing
        /// The last refresh failed; the next pull or ``RefreshMachine/begin()`` tries again.
        case failed
    }

    public private(set) var state = State.idle
    /// How far to pull, and the space that the refresh header takes while refreshing, in points along the axis.
    /// Default: 54.
    public var triggerDistance = 54.0
    /// Default: off, since nobody would answer.
    public var isEnabled = false

    public init() {}

    public var isRefreshing: Bool { state == .refreshing }

    /// The space that the header takes above the content, in points along the axis.
    public var inset: Double { isRefreshing ? triggerDistance : 0 }

    /// How far a view that does not scroll past its start draws the content behind its place while it is pulled, in points
    /// along the axis: as far as the pull up to the trigger distance, then less and less, and never twice as far.
    public var pullOffset: Double {
        guard case .pulling(let progress) = state else { return 0 }
        return max(triggerDistance, 1) * (progress < 1 ? progress : 2 - 1 / progress)
    }

    /// The content is pulled this far past its start, in points; 0 or less is not at all.
    public mutating func pull(_ distance: Double) {
        guard isEnabled, !isRefreshing else { return }
        if distance > 0 {
            state = .pulling(progress: distance / max(triggerDistance, 1))
        } else if case .pulling = state {
            state = .idle
        }
    }

    /// The content is let go. Returns whether a refresh begins.
    public mutating func release() -> Bool {
        guard case .pulling(let progress) = state else { return false }
        state = .idle
        return progress >= 1 && begin()
    }

    /// Begins a refresh without a pull. Returns whether it begins: not while one runs, and not while disabled.
    public mutating func begin() -> Bool {
        guard isEnabled, !isRefreshing else { return false }
        state = .refreshing
        return true
    }

    /// The refresh has ended. Without one this does nothing.
    public mutating func end(success: Bool = true) {
        if isRefreshing { state = success ? .idle : .failed }
    }
}
