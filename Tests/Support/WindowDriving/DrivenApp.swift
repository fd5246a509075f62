import Foundation
import Synchronization

/// An app in a window of the tests' display, driven by the input events that a user would make.
///
/// There is one pointer and one keyboard on a display, so only one app is driven at a time: see ``onDisplay(_:)``.
public final class DrivenApp: Sendable {
    public let process: Process
    private let title: String
    private let environment: [String: String]
    private let output = OutputLines()
    private let input = Pipe()

    /// Starts a program of this package.
    ///
    /// - Parameters:
    ///   - name: The product's name.
    ///   - title: A part of its window's title.
    public init(
        _ name: String, arguments: [String] = [], title: String, environment extra: [String: String] = [:]
    ) throws {
        var environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil else { throw DrivingError.noDisplay }
        environment.merge(extra) { $1 }
        self.environment = environment
        self.title = title
        process = Process()
        process.executableURL = try Self.builtProducts().appendingPathComponent(name)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = input
        let pipe = Pipe()
        process.standardOutput = pipe
        pipe.fileHandleForReading.readabilityHandler = { [output] in output.append($0.availableData) }
        try process.run()
    }

    deinit {
        // Not by the signal that asks to terminate: Swift's threads block it, and so do the programs they start.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The lines that the program has written so far.
    public var lines: [String] { output.lines }

    public func write(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Waits until `condition` has an answer; see ``poll(for:_:saying:)``.
    @discardableResult
    public func wait<Answer>(
        for what: String, _ condition: () async throws -> Answer?
    ) async throws -> Answer {
        try await poll(for: what, condition) {
            "; the program wrote last:\n" + self.lines.suffix(12).joined(separator: "\n")
        }
    }

    /// Waits for the program's window and gives it the keyboard. There is no window manager that would.
    public func waitForWindow() async throws -> String {
        try await wait(for: "a window titled \(title)") {
            // The window of a program that is just ending can be found and be gone a moment later.
            guard let found = try? self.xdotool("search", "--onlyvisible", "--name", self.title),
                let window = found.split(separator: "\n").first.map(String.init),
                (try? self.xdotool("windowfocus", "--sync", window)) != nil
            else { return nil }
            return window
        }
    }

    /// Runs xdotool, which makes real input events.
    /// - Returns: What it printed; empty when it found nothing.
    @discardableResult
    public func xdotool(_ arguments: String...) throws -> String {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = ["xdotool"] + arguments
        tool.environment = environment
        let (out, errors) = (Pipe(), Pipe())
        tool.standardOutput = out
        tool.standardError = errors
        try tool.run()
        let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        tool.waitUntilExit()
        if tool.terminationStatus != 0 && !complaint.isEmpty { throw DrivingError.xdotool(complaint) }
        return text
    }

    /// The folder of the test program, where SwiftPM puts the others too.
    private static func builtProducts() throws -> URL {
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: path).deletingLastPathComponent()
    }
}

/// Waits until `condition` has an answer.
///
/// - Parameter context: What the error says beyond what was waited for.
/// - Throws: ``DrivingError/tookTooLong(_:)`` when there is none within 20 seconds.
@discardableResult
public func poll<Answer>(
    for what: String, _ condition: () async throws -> Answer?, saying context: () -> String = { "" }
) async throws -> Answer {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
        if let answer = try await condition() { return answer }
        try await Task.sleep(for: .milliseconds(10))
    }
    throw DrivingError.tookTooLong("waited 20 s for \(what)\(context())")
}

public enum DrivingError: Error, CustomStringConvertible {
    case noDisplay
    case tookTooLong(String)
    case xdotool(String)
    case touchscreen(String)

    public var description: String {
        switch self {
        case .noDisplay: "there is no DISPLAY to open a window on: run the tests with make test"
        case .tookTooLong(let what): what
        case .xdotool(let complaint): "xdotool: \(complaint)"
        case .touchscreen(let complaint): complaint
        }
    }
}

/// The lines that a program writes, as they come.
private final class OutputLines: Sendable {
    private let state = Mutex((lines: [String](), rest: Data()))

    var lines: [String] { state.withLock { $0.lines } }

    func append(_ data: Data) {
        state.withLock { state in
            state.rest.append(data)
            while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
                state.lines.append(String(decoding: state.rest[..<end], as: UTF8.self))
                state.rest = Data(state.rest[(end + 1)...])
            }
        }
    }
}
