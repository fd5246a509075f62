public import UIKit
public import WaterfallImages

/// Pictures over this package's own pipeline: one load for a picture however many cells want it, what is visible first, in
/// memory at the size of display, and on disk.
///
/// Make one for the whole app, and give it to the cells. On Apple's systems `ThumbnailDecoder` decodes:
///
/// ```
/// let pictures = PictureLoader(ImagePipeline(decoder: ThumbnailDecoder()))
/// ```
@MainActor
public final class PictureLoader<Decoder: ImageDecoder>: PictureLoading where Decoder.Image == UIImage {
    /// What is shown until the picture arrives. Default: nil, nothing.
    public var placeholder: UIImage?
    /// What is shown where a picture cannot be had. Default: nil, the placeholder.
    public var failurePicture: UIImage?

    /// What loads, decodes and remembers.
    public let pipeline: ImagePipeline<Decoder>

    private typealias Slot = ImageSlot<Decoder>

    private struct Entry {
        weak var imageView: UIImageView?
        let slot: Slot
    }

    /// The slots of the image views that show something, by the views' identities.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there are before those of views that are gone are looked for.
    private var entryLimit = 64
    private let prefetcher: ImagePrefetcher<Decoder>
    private var prefetched: [ImageRequest] = []
    private let memoryWarnings: MemoryWarnings

    /// Makes a loader over a pipeline, whose pictures it drops from memory when the system warns that it is short.
    public init(_ pipeline: ImagePipeline<Decoder>) {
        self.pipeline = pipeline
        prefetcher = ImagePrefetcher(pipeline: pipeline)
        memoryWarnings = MemoryWarnings { [pipeline] in pipeline.removeCachedImages() }
    }

    /// Shows a picture; see ``PictureLoading/show(_:in:size:)``. Showing what is shown already changes nothing, and the same
    /// picture at another size keeps what is on screen until that has arrived.
    public func show(_ address: URL, in imageView: UIImageView, size: CGSize) {
        slot(of: imageView).bind(to: ImageRequest(address, displaySize: pixels(size, imageView)))
    }

    /// The image view shows nothing from now on; a load that nobody else waits for ends.
    public func cancel(_ imageView: UIImageView) {
        let entry = entries.removeValue(forKey: ObjectIdentifier(imageView))
        if entry?.imageView === imageView { entry?.slot.clear() }
        imageView.image = nil
    }

    /// Asks again for a picture that failed in an image view. Does nothing where none has.
    public func retry(in imageView: UIImageView) {
        let entry = entries[ObjectIdentifier(imageView)]
        if entry?.imageView === imageView { entry?.slot.retry() }
    }

    /// Loads pictures into memory, behind those that are visible; adds to what is being prefetched.
    ///
    /// - Parameters:
    ///   - addresses: Where the pictures are, the first ones first.
    ///   - size: The size at which they will be shown, in points of a screen of ``prefetchScale``.
    public func prefetch(_ addresses: [URL], size: CGSize) {
        let box = PixelSize(
            width: Self.whole(size.width * prefetchScale), height: Self.whole(size.height * prefetchScale))
        prefetched += addresses.map { ImageRequest($0, displaySize: box) }
        prefetcher.prefetch(prefetched)
    }

    /// Device pixels in a point of the screen for which pictures are prefetched. Default: 2.
    public var prefetchScale: CGFloat = 2

    /// Gives up what will not be shown soon after all.
    public func cancelPrefetching(_ addresses: [URL]) {
        let given = Set(addresses)
        prefetched.removeAll { given.contains($0.address) }
        prefetcher.prefetch(prefetched)
    }

    // MARK: - Steps

    private func slot(of imageView: UIImageView) -> Slot {
        let key = ObjectIdentifier(imageView)
        // An identity may have been that of a view that is gone.
        if let entry = entries[key], entry.imageView === imageView { return entry.slot }
        forgetGoneViews()
        let slot = Slot(pipeline: pipeline) { [weak self, weak imageView] state in
            imageView?.image = self?.picture(for: state)
        }
        entries[key] = Entry(imageView: imageView, slot: slot)
        return slot
    }

    private func picture(for state: Slot.State) -> UIImage? {
        switch state {
        case .empty: nil
        case .loading: placeholder
        case .loaded(let image): image
        case .failed: failurePicture ?? placeholder
        }
    }

    private func forgetGoneViews() {
        guard entries.count >= entryLimit else { return }
        entries = entries.filter { $0.value.imageView != nil }
        entryLimit = max(64, entries.count * 2)
    }

    private func pixels(_ size: CGSize, _ view: UIView) -> PixelSize {
        let scale = max(1, view.traitCollection.displayScale)
        return PixelSize(width: Self.whole(size.width * scale), height: Self.whole(size.height * scale))
    }

    /// Whole pixels that hold a length; what is negative or not finite counts as 0.
    private static func whole(_ length: CGFloat) -> Int {
        length.isFinite && length > 0 ? Int(min(length, 1e6).rounded(.up)) : 0
    }
}

/// Listens to the system's warnings that memory is short, for as long as it lives.
private final class MemoryWarnings {
    private let observer: any NSObjectProtocol

    init(_ warned: @escaping @Sendable () -> Void) {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in warned() }
    }

    deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
