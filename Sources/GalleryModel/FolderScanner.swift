import Foundation

/// Finds the pictures in a folder and all below it, giving them while it goes on.
///
/// Pictures are files named as JPEG, PNG, GIF, WebP or SVG. Links are followed, each folder once. A picture is
/// never opened: an empty or broken one is an item like any other. Memory and time are in proportion to the
/// number of files.
public struct FolderScanner: Sendable {
    /// The folder.
    public let folder: URL
    /// The most items in one load.
    public let batch: Int

    /// How long pictures are gathered before they are given, so that the first rows come at once.
    private static let patience = Duration.milliseconds(50)

    /// Creates a scanner; nothing is read yet. A batch below 1 counts as 1.
    public init(folder: URL, batch: Int = 1000) {
        self.folder = folder
        self.batch = max(1, batch)
    }

    /// Scans, away from the caller's thread. Ending the iteration ends the scan.
    ///
    /// The stream throws a `GalleryError` when the folder cannot be read or holds no picture. A folder below it
    /// that cannot be read is skipped and told of in the load's problems.
    public func loads() -> AsyncThrowingStream<GalleryLoad, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached {
                do {
                    try scan { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func scan(give: (GalleryLoad) -> Void) throws {
        var walk = try FolderWalk(root: folder)
        var gathered = GalleryLoad(items: [], progress: walk.progress)
        var unreadable = 0
        var gatheredSince = ContinuousClock.now
        while let step = walk.next(atMost: batch - gathered.items.count) {
            try Task.checkCancellation()
            gathered.items += step.items
            gathered.problems += step.problems
            gathered.progress = step.progress
            unreadable += step.problems.count
            if gathered.items.count >= batch || ContinuousClock.now - gatheredSince > Self.patience {
                give(gathered)
                gathered = GalleryLoad(items: [], progress: walk.progress)
                gatheredSince = .now
            }
        }
        if walk.progress.pictures == 0 { throw noPictures(unreadable: unreadable) }
        give(gathered)
    }

    private func noPictures(unreadable: Int) -> GalleryError {
        let skipped = unreadable == 0 ? "" : " (\(unreadable) of its folders could not be read)"
        return GalleryError(
            .noPictures, "There are no pictures in \(folder.path)\(skipped).",
            remedy: "Open a folder that holds JPEG, PNG, GIF, WebP or SVG files.")
    }
}
