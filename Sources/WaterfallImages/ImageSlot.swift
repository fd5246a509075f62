/// The place of one picture in a cell that is reused: what it shows belongs to what it was bound to last.
///
/// A cell owns one, binds it when it is given an item and clears it when it is recycled. A picture that arrives for
/// an earlier item never lands in the slot.
@MainActor
public final class ImageSlot<Decoder: ImageDecoder> {
    /// What the slot has to show.
    public enum State {
        /// Nothing: the slot is bound to no picture.
        case empty
        /// A placeholder, until the picture arrives.
        case loading
        /// The picture.
        case loaded(Decoder.Image)
        /// The reason that there is no picture; ``ImageSlot/retry()`` asks again.
        case failed(ImageError)

        /// The picture on show, if there is one.
        public var image: Decoder.Image? {
            if case .loaded(let image) = self { image } else { nil }
        }
    }

    /// What the slot has to show now.
    public private(set) var state = State.empty {
        didSet { onChange(state) }
    }

    /// What the slot is bound to; nil for nothing.
    public private(set) var request: ImageRequest?

    private let pipeline: ImagePipeline<Decoder>
    private let onChange: @MainActor (State) -> Void
    private var task: ImageTask<Decoder.Image>?

    /// Makes an empty slot. `onChange` shows a state; it is called whenever the state changes, at once within
    /// ``bind(to:)`` where that is what changed it. It should not hold its cell strongly.
    public init(pipeline: ImagePipeline<Decoder>, onChange: @escaping @MainActor (State) -> Void) {
        self.pipeline = pipeline
        self.onChange = onChange
    }

    /// Shows the picture of `request` from now on: at once if it is in memory, and when it arrives otherwise.
    ///
    /// Binding to what is bound already changes nothing. Binding to another size of the same picture keeps what is on
    /// show, or on its way, until the new size has arrived: a window that is being resized neither flickers nor
    /// starts a load at every width.
    public func bind(to request: ImageRequest) {
        guard request != self.request else { return }
        let isSamePicture = request.address == self.request?.address
        self.request = request
        if let image = pipeline.cachedImage(for: request) {
            task = nil
            state = .loaded(image)
        } else if !isSamePicture {
            state = .loading
            load(request)
        } else if task == nil {
            if state.image == nil { state = .loading }
            load(request)
        }
    }

    /// Asks again for a picture that failed; does nothing in any other state.
    public func retry() {
        guard case .failed = state, let request else { return }
        state = .loading
        load(request)
    }

    /// Lets go of the picture and of its load.
    public func clear() {
        guard request != nil else { return }
        request = nil
        task = nil
        state = .empty
    }

    private func load(_ request: ImageRequest) {
        task = pipeline.load(request) { [weak self] in self?.finish(request, $0) }
    }

    private func finish(_ loaded: ImageRequest, _ result: Result<Decoder.Image, ImageError>) {
        task = nil
        switch result {
        case .success(let image):
            state = .loaded(image)
            if let request, request != loaded { load(request) }
        case .failure(let error):
            // A picture of another size is better than none.
            if state.image == nil { state = .failed(error) }
        }
    }
}
