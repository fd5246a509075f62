import Foundation

/// Turns bytes into pictures: what a screen system supplies, and all that it supplies.
///
/// Both functions are called off the main thread, and several at once. What they throw should be an
/// ``ImageProblem``; anything else counts as ``ImageProblem/damaged(_:)``.
public protocol ImageDecoder: Sendable {
    /// The picture as the screen system draws it.
    associatedtype Image: Sendable

    /// The size of a picture, orientation applied, from its first bytes and without decoding its pixels.
    ///
    /// - Parameters:
    ///   - header: The picture's first bytes.
    ///   - isWhole: Whether `header` is all there is.
    /// - Returns: The size, or nil when the bytes are too few to tell.
    func size(ofHeader header: Data, isWhole: Bool) throws -> PixelSize?

    /// Decodes a whole picture, orientation applied; of an animated picture its first frame.
    ///
    /// - Parameters:
    ///   - data: All of the picture's bytes.
    ///   - displaySize: The box in pixels that the picture is scaled down to fit, its shape kept; nil for its own size.
    func decode(_ data: Data, fitting displaySize: PixelSize?) throws -> DecodedImage<Image>
}

/// A decoded picture and what it costs to keep.
public struct DecodedImage<Image: Sendable>: Sendable {
    /// The picture.
    public let image: Image
    /// The memory that its pixels take, in bytes.
    public let cost: Int

    /// Makes a decoded picture of `cost` bytes.
    public init(_ image: Image, cost: Int) {
        self.image = image
        self.cost = cost
    }
}

extension ImageDecoder {
    /// The size of the picture in a local file, orientation applied, from as few of its bytes as will do.
    ///
    /// Blocks while it reads, so call it off the main thread; a scan of a large folder calls it for each file.
    ///
    /// - Throws: ``ImageError``, which says what is wrong with the file.
    public func size(ofFileAt address: URL) throws -> PixelSize {
        try ImageError.naming(address) {
            let file = try LocalFile(address)
            var header = Data()
            var wanted = 16_384
            while true {
                header.append(try file.read(upTo: wanted - header.count))
                let isWhole = header.count < wanted
                if header.isEmpty { throw ImageProblem.empty }
                if let size = try size(ofHeader: header, isWhole: isWhole) { return size }
                if isWhole { throw ImageProblem.truncated }
                wanted *= 4
            }
        }
    }
}
