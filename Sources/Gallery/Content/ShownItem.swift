import Foundation
import GalleryModel

/// An item, and what shapes its cell from the start: nothing moves when the picture comes.
struct ShownItem: Sendable {
    let item: GalleryItem
    /// Width over height of the picture; nil where nobody knows before the picture is there.
    private(set) var pictureRatio: Double?
    /// The picture's width in its own pixels; nil likewise.
    let pictureWidth: Double?
    /// Where the item is in the order in which all came; the list that it is in sets it.
    var arrival = 0

    /// The flattest and the steepest place of a picture, width over height. Beyond it a picture is cropped: it would be
    /// a line, or fill the screen many times over.
    private static let ratios = 1 / 4.0...6.0

    /// - Parameter size: The picture's size where it is known.
    init(_ item: GalleryItem, size: GalleryModel.PixelSize?) {
        self.item = item
        pictureRatio = size.map { $0.width / $0.height }
        pictureWidth = size?.width
    }

    /// The shape of the picture's place, width over height: the picture's own within bounds, a square where that is
    /// unknown.
    var ratio: Double { min(max(pictureRatio ?? 1, Self.ratios.lowerBound), Self.ratios.upperBound) }

    /// Whether there is a title or a price to show below the picture. A folder's pictures have neither.
    var hasCaption: Bool { item.isTitled || item.price?.isEmpty == false }

    /// Takes over the shape of the picture itself, which was not known before it came.
    mutating func learn(pictureRatio: Double) {
        self.pictureRatio = pictureRatio
    }
}
