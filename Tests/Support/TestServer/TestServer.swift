// Test support: a small HTTP server on loopback that answers well, badly or never. It ships in no product.
import Foundation

/// An HTTP/1.1 server on a free port of 127.0.0.1, one answer a connection.
///
/// What it answers to which path is in `TestServer+Routes.swift`; a test adds its own with ``serve(_:at:type:headers:)``.
/// It counts what it was asked, so that a test can say "one request".
// Sendable unchecked: every stored variable is read and written under `lock`.
public final class TestServer: @unchecked Sendable {
    /// The address of the server's root, `http://127.0.0.1:port/`.
    public let address: URL

    private let listener: Int32
    private let lock = NSLock()
    private var connections: Set<Int32> = []
    private var counts: [String: Int] = [:]
    private var abandonedCounts: [String: Int] = [:]
    private var answers: [String: Answer] = [:]

    /// Starts the server; it stops when ``stop()`` is called or the process ends.
    public init() throws {
        (listener, address) = try Self.listen()
        let server = self
        Thread.detachNewThread { server.acceptConnections() }
    }

    /// An address on which nothing listens: a connection to it is refused.
    public static func refusingAddress() throws -> URL {
        let (descriptor, address) = try listen()
        close(descriptor)
        return address.appendingPathComponent("refused.png")
    }

    /// The address of a path such as `ok/300x200.svg` or `feed?page=2`.
    public func url(_ path: String) -> URL {
        URL(string: path, relativeTo: address)?.absoluteURL ?? address
    }

    /// Answers `target` with these bytes from now on: `/a.png?x=1` for just that, `/a.png` for any query.
    public func serve(_ body: Data, at target: String, type: String, headers: [String: String] = [:]) {
        lock.withLock { answers[target] = Answer(type: type, headers: headers, body: body) }
    }

    /// How often `target` (path and query) was asked for.
    public func count(of target: String) -> Int { lock.withLock { counts[target, default: 0] } }

    /// How often whoever asked for `target` went away before the answer's end.
    public func abandonedCount(of target: String) -> Int {
        lock.withLock { abandonedCounts[target, default: 0] }
    }

    /// Every target that was asked for, with its number of requests.
    public var requestCounts: [String: Int] { lock.withLock { counts } }

    /// Ends every connection and takes no more.
    public func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        lock.withLock {
            for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    private func acceptConnections() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { break }
            lock.withLock { _ = connections.insert(connection) }
            Thread.detachNewThread {
                self.serve(Connection(descriptor: connection))
                self.lock.withLock { _ = self.connections.remove(connection) }
                close(connection)
            }
        }
        close(listener)
    }

    private func serve(_ connection: Connection) {
        guard let target = connection.readTarget() else { return }
        let path = target.prefix { $0 != "?" }
        let own = lock.withLock {
            counts[target, default: 0] += 1
            return answers[target] ?? answers[String(path)]
        }
        let wasRead = own.map { connection.send($0) } ?? respond(to: target, on: connection)
        if !wasRead {
            lock.withLock { abandonedCounts[target, default: 0] += 1 }
        }
    }

    private static func listen() throws -> (descriptor: Int32, address: URL) {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                // The queue is long, since a test of many cells connects all at once.
                bind(descriptor, $0, length) == 0 && Foundation.listen(descriptor, 512) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isListening, let address = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))/")
        else {
            throw TestServerError(
                description: "no port of 127.0.0.1 to listen on: \(String(cString: strerror(errno)))")
        }
        return (descriptor, address)
    }
}

/// Why the server did not start.
public struct TestServerError: Error, CustomStringConvertible {
    public let description: String
}
