import CGTK

/// A closure that GObject owns on behalf of a signal or a callback.
final class Closure<Function> {
    let call: Function

    init(_ call: Function) {
        self.call = call
    }

    /// The closure, retained, in the shape in which C keeps it.
    static func retained(_ call: Function) -> gpointer {
        Unmanaged.passRetained(Closure(call)).toOpaque()
    }

    static func get(_ data: gpointer) -> Function {
        Unmanaged<Closure<Function>>.fromOpaque(data).takeUnretainedValue().call
    }
}

/// What a GLib callback answers to be called again, or not; Swift cannot see C's macros for it.
enum Callback {
    static let goOn: gboolean = 1
    static let stop: gboolean = 0
}

/// Connects closures to GObject's signals. The object owns the closure, so closures capture their owner weakly.
///
/// The callbacks are connected swapped: their data comes first and the emitting object last, so one callback
/// serves every signal that begins with the same arguments; C ignores the ones that it is not told of.
@MainActor
package enum Signal {
    package typealias Object = UnsafeMutableRawPointer

    @discardableResult
    package static func connect(
        _ object: Object, _ name: String, _ handler: @escaping @MainActor () -> Void
    ) -> gulong {
        let callback: @convention(c) (gpointer) -> Void = { data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Closure<@MainActor () -> Void>.get(data)() }
        }
        return connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    package static func connect(
        _ object: Object, _ name: String, number handler: @escaping @MainActor (Double) -> Void
    ) {
        let callback: @convention(c) (gpointer, Double) -> Void = { data, value in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Closure<@MainActor (Double) -> Void>.get(data)(value) }
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    package static func connect(
        _ object: Object, _ name: String, point handler: @escaping @MainActor (Double, Double) -> Void
    ) {
        let callback: @convention(c) (gpointer, Double, Double) -> Void = { data, x, y in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Closure<@MainActor (Double, Double) -> Void>.get(data)(x, y) }
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    /// For a signal whose handler says whether the event stops here.
    package static func connect(
        _ object: Object, _ name: String, stopping handler: @escaping @MainActor (Double, Double) -> Bool
    ) {
        let callback: @convention(c) (gpointer, Double, Double) -> gboolean = { data, x, y in
            nonisolated(unsafe) let data = data
            return MainActor.assumeIsolated {
                Closure<@MainActor (Double, Double) -> Bool>.get(data)(x, y) ? 1 : 0
            }
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    /// For the presses and releases of a click gesture: how many in a row, and where.
    package static func connect(
        _ object: Object, _ name: String, click handler: @escaping @MainActor (Int, Double, Double) -> Void
    ) {
        let callback: @convention(c) (gpointer, gint, Double, Double) -> Void = { data, count, x, y in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                Closure<@MainActor (Int, Double, Double) -> Void>.get(data)(Int(count), x, y)
            }
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    /// For a key's press: its symbol and the modifiers held. The handler says whether the key stops here.
    package static func connect(
        _ object: Object, _ name: String, key handler: @escaping @MainActor (guint, GdkModifierType) -> Bool
    ) {
        let callback: @convention(c) (gpointer, guint, guint, GdkModifierType) -> gboolean = {
            data, symbol, _, modifiers in
            nonisolated(unsafe) let data = data
            return MainActor.assumeIsolated {
                Closure<@MainActor (guint, GdkModifierType) -> Bool>.get(data)(symbol, modifiers) ? 1 : 0
            }
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    /// For a dialog's response.
    package static func connect(
        _ object: Object, _ name: String, response handler: @escaping @MainActor (GtkResponseType) -> Void
    ) {
        let callback: @convention(c) (gpointer, gint) -> Void = { data, response in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                Closure<@MainActor (GtkResponseType) -> Void>.get(data)(GtkResponseType(response))
            }
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    /// For a drop. The handler says whether it takes the value.
    package static func connect(
        _ object: Object, _ name: String, drop handler: @escaping @MainActor (UnsafePointer<GValue>) -> Bool
    ) {
        let callback: @convention(c) (gpointer, UnsafePointer<GValue>, Double, Double) -> gboolean = {
            data, value, _, _ in
            nonisolated(unsafe) let (data, value) = (data, value)
            return MainActor.assumeIsolated {
                Closure<@MainActor (UnsafePointer<GValue>) -> Bool>.get(data)(value) ? 1 : 0
            }
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    /// For a raw event, which goes on to others in any case.
    package static func connect(
        _ object: Object, _ name: String, event handler: @escaping @MainActor (OpaquePointer) -> Void
    ) {
        let callback: @convention(c) (gpointer, OpaquePointer) -> gboolean = { data, event in
            nonisolated(unsafe) let (data, event) = (data, event)
            MainActor.assumeIsolated { Closure<@MainActor (OpaquePointer) -> Void>.get(data)(event) }
            return 0
        }
        connect(object, name, Closure.retained(handler), unsafeBitCast(callback, to: GCallback.self))
    }

    @discardableResult
    private static func connect(
        _ object: Object, _ name: String, _ closure: gpointer, _ callback: @escaping GCallback
    ) -> gulong {
        g_signal_connect_data(
            object, name, callback, closure,
            { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }, G_CONNECT_SWAPPED)
    }
}
