import Foundation

/// A screen that is touched: GTK's own Broadway server, which shows windows in a browser and takes the browser's
/// touches. This takes the browser's part, as far as touching goes.
///
/// X's tools make no touches. What is drawn is not looked at here, so after the first frame none follows: tests
/// tell by what the program reports.
public final class Touchscreen: Sendable {
    public enum Phase: Int32, Sendable {
        case began, moved, ended
    }

    /// What a program needs in its environment to show up on this screen.
    public let environment: [String: String]
    private let folder: URL
    private let server = Process()
    private var address: String { folder.appendingPathComponent("http").path }

    public init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "touch-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        environment = [
            "XDG_RUNTIME_DIR": folder.path, "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":1",
            "GSK_RENDERER": "broadway",
        ]
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        server.arguments = [
            "gtk4-broadwayd", "--unixsocket", folder.appendingPathComponent("http").path, ":1",
        ]
        server.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.run()
    }

    deinit {
        // Not by the signal that asks to terminate: Swift's threads block it, and so do the programs they start.
        if server.isRunning { kill(server.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Whether the server takes programs and fingers.
    public var isOn: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path).count) ?? 0 >= 2
    }

    /// A hand on the screen; nothing until the program has drawn its window, and gone with the last reference.
    public func hand() throws -> Hand {
        try Hand(address: address)
    }

    public final class Hand: Sendable {
        private let socket: Int32

        fileprivate init(address: String) throws {
            socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var name = sockaddr_un()
            name.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &name.sun_path) {
                $0.copyBytes(from: address.utf8.prefix($0.count - 1))
            }
            let size = socklen_t(MemoryLayout.size(ofValue: name))
            let answer = withUnsafePointer(to: name) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
            }
            guard answer == 0 else { throw DrivingError.touchscreen("there is no server at \(address)") }
            try send(
                Array(
                    """
                    GET /socket HTTP/1.1\r
                    Host: touchscreen\r
                    Upgrade: websocket\r
                    Connection: Upgrade\r
                    Sec-WebSocket-Key: dG91Y2g=\r
                    \r

                    """.utf8))
            var reply = [UInt8](repeating: 0, count: 12)
            guard recv(socket, &reply, reply.count, Int32(MSG_WAITALL)) == reply.count,
                reply.elementsEqual("HTTP/1.1 101".utf8)
            else { throw DrivingError.touchscreen("the server turned the touchscreen down") }
        }

        deinit {
            close(socket)
        }

        /// Touches the program's window at a point of its surface.
        ///
        /// - Parameter finger: Which one; the first of a hand stands for the pointer too.
        public func touch(_ phase: Phase, x: Int, y: Int, finger: Int = 1) throws {
            let window: Int32 = 1
            let values: [Int32] = [
                5, 0,
                Int32(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds / 1_000_000) & 0x7FFF_FFFF,
                phase.rawValue, window, Int32(finger), finger == 1 ? 1 : 0, Int32(x), Int32(y), Int32(x),
                Int32(y), 0,
            ]
            let message = values.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
            try send([0x82, UInt8(message.count)] + message)
        }

        private func send(_ bytes: [UInt8]) throws {
            guard Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
            else {
                throw DrivingError.touchscreen("the server has hung up")
            }
        }
    }
}
