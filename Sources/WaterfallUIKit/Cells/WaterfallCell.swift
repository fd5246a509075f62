public import UIKit
public import Waterfall

/// A cell of a ``WaterfallView``: what shows one item, and then, scrolled out and reused, another.
///
/// Put what it shows into ``contentView``. To assistive tools a cell is one element, and is called by
/// `accessibilityLabel` or else by the labels in it.
open class WaterfallCell: WaterfallReusableView {
    /// What holds the cell's content; as large as the cell.
    public let contentView = UIView()

    /// Whether the item is selected, set by the view. Default: no. Override it to show it.
    open var isSelected = false {
        didSet { updateTraits() }
    }

    /// Whether a finger is on the item, set by the view. Default: no. Override it to show it.
    open var isHighlighted = false

    /// Whether the item has the focus of the hardware keyboard, set by the view. Default: no. Override it to show it.
    /// The focus engine's is UIKit's own `isFocused`.
    open var hasKeyboardFocus = false

    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        isAccessibilityElement = true
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        (isSelected, isHighlighted, hasKeyboardFocus) = (false, false, false)
    }

    /// The size along the scroll axis that the cell needs, in points; asked of items whose size is an
    /// estimate. What is negative or not finite counts as 0.
    ///
    /// The default asks the content view's constraints. Override it where there are none, or where you know better.
    ///
    /// - Parameters:
    ///   - across: The size at right angles to the axis, which is given.
    ///   - axis: The scroll axis.
    open func extent(fitting across: CGFloat, along axis: WaterfallOptions.Axis) -> CGFloat {
        let isVertical = axis == .vertical
        let target = CGSize(width: isVertical ? across : 0, height: isVertical ? 0 : across)
        let size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
            verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
        return isVertical ? size.height : size.width
    }

    // MARK: - Focus and accessibility

    /// Whether the focus engine may focus the cell: as the view's ``WaterfallView/allowsFocus`` says.
    open override var canBecomeFocused: Bool { waterfallView?.allowsFocus ?? false }

    /// The label that was set, or else the labels of what the content view shows, read in a row.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? contentView.spokenLabels.nonEmpty?.joined(separator: ", ") }
        set { super.accessibilityLabel = newValue }
    }

    private var waterfallView: WaterfallView? { superview as? WaterfallView }

    private func updateTraits() {
        if isSelected {
            accessibilityTraits.insert(.selected)
        } else {
            accessibilityTraits.remove(.selected)
        }
    }
}

extension UIView {
    /// What a screen reader would read of the views in this one, one after another.
    fileprivate var spokenLabels: [String] {
        subviews.filter { !$0.isHidden }.flatMap { view in
            view.isAccessibilityElement
                ? [view.accessibilityLabel].compactMap { $0?.nonEmpty } : view.spokenLabels
        }
    }
}

extension Collection {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
