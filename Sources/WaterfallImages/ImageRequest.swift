import Foundation

/// What a picture is asked for by: its address, and the size at which it is shown.
///
/// Requests that are equal share one load and one place in the memory cache.
public struct ImageRequest: Hashable, Sendable {
    /// Where the picture is: a `file`, `http` or `https` address.
    public let address: URL
    /// The box, in device pixels, that the picture is scaled down to fit; nil for the picture's own size.
    public let displaySize: PixelSize?

    /// Asks for the picture at `address`, scaled down to fit `displaySize`.
    public init(_ address: URL, displaySize: PixelSize?) {
        self.address = address
        self.displaySize = displaySize
    }
}

/// How urgently a picture is wanted.
public enum ImagePriority: Int, Comparable, Sendable {
    /// It will probably be seen soon.
    case prefetched
    /// It is on screen.
    case visible

    public static func < (left: ImagePriority, right: ImagePriority) -> Bool {
        left.rawValue < right.rawValue
    }
}
