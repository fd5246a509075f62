import Foundation

/// What is sent back: a status, headers and a body.
struct Answer {
    var status = "200 OK"
    var type: String
    var headers: [String: String] = [:]
    var body = Data()
    /// What `Content-Length` says; nil for the body's length.
    var claimedLength: Int?

    static func text(_ text: String, status: String = "200 OK", type: String = "text/plain") -> Answer {
        Answer(status: status, type: type, body: Data(text.utf8))
    }
}

/// One connection of the server, with blocking reads and writes.
struct Connection {
    let descriptor: Int32

    /// The target of the request's first line, once its header is complete.
    func readTarget() -> String? {
        var header: [UInt8] = []
        var byte: UInt8 = 0
        while !header.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard header.count < 65_536, recv(descriptor, &byte, 1, 0) == 1 else { return nil }
            header.append(byte)
        }
        let words = String(decoding: header, as: UTF8.self).split(separator: " ", maxSplits: 2)
        return words.count == 3 ? String(words[1]) : nil
    }

    /// Sends a whole answer; false when the other side has gone.
    func send(_ answer: Answer) -> Bool {
        sendHeader(answer) && send(answer.body)
    }

    func sendHeader(_ answer: Answer, isChunked: Bool = false) -> Bool {
        var lines = ["HTTP/1.1 \(answer.status)", "Content-Type: \(answer.type)", "Connection: close"]
        lines += answer.headers.map { "\($0.key): \($0.value)" }
        let length = answer.claimedLength ?? answer.body.count
        lines.append(isChunked ? "Transfer-Encoding: chunked" : "Content-Length: \(length)")
        return send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    }

    func send(_ data: Data) -> Bool {
        // Without it a reader that goes away ends the whole process.
        #if canImport(Glibc)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
            var isOn: Int32 = 1
            setsockopt(
                descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, flags)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Waits until the other side goes away or sends something; it never does the latter.
    func waitForEnd() {
        var byte: UInt8 = 0
        _ = recv(descriptor, &byte, 1, 0)
    }

    /// Waits for `seconds`; false when the other side goes away meanwhile.
    func wait(seconds: Double) -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&event, 1, Int32(seconds * 1000)) == 0
    }
}
