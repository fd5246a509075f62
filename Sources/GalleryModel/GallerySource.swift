import Foundation

/// Where a gallery's items come from: a folder, a feed, the sample shop.
///
/// Every error thrown is a `GalleryError`, but for `CancellationError`. After an error the source is as it
/// was before the call, so that the same call is the retry.
public protocol GallerySource: Sendable {
    /// What a window's title calls the source.
    var name: String { get async }

    /// The first load, in parts as they become known: a feed gives one, a long folder many. It starts the
    /// source over. Ending the iteration early cancels it.
    func first() -> AsyncThrowingStream<GalleryLoad, any Error>

    /// The items that have come since, for the front, none of them ever given before; and which of those given are gone.
    func newer() async throws -> GalleryLoad

    /// The next items for the end; none of them was ever given before.
    func older() async throws -> GalleryLoad
}

/// Items that a source gives at once.
public struct GalleryLoad: Hashable, Sendable {
    /// The items, in their order. May be empty.
    public var items: [GalleryItem]
    /// Which of the items given earlier are no longer there.
    public var gone: Set<GalleryItem.ID> = []
    /// Whether `older()` may give more; `false` is final until the next `first()`.
    public var hasOlder: Bool
    /// How far a folder's scan has come; `nil` from a feed.
    public var progress: ScanProgress?
    /// What could not be read on the way and was left out, such as a folder without permission.
    public var problems: [GalleryError]

    /// Creates a load.
    public init(
        items: [GalleryItem], hasOlder: Bool = false, progress: ScanProgress? = nil,
        problems: [GalleryError] = []
    ) {
        self.items = items
        self.hasOlder = hasOlder
        self.progress = progress
        self.problems = problems
    }
}

/// How far the scan of a folder has come.
public struct ScanProgress: Hashable, Sendable {
    /// The pictures given so far, this load's among them.
    public var pictures = 0
    /// The folders read to their end, or skipped.
    public var foldersRead = 0
    /// The folders found so far, the opened one among them. It grows while the scan goes on.
    public var foldersFound = 1
}

extension AsyncThrowingStream where Element == GalleryLoad, Failure == any Error {
    /// A first load that comes in one part.
    static func single(_ load: @escaping @Sendable () async throws -> GalleryLoad) -> Self {
        Self { continuation in
            let task = Task {
                do {
                    continuation.yield(try await load())
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
