import UIKit
import WaterfallHost

/// What a pull brings to light before the first item where `UIRefreshControl` does not serve, which knows but one edge.
final class RefreshHeader: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.hidesWhenStopped = false
        addSubview(spinner)
        show(.idle)
    }

    required init?(coder: NSCoder) { nil }

    /// Appears with the pull, and turns while refreshing.
    func show(_ state: RefreshMachine.State) {
        spinner.stopAnimating()
        isHidden = false
        switch state {
        case .idle, .failed: isHidden = true
        case .pulling(let progress): spinner.alpha = min(1, progress)
        case .refreshing:
            spinner.alpha = 1
            spinner.startAnimating()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
