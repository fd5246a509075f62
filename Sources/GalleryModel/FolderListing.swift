import Foundation

/// The names in one folder that a gallery cares for, each kind in natural order.
///
/// Written on `readdir`, since Foundation's listing gives names as text alone: it neither tells folders from
/// files nor admits that a name was not text.
struct FolderListing {
    /// The files named like pictures.
    var pictures: [Entry] = []
    /// The folders, and the links to folders.
    var folders: [Entry] = []

    /// A name in the folder.
    struct Entry {
        let name: String
        /// Whether the bytes of the name are text; `name` is repaired where not, and opens nothing.
        let isText: Bool
        /// What the names are ordered by.
        fileprivate let order: NaturalOrder
    }

    /// Reads a folder. O(n log n). Hidden names are left out.
    ///
    /// - Throws: `GalleryError` when it cannot be read.
    init(path: String) throws(GalleryError) {
        guard let directory = opendir(path) else { throw Self.unreadable(path, reason: errno) }
        defer { closedir(directory) }
        errno = 0
        while let entry = readdir(directory) {
            add(entry, in: path)
            errno = 0
        }
        if errno != 0 { throw Self.unreadable(path, reason: errno) }
        pictures.sort { $0.order < $1.order }
        folders.sort { $0.order < $1.order }
    }

    private mutating func add(_ entry: UnsafeMutablePointer<dirent>, in path: String) {
        let type = Int(entry.pointee.d_type)
        let bytes = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
            .assumingMemoryBound(to: CChar.self)
        guard bytes.pointee != CChar(UInt8(ascii: ".")) else { return }
        let text = String(validatingCString: bytes)
        let name = text ?? String(cString: bytes)
        let entry = Entry(name: name, isText: text != nil, order: NaturalOrder(name))
        if Self.isFolder(type, path: "\(path)/\(name)") {
            folders.append(entry)
        } else if PictureNames.isPicture(name) {
            pictures.append(entry)
        }
    }

    private static func isFolder(_ type: Int, path: String) -> Bool {
        switch type {
        case Int(DT_DIR): true
        // What a link leads to, and what some file systems leave open, is known only by asking.
        case Int(DT_LNK), Int(DT_UNKNOWN): FileKind(path: path) == .folder
        default: false
        }
    }

    private static func unreadable(_ path: String, reason: Int32) -> GalleryError {
        let because = String(cString: strerror(reason))
        switch reason {
        case ENOENT:
            return GalleryError(
                .noSuchFile, "There is no folder at \(path).",
                remedy: "Check the path, and whether its disk is mounted.")
        case ENOTDIR:
            return GalleryError(
                .noSuchFile, "\(path) is not a folder.", remedy: "Give the folder that it lies in.")
        case ENAMETOOLONG:
            return GalleryError(
                .notReadable, "A folder lies too deep to be read: …\(path.suffix(60)).",
                remedy: "Open a folder nearer to it.")
        default:
            return GalleryError(
                .notReadable, "The folder \(path) cannot be read: \(because).",
                remedy: "Check its permissions, for instance with: ls -ld '\(path)'")
        }
    }
}
