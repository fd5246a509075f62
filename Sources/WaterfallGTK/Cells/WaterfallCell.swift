import CGTK

/// A cell of a waterfall: what shows one item, and then, scrolled out and reused, another.
///
/// Its widget is a list item to screen readers, can take the keyboard focus, and has the CSS node `cell`.
@MainActor
open class WaterfallCell: WaterfallReusableView {
    override class var widgetType: GType { CellWidgetClass.type }

    public required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        gtk_widget_set_focusable(widget, 1)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
        isDragged = false
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

    /// Whether the user holds the item to put it elsewhere, set by the view. The widget then has the CSS class `dragged`.
    open var isDragged = false {
        didSet {
            guard isDragged != oldValue else { return }
            if isDragged {
                gtk_widget_add_css_class(widget, "dragged")
            } else {
                gtk_widget_remove_css_class(widget, "dragged")
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

    /// The size along the axis that the content wants, in points; nil where it does not say.
    func extent(across: Double, _ isVertical: Bool) -> Double? {
        var natural: gint = 0
        gtk_widget_measure(
            widget, isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, gint(across), nil,
            &natural,
            nil, nil)
        return natural > 0 ? Double(natural) : nil
    }

    private var position: (index: Int, count: Int)?

    /// Tells screen readers which item of how many the cell shows.
    package func setPosition(index: Int, count: Int) {
        if let position, position == (index, count) { return }
        position = (index, count)
        Accessibility.setPosition(index + 1, of: count, of: widget)
    }
}
