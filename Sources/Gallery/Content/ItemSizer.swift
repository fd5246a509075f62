import Foundation
import GalleryModel
import WaterfallGTK
import WaterfallImages

/// Finds the size of pictures whose source does not tell it, from the first bytes of their files.
struct ItemSizer: Sendable {
    /// A part of a source's load, ready to be laid out.
    struct Part: Sendable {
        var items: [ShownItem] = []
        var hasOlder = false
        var problems: [GalleryError] = []
    }

    /// How long sizes are gathered before they are given: the first rows come at once, and the main thread has
    /// time to draw between two parts.
    private static let patience = Duration.milliseconds(100)
    /// The most items of a part, so that none holds up a frame.
    private static let largestPart = 500

    // Reading waits for the disk, which Swift's own few threads must not.
    private let queue = DispatchQueue(label: "gallery sizes", qos: .utility)
    private let decoder = GdkPictureDecoder()

    /// The loads of a source in parts that can be laid out. Ending the iteration ends the source's.
    func parts(of loads: AsyncThrowingStream<GalleryLoad, any Error>) -> AsyncThrowingStream<
        Part, any Error
    > {
        AsyncThrowingStream { continuation in
            let task = Task.detached {
                do {
                    for try await load in loads {
                        try await give(load) { continuation.yield($0) }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The items with their sizes.
    func sized(_ items: [GalleryItem]) async throws -> [ShownItem] {
        var sized: [ShownItem] = []
        while sized.count < items.count {
            try Task.checkCancellation()
            sized += await nextPart(of: items[sized.count...])
        }
        return sized
    }

    private func give(_ load: GalleryLoad, _ give: (Part) -> Void) async throws {
        var part = Part(hasOlder: load.hasOlder, problems: load.problems)
        var rest = load.items[...]
        repeat {
            try Task.checkCancellation()
            part.items = await nextPart(of: rest)
            rest = rest.dropFirst(part.items.count)
            give(part)
            part.problems = []
        } while !rest.isEmpty
    }

    private func nextPart(of items: ArraySlice<GalleryItem>) async -> [ShownItem] {
        await withCheckedContinuation { continuation in
            queue.async {
                let start = ContinuousClock.now
                var part: [ShownItem] = []
                for item in items.prefix(Self.largestPart) {
                    part.append(ShownItem(item, size: item.size ?? size(ofFileOf: item)))
                    if ContinuousClock.now - start > Self.patience { break }
                }
                continuation.resume(returning: part)
            }
        }
    }

    /// A file that is broken has no size; its cell will say why.
    private func size(ofFileOf item: GalleryItem) -> GalleryModel.PixelSize? {
        guard let address = item.address, address.isFileURL,
            let size = try? decoder.size(ofFileAt: address)
        else { return nil }
        return GalleryModel.PixelSize(width: Double(size.width), height: Double(size.height))
    }
}
