import Foundation

/// Brings pictures from their addresses to the screen: loads, decodes off the main thread at the size of display, and
/// keeps what was shown last in memory.
///
/// Requests for one picture share one load. Visible pictures come before prefetched ones. A load that nobody waits
/// for any more is cancelled, or never starts. A failure is kept nowhere: to try again, ask again.
///
/// A cell uses an ``ImageSlot``, a screen that looks ahead an ``ImagePrefetcher``; other code awaits
/// ``image(for:priority:)``.
public final class ImagePipeline<Decoder: ImageDecoder>: Sendable {
    /// The decoder's picture.
    public typealias Image = Decoder.Image

    typealias Loads = LoadQueue<ImageRequest, Image>
    private typealias Memory = LeastRecentlyUsed<ImageRequest, Image>

    private let decoder: Decoder
    private let memory: Locked<Memory>
    let transfers: LoadQueue<URL, Data>
    let loads: Loads

    /// Makes a pipeline. One for a whole app is best: only what shares a pipeline shares its loads and its memory.
    ///
    /// - Parameters:
    ///   - decoder: The screen system's decoder.
    ///   - loader: What brings the bytes; files and the web by default.
    ///   - memoryLimit: The most bytes of decoded pictures to keep, 128 MiB by default. Pictures on screen are not
    ///     counted once they have been dropped from there.
    ///   - concurrentLoads: The most pictures that are loaded and decoded at a time, 6 by default.
    public init(
        decoder: Decoder, loader: any ImageLoader = URLImageLoader(), memoryLimit: Int = 128 << 20,
        concurrentLoads: Int = 6
    ) {
        let memory = Locked(Memory(limit: memoryLimit))
        // The pictures' queue bounds this one; it only joins transfers of one address for different sizes.
        let transfers = LoadQueue<URL, Data>(limit: .max) { try await loader.data(at: $0) }
        self.decoder = decoder
        self.memory = memory
        self.transfers = transfers
        loads = Loads(limit: concurrentLoads, rest: Self.rest) { request in
            let data = try await transfers.value(for: request.address, priority: .visible)
            try Task.checkCancellation()
            let decoded = try await inBackground {
                try Self.decode(data, request, decoder: decoder, loader: loader)
            }
            memory.withLock { _ = $0.insert(decoded.image, cost: decoded.cost, for: request) }
            return decoded.image
        }
    }

    /// The picture of a request if it is in memory. Never waits.
    public func cachedImage(for request: ImageRequest) -> Image? {
        memory.withLock { $0.value(for: request) }
    }

    /// The picture of a request, from memory or loaded. Cancelling the calling task gives its place up.
    ///
    /// - Throws: ``ImageError``, or `CancellationError`.
    public func image(for request: ImageRequest, priority: ImagePriority = .visible) async throws -> Image {
        if let image = cachedImage(for: request) { return image }
        do {
            return try await loads.value(for: request, priority: priority)
        } catch {
            throw ImageError.naming(request.address, error)
        }
    }

    /// Loads a picture for an owner that may lose interest.
    ///
    /// - Parameters:
    ///   - request: What to load.
    ///   - priority: How urgent it is. A visible request for a picture that is already prefetched makes that urgent.
    ///   - answer: Called once, on the main actor and never before this function returns; never after the task was
    ///     cancelled or let go of.
    /// - Returns: What keeps the load going.
    @MainActor
    public func load(
        _ request: ImageRequest, priority: ImagePriority = .visible,
        answer: @escaping @MainActor (Result<Image, ImageError>) -> Void
    ) -> ImageTask<Image> {
        let task = ImageTask(answer: answer)
        task.begin(request, priority: priority, in: self)
        return task
    }

    /// The size of a picture, orientation applied, without decoding it: of a file from its first bytes, of a picture
    /// from the web once it has been fetched.
    ///
    /// A feed that carries sizes needs no request for them, and a scan of a large folder rather calls
    /// ``ImageDecoder/size(ofFileAt:)`` on a thread of its own.
    ///
    /// - Throws: ``ImageError``, or `CancellationError`.
    public func size(ofPictureAt address: URL) async throws -> PixelSize {
        if address.isFileURL {
            return try await inBackground { [decoder] in try decoder.size(ofFileAt: address) }
        }
        do {
            let data = try await transfers.value(for: address, priority: .visible)
            guard let size = try decoder.size(ofHeader: data, isWhole: true) else {
                throw ImageProblem.truncated
            }
            return size
        } catch {
            throw ImageError.naming(address, error)
        }
    }

    /// Drops every picture from memory, for a warning that it is short or for files that have changed.
    public func removeCachedImages() {
        memory.withLock { $0.removeAll() }
    }

    private static func decode(
        _ data: Data, _ request: ImageRequest, decoder: Decoder, loader: any ImageLoader
    ) throws -> DecodedImage<Image> {
        do {
            if isTruncated(data) { throw ImageProblem.truncated }
            return try decoder.decode(data, fitting: request.displaySize)
        } catch {
            loader.discard(request.address)
            throw error
        }
    }

    @Sendable
    private static func rest(_ wake: @escaping @Sendable () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, execute: wake)
    }
}
