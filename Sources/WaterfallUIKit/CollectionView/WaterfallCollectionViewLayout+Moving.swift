import UIKit
import Waterfall

/// An item that the user moves by hand.
extension WaterfallCollectionViewLayout {
    /// Makes room where an item would be dropped. Its paths are those in the order that one sees, whatever the data source
    /// still has, as those are that UIKit asks for meanwhile.
    func move(
        _ previous: [IndexPath], to targets: [IndexPath], _ context: UICollectionViewLayoutInvalidationContext
    ) {
        (context as? WaterfallLayoutInvalidationContext)?.isDone = true
        var batch = BatchUpdate()
        for (path, target) in zip(previous, targets) where path != target {
            batch.moveItem(from: ItemPath(path), to: ItemPath(target))
        }
        // A place that does not exist leaves everything where it is.
        if !batch.isEmpty { _ = try? waterfall.apply(batch) }
    }
}
