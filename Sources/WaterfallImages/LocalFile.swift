import Foundation

/// A file that is open for reading. Whatever is wrong with it is an ``ImageProblem``.
struct LocalFile {
    let byteCount: Int
    private let handle: FileHandle

    init(_ address: URL) throws {
        var status = stat()
        // Asked before opening, since opening a pipe waits for its writer.
        guard stat(address.path, &status) == 0 else { throw Self.problem(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw ImageProblem.notAFile("a folder")
        default: throw ImageProblem.notAFile("a device or a pipe")
        }
        let descriptor = open(address.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.problem(errno) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        byteCount = Int(status.st_size)
    }

    /// The next bytes: `count`, or fewer at the file's end.
    func read(upTo count: Int) throws -> Data {
        do {
            return try handle.read(upToCount: count) ?? Data()
        } catch {
            throw ImageProblem.unreadable(error.localizedDescription)
        }
    }

    /// All bytes of a file, when they are at least 1 and at most `limit`.
    static func contents(of address: URL, limit: Int) throws -> Data {
        let file = try LocalFile(address)
        guard file.byteCount <= limit else { throw ImageProblem.tooManyBytes(limit: limit) }
        let data = try file.read(upTo: limit)
        guard !data.isEmpty else { throw ImageProblem.empty }
        return data
    }

    private static func problem(_ code: Int32) -> ImageProblem {
        code == ENOENT || code == ENOTDIR ? .notFound : .unreadable(String(cString: strerror(code)))
    }
}
