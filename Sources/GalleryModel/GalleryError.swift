import Foundation

/// What went wrong while a gallery was being read, where, and what the person in front of it can do next.
///
/// It is shown as it is: on standard error by the command line, as a page or in a cell by the window.
public struct GalleryError: Error, Hashable, Sendable {
    /// The reason, for code that has to tell one from another.
    public enum Kind: Hashable, Sendable {
        /// Nothing is at the path.
        case noSuchFile
        /// The file or folder is there, but may not be read.
        case notReadable
        /// Neither a folder nor a regular file: a pipe, a socket, a device.
        case notAFile
        /// The folder was read to its end, and there is no picture in it.
        case noPictures
        /// An address of a kind that cannot be opened, such as `ftp:`.
        case unsupportedAddress
        /// The text is no feed: neither JSON nor a property list, or no list of shops.
        case notAFeed
        /// The server sent a web page where a feed was expected.
        case webPage
        /// The feed is larger than what is read.
        case tooLarge
        /// No connection: the server refused it, or is not to be found.
        case unreachable
        /// The server did not answer in time.
        case timedOut
        /// The server sent the request from address to address without an end.
        case redirectsForEver
        /// The server answered with an HTTP status that is not a success.
        case badStatus(Int)
        /// An item of a feed names no picture that could be shown.
        case noPicture
    }

    /// The reason, for code.
    public let kind: Kind
    /// What was wrong and where: a sentence.
    public let problem: String
    /// What to do next: a sentence.
    public let remedy: String

    /// Creates an error from its two sentences.
    public init(_ kind: Kind, _ problem: String, remedy: String) {
        self.kind = kind
        self.problem = problem
        self.remedy = remedy
    }
}

extension GalleryError: CustomStringConvertible, LocalizedError {
    /// Both sentences.
    public var description: String { "\(problem) \(remedy)" }
    /// Both sentences.
    public var errorDescription: String? { description }
}
