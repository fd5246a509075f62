/// Loads the pictures that will probably be seen soon into memory, after those that are visible.
@MainActor
public final class ImagePrefetcher<Decoder: ImageDecoder> {
    private let pipeline: ImagePipeline<Decoder>
    private var tasks: [ImageRequest: ImageTask<Decoder.Image>] = [:]

    /// Makes a prefetcher that wants nothing yet.
    public init(pipeline: ImagePipeline<Decoder>) {
        self.pipeline = pipeline
    }

    /// Wants just these pictures from now on, the first ones first. What was wanted before and is not any more is
    /// given up.
    ///
    /// O(requests). Pictures that are in memory already cost nothing; failures are left to whoever shows the picture.
    public func prefetch(_ requests: [ImageRequest]) {
        let earlier = tasks
        tasks = [:]
        for request in requests where tasks[request] == nil {
            tasks[request] = earlier[request] ?? pipeline.load(request, priority: .prefetched) { _ in }
        }
    }
}
