public import UIKit

/// What brings pictures into image views: the seam behind which an app's cells load them, so that they need not know with
/// what.
///
/// ``PictureLoader`` is the one that comes with this package. An app that has a library for it already conforms a type of
/// its own to this protocol; two calls are all there is to write, since prefetching has a default. With Nuke:
///
/// ```
/// final class NukePictures: PictureLoading {
///     func show(_ address: URL, in imageView: UIImageView, size: CGSize) {
///         let request = ImageRequest(url: address, processors: [.resize(size: size)])
///         NukeExtensions.loadImage(with: request, into: imageView)
///     }
///
///     func cancel(_ imageView: UIImageView) {
///         NukeExtensions.cancelRequest(for: imageView)
///         imageView.image = nil
///     }
/// }
/// ```
///
/// With Kingfisher:
///
/// ```
/// func show(_ address: URL, in imageView: UIImageView, size: CGSize) {
///     let scale = imageView.traitCollection.displayScale
///     let fitting = DownsamplingImageProcessor(size: size)
///     imageView.kf.setImage(with: address, options: [.processor(fitting), .scaleFactor(scale)])
/// }
///
/// func cancel(_ imageView: UIImageView) {
///     imageView.kf.cancelDownloadTask()
///     imageView.image = nil
/// }
/// ```
///
/// With SDWebImage:
///
/// ```
/// func show(_ address: URL, in imageView: UIImageView, size: CGSize) {
///     let scale = imageView.traitCollection.displayScale
///     let pixels = CGSize(width: size.width * scale, height: size.height * scale)
///     imageView.sd_setImage(
///         with: address, placeholderImage: nil, options: [], context: [.imageThumbnailPixelSize: pixels])
/// }
///
/// func cancel(_ imageView: UIImageView) {
///     imageView.sd_cancelCurrentImageLoad()
///     imageView.image = nil
/// }
/// ```
@MainActor
public protocol PictureLoading: AnyObject {
    /// Shows a picture in an image view, at once or when it arrives. What the image view was to show before is of no account
    /// any more, and never lands in it.
    ///
    /// - Parameters:
    ///   - address: Where the picture is.
    ///   - imageView: What shows it. It is not retained.
    ///   - size: The size at which it is shown, in points; the picture is scaled down to fit it, its shape kept.
    func show(_ address: URL, in imageView: UIImageView, size: CGSize)

    /// The image view shows nothing from now on: for ``WaterfallReusableView/prepareForReuse()``.
    func cancel(_ imageView: UIImageView)

    /// Pictures that will probably be shown soon, the first ones first; see ``WaterfallViewDataSourcePrefetching``. Default:
    /// does nothing.
    ///
    /// - Parameters:
    ///   - addresses: Where the pictures are.
    ///   - size: The size at which they will be shown, in points.
    func prefetch(_ addresses: [URL], size: CGSize)

    /// Pictures that will not be shown soon after all. Default: does nothing.
    func cancelPrefetching(_ addresses: [URL])
}

extension PictureLoading {
    public func prefetch(_ addresses: [URL], size: CGSize) {}
    public func cancelPrefetching(_ addresses: [URL]) {}
}
