import Foundation

/// Why there is no picture: the address, and what is wrong with it.
public struct ImageError: Error, Hashable, Sendable {
    /// The address that was asked for.
    public let address: URL
    /// What is wrong.
    public let problem: ImageProblem

    /// Makes the error of an address.
    public init(address: URL, problem: ImageProblem) {
        self.address = address
        self.problem = problem
    }

    /// Runs `body` and gives its errors the address; a cancellation stays one.
    static func naming<Value>(_ address: URL, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw naming(address, error)
        }
    }

    static func naming(_ address: URL, _ error: any Error) -> any Error {
        switch error {
        case is ImageError, is CancellationError: error
        case let problem as ImageProblem: ImageError(address: address, problem: problem)
        default: ImageError(address: address, problem: .damaged(error.localizedDescription))
        }
    }
}

extension ImageError: LocalizedError, CustomStringConvertible {
    /// One or two sentences: what, where, and what to do next.
    public var description: String {
        let place = address.isFileURL ? address.path : address.absoluteString
        return "\(place): \(problem.sentence). \(problem.advice)"
    }

    public var errorDescription: String? { description }
}

/// What can be wrong with a picture.
public enum ImageProblem: Error, Hashable, Sendable {
    /// There is no such file.
    case notFound
    /// The path names something else than a file, say a folder.
    case notAFile(String)
    /// The file cannot be read; in the system's words.
    case unreadable(String)
    /// The address is neither a file nor on the web.
    case unsupportedAddress
    /// The server was not reached, or the connection broke off; in the system's words.
    case connectionFailed(String)
    /// The server took longer than the loader waits.
    case timedOut
    /// The server redirects without end.
    case endlessRedirection
    /// The server answered with this status instead of a picture.
    case status(Int)
    /// The server answered with a web page instead of a picture.
    case webPage
    /// There are 0 bytes.
    case empty
    /// There are more bytes than the loader takes.
    case tooManyBytes(limit: Int)
    /// The picture has more pixels than the decoder takes.
    case tooManyPixels(PixelSize, limit: Int)
    /// The bytes are in no format that the decoder knows.
    case unknownFormat
    /// The picture's end is missing.
    case truncated
    /// The picture cannot be decoded; in the decoder's words.
    case damaged(String)

    /// What is wrong, as the end of a sentence.
    package var sentence: String {
        switch self {
        case .notFound: "there is no such file"
        case .notAFile(let kind): "this is \(kind), not a picture file"
        case .unreadable(let reason): "the file cannot be read (\(reason))"
        case .unsupportedAddress: "only file, http and https addresses can be loaded"
        case .connectionFailed(let reason): "the connection failed (\(reason))"
        case .timedOut: "the server took too long to answer"
        case .endlessRedirection: "the server redirects without end"
        case .status(let code): "the server answered with status \(code) instead of a picture"
        case .webPage: "the server answered with a web page instead of a picture"
        case .empty: "the picture is empty (0 bytes)"
        case .tooManyBytes(let limit): "the picture has more than \(limit) bytes, the most that is loaded"
        case .tooManyPixels(let size, let limit):
            "the picture has \(size.width) × \(size.height) pixels, more than the \(limit) that are decoded"
        case .unknownFormat: "the picture is in no known format"
        case .truncated: "the picture's end is missing"
        case .damaged(let reason): "the picture is damaged (\(reason))"
        }
    }

    var advice: String {
        switch self {
        case .notFound, .notAFile, .unsupportedAddress: "Check the address."
        case .unreadable: "Check the file's permissions and try again."
        case .connectionFailed, .timedOut: "Check the connection and try again."
        case .endlessRedirection, .status, .webPage:
            "Open the address in a browser to see why, then try again."
        case .empty, .truncated, .damaged: "Fetch or copy the picture again."
        case .tooManyBytes, .tooManyPixels: "Scale the picture down first."
        case .unknownFormat: "Install a loader for its format, or convert it to JPEG or PNG."
        }
    }
}
