import Foundation

/// A feed on a server, page by page: `?page=1`, `?page=2`, … until a page is empty.
///
/// Shops move from page to page as new ones come in, so every page may repeat what was given: an item is known by
/// its `id`, or else by its picture's address, and given once.
public actor FeedURLSource: GallerySource {
    private let feed: URL
    private let firstPage: Int
    private let fetch: FeedFetch
    private var known = KnownItems()
    /// The page that `older()` asks for.
    private var nextPage: Int

    /// How many pages without anything new are passed over in one call.
    private static let patience = 10

    /// The server's name.
    public nonisolated var name: String { feed.host(percentEncoded: false) ?? feed.absoluteString }

    /// Creates a source; nothing is asked for yet. A `page` in the address is where the feed begins.
    public init(address: URL, fetch: @escaping FeedFetch = FeedDownloader().fetch) {
        feed = address
        let items = URLComponents(url: address, resolvingAgainstBaseURL: true)?.queryItems ?? []
        firstPage = items.last { $0.name == "page" }?.value.flatMap(Int.init) ?? 1
        nextPage = firstPage
        self.fetch = fetch
    }

    /// The first page.
    public nonisolated func first() -> AsyncThrowingStream<GalleryLoad, any Error> {
        .single { try await self.start() }
    }

    /// Asks for the first page again: its shops that were never given.
    public func newer() async throws -> GalleryLoad {
        GalleryLoad(items: known.takeNew(of: try await items(ofPage: firstPage)), hasOlder: true)
    }

    /// The next page that has something new.
    public func older() async throws -> GalleryLoad {
        var passedOver: [GalleryItem] = []
        for _ in 0..<Self.patience {
            let items = try await items(ofPage: nextPage)
            // The same again: the feed does not heed the page's number.
            if items.isEmpty || items == passedOver { break }
            nextPage += 1
            let new = known.takeNew(of: items)
            if !new.isEmpty { return GalleryLoad(items: new, hasOlder: true) }
            passedOver = items
        }
        return GalleryLoad(items: [])
    }

    private func start() async throws -> GalleryLoad {
        let items = try await items(ofPage: firstPage)
        known = KnownItems()
        nextPage = firstPage + 1
        return GalleryLoad(items: known.takeNew(of: items), hasOlder: !items.isEmpty)
    }

    private func items(ofPage page: Int) async throws -> [GalleryItem] {
        let body = try await fetch(address(ofPage: page))
        return try FeedReader(address: body.address).items(in: body.data)
    }

    private func address(ofPage page: Int) -> URL {
        guard var components = URLComponents(url: feed, resolvingAgainstBaseURL: true) else { return feed }
        var items = components.queryItems ?? []
        items.removeAll { $0.name == "page" }
        items.append(URLQueryItem(name: "page", value: String(page)))
        components.queryItems = items
        return components.url ?? feed
    }
}
