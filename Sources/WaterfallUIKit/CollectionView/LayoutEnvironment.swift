import UIKit
import Waterfall
import WaterfallHost

/// What of a collection view decides on its layout.
struct LayoutEnvironment: Equatable {
    var direction = WaterfallOptions.Direction.leftToRight
    var scale = 0.0
    var contentSizeCategory: UIContentSizeCategory?
    var space = ContainerSpace(.zero, contentInsets: .zero, axis: .vertical)

    init() {}

    @MainActor
    init(of view: UICollectionView, _ layout: WaterfallCollectionViewLayout) {
        direction = WaterfallOptions.Direction(view.effectiveUserInterfaceLayoutDirection)
        scale = view.traitCollection.displayScale
        contentSizeCategory = view.traitCollection.preferredContentSizeCategory
        let boundary: UIEdgeInsets =
            switch layout.sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        space = ContainerSpace(
            LayoutSize(view.bounds.size),
            contentInsets: LayoutInsets(view.adjustedContentInset, direction),
            boundary: LayoutInsets(boundary, direction), axis: layout.options.axis)
    }

    /// Options for this view.
    func fitted(_ options: WaterfallOptions) -> WaterfallOptions {
        var own = options
        (own.direction, own.scale) = (direction, scale)
        return space.fitted(own)
    }
}
