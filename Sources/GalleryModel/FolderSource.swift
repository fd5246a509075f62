import Foundation

/// The pictures of a folder and all below it. Newer ones are those that were put there since.
public actor FolderSource: GallerySource {
    private let scanner: FolderScanner
    private var known = KnownItems()
    /// First loads that go on; more than one while a cancelled one has not ended yet.
    private var scans = 0

    /// The folder's name.
    public nonisolated var name: String { scanner.folder.lastPathComponent }

    /// Creates a source; nothing is read yet.
    public init(folder: URL) {
        scanner = FolderScanner(folder: folder)
    }

    /// All pictures, in loads as the scan finds them.
    public nonisolated func first() -> AsyncThrowingStream<GalleryLoad, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await scan { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The pictures that the last scans did not find, and those that are no longer there; none while the first scan goes on,
    /// which finds them too. While a folder cannot be read, nothing counts as gone.
    public func newer() async throws -> GalleryLoad {
        var newer = GalleryLoad(items: [])
        if scans > 0 { return newer }
        var found: Set<GalleryItem.ID> = []
        for try await load in scanner.loads() {
            found.formUnion(load.items.map(\.id))
            newer.items += known.takeNew(of: load.items)
            newer.problems += load.problems
        }
        if newer.problems.isEmpty { newer.gone = known.forgetAll(but: found) }
        return newer
    }

    /// Nothing: the first load gives all.
    public func older() async throws -> GalleryLoad {
        GalleryLoad(items: [])
    }

    private func scan(give: @Sendable (GalleryLoad) -> Void) async throws {
        known = KnownItems()
        scans += 1
        defer { scans -= 1 }
        for try await load in scanner.loads() {
            _ = known.takeNew(of: load.items)
            give(load)
        }
        try Task.checkCancellation()
    }
}
