import Foundation
import GalleryModel
import Waterfall

/// An item, and the shape that its cell has from the start: nothing moves when the picture comes.
struct ShownItem: Sendable {
    let item: GalleryItem
    /// Width over height of the picture; nil where nobody knows before the picture is there.
    let pictureRatio: Double?
    /// The picture's width in its own pixels; nil likewise.
    let pictureWidth: Double?
    /// Where the item is in the order in which all came; the list that it is in sets it.
    var arrival = 0

    /// The flattest and the steepest cell, width over height. Beyond it a picture is cropped: it would be a line, or
    /// fill the screen many times over.
    private static let ratios = 1 / 4.0...6.0

    /// - Parameter size: The picture's size where it is known.
    init(_ item: GalleryItem, size: GalleryModel.PixelSize?) {
        self.item = item
        pictureRatio = size.map { $0.width / $0.height }
        pictureWidth = size?.width
    }

    /// The cell's size: the picture's shape, a square where that is unknown.
    var size: ItemSize {
        let ratio = min(max(pictureRatio ?? 1, Self.ratios.lowerBound), Self.ratios.upperBound)
        return .aspect(width: ratio, height: 1)
    }
}
