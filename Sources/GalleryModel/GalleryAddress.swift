import Foundation

/// What a gallery shows, as named on the command line or dropped on the window.
public enum GalleryAddress: Hashable, Sendable {
    /// A folder of pictures.
    case folder(URL)
    /// A feed in a file.
    case feedFile(URL)
    /// A feed with pages on a server.
    case feedURL(URL)
    /// The sample shop, whose feeds and pictures are in this folder.
    case sampleShop(URL)

    /// Understands an argument: a web address, a `file:` address or a path.
    ///
    /// - Throws: `GalleryError` where nothing is there, or nothing that could be opened.
    public init(argument: String) throws(GalleryError) {
        if let url = Self.url(argument) {
            switch url.scheme?.lowercased() {
            case "http", "https":
                self = .feedURL(url)
                return
            case "file":
                self = try Self.file(at: url.path)
                return
            default: break
            }
        }
        // A path may hold anything, "://" included; only what is no path can be a strange address.
        if argument.contains("://"), FileKind(path: argument) == nil {
            throw GalleryError(
                .unsupportedAddress, "\(argument) is not an address that can be opened.",
                remedy:
                    "Give a folder, a feed file, or a feed's address that begins with http:// or https://.")
        }
        self = try Self.file(at: argument)
    }

    /// A source that reads it.
    public func source() -> any GallerySource {
        switch self {
        case .folder(let folder): FolderSource(folder: folder)
        case .feedFile(let file): FeedFileSource(file: file)
        case .feedURL(let url): FeedURLSource(address: url)
        case .sampleShop(let folder): SampleShopSource(folder: folder)
        }
    }

    /// The argument as an address with a scheme and a host, or of a file; `nil` for a path.
    private static func url(_ argument: String) -> URL? {
        guard let url = URL(string: argument),
            url.isFileURL || url.host(percentEncoded: false)?.isEmpty == false
        else { return nil }
        return url
    }

    /// The folder or the feed file at a path.
    private static func file(at path: String) throws(GalleryError) -> GalleryAddress {
        switch FileKind(path: path) {
        case .folder:
            return .folder(URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL)
        case .regular:
            if PictureNames.isPicture(path) {
                throw GalleryError(
                    .notAFeed, "\(path) is a picture, not a folder or a feed.",
                    remedy: "Give the folder that it lies in.")
            }
            return .feedFile(URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL)
        case .other:
            throw GalleryError(
                .notAFile, "\(path) is neither a folder nor a file.",
                remedy: "Give a folder of pictures or a feed file.")
        case nil:
            throw GalleryError(
                .noSuchFile, "There is no file or folder at \(path).",
                remedy: "Check the path, and whether its disk is mounted.")
        }
    }
}
