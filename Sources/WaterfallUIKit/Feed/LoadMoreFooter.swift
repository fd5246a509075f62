public import UIKit

/// The strip behind the last item: a spinner while more is loading, and afterwards what came of it.
public final class LoadMoreFooter: UIView {
    /// What the footer shows.
    public enum State: Hashable, Sendable {
        /// Nothing: there is nothing to say, or no item to say it below.
        case hidden
        case loading
        /// All there is has been loaded.
        case noMore
        /// Loading has failed and can be tried again.
        case failed
    }

    /// What the footer says, in the user's language. Default: English.
    public struct Texts: Hashable, Sendable {
        public var loading = "Loading…"
        public var noMore = "No more"
        public var failed = "Could not load."
        public var retry = "Try again"

        public init() {}
    }

    /// Default: hidden.
    public internal(set) var state = State.hidden {
        didSet { if state != oldValue { update() } }
    }

    /// What the footer says.
    public var texts = Texts() {
        didSet { update() }
    }

    /// What says what there is to say; its color and font can be changed.
    public let label = UILabel()
    /// What turns while more is loading.
    public let spinner = UIActivityIndicatorView(style: .medium)
    /// What asks for another try.
    public let retryButton = UIButton(type: .system)

    /// Called when the user asks for another try.
    var onRetry: @MainActor () -> Void = {}

    /// Makes a footer that shows nothing.
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        for part in [spinner, label, retryButton] as [UIView] { addSubview(part) }
        retryButton.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)
        update()
    }

    private func update() {
        isHidden = state == .hidden
        label.text =
            switch state {
            case .hidden: nil
            case .loading: texts.loading
            case .noMore: texts.noMore
            case .failed: texts.failed
            }
        retryButton.setTitle(texts.retry, for: .normal)
        retryButton.isHidden = state != .failed
        spinner.isHidden = state != .loading
        if state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
        setNeedsLayout()
    }

    /// Sets what is shown side by side, in the middle; a strip too narrow for it has the parts one below another.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let parts = ([spinner, label, retryButton] as [UIView]).filter { !$0.isHidden }
        let sizes = parts.map { $0.sizeThatFits(bounds.size) }
        let gap: CGFloat = 8
        let gaps = gap * CGFloat(max(0, parts.count - 1))
        let row = sizes.reduce(gaps) { $0 + $1.width }
        let isRow = row <= bounds.width
        let column = sizes.reduce(gaps) { $0 + $1.height }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var position = isRow ? (bounds.width - row) / 2 : (bounds.height - column) / 2
        for (part, size) in isRow && isRightToLeft ? zip(parts, sizes).reversed() : Array(zip(parts, sizes)) {
            let width = min(size.width, bounds.width)
            part.frame = CGRect(
                x: isRow ? position : (bounds.width - width) / 2,
                y: isRow ? (bounds.height - size.height) / 2 : position, width: width, height: size.height)
            position += (isRow ? size.width : size.height) + gap
        }
    }
}
