import Foundation

/// What is at a path, symbolic links followed.
enum FileKind {
    case folder
    case regular
    /// A pipe, a socket, a device: reading it could wait for ever.
    case other

    /// Asks the file system; `nil` when nothing is there or it cannot be asked.
    init?(path: String) {
        guard let status = FileStatus(path: path) else { return nil }
        self = status.kind
    }
}

/// What the file system says of a file, symbolic links followed.
struct FileStatus {
    let kind: FileKind
    /// The same for two paths that lead to one file.
    let identity: FileIdentity
    let modified: Date

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: kind = .folder
        case S_IFREG: kind = .regular
        default: kind = .other
        }
        identity = FileIdentity(device: status.st_dev, inode: status.st_ino)
        modified = Date(
            timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
    }
}

/// A file's device and inode.
struct FileIdentity: Hashable {
    let device: dev_t
    let inode: ino_t
}
