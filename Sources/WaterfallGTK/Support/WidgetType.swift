import CGTK

/// A widget of GTK's, as C passes it around.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A widget that a Swift object owns.
@MainActor
package final class WidgetReference {
    package let widget: WidgetPointer

    /// - Parameter widget: A new widget, still floating.
    package init(_ widget: WidgetPointer) {
        self.widget = widget
        g_object_ref_sink(widget)
    }

    isolated deinit {
        g_object_unref(widget)
    }
}

/// Registers widget classes with GObject. They add no fields: what a widget knows lies in a Swift object that
/// ``WidgetPeer`` ties to it.
package enum WidgetType {
    /// Registers a class under `GtkWidget`.
    ///
    /// - Parameters:
    ///   - name: The class's name, unique in the process.
    ///   - initializeClass: Fills in the class, which C passes as a pointer to `GtkWidgetClass`.
    package static func register(_ name: String, initializeClass: @escaping GClassInitFunc) -> GType {
        var parent = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &parent)
        return g_type_register_static_simple(
            gtk_widget_get_type(), name, parent.class_size, initializeClass, parent.instance_size, nil,
            GTypeFlags(rawValue: 0))
    }

    /// The implementation that `GtkWidget` itself has of what a class overrides.
    package static var base: UnsafeMutablePointer<GtkWidgetClass> {
        // GtkWidget's class exists once a class derived from it does, and is never given up.
        g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
    }

    package static func make(_ type: GType) -> WidgetPointer {
        // Only an abstract type makes nothing, and ours are not.
        UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
            .assumingMemoryBound(to: GtkWidget.self)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as an object of GObject's.
    package var object: UnsafeMutablePointer<GObject> { self.as(GObject.self) }

    /// The widget as GTK's functions on interfaces and on opaque classes take it.
    package var opaque: OpaquePointer { OpaquePointer(self) }

    /// The widget as one of another class, which it must be of.
    package func `as`<Class>(_: Class.Type) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }
}
