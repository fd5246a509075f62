import Foundation
import Testing

@testable import WaterfallImages

@Suite("Pictures in files")
struct LocalFileTests {
    let directory: TemporaryDirectory
    let decoder = FakeDecoder()
    let pipeline = ImagePipeline(decoder: FakeDecoder(), loader: URLImageLoader(diskCache: nil))

    init() throws {
        directory = try TemporaryDirectory()
    }

    func problem(of address: URL) async -> ImageProblem? {
        do {
            _ = try await pipeline.image(for: ImageRequest(address, displaySize: nil))
            return nil
        } catch {
            return (error as? ImageError)?.problem
        }
    }

    @Test(
        "A file is shown, whatever script its name is in",
        arguments: ["a b.jpg", "é%20.jpg", "写真🌊.jpg", "#?.jpg"])
    func names(name: String) async throws {
        let file = try directory.file(name, Data("40x30:a".utf8))
        #expect(try await pipeline.image(for: ImageRequest(file, displaySize: nil)) == "a 40x30")
        #expect(try await pipeline.size(ofPictureAt: file) == PixelSize(width: 40, height: 30))
    }

    @Test("A file's size is read from as few bytes as will do")
    func header() throws {
        let early = try directory.file("early", Data("40x30:".utf8) + Data(count: 10_000_000))
        let late = try directory.file("late", Data(repeating: 0x30, count: 100_000) + Data("40x30:a".utf8))
        let log = Locked<[Int]>([])
        struct Decoder: ImageDecoder {
            let log: Locked<[Int]>
            func size(ofHeader header: Data, isWhole: Bool) throws -> PixelSize? {
                log.withLock { $0.append(header.count) }
                return try FakeDecoder().size(ofHeader: header, isWhole: isWhole)
            }
            func decode(_ data: Data, fitting displaySize: PixelSize?) throws -> DecodedImage<String> {
                throw ImageProblem.unknownFormat
            }
        }
        #expect(try Decoder(log: log).size(ofFileAt: early) == PixelSize(width: 40, height: 30))
        #expect(log.withLock { $0 } == [16_384])
        #expect(try Decoder(log: log).size(ofFileAt: late) == PixelSize(width: 40, height: 30))
        #expect(log.withLock { $0 }.dropFirst() == [16_384, 65_536, 100_007])
    }

    @Test("What is no picture file says why")
    func badFiles() async throws {
        let folder = directory.url.appendingPathComponent("x.jpg")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let loop = directory.url.appendingPathComponent("loop.jpg")
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        let pipe = directory.url.appendingPathComponent("pipe.jpg")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let secret = try directory.file("secret.jpg", Data("40x30:a".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret.path)

        let expected: [(URL, ImageProblem)] = [
            (directory.url.appendingPathComponent("missing.jpg"), .notFound),
            (secret.appendingPathComponent("inside.jpg"), .notFound),
            (folder, .notAFile("a folder")),
            (pipe, .notAFile("a device or a pipe")),
            (loop, .unreadable("Too many levels of symbolic links")),
            (try directory.file("empty.jpg", Data()), .empty),
            (try directory.file("text.jpg", Data("hello".utf8)), .unknownFormat),
            (try directory.file("cut.jpg", TruncationTests.jpeg.prefix(30)), .truncated),
            (URL(string: "ftp://127.0.0.1/a.jpg")!, .unsupportedAddress),
            (URL(string: "a.jpg")!, .unsupportedAddress),
        ]
        for (address, problem) in expected {
            #expect(await self.problem(of: address) == problem, "\(address)")
        }
        for (address, problem) in expected.prefix(6) {
            #expect(throws: ImageError(address: address, problem: problem)) {
                try decoder.size(ofFileAt: address)
            }
        }
        // Root may read everything.
        if getuid() != 0 { #expect(await problem(of: secret) == .unreadable("Permission denied")) }
    }

    @Test("A file beyond the limit of bytes is not read")
    func tooManyBytes() async throws {
        var limits = URLImageLoader.Limits()
        limits.byteCount = 10
        let loader = URLImageLoader(limits: limits, diskCache: nil)
        let file = try directory.file("large.jpg", Data("40x30:large".utf8))
        await #expect(throws: ImageProblem.tooManyBytes(limit: 10)) { try await loader.data(at: file) }
    }

    @Test("A file that was damaged can be tried again once it is whole")
    func retry() async throws {
        let file = try directory.file("a.jpg", Data("40".utf8))
        #expect(await problem(of: file) == .unknownFormat)
        _ = try directory.file("a.jpg", Data("40x30:a".utf8))
        #expect(await problem(of: file) == nil)
    }
}

@Suite("Messages")
struct ImageErrorTests {
    @Test("An error says what is wrong, where, and what to do next")
    func sentences() {
        let error = ImageError(address: URL(fileURLWithPath: "/tmp/写真 1.jpg"), problem: .truncated)
        #expect(
            error.description
                == "/tmp/写真 1.jpg: the picture's end is missing. Fetch or copy the picture again.")
        let status = ImageError(
            address: URL(string: "https://pictures.example/a%20b?x=1")!, problem: .status(404))
        #expect(
            "\(status)"
                == "https://pictures.example/a%20b?x=1: the server answered with status 404 instead of a picture."
                + " Open the address in a browser to see why, then try again.")
        #expect((error as any Error).localizedDescription == error.description)
    }
}
