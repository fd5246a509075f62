import UIKit
import Waterfall
import WaterfallHost

/// What of a collection view decides on its layout.
struct LayoutEnvironment: Equatable {
    var direction = WaterfallOptions.Direction.leftToRight
    var scale = 0.0
    var contentSizeCategory: UIContentSizeCategory?
    var space = ContainerSpace(.zero, contentInsets: .zero, for: WaterfallOptions())

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
            boundary: LayoutInsets(boundary, direction), for: directed(layout.options))
    }

    /// Options for this view.
    func fitted(_ options: WaterfallOptions) -> WaterfallOptions { space.fitted(directed(options)) }

    private func directed(_ options: WaterfallOptions) -> WaterfallOptions {
        var directed = options
        (directed.direction, directed.scale) = (direction, scale)
        return directed
    }
}
