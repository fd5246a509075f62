import Foundation

/// A folder of pictures, good and bad, that goes with the test.
final class TestFolder {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "gallery-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    var path: String { url.path }

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ data: Data, _ name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a picture whose file was last changed in the middle of a month.
    func writePicture(_ name: String, year: Int, month: Int) throws {
        try write(Self.svg(300, 200), name)
        let date = Calendar.current.date(from: DateComponents(year: year, month: month, day: 15))
        try FileManager.default.setAttributes(
            [.modificationDate: date ?? .distantPast], ofItemAtPath: url.appending(path: name).path)
    }

    func writeFeed(_ text: String) throws -> String {
        try write(Data(text.utf8), "feed.json")
        return url.appending(path: "feed.json").path
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: name).path, withDestinationPath: target)
    }

    static func svg(_ width: Int, _ height: Int) -> Data {
        Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
            <rect width="100%" height="100%" fill="teal"/></svg>
            """.utf8)
    }
}
