// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiview>
@MainActor
open class UIView: UIResponder {
    /// <https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum>
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case center = 4
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>
    public struct AutoresizingMask: OptionSet, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt

        /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/init(rawvalue:)>
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblewidth>
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexibleheight>
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    var storedBounds: CGRect
    var storedCenter: CGPoint

    /// <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>
    public init(frame: CGRect) {
        storedBounds = CGRect(origin: .zero, size: frame.size)
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        (storedBounds, storedCenter) = (.zero, .zero)
        super.init()
    }

    // MARK: - Geometry

    /// <https://developer.apple.com/documentation/uikit/uiview/frame>
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set {
            isFrameChanging = true
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.size
            isFrameChanging = false
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/bounds>
    open var bounds: CGRect {
        get { storedBounds }
        set {
            let old = storedBounds
            guard newValue != old else { return }
            storedBounds = newValue
            if newValue.size != old.size { resizeSubviews(from: old.size) }
            setNeedsLayout()
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/center>
    open var center: CGPoint {
        get { storedCenter }
        set { storedCenter = newValue }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask>
    open var autoresizingMask: UIView.AutoresizingMask = []
    /// <https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews>
    open var autoresizesSubviews = true

    private func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            var frame = subview.frame
            if subview.autoresizingMask.contains(.flexibleWidth) {
                frame.size.width += bounds.width - old.width
            }
            if subview.autoresizingMask.contains(.flexibleHeight) {
                frame.size.height += bounds.height - old.height
            }
            subview.frame = frame
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// <https://developer.apple.com/documentation/uikit/uiview/sizetofit()>
    open func sizeToFit() {
        bounds.size = sizeThatFits(.zero)
    }

    // MARK: - Looks

    /// <https://developer.apple.com/documentation/uikit/uiview/ishidden>
    open var isHidden = false
    /// <https://developer.apple.com/documentation/uikit/uiview/alpha>
    open var alpha: CGFloat = 1
    /// <https://developer.apple.com/documentation/uikit/uiview/isopaque>
    open var isOpaque = true
    /// <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>
    open var backgroundColor: UIColor?
    /// <https://developer.apple.com/documentation/uikit/uiview/tintcolor>
    open var tintColor: UIColor! = .systemBlue
    /// <https://developer.apple.com/documentation/uikit/uiview/clipstobounds>
    open var clipsToBounds = false
    /// <https://developer.apple.com/documentation/uikit/uiview/contentmode>
    open var contentMode = ContentMode.scaleToFill
    /// <https://developer.apple.com/documentation/uikit/uiview/tag>
    open var tag = 0
    /// <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>
    open var isUserInteractionEnabled = true

    // MARK: - Hierarchy

    /// <https://developer.apple.com/documentation/uikit/uiview/subviews>
    open internal(set) var subviews: [UIView] = []
    /// <https://developer.apple.com/documentation/uikit/uiview/superview>
    open internal(set) weak var superview: UIView?
    /// <https://developer.apple.com/documentation/uikit/uiview/window>
    open internal(set) weak var window: UIWindow?

    /// <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>
    open func didMoveToSuperview() {}
    /// <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>
    open func didMoveToWindow() {}
    /// <https://developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)>
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// <https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)>
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// <https://developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)>
    open func didAddSubview(_ subview: UIView) {}
    /// <https://developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)>
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: - Layout

    var needsLayout = true
    /// Whether a view below this one may need layout.
    var needsLayoutBelow = false

    /// <https://developer.apple.com/documentation/uikit/uiview/setneedslayout()>
    open func setNeedsLayout() {
        needsLayout = true
        superview?.noteLayoutBelow()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()>
    open func layoutSubviews() {}

    /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()>
    open func safeAreaInsetsDidChange() {}
    /// <https://developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()>
    open func layoutMarginsDidChange() {}

    /// <https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea>
    open var insetsLayoutMarginsFromSafeArea = true
    /// <https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins>
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet {
            if directionalLayoutMargins != oldValue {
                layoutMarginsDidChange()
                setNeedsLayout()
            }
        }
    }

    /// Whether the center is new and the size is not: nobody may see a safe area of that.
    var isFrameChanging = false
    var ownSafeAreaInsets: UIEdgeInsets?
    var seenSafeArea = UIEdgeInsets.zero
    var viewControllerOfView: (@MainActor () -> UIViewController?)?

    // MARK: - Direction and traits

    /// <https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute>
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var ownTraits: UITraitCollection?
    var seenTraits: UITraitCollection.Values?

    /// <https://developer.apple.com/documentation/uikit/uiview/traitcollectiondidchange(_:)>
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Events

    /// <https://developer.apple.com/documentation/uikit/uiview/gesturerecognizers>
    open var gestureRecognizers: [UIGestureRecognizer]?

    /// <https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)>
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)>
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    open override var next: UIResponder? { viewControllerOfView?() ?? superview }

    /// <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)>
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: - Focus

    /// <https://developer.apple.com/documentation/uikit/uiview/canbecomefocused>
    open var canBecomeFocused: Bool { false }
    /// <https://developer.apple.com/documentation/uikit/uiview/isfocused>
    open internal(set) var isFocused = false

    /// <https://developer.apple.com/documentation/uikit/uiview/didupdatefocus(in:with:)>
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: - Fitting

    /// <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)>
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)>
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = sizeThatFits(targetSize)
        if horizontalFittingPriority == .required { size.width = targetSize.width }
        if verticalFittingPriority == .required { size.height = targetSize.height }
        return size
    }
}

/// <https://developer.apple.com/documentation/uikit/uilayoutpriority>
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
    public let rawValue: Float

    /// <https://developer.apple.com/documentation/uikit/uilayoutpriority/init(rawvalue:)>
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// <https://developer.apple.com/documentation/uikit/uilayoutpriority/init(_:)>
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// <https://developer.apple.com/documentation/uikit/uilayoutpriority/required>
    public static let required = UILayoutPriority(1000)
    /// <https://developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel>
    public static let fittingSizeLevel = UILayoutPriority(50)
}
