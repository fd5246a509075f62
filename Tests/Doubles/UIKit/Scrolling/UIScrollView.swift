// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiscrollview>
@MainActor
open class UIScrollView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum>
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(panGestureRecognizer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(panGestureRecognizer)
    }

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/delegate>
    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: - Content

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset>
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)>
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil, contentOffset != self.contentOffset else {
            self.contentOffset = contentOffset
            return
        }
        animationTarget = contentOffset
        if !keepsScrollAnimations { finishScrollAnimation() }
    }

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentsize>
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            setNeedsLayout()
            insetsMayHaveChanged()
            notifyObservers(of: \UIScrollView.contentSize)
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if newValue.size != old.size { insetsMayHaveChanged() }
            guard newValue.origin != old.origin else { return }
            notifyObservers(of: \UIScrollView.contentOffset)
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)>
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let visible = bounds.inset(by: insets)
        var offset = contentOffset
        if rect.minX < visible.minX || rect.width > visible.width {
            offset.x += rect.minX - visible.minX
        } else if rect.maxX > visible.maxX {
            offset.x += rect.maxX - visible.maxX
        }
        if rect.minY < visible.minY || rect.height > visible.height {
            offset.y += rect.minY - visible.minY
        } else if rect.maxY > visible.maxY {
            offset.y += rect.maxY - visible.maxY
        }
        setContentOffset(clamped(offset), animated: animated)
    }

    // MARK: - Insets

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinset>
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
    }

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior>
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset>
    open var adjustedContentInset: UIEdgeInsets {
        let added = addedSafeArea
        return UIEdgeInsets(
            top: contentInset.top + added.top + refreshInset, left: contentInset.left + added.left,
            bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
    }

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinsetdidchange()>
    open func adjustedContentInsetDidChange() {}

    private var lastAdjustedContentInset = UIEdgeInsets.zero
    var refreshInset: CGFloat = 0 {
        didSet { if refreshInset != oldValue { insetsMayHaveChanged() } }
    }

    private var addedSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        var added = safe
        switch contentInsetAdjustmentBehavior {
        case .always: return safe
        case .never: return .zero
        case .automatic, .scrollableAxes:
            if contentSize.width <= bounds.width && !alwaysBounceHorizontal {
                (added.left, added.right) = (0, 0)
            }
            if contentSize.height <= bounds.height && !alwaysBounceVertical {
                (added.top, added.bottom) = (0, 0)
            }
            return added
        }
    }

    func insetsMayHaveChanged() {
        guard adjustedContentInset != lastAdjustedContentInset else { return }
        lastAdjustedContentInset = adjustedContentInset
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    // MARK: - Behaviour

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled>
    open var isScrollEnabled = true
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/bounces>
    open var bounces = true
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical>
    open var alwaysBounceVertical = false {
        didSet { insetsMayHaveChanged() }
    }
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncehorizontal>
    open var alwaysBounceHorizontal = false {
        didSet { insetsMayHaveChanged() }
    }
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/showsverticalscrollindicator>
    open var showsVerticalScrollIndicator = true
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/showshorizontalscrollindicator>
    open var showsHorizontalScrollIndicator = true

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/istracking>
    open internal(set) var isTracking = false
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/isdragging>
    open internal(set) var isDragging = false
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating>
    open internal(set) var isDecelerating = false

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer>
    public let panGestureRecognizer = UIPanGestureRecognizer()

    // MARK: - Refresh

    /// <https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol>
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            refreshInset = 0
            guard let refreshControl else { return }
            insertSubview(refreshControl, at: 0)
            refreshInset = refreshControl.isRefreshing ? refreshControl.bounds.height : 0
        }
    }

    // MARK: - Doubles' own

    var animationTarget: CGPoint?
    var keepsScrollAnimations = false
    var observations: [Observation] = []
}
