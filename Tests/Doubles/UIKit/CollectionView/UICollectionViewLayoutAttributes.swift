// Test support, never part of a product: a small double of UIKit for systems without it.
extension UICollectionView {
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory>
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }
}

/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    public required override init() {
        super.init()
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forcellwith:)>
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forsupplementaryviewofkind:with:)>
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, elementKind)
        representedElementCategory = .supplementaryView
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(fordecorationviewofkind:with:)>
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
        representedElementCategory = .decorationView
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/indexpath>
    open var indexPath = IndexPath(item: 0, section: 0)
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementcategory>
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementkind>
    open private(set) var representedElementKind: String?
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/frame>
    open var frame = CGRect.zero
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/alpha>
    open var alpha: CGFloat = 1
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/zindex>
    open var zIndex = 0
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/ishidden>
    open var isHidden = false

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/size>
    open var size: CGSize {
        get { frame.size }
        set {
            let center = center
            frame.size = newValue
            self.center = center
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/center>
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// <https://developer.apple.com/documentation/foundation/nscopying/copy(with:)>
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate }
    }

    /// What a change of which has a view's attributes applied again.
    func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
    }

    /// The same attributes, to be changed by whoever gets them.
    var duplicate: UICollectionViewLayoutAttributes {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
        return copy
    }

    var element: UICollectionView.Element {
        UICollectionView.Element(
            category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
}
