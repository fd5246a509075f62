public import UIKit
import Waterfall

/// What of a ``WaterfallCollectionViewLayout`` is no longer right.
///
/// To have the delegate asked for the sizes of a few items, name them:
///
///     let context = WaterfallLayoutInvalidationContext()
///     context.invalidateItems(at: [indexPath])
///     layout.invalidateLayout(with: context)
///
/// Then only those items are laid out again, and what follows them.
open class WaterfallLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for all sizes and the options of all sections. It is not where
    /// `invalidateItems(at:)` has named items. Default: yes, as in `UICollectionViewFlowLayout`.
    open var invalidatesMetrics = true

    /// Whether the layout has done already what the context is about.
    var isDone = false
}

/// What has to be done again before the layout is right.
struct Work: Equatable {
    /// The sections and items have to be loaded.
    var reloads = false
    /// The delegate has to be asked for all sizes and options.
    var metrics = false
    /// The layout's own options have changed.
    var options = false
    /// Items have come or gone, and which will only be told by ``WaterfallCollectionViewLayout/prepare(forCollectionViewUpdates:)``.
    var awaitsUpdates = false
    /// Items of which the delegate has to be asked again.
    var items: Set<ItemPath> = []

    static let nothing = Work()
    static let everything = Work(reloads: true)
    static let metrics = Work(metrics: true)
    static let options = Work(options: true)

    mutating func formUnion(_ other: Work) {
        reloads = reloads || other.reloads
        metrics = metrics || other.metrics
        options = options || other.options
        awaitsUpdates = !reloads && (awaitsUpdates || other.awaitsUpdates)
        items.formUnion(other.items)
    }
}

extension Work {
    @MainActor
    init(_ context: UICollectionViewLayoutInvalidationContext) {
        self.init()
        if context.invalidateEverything {
            reloads = true
        } else if context.invalidateDataSourceCounts {
            awaitsUpdates = true
        } else if let context = context as? WaterfallLayoutInvalidationContext, !context.isDone {
            metrics = context.invalidatesMetrics && context.invalidatedItemIndexPaths == nil
            items = Set((context.invalidatedItemIndexPaths ?? []).map { ItemPath($0) })
        }
    }
}
