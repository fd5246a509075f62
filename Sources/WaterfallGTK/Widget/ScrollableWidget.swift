import CGTK
import Waterfall

/// The shell of a scrolling view: a real GTK widget that implements `GtkScrollable`, and holds children at frames
/// in a content as large as one likes.
///
/// It decides nothing about geometry. Its owner tells it how large the content is, which children there are, in
/// which order and where, and hears from it what happens (``ScrollableWidgetOwner``). All coordinates are points
/// in the owner's content coordinates; right to left is the owner's business, nothing is mirrored here.
@MainActor
package final class ScrollableWidget {
    /// Who decides. Kept alive by the widget while the widget is in use; see `WidgetPeer`.
    package weak var owner: (any ScrollableWidgetOwner)?
    package var widget: WidgetPointer { peer.widget }

    /// The viewport's size, zero before the first allocation.
    package private(set) var size = LayoutSize.zero
    /// The top left corner of what one can scroll over: the adjustments count from there.
    private(set) var origin = LayoutPoint(x: 0, y: 0)
    /// The point of the content in the viewport's top left corner.
    package var offset: LayoutPoint {
        LayoutPoint(x: origin.x + horizontal.value, y: origin.y + vertical.value)
    }

    /// How far the content is drawn below its place, in points, to make room for a refresh header above it.
    package var pullOffset = 0.0 {
        didSet {
            if pullOffset != oldValue { gtk_widget_queue_allocate(widget) }
        }
    }

    /// What is left of a movement of the whole content to its place, in points below it.
    var settlingOffset = 0.0 {
        didSet {
            if settlingOffset != oldValue { gtk_widget_queue_allocate(widget) }
        }
    }
    /// How far the content is drawn below its place in all.
    package var drawingOffset: Double { pullOffset + settlingOffset }

    package var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
    /// Device pixels in a point. GTK allocates whole points, so frames need no finer ones; pictures do.
    package var scale: Double { Double(gtk_widget_get_scale_factor(widget)) }

    let horizontal = ScrollAxis()
    let vertical = ScrollAxis()
    var policies = (horizontal: GTK_SCROLL_MINIMUM, vertical: GTK_SCROLL_MINIMUM)
    /// Where the children belong.
    var frames: [WidgetPointer: LayoutRect] = [:]
    /// The children that are drawn above the others, whatever their order.
    var raised: Set<WidgetPointer> = []
    private(set) lazy var transitions = ChildTransitions(widget)
    private(set) lazy var settling = FrameTicker(widget)
    private(set) lazy var animation = ScrollAnimation(
        widget: widget, horizontal: horizontal, vertical: vertical)
    /// Whether a press may still become a click.
    var isPressed = false
    private lazy var scrollInput = ScrollInput(self)
    private lazy var touchInput = TouchInput(self)
    private(set) lazy var dragInput = DragInput(self)
    private lazy var peer = WidgetPeer(WidgetType.make(ScrollableWidgetClass.type), object: self) {
        [weak self] in
        self?.owner ?? self
    }

    package init() {
        GTKMainLoop.attach()
        Stylesheet.install(on: gtk_widget_get_display(widget))
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_focusable(widget, 1)
        for axis in [horizontal, vertical] {
            axis.valueDidChange = { [weak self] in self?.scrolled() }
        }
        Signal.connect(widget, "notify::scale-factor") { [weak self] in self?.owner?.scaleDidChange() }
        Signal.connect(widget, "notify::parent") { [weak self] in self?.parentDidChange() }
        listenToPointer()
        _ = dragInput
        listenToKeys()
        parentDidChange()
    }

    isolated deinit {
        peer.forget()
        animation.stop()
        settling.stop()
        transitions.stop()
        scrollInput.detach()
        touchInput.detach()
        for child in frames.keys { gtk_widget_unparent(child) }
    }

    /// The scrolled window that this widget is the child of.
    var scrolledWindow: WidgetPointer? {
        guard let parent = gtk_widget_get_parent(widget),
            g_type_check_instance_is_a(
                parent.as(GTypeInstance.self), gtk_scrolled_window_get_type()) != 0
        else { return nil }
        return parent
    }

    func allocate(_ newSize: LayoutSize) {
        if newSize != size {
            size = newSize
            owner?.viewportDidResize(to: newSize)
        }
        owner?.willPlaceChildren()
        allocateChildren()
    }

    /// Notes where the content starts, for ``configure(content:offset:)``.
    func setOrigin(_ newOrigin: LayoutPoint) {
        guard newOrigin != origin else { return }
        origin = newOrigin
        gtk_widget_queue_allocate(widget)
    }

    private func scrolled() {
        gtk_widget_queue_allocate(widget)
        owner?.viewportDidScroll(to: offset)
    }

    private func parentDidChange() {
        let scrolling = scrolledWindow ?? widget
        scrollInput.attach(to: scrolling)
        touchInput.attach(to: scrolling)
    }
}
