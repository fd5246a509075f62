import Foundation

/// The bundled shop: `first.json` to begin with, `newer.json` on the first refresh, `older.json` at the end.
///
/// It takes its time like a shop on a network, so that the spinners can be seen.
public actor SampleShopSource: GallerySource {
    private let folder: URL
    private let delay: Duration
    private var known = KnownItems()

    /// The shop's name.
    public nonisolated var name: String { "Sample Shop" }

    /// Creates a source on a folder with the three feeds.
    ///
    /// - Parameter delay: what refreshing and loading more take at least; 0.8 seconds by default. The first
    ///   load comes at once.
    public init(folder: URL, delay: Duration = .milliseconds(800)) {
        self.folder = folder
        self.delay = delay
    }

    /// The shops of the first feed.
    public nonisolated func first() -> AsyncThrowingStream<GalleryLoad, any Error> {
        .single { try await self.start() }
    }

    /// The shops of the newer feed, once.
    public func newer() async throws -> GalleryLoad {
        try await Task.sleep(for: delay)
        return GalleryLoad(items: try takeNew("newer.json"), hasOlder: true)
    }

    /// The shops of the older feed, and then no more.
    public func older() async throws -> GalleryLoad {
        try await Task.sleep(for: delay)
        return GalleryLoad(items: try takeNew("older.json"))
    }

    private func start() throws -> GalleryLoad {
        known = KnownItems()
        return GalleryLoad(items: try takeNew("first.json"), hasOlder: true)
    }

    private func takeNew(_ feed: String) throws -> [GalleryItem] {
        known.takeNew(of: try FeedFile.items(at: folder.appending(path: feed, directoryHint: .notDirectory)))
    }
}
