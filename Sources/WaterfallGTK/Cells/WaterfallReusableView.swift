import CGTK
import Waterfall

/// What shows one element of a waterfall, and then, scrolled out and reused, another: a header or a footer, or, as
/// a ``WaterfallCell``, an item.
///
/// Subclass it, give it its ``content`` in the initializer, and register the subclass with the view. Everything
/// is called on the main actor.
@MainActor
open class WaterfallReusableView {
    /// The identifier under which the view was registered and waits for reuse.
    public let reuseIdentifier: String

    /// The view's own widget, of the CSS node `supplementary`, or `cell`. It is as large as the layout says; the
    /// waterfall adds and removes it.
    public var widget: WidgetPointer { reference.widget }
    private let reference: WidgetReference

    /// What the view shows while it is on screen.
    var element: LayoutElement?
    /// The number of its registration; -1 for one that is not to be used again.
    var reuseNumber = -1

    class var widgetType: GType { CellWidgetClass.supplementaryType }

    /// Makes an empty view. The waterfall calls it when none of the identifier waits for reuse.
    public required init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        reference = WidgetReference(WidgetType.make(Self.widgetType))
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    /// What the view holds; it fills the view, and what does not fit is cut off. The view owns it. Default: nil.
    public var content: WidgetPointer? {
        get { gtk_widget_get_first_child(widget) }
        set {
            guard newValue != content else { return }
            if let content { gtk_widget_unparent(content) }
            if let newValue { gtk_widget_set_parent(newValue, widget) }
        }
    }

    /// Called when the view is taken off the screen, before it shows another element. Take off what belongs to the
    /// last one: pictures, texts, tasks that would bring them later. An override calls `super`, which clears what
    /// this class keeps.
    open func prepareForReuse() {}
}
