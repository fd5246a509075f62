import Foundation

/// A folder of a test's own, gone when the test is.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = URL(filePath: NSTemporaryDirectory()).appending(path: "gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    /// Writes a file, and the folders that it lies in.
    @discardableResult
    func write(_ text: String, at path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// Writes files that hold next to nothing; the model never opens a picture.
    func write(_ paths: [String]) throws {
        for path in paths { try write("picture", at: path) }
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: url.appending(path: path), withIntermediateDirectories: true)
    }

    func makeLink(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: path).path, withDestinationPath: target)
    }

    /// Runs the body without the right to read what lies at the path, even where the tests run as root.
    func withoutPermission<Result>(for path: String, _ body: () throws -> Result) throws -> Result {
        let place = url.appending(path: path).path
        chmod(place, 0)
        defer { chmod(place, 0o755) }
        // Root reads everything; a thread whose file system identity is another's does not.
        typealias SetIdentity = @convention(c) (UInt32) -> Int32
        guard getuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
        let setIdentity = unsafeBitCast(symbol, to: SetIdentity.self)
        _ = setIdentity(65_534)
        defer { _ = setIdentity(0) }
        return try body()
    }
}
