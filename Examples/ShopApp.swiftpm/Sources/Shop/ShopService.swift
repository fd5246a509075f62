/// The shop's server. It answers from memory, and takes its time so that the spinners can be seen.
actor ShopService {
    /// What an answer takes, if nobody says otherwise.
    static let usualDelay = Duration.milliseconds(800)

    /// Some prints, and whether there are more behind them.
    struct Page: Sendable {
        let prints: [Print]
        let hasMore: Bool
    }

    /// What the shop opens with, at once.
    nonisolated let first = Catalogue.first

    private let delay: Duration
    private let pageLength = 11
    private var newer = Catalogue.newer
    private var older = Catalogue.older[...]

    init(delay: Duration = usualDelay) {
        self.delay = delay
    }

    /// What has come in since the last time.
    func fetchNewer() async throws -> [Print] {
        try await Task.sleep(for: delay)
        defer { newer = [] }
        return newer
    }

    /// The next page behind those that have been fetched.
    func fetchOlder() async throws -> Page {
        try await Task.sleep(for: delay)
        let prints = Array(older.prefix(pageLength))
        older = older.dropFirst(pageLength)
        return Page(prints: prints, hasMore: !older.isEmpty)
    }
}
