/// Refresh and load-more together: a host's, or those of content that is not a host's own, as any scroll view's.
///
/// It knows what the two owe each other: a refresh gives up a load, since what that would bring belongs behind a list that
/// is about to change, and nothing loads while one runs.
public struct FeedMachine: Hashable, Sendable {
    /// How the refresh stands.
    public var refresh = RefreshMachine()
    /// How the load stands.
    public var loadMore = LoadMoreMachine()

    public init() {}

    /// Begins a refresh, as if pulled. Returns whether it begins: not while one runs, and not while disabled.
    public mutating func beginRefreshing() -> Bool {
        guard refresh.begin() else { return false }
        loadMore.cancel()
        return true
    }

    /// The content is let go; see ``RefreshMachine/release()``. Returns whether a refresh begins.
    public mutating func release() -> Bool {
        guard refresh.release() else { return false }
        loadMore.cancel()
        return true
    }

    /// Begins a load if the end is near; see ``LoadMoreMachine/beginIfNeeded(_:)``. Returns nil while a refresh runs, too.
    public mutating func beginLoadIfNeeded(_ position: LoadMoreMachine.Position) -> LoadMoreMachine.Ticket? {
        refresh.isRefreshing ? nil : loadMore.beginIfNeeded(position)
    }

    /// Begins a load now; see ``LoadMoreMachine/begin(amount:)``. Returns nil while a refresh runs, too.
    public mutating func beginLoad(amount: Double) -> LoadMoreMachine.Ticket? {
        refresh.isRefreshing ? nil : loadMore.begin(amount: amount)
    }
}
