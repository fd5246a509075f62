import CGTK
import Waterfall

/// The GObject class behind ``ScrollableWidget``: every call goes to the Swift object of the widget.
@MainActor
enum ScrollableWidgetClass {
    static let type: GType = {
        let type = WidgetType.register("WaterfallView") { data, _ in
            guard let data else { return }
            overrideProperties(data.assumingMemoryBound(to: GObjectClass.self))
            overrideLayout(data.assumingMemoryBound(to: GtkWidgetClass.self))
            overrideFocus(data.assumingMemoryBound(to: GtkWidgetClass.self))
        }
        // The interface adds nothing but the properties, and those are overridden above.
        var scrollable = GInterfaceInfo()
        g_type_add_interface_static(type, gtk_scrollable_get_type(), &scrollable)
        return type
    }()

    /// The properties of `GtkScrollable`, by the number that the class gives them.
    private enum Property: guint, CaseIterable {
        case horizontalAdjustment = 1
        case verticalAdjustment, horizontalPolicy, verticalPolicy

        var name: String {
            switch self {
            case .horizontalAdjustment: "hadjustment"
            case .verticalAdjustment: "vadjustment"
            case .horizontalPolicy: "hscroll-policy"
            case .verticalPolicy: "vscroll-policy"
            }
        }
    }

    nonisolated private static func overrideProperties(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
        objectClass.pointee.set_property = { object, number, value, _ in
            nonisolated(unsafe) let value = value
            withPeer(of: object) { peer in
                guard let property = Property(rawValue: number), let value else { return }
                switch property {
                case .horizontalAdjustment: peer.horizontal.use(adjustment(in: value))
                case .verticalAdjustment: peer.vertical.use(adjustment(in: value))
                case .horizontalPolicy: peer.policies.horizontal = policy(in: value)
                case .verticalPolicy: peer.policies.vertical = policy(in: value)
                }
            }
        }
        objectClass.pointee.get_property = { object, number, value, _ in
            nonisolated(unsafe) let value = value
            withPeer(of: object) { peer in
                guard let property = Property(rawValue: number), let value else { return }
                switch property {
                case .horizontalAdjustment: g_value_set_object(value, peer.horizontal.adjustment)
                case .verticalAdjustment: g_value_set_object(value, peer.vertical.adjustment)
                case .horizontalPolicy: g_value_set_enum(value, gint(peer.policies.horizontal.rawValue))
                case .verticalPolicy: g_value_set_enum(value, gint(peer.policies.vertical.rawValue))
                }
            }
        }
        for property in Property.allCases {
            g_object_class_override_property(objectClass, property.rawValue, property.name)
        }
    }

    nonisolated private static func overrideLayout(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        gtk_widget_class_set_css_name(widgetClass, "waterfall")
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_LIST)
        // What scrolls needs no room of its own; whoever places the widget decides.
        widgetClass.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
            minimum?.pointee = 0
            natural?.pointee = 0
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        widgetClass.pointee.size_allocate = { widget, width, height, _ in
            let size = LayoutSize(width: Double(width), height: Double(height))
            withPeer(of: widget) { $0.allocate(size) }
        }
        widgetClass.pointee.snapshot = { widget, snapshot in
            nonisolated(unsafe) let snapshot = snapshot
            withPeer(of: widget) { $0.draw(on: snapshot) }
        }
        widgetClass.pointee.direction_changed = { widget, previous in
            WidgetType.base.pointee.direction_changed?(widget, previous)
            withPeer(of: widget) { $0.owner?.directionDidChange() }
        }
    }

    nonisolated private static func overrideFocus(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        widgetClass.pointee.focus = { widget, direction in
            withPeer(of: widget) { $0.focus(direction) } == true ? 1 : 0
        }
        widgetClass.pointee.set_focus_child = { widget, child in
            WidgetType.base.pointee.set_focus_child?(widget, child)
            nonisolated(unsafe) let child = child
            withPeer(of: widget) { $0.owner?.focusDidMove(to: child) }
        }
        widgetClass.pointee.grab_focus = { widget in
            withPeer(of: widget) { $0.grabFocus() } == true ? 1 : 0
        }
    }
}

/// Calls the Swift object of a widget, on the main actor, where GTK calls from; does nothing while there is none.
@discardableResult
private func withPeer<Result: Sendable>(
    of widget: UnsafeMutableRawPointer?, _ body: @MainActor (ScrollableWidget) -> Result
) -> Result? {
    nonisolated(unsafe) let widget = widget?.assumingMemoryBound(to: GtkWidget.self)
    return MainActor.assumeIsolated { WidgetPeer.object(of: widget, as: ScrollableWidget.self).map(body) }
}

private func adjustment(in value: UnsafePointer<GValue>) -> UnsafeMutablePointer<GtkAdjustment>? {
    g_value_get_object(value)?.assumingMemoryBound(to: GtkAdjustment.self)
}

private func policy(in value: UnsafePointer<GValue>) -> GtkScrollablePolicy {
    GtkScrollablePolicy(rawValue: guint(g_value_get_enum(value)))
}
