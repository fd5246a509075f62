public import UIKit
import Waterfall

/// What shows one element of a ``WaterfallView``, and then, scrolled out and reused, another: a header, a footer or a
/// background, or, as a ``WaterfallCell``, an item.
///
/// Subclass it, add subviews in `init(frame:)`, and register the subclass with the view, which makes, places and reuses
/// it.
open class WaterfallReusableView: UIView {
    /// The identifier under which the view was registered and waits for reuse; nil for one that was made by other means,
    /// which is used once.
    public internal(set) var reuseIdentifier: String?

    /// What the view shows while it is on screen.
    var element: LayoutElement?
    /// The number of its registration; -1 for one that is not to be used again.
    var reuseNumber = -1

    /// Makes an empty view. The waterfall calls it with an empty frame when none of the identifier waits for reuse.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called when the view has been taken off the screen, before it shows another element. Take off what belongs to the
    /// last one: pictures, texts, tasks that would bring them later. An override calls `super`.
    open func prepareForReuse() {}
}
