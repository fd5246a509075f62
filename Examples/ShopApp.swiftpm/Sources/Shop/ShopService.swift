/// The shop's server. It answers from memory, and takes its time so that the spinners can be seen.
@MainActor
final class ShopService {
    /// Some prints, and whether there are more behind them.
    struct Page: Sendable {
        let prints: [Print]
        let hasMore: Bool
    }

    /// What the shop opens with, at once.
    let first = Catalogue.first

    private let delay: Duration?
    private let pageLength = 11
    private var newer = Catalogue.newer
    private var older = Catalogue.older[...]

    /// A shop of which every answer takes so long; nil for at once.
    init(delay: Duration? = .milliseconds(800)) {
        self.delay = delay
    }

    /// What has come in since the last time.
    func fetchNewer() async throws -> [Print] {
        try await wait()
        defer { newer = [] }
        return newer
    }

    /// The next page behind those that have been fetched.
    func fetchOlder() async throws -> Page {
        try await wait()
        let prints = Array(older.prefix(pageLength))
        older = older.dropFirst(pageLength)
        return Page(prints: prints, hasMore: !older.isEmpty)
    }

    private func wait() async throws {
        if let delay { try await Task.sleep(for: delay) }
    }
}
