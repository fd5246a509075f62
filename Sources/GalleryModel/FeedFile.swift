import Foundation

/// Reads a feed file of the local disk.
enum FeedFile {
    /// The items of a feed file.
    ///
    /// - Throws: `GalleryError` when the file cannot be read, is too large, or is no feed.
    static func items(at file: URL) throws(GalleryError) -> [GalleryItem] {
        guard let handle = FileHandle(forReadingAtPath: file.path) else { throw unreadable(file) }
        defer { try? handle.close() }
        let data: Data
        do {
            data = try handle.read(upToCount: FeedReader.maximumBytes + 1) ?? Data()
        } catch {
            throw unreadable(file)
        }
        if data.count > FeedReader.maximumBytes {
            throw GalleryError(
                .tooLarge,
                "\(file.path) is larger than the \(FeedReader.maximumBytes >> 20) MB that are read.",
                remedy: "Check that it is a feed, and split it if so.")
        }
        return try FeedReader(address: file).items(in: data)
    }

    private static func unreadable(_ file: URL) -> GalleryError {
        if FileKind(path: file.path) == nil {
            return GalleryError(
                .noSuchFile, "There is no feed at \(file.path).",
                remedy: "Check the path, and whether its disk is mounted.")
        }
        return GalleryError(
            .notReadable, "The feed \(file.path) cannot be read.",
            remedy: "Check its permissions, for instance with: ls -l '\(file.path)'")
    }
}

/// A feed in a file: one load; newer ones are the shops that were written to it since.
public actor FeedFileSource: GallerySource {
    private let file: URL
    private var known = KnownItems()

    /// The file's name.
    public nonisolated var name: String { file.lastPathComponent }

    /// Creates a source; nothing is read yet.
    public init(file: URL) {
        self.file = file
    }

    /// All shops of the file.
    public nonisolated func first() -> AsyncThrowingStream<GalleryLoad, any Error> {
        .single { try await self.all() }
    }

    /// The shops that were not in the file when it was last read.
    public func newer() async throws -> GalleryLoad {
        GalleryLoad(items: known.takeNew(of: try FeedFile.items(at: file)))
    }

    /// Nothing: the first load gives all.
    public func older() async throws -> GalleryLoad {
        GalleryLoad(items: [])
    }

    private func all() throws -> GalleryLoad {
        let items = try FeedFile.items(at: file)
        known = KnownItems()
        return GalleryLoad(items: known.takeNew(of: items))
    }
}
