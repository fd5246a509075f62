import CGTK
import Waterfall

extension ScrollableWidget {
    /// Adds a child, or moves one, behind another in the order of Tab and of screen readers; nil: to the front.
    package func insert(_ child: WidgetPointer, after previous: WidgetPointer?) {
        if gtk_widget_get_parent(child) != widget || gtk_widget_get_prev_sibling(child) != previous {
            gtk_widget_insert_after(child, widget, previous)
        }
        if frames[child] == nil { frames[child] = .zero }
    }

    /// Draws a child above the others, whatever their order. It stays so until it is lowered or taken off.
    package func raise(_ child: WidgetPointer) {
        raised.insert(child)
    }

    /// Draws a child in its order again.
    package func lower(_ child: WidgetPointer) {
        raised.remove(child)
    }

    /// Moves a child to a frame in the content. Edges are rounded to whole points.
    package func setFrame(_ frame: LayoutRect, of child: WidgetPointer) {
        guard frames[child] != frame else { return }
        frames[child] = frame
        gtk_widget_queue_allocate(widget)
    }

    /// Takes a child off. When it has the keyboard focus, the view itself takes over, so that the keys go on
    /// arriving here.
    package func remove(_ child: WidgetPointer) {
        guard frames.removeValue(forKey: child) != nil else { return }
        transitions.forget(child)
        raised.remove(child)
        if gtk_widget_get_focus_child(widget) == child { focusItself() }
        gtk_widget_unparent(child)
    }

    func allocateChildren() {
        // The offset is taken to whole device pixels: between them, text and edges blur.
        let origin = LayoutPoint(
            x: (offset.x * scale).rounded() / scale, y: ((offset.y - drawingOffset) * scale).rounded() / scale
        )
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            guard let frame = frames[child].map({ transitions.frame(of: child, at: $0) }) else { continue }
            let (x, y) = (frame.x.rounded(), frame.y.rounded())
            var place = graphene_point_t(x: Float(x - origin.x), y: Float(y - origin.y))
            // A widget that is given less room than it needs complains and draws over its edge.
            var least: gint = 0
            gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            let width = max(least, Self.whole(frame.maxX.rounded() - x))
            gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
            let height = max(least, Self.whole(frame.maxY.rounded() - y))
            gtk_widget_allocate(child, width, height, -1, gsk_transform_translate(nil, &place))
        }
    }

    func draw(on snapshot: OpaquePointer?) {
        for isRaised in [false, true] {
            var next = gtk_widget_get_first_child(widget)
            while let child = next {
                next = gtk_widget_get_next_sibling(child)
                if raised.contains(child) == isRaised { gtk_widget_snapshot_child(widget, child, snapshot) }
            }
        }
    }

    private static func whole(_ extent: Double) -> gint {
        extent > 0 ? gint(min(extent, Double(gint.max))) : 0
    }
}
