import CGTK
import Foundation
import WaterfallImages

/// Decodes pictures with GdkPixbuf: JPEG, PNG, GIF and whatever the installed loaders know, WebP and SVG say.
///
/// The orientation that a picture carries is applied. A picture is scaled while it loads, so that a large one never
/// lies in memory whole where its format allows that (JPEG, WebP, SVG). It needs no display.
public struct GdkPictureDecoder: ImageDecoder {
    private let maximumPixelCount: Int

    /// Makes a decoder that takes pictures of at most `maximumPixelCount` pixels, 200 million by default: a small
    /// file may claim a size that would fill all memory.
    public init(maximumPixelCount: Int = 200_000_000) {
        self.maximumPixelCount = maximumPixelCount
    }

    public func size(ofHeader header: Data, isWhole: Bool) throws -> PixelSize? {
        try self.header(in: header, isWhole: isWhole)?.displayedSize
    }

    public func decode(_ data: Data, fitting displaySize: PixelSize?) throws -> DecodedImage<GdkPicture> {
        guard let header = try header(in: data, isWhole: true) else { throw ImageProblem.truncated }
        let size = header.displayedSize
        let target = displaySize.map { size.fitted(in: $0, enlarging: header.isScalable) } ?? size
        try checkPixelCount(of: target)
        let loader = PixbufLoader { _, _ in header.isOnItsSide ? target.transposed : target }
        try loader.write(data)
        try loader.close()
        let picture = try loader.withUprightPixbuf { GdkPicture(pixbuf: $0) }
        return DecodedImage(picture, cost: picture.size.pixelCount * GdkPicture.bytesPerPixel)
    }

    /// What a picture's first bytes tell; nil when they are too few.
    private func header(in data: Data, isWhole: Bool) throws -> PictureHeader? {
        var storedSize: PixelSize?
        let loader = PixbufLoader { size, isScalable in
            storedSize = size
            // Of no size, the loader gives up, so that it decodes nothing. Only a scalable picture has to be drawn.
            return isScalable ? PixelSize(width: 1, height: 1) : PixelSize(width: 0, height: 0)
        }
        do {
            var position = data.startIndex
            while position < data.endIndex, storedSize == nil {
                let end = data.index(position, offsetBy: 4096, limitedBy: data.endIndex) ?? data.endIndex
                try loader.write(data[position..<end])
                position = end
            }
            // Some loaders, SVG's say, learn the size when they have everything.
            if storedSize == nil, isWhole { try loader.close() }
        } catch {
            if storedSize == nil || loader.isScalable { throw error }
        }
        guard let storedSize else { return nil }
        if !loader.isScalable { try checkPixelCount(of: storedSize) }
        return PictureHeader(
            storedSize: storedSize, isOnItsSide: exifOrientation(in: data) >= 5, isScalable: loader.isScalable
        )
    }

    private func checkPixelCount(of size: PixelSize) throws {
        guard size.pixelCount <= maximumPixelCount else {
            throw ImageProblem.tooManyPixels(size, limit: maximumPixelCount)
        }
    }
}

private struct PictureHeader {
    let storedSize: PixelSize
    /// Whether the orientation swaps width and height.
    let isOnItsSide: Bool
    /// Whether the picture is drawn at whatever size is asked for.
    let isScalable: Bool

    var displayedSize: PixelSize { isOnItsSide ? storedSize.transposed : storedSize }
}
