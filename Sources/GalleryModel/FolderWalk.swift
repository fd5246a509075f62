import Foundation

/// One walk through a folder and all below it, advanced step by step by whoever wants its pictures.
///
/// The pictures of a folder come before those of the folders in it, each in natural order, so that a folder's
/// pictures are together and every walk gives the same order.
struct FolderWalk {
    /// How far the walk has come.
    private(set) var progress = ScanProgress()

    private let root: String
    /// Folders still to be read, the next one last.
    private var waiting: [String] = []
    /// The folder being read, as a path from the root.
    private var folder = ""
    /// Its pictures that have not been given yet.
    private var pictures: ArraySlice<FolderListing.Entry> = []
    /// The folders entered: a link may lead back up, and two links to one place.
    private var visited: Set<FileIdentity> = []
    private var problems: [GalleryError] = []

    /// Opens the root and reads its names.
    ///
    /// - Throws: `GalleryError` when the root cannot be read.
    init(root: URL) throws(GalleryError) {
        self.root = root.path
        if let status = FileStatus(path: self.root) { visited.insert(status.identity) }
        enter("", listing: try FolderListing(path: self.root))
    }

    /// The next pictures, at most `count`; `nil` at the end. Reads at most one folder, so that a walk through
    /// many folders without pictures can be cancelled: the load may be empty.
    mutating func next(atMost count: Int) -> GalleryLoad? {
        if pictures.isEmpty {
            guard let next = waiting.popLast() else { return nil }
            read(next)
        }
        let items = pictures.prefix(count).map(item)
        pictures = pictures.dropFirst(count)
        progress.pictures += items.count
        defer { problems = [] }
        return GalleryLoad(items: items, progress: progress, problems: problems)
    }

    private mutating func read(_ folder: String) {
        let path = absolute(folder)
        if let status = FileStatus(path: path), !visited.insert(status.identity).inserted {
            progress.foldersRead += 1
            return
        }
        do {
            enter(folder, listing: try FolderListing(path: path))
        } catch {
            progress.foldersRead += 1
            problems.append(error)
        }
    }

    private mutating func enter(_ folder: String, listing: FolderListing) {
        self.folder = folder
        pictures = listing.pictures[...]
        waiting += listing.folders.reversed().map { folder.isEmpty ? $0.name : "\(folder)/\($0.name)" }
        progress.foldersRead += 1
        progress.foldersFound += listing.folders.count
    }

    private func absolute(_ path: String) -> String {
        path.isEmpty ? root : "\(root)/\(path)"
    }

    private func item(for entry: FolderListing.Entry) -> GalleryItem {
        let path = "\(absolute(folder))/\(entry.name)"
        let status = FileStatus(path: path)
        return GalleryItem(
            id: path, picture: picture(at: path, entry: entry, status: status),
            title: PictureNames.caption(entry.name), folder: folder, modified: status?.modified)
    }

    private func picture(
        at path: String, entry: FolderListing.Entry, status: FileStatus?
    ) -> Result<URL, GalleryError> {
        guard entry.isText else {
            return .failure(
                GalleryError(
                    .notReadable, "The name of \(path) is not UTF-8, so that it cannot be opened.",
                    remedy: "Rename it, for instance with: convmv -f latin1 -t utf8 --notest"))
        }
        // Opening a pipe would wait for ever; a link to nothing is left to fail by itself.
        if status?.kind == .other {
            return .failure(
                GalleryError(
                    .notAFile, "\(path) is not a file but a pipe, a socket or a device.",
                    remedy: "Put a picture in its place."))
        }
        return .success(URL(filePath: path, directoryHint: .notDirectory))
    }
}
