#if canImport(ImageIO)
    import ImageIO
    public import UIKit
    public import WaterfallImages

    /// Decodes pictures with ImageIO, at the size of display: a picture of 5000 × 4000 pixels that is shown at 360 × 288 takes
    /// 0.4 MiB in memory and never lies there whole. The orientation that it carries is applied; of an animated picture the
    /// first frame is taken.
    public struct ThumbnailDecoder: ImageDecoder {
        private let maximumPixelCount: Int

        /// Makes a decoder that takes pictures of at most so many pixels; a small file may claim a size that would fill all
        /// memory. Default: 200 million.
        public init(maximumPixelCount: Int = 200_000_000) {
            self.maximumPixelCount = maximumPixelCount
        }

        public func size(ofHeader header: Data, isWhole: Bool) throws -> PixelSize? {
            let source = CGImageSourceCreateIncremental(nil)
            CGImageSourceUpdateData(source, header as CFData, isWhole)
            if let size = size(of: source) { return size }
            if isWhole { throw ImageProblem.unknownFormat }
            return nil
        }

        public func decode(_ data: Data, fitting displaySize: PixelSize?) throws -> DecodedImage<UIImage> {
            // What is kept are the thumbnail's pixels alone.
            let uncached = [kCGImageSourceShouldCache: false] as CFDictionary
            guard let source = CGImageSourceCreateWithData(data as CFData, uncached),
                let own = size(of: source)
            else { throw ImageProblem.unknownFormat }
            guard own.pixelCount <= maximumPixelCount else {
                throw ImageProblem.tooManyPixels(own, limit: maximumPixelCount)
            }
            let target = displaySize.map { own.fitted(in: $0) } ?? own
            let options =
                [
                    kCGImageSourceCreateThumbnailFromImageAlways: true,
                    kCGImageSourceCreateThumbnailWithTransform: true,
                    // Decoded here rather than on the main thread when it is first drawn.
                    kCGImageSourceShouldCacheImmediately: true,
                    kCGImageSourceThumbnailMaxPixelSize: max(target.width, target.height),
                ] as CFDictionary
            guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else {
                throw ImageProblem.damaged("ImageIO makes no picture of it")
            }
            return DecodedImage(UIImage(cgImage: image), cost: image.bytesPerRow * image.height)
        }

        /// The size of a source's first picture, upright; nil while too little of it is there.
        private func size(of source: CGImageSource) -> PixelSize? {
            guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
                let width = properties[kCGImagePropertyPixelWidth] as? Int,
                let height = properties[kCGImagePropertyPixelHeight] as? Int
            else { return nil }
            let size = PixelSize(width: width, height: height)
            let orientation = properties[kCGImagePropertyOrientation] as? Int ?? 1
            return orientation >= 5 ? size.transposed : size
        }
    }
#endif
