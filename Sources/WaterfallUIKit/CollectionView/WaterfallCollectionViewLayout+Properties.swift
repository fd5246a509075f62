public import UIKit
public import Waterfall

/// Parts of ``WaterfallCollectionViewLayout/options`` by names as `UICollectionViewFlowLayout` has them. Setting one leaves the
/// first visible item where it is on screen.
extension WaterfallCollectionViewLayout {
    /// The direction of scroll. Default: vertical.
    public var scrollDirection: UICollectionView.ScrollDirection {
        get { options.axis == .vertical ? .vertical : .horizontal }
        set { options.axis = newValue == .vertical ? .vertical : .horizontal }
    }

    /// How many lanes there are: a number, or as many as fit by their least or their greatest width. Lanes are columns, or
    /// the rows of a horizontal waterfall. Default: 2.
    public var laneCount: LaneCount {
        get { options.section.lanes }
        set { options.section.lanes = newValue }
    }

    /// The space between two lanes. Default: 10. A negative number counts as 0.
    public var laneSpacing: CGFloat {
        get { options.section.laneGap }
        set { options.section.laneGap = newValue }
    }

    /// The space between two items of a lane. Default: 10. A negative number counts as 0.
    public var itemSpacing: CGFloat {
        get { options.section.itemGap }
        set { options.section.itemGap = newValue }
    }

    /// The space around the items of a section, within its header and footer; across the scroll axis counted from
    /// ``sectionInsetReference``. Default: none.
    public var sectionInset: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(options.section.insets) }
        set { options.section.insets = LayoutInsets(newValue) }
    }

    /// The rule that picks an item's lane. Default: the lane that ends first.
    public var placement: Placement {
        get { options.section.placement }
        set { options.section.placement = newValue }
    }

    /// The size of the sections' headers along the scroll axis; 0 for none. Default: 0.
    public var headerExtent: CGFloat {
        get { options.section.header?.extent ?? 0 }
        set { options.section.header = Self.strip(newValue, options.section.header) }
    }

    /// The size of the sections' footers along the scroll axis; 0 for none. Default: 0.
    public var footerExtent: CGFloat {
        get { options.section.footer?.extent ?? 0 }
        set { options.section.footer = Self.strip(newValue, options.section.footer) }
    }

    /// Whether headers stay at the view's edge while their section is visible. It takes effect where there are headers: set
    /// ``headerExtent`` first. Default: no.
    public var sectionHeadersPinToVisibleBounds: Bool {
        get { options.section.header?.isSticky ?? false }
        set { options.section.header?.isSticky = newValue }
    }

    /// Whether footers stay at the view's edge while their section is visible. It takes effect where there are footers: set
    /// ``footerExtent`` first. Default: no.
    public var sectionFootersPinToVisibleBounds: Bool {
        get { options.section.footer?.isSticky ?? false }
        set { options.section.footer?.isSticky = newValue }
    }

    private static func strip(_ extent: CGFloat, _ old: Supplementary?) -> Supplementary? {
        guard extent > 0 else { return nil }
        var strip = old ?? Supplementary(extent: extent)
        strip.extent = extent
        return strip
    }

    /// The size across the scroll axis of an item that covers some lanes of a section: the width from which a delegate
    /// works out the height. 0 where there is no such section. O(1).
    public func itemWidth(inSection section: Int, spanning span: Int = 1) -> CGFloat {
        waterfall.breadth(spanning: span, inSection: section) ?? 0
    }
}
