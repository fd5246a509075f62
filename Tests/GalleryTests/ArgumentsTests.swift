import Foundation
import Testing

@Suite struct ArgumentsTests {
    @Test func helpSaysWhatCanBeOpenedAndHow() async throws {
        let run = try await GalleryRun.of("--help")
        #expect(run.status == 0)
        for word in [
            "FOLDER", "FEED", "ADDRESS", "sample shop", "--lanes", "--sections", "folder|month", "--rtl",
            "--dark", "--window-size", "?page=2", "F5", "Ctrl+M",
        ] {
            #expect(run.output.contains(word), "\(word) is not in the help")
        }
    }

    @Test func theVersionIsPrinted() async throws {
        let run = try await GalleryRun.of("--version")
        #expect(run.status == 0)
        #expect(run.output.wholeMatch(of: /waterfall-gallery \d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: [
        (["--lane"], "Unknown option --lane"), (["--lanes"], "--lanes"), (["--lanes", "many"], "“many”"),
        (["--lanes=0"], "“0”"), (["--lanes=-3"], "“-3”"), (["--lanes=1e9"], "“1e9”"),
        (["--lanes=99999999999999999999"], "from 1 to 32"),
        (["--sections", "week"], "folder or month, not “week”"), (["--sections="], "“”"),
        (["--sections"], "--sections"), (["--sections=Month"], "“Month”"),
        (["--window-size", "800"], "“800”"), (["--window-size=800x"], "1200x800"),
        (["--window-size=0x0"], "“0x0”"),
        (["--window-size=-800x600"], "“-800x600”"), (["--window-size=9999999x10"], "16384"),
        (["/tmp", "/"], "not 2"),
    ])
    func aCommandLineThatMakesNoSenseIsRefused(arguments: [String], message: String) async throws {
        let run = try await GalleryRun.of(arguments)
        #expect(run.status == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains("--help"))
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [
        ("/no/such/folder", "no file or folder at /no/such/folder"), ("/nicht da/猫", "/nicht da/猫"),
        ("ftp://example.org/shops", "begins with http"), ("/dev/null", "neither a folder nor a file"),
        ("", "no file or folder"),
    ])
    func whatCannotBeOpenedIsRefused(argument: String, message: String) async throws {
        let run = try await GalleryRun.of(argument)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("waterfall-gallery: "))
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output.isEmpty)
    }
}

/// One run of the built program, ended.
struct GalleryRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the program to its end.
    static func of(_ arguments: String...) async throws -> GalleryRun {
        try await of(arguments)
    }

    /// Runs the program to its end, on a thread of its own: waiting must not block the other tests.
    static func of(_ arguments: [String]) async throws -> GalleryRun {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try GalleryRun(running: arguments) })
            }
        }
    }

    private init(running arguments: [String]) throws {
        let process = Process()
        // The program is built beside the tests.
        process.executableURL = Bundle.main.bundleURL.appending(path: "waterfall-gallery")
        process.arguments = arguments
        process.environment = ["LC_ALL": "C.UTF-8"]
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What is printed here fits a pipe, so that one after the other cannot lock.
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
