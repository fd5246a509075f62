import Foundation

extension TestServer {
    /// The number of pages of the feed; later ones are empty lists.
    public static let feedPageCount = 3
    /// The number of items of a page of the feed.
    public static let feedPageSize = 20

    /// Answers one request; false when the other side went away first.
    ///
    /// | path | answer |
    /// | --- | --- |
    /// | `/ok/300x200.svg` | a picture of that size |
    /// | `/slow/300x200.svg` | the same, half of it a second late |
    /// | `/drip` | a byte every tenth of a second, for ever |
    /// | `/broken` | half a picture, as if it were whole |
    /// | `/cut` | half of what the header promised, then the connection ends |
    /// | `/huge` | a header that promises 10 GB, and zeros |
    /// | `/endless` | zeros without a promised length, for ever |
    /// | `/empty` | 0 bytes |
    /// | `/html` | a web page |
    /// | `/redirect` | on to `/ok/300x200.svg` |
    /// | `/redirect-loop` | on to itself |
    /// | `/reset` | the connection ends without an answer |
    /// | `/timeout` | nothing, ever |
    /// | `/feed?page=1` | a list of items as JSON, each with `img`, `w`, `h` and `price` |
    /// | `/requests` | the counts of all requests as JSON |
    /// | anything else | 404 |
    func respond(to target: String, on connection: Connection) -> Bool {
        let parts = target.dropFirst().split(separator: "?", maxSplits: 1)
        let path = (parts.first ?? "").split(separator: "/")
        let size = Self.size(in: path.dropFirst().first)
        switch path.first {
        case "ok":
            return connection.send(Self.picture(size))
        case "slow":
            return sendSlowly(Self.picture(size), on: connection)
        case "drip":
            return drip(on: connection)
        case "broken":
            return connection.send(Self.half(of: Self.picture(size)))
        case "cut":
            var answer = Self.half(of: Self.picture(size))
            answer.claimedLength = answer.body.count * 2
            return connection.send(answer)
        case "huge":
            let header = Answer(type: "image/png", claimedLength: 10_000_000_000)
            return connection.sendHeader(header) && sendZeros(on: connection, isChunked: false)
        case "endless":
            return connection.sendHeader(Answer(type: "image/png"), isChunked: true)
                && sendZeros(on: connection, isChunked: true)
        case "empty":
            return connection.send(Answer(type: "image/png"))
        case "html":
            return connection.send(
                .text("<!DOCTYPE html><title>Sign in</title>", type: "text/html; charset=utf-8"))
        case "redirect":
            return connection.send(Self.redirection(to: url("ok/300x200.svg")))
        case "redirect-loop":
            return connection.send(Self.redirection(to: url("redirect-loop")))
        case "reset":
            return true
        case "timeout":
            connection.waitForEnd()
            return false
        case "feed":
            return connection.send(feed(page: Self.page(in: parts.dropFirst().first)))
        case "requests":
            return connection.send(Self.json(requestCounts))
        default:
            return connection.send(.text("There is nothing at \(target).", status: "404 Not Found"))
        }
    }

    // MARK: Answers

    private static func size(in name: Substring?) -> (width: Int, height: Int) {
        let numbers = (name ?? "").split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : (300, 200)
    }

    private static func picture(_ size: (width: Int, height: Int)) -> Answer {
        let hue = (size.width * 7 + size.height * 13) % 360
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">\
            <rect width="100%" height="100%" fill="hsl(\(hue), 60%, 60%)"/>\
            <circle cx="50%" cy="50%" r="25%" fill="hsl(\(hue), 60%, 35%)"/></svg>
            """
        return .text(svg, type: "image/svg+xml")
    }

    private static func half(of answer: Answer) -> Answer {
        var answer = answer
        answer.body = answer.body.prefix(answer.body.count / 2)
        return answer
    }

    private static func redirection(to target: URL) -> Answer {
        Answer(status: "302 Found", type: "text/plain", headers: ["Location": target.absoluteString])
    }

    private static func json(_ value: Any) -> Answer {
        let body = try? JSONSerialization.data(
            withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        return Answer(type: "application/json", body: body ?? Data())
    }

    // MARK: The feed

    private static func page(in query: Substring?) -> Int {
        let fields = (query ?? "").split(separator: "&").map { $0.split(separator: "=") }
        return fields.first { $0.first == "page" && $0.count == 2 }.flatMap { Int($0[1]) } ?? 1
    }

    private func feed(page: Int) -> Answer {
        guard (1...Self.feedPageCount).contains(page) else { return Self.json([Int]()) }
        let first = (page - 1) * Self.feedPageSize
        let items = (first..<first + Self.feedPageSize).map { index -> [String: Any] in
            let (width, height) = (160 + index * 37 % 140, 120 + index * 53 % 260)
            return [
                "img": url("ok/\(width)x\(height).svg?item=\(index)").absoluteString,
                "w": width, "h": height, "price": "\(10 + index).00",
            ]
        }
        return Self.json(items)
    }

    // MARK: Bad manners

    private func sendSlowly(_ answer: Answer, on connection: Connection) -> Bool {
        let middle = answer.body.count / 2
        return connection.sendHeader(answer) && connection.send(answer.body.prefix(middle))
            && connection.wait(seconds: 1) && connection.send(answer.body.dropFirst(middle))
    }

    private func drip(on connection: Connection) -> Bool {
        guard connection.sendHeader(Answer(type: "image/png", claimedLength: 1_000_000)) else { return false }
        while connection.wait(seconds: 0.1) && connection.send(Data([0])) {}
        return false
    }

    private func sendZeros(on connection: Connection, isChunked: Bool) -> Bool {
        let zeros = Data(count: 65_536)
        let chunk = isChunked ? Data("10000\r\n".utf8) + zeros + Data("\r\n".utf8) : zeros
        // At the pace of a fast network: URLSession on Linux queues without bound what it cannot pass on.
        while connection.send(chunk), connection.wait(seconds: 0.001) {}
        return false
    }
}
