/// The tasks that fetch a feed: at most one refreshes, and at most one loads more.
@MainActor
package final class FeedTasks {
    private var refresh: Task<Void, Never>?
    private var load: Task<Void, Never>?

    /// Set in the task that loads more, and in the tasks that it starts.
    @TaskLocal private static var currentLoad: ObjectIdentifier?

    package init() {}

    /// Whether the code that asks runs as a part of this feed's load.
    package var isInsideLoad: Bool { Self.currentLoad == ObjectIdentifier(self) }

    /// Runs a refresh in the place of the one before, which is cancelled.
    package func startRefresh(_ body: @escaping @MainActor () async -> Void) {
        refresh?.cancel()
        refresh = Task { await body() }
    }

    /// Runs a load in the place of the one before, which is cancelled.
    package func startLoad(_ body: @escaping @MainActor () async -> Void) {
        load?.cancel()
        let feed = ObjectIdentifier(self)
        load = Task { await Self.$currentLoad.withValue(feed) { await body() } }
    }

    package func cancelRefresh() {
        refresh?.cancel()
        refresh = nil
    }

    package func cancelLoad() {
        load?.cancel()
        load = nil
    }

    /// Whoever owned the feed is gone, and nobody waits any more.
    deinit {
        refresh?.cancel()
        load?.cancel()
    }
}
