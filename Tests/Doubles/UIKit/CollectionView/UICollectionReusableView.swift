// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@MainActor
open class UICollectionReusableView: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/reuseidentifier>
    open internal(set) var reuseIdentifier: String?
    var attributes: UICollectionViewLayoutAttributes?

    /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()>
    open func prepareForReuse() {}
    /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)>
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// <https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)>
    ///
    /// UIKit's own lets constraints fit; a double without constraints leaves the attributes as they are.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { layoutAttributes }
}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentview>
    public let contentView = UIView(frame: .zero)
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/isselected>
    open var isSelected = false
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/ishighlighted>
    open var isHighlighted = false
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview>
    open var backgroundView: UIView? {
        didSet { if let backgroundView { insertSubview(backgroundView, at: 0) } }
    }
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview>
    open var selectedBackgroundView: UIView?
}
