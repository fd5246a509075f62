import CGTK

/// The tie between a widget and the Swift object that gives it its behaviour.
///
/// Each needs the other, so neither may go before both are unused: the peer owns the widget, and as long as
/// anybody else does too (a window that shows it, say) the widget keeps the Swift object alive. Dropping every
/// Swift reference to a view that is on screen leaves it working there; taking it off the screen leaves it whole
/// for whoever holds the Swift object. When nobody is left, both go.
@MainActor
package final class WidgetPeer {
    package let widget: WidgetPointer
    private unowned let object: AnyObject
    private let keeper: () -> AnyObject?
    private var keptAlive: AnyObject?

    private static let key = g_quark_from_string("waterfall-peer")

    /// - Parameters:
    ///   - widget: A new widget, still floating.
    ///   - object: The object that owns this peer; ``object(of:as:)`` finds it again.
    ///   - keeper: Who owns `object` and so is kept alive while others use the widget; asked each time that it
    ///     finds its first such user. It must not retain what it returns.
    package init(_ widget: WidgetPointer, object: AnyObject, keeper: @escaping () -> AnyObject?) {
        self.widget = widget
        self.object = object
        self.keeper = keeper
        g_object_ref_sink(widget)
        let data = Unmanaged.passUnretained(self).toOpaque()
        g_object_set_qdata(widget.object, Self.key, data)
        g_object_add_toggle_ref(widget.object, Self.usersDidChange, data)
        g_object_unref(widget)
    }

    isolated deinit {
        forget()
        let data = Unmanaged.passUnretained(self).toOpaque()
        g_object_remove_toggle_ref(widget.object, Self.usersDidChange, data)
    }

    /// From now on there is no object behind the widget. For the object's own deinitialiser, which must not be
    /// found by what it sets off.
    package func forget() {
        g_object_set_qdata(widget.object, Self.key, nil)
    }

    /// The object behind a widget, or nil while the widget is being made or taken apart.
    package static func object<Object: AnyObject>(of widget: WidgetPointer?, as _: Object.Type) -> Object? {
        guard let widget, let data = g_object_get_qdata(widget.object, key) else { return nil }
        return Unmanaged<WidgetPeer>.fromOpaque(data).takeUnretainedValue().object as? Object
    }

    private static let usersDidChange: GToggleNotify = { data, _, isOursAlone in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
            guard let data else { return }
            let peer = Unmanaged<WidgetPeer>.fromOpaque(data).takeUnretainedValue()
            // The old one is let go of last, since that may be the end of the peer too.
            let former = peer.keptAlive
            peer.keptAlive = isOursAlone != 0 ? nil : peer.keeper()
            withExtendedLifetime(former) {}
        }
    }
}
