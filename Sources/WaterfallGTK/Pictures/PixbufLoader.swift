import CGTK
import Foundation
import WaterfallImages

/// A `GdkPixbufLoader`, which is fed a picture's bytes piece by piece.
final class PixbufLoader {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let chooseSize: (PixelSize, _ isScalable: Bool) -> PixelSize
    private var sizeHandler: gulong = 0
    private var isClosed = false

    /// Makes a loader. `chooseSize` gets the picture's size as it is stored and returns the size to load it at; for
    /// an empty size the loader gives up.
    init(choosingSize chooseSize: @escaping (_ stored: PixelSize, _ isScalable: Bool) -> PixelSize) {
        self.chooseSize = chooseSize
        loader = gdk_pixbuf_loader_new()
        let sizePrepared:
            @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
                let loader = Unmanaged<PixbufLoader>.fromOpaque($3).takeUnretainedValue()
                let stored = PixelSize(width: Int($1), height: Int($2))
                let chosen = loader.chooseSize(stored, loader.isScalable)
                // Where a size is set, GdkPixbuf scales all pixels at the end, even to the size that they have.
                if chosen != stored {
                    gdk_pixbuf_loader_set_size($0, gint(chosen.width), gint(chosen.height))
                }
            }
        sizeHandler = g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    deinit {
        g_signal_handler_disconnect(loader, sizeHandler)
        // GdkPixbuf complains about a loader that is dropped open.
        try? close()
        g_object_unref(loader)
    }

    /// Whether the picture's format has no pixels of its own.
    var isScalable: Bool {
        gdk_pixbuf_loader_get_format(loader).map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
    }

    /// Takes the next bytes.
    func write(_ data: Data) throws {
        var error: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes {
            gdk_pixbuf_loader_write(
                loader, $0.bindMemory(to: guchar.self).baseAddress, gsize($0.count), &error)
        }
        // A loader that failed has closed itself.
        if isWritten == 0 {
            isClosed = true
            throw Self.problem(error)
        }
    }

    /// Ends the picture.
    func close() throws {
        guard !isClosed else { return }
        isClosed = true
        var error: UnsafeMutablePointer<GError>?
        if gdk_pixbuf_loader_close(loader, &error) == 0 { throw Self.problem(error) }
    }

    /// Calls `body` with the picture turned upright, of an animation with the first frame.
    func withUprightPixbuf<Result>(_ body: (OpaquePointer) -> Result) throws -> Result {
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw ImageProblem.truncated }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
            throw ImageProblem.damaged("there is not enough memory to turn it")
        }
        defer { g_object_unref(gpointer(upright)) }
        return body(upright)
    }

    private static func problem(_ error: UnsafeMutablePointer<GError>?) -> ImageProblem {
        guard let error else { return .damaged("GdkPixbuf gives no reason") }
        defer { g_error_free(error) }
        let message = String(cString: error.pointee.message).trimmingCharacters(in: .whitespacesAndNewlines)
        guard error.pointee.domain == gdk_pixbuf_error_quark() else { return .damaged(message) }
        return switch GdkPixbufError(rawValue: UInt32(error.pointee.code)) {
        case GDK_PIXBUF_ERROR_UNKNOWN_TYPE: .unknownFormat
        case GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION: .truncated
        default: .damaged(message)
        }
    }
}
