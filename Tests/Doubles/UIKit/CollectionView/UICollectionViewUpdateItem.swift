// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>
@MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action>
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/indexpathbeforeupdate>
    ///
    /// For a whole section the item is `NSNotFound`.
    open internal(set) var indexPathBeforeUpdate: IndexPath?
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/indexpathafterupdate>
    open internal(set) var indexPathAfterUpdate: IndexPath?
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/updateaction>
    open internal(set) var updateAction = Action.none

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        super.init()
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    }

    var isSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }
}
