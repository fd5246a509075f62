/// A load whose owner may lose interest: it ends when it is cancelled or let go of.
@MainActor
public final class ImageTask<Image: Sendable> {
    private var answer: (@MainActor (Result<Image, ImageError>) -> Void)?
    private var giveBack: (@Sendable () -> Void)?

    init(answer: @escaping @MainActor (Result<Image, ImageError>) -> Void) {
        self.answer = answer
    }

    deinit {
        giveBack?()
    }

    /// Ends the load, unless somebody else waits for the same picture. The answer will not be called.
    public func cancel() {
        answer = nil
        giveBack?()
        giveBack = nil
    }

    func begin<Decoder>(_ request: ImageRequest, priority: ImagePriority, in pipeline: ImagePipeline<Decoder>)
    where Decoder.Image == Image {
        if let image = pipeline.cachedImage(for: request) {
            Task { [weak self] in self?.finish(.success(image)) }
            return
        }
        let loads = pipeline.loads
        let ticket = loads.add(request, priority: priority) { [weak self] result in
            Task { @MainActor in self?.finish(result.mapError { Self.error($0, of: request) }) }
        }
        giveBack = { loads.remove(ticket) }
    }

    private func finish(_ result: Result<Image, ImageError>) {
        let answer = answer
        cancel()
        answer?(result)
    }

    /// A load that ended although somebody waited for it was cut off by its loader.
    private nonisolated static func error(_ error: any Error, of request: ImageRequest) -> ImageError {
        ImageError.naming(request.address, error) as? ImageError
            ?? ImageError(address: request.address, problem: .connectionFailed("it was cancelled"))
    }
}
