// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
@MainActor
open class UIRefreshControl: UIControl {
    /// <https://developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing>
    open private(set) var isRefreshing = false

    /// <https://developer.apple.com/documentation/uikit/uirefreshcontrol/init()>
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// <https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()>
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        (superview as? UIScrollView)?.refreshInset = bounds.height
    }

    /// <https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()>
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard let scrollView = superview as? UIScrollView else { return }
        scrollView.refreshInset = 0
        if !scrollView.isDragging { scrollView.settle() }
    }
}
