import Foundation

/// One picture of a gallery, or one shop of a feed: what a cell shows.
public struct GalleryItem: Identifiable, Hashable, Sendable {
    /// Tells this item from every other of its source; the same when the source is read again.
    public let id: String
    /// The address of the picture, a file or a web address; or why there is none, for the cell to show.
    public let picture: Result<URL, GalleryError>
    /// The picture's size as the source states it; `nil` where it is not stated or makes no sense.
    public let size: PixelSize?
    /// What the item is called: the title that a feed gives it, or else the name of the picture's file; may be empty.
    public let title: String
    /// Whether `title` is more than the name of a file: what a caption shows.
    public let isTitled: Bool
    /// The price as text, with its currency; `nil` where there is none.
    public let price: String?
    /// The folder that the picture lies in, as a path from the opened folder; `nil` in a feed.
    public let folder: String?
    /// When the picture's file was last changed; `nil` in a feed.
    public let modified: Date?

    /// Creates an item.
    public init(
        id: String, picture: Result<URL, GalleryError>, size: PixelSize? = nil, title: String = "",
        isTitled: Bool = false, price: String? = nil, folder: String? = nil, modified: Date? = nil
    ) {
        self.id = id
        self.picture = picture
        self.size = size
        self.title = title
        self.isTitled = isTitled
        self.price = price
        self.folder = folder
        self.modified = modified
    }

    /// The address of the picture, `nil` where there is none.
    public var address: URL? { try? picture.get() }
}

/// The size of a picture in pixels.
public struct PixelSize: Hashable, Sendable {
    /// The width, from 1 to `longestSide`.
    public let width: Double
    /// The height, from 1 to `longestSide`.
    public let height: Double

    /// The longest side that is believed, in pixels.
    public static let longestSide = 100_000.0
    /// How many times as long as the other a side may be: beyond it a cell would be a line or a mile long.
    public static let steepestRatio = 100.0

    /// Creates a size; `nil` for sides that are not numbers, below 1, beyond `longestSide`, or beyond
    /// `steepestRatio` to each other. Such a size counts as unknown: the picture itself knows better.
    public init?(width: Double, height: Double) {
        let believed = 1...Self.longestSide
        guard believed.contains(width), believed.contains(height),
            max(width, height) <= Self.steepestRatio * min(width, height)
        else { return nil }
        self.width = width
        self.height = height
    }
}
