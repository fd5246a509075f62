import CGTK

/// A cell of a waterfall: the widget that shows one item, and then, scrolled out and reused, another.
///
/// Subclass it, give it its ``content`` in the initializer, and register the subclass with the view. Everything
/// is called on the main actor.
@MainActor
open class WaterfallCell {
    /// The identifier under which the cell was registered and waits for reuse.
    public let reuseIdentifier: String

    /// The cell's own widget, of the CSS node `cell`. It is as large as the layout says; the view adds and removes
    /// it.
    public var widget: WidgetPointer { reference.widget }
    private let reference = WidgetReference(WidgetType.make(CellWidgetClass.type))

    /// Makes an empty cell. The view calls it when no cell of the identifier waits for reuse.
    public required init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        gtk_widget_set_focusable(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    /// What the cell shows; it fills the cell, and what does not fit is cut off. The cell owns it. Default: nil.
    public var content: WidgetPointer? {
        get { gtk_widget_get_first_child(widget) }
        set {
            guard newValue != content else { return }
            if let content { gtk_widget_unparent(content) }
            if let newValue { gtk_widget_set_parent(newValue, widget) }
        }
    }

    /// Called before the cell shows another item. Take off what belongs to the last one: pictures, texts, tasks
    /// that would bring them later. An override calls `super`, which clears what this class keeps.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
        accessibleLabel = nil
    }

    /// Whether the item is selected, set by the view. The widget then has the CSS class `selected`.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            if isSelected {
                gtk_widget_add_css_class(widget, "selected")
            } else {
                gtk_widget_remove_css_class(widget, "selected")
            }
            Accessibility.setSelected(isSelected, of: widget)
        }
    }

    /// Whether the item is pressed, set by the view. The widget is then in the CSS state `:active`.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isHighlighted {
                gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
            } else {
                gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
            }
        }
    }

    /// Whether the cell, or a control in it, has the keyboard focus. The widget is then in the CSS state `:focus`
    /// or `:focus-within`, and in `:focus-visible` when the focus came by key.
    public var isFocused: Bool {
        gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// What a screen reader calls the cell. Default: nil, and the reader makes do with the content.
    public var accessibleLabel: String? {
        didSet {
            if accessibleLabel != oldValue { Accessibility.setLabel(accessibleLabel, of: widget) }
        }
    }

    /// Tells screen readers which item of how many the cell shows.
    package func setPosition(index: Int, count: Int) {
        Accessibility.setPosition(index + 1, of: count, of: widget)
    }
}
