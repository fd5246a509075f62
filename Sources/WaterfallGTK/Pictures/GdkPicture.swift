import CGTK
import WaterfallImages

/// A decoded picture, ready for GTK to draw: a `GdkTexture`.
// Sendable unchecked: a GdkTexture is immutable and documented as safe to use from any thread, and GObject's reference
// counts are atomic.
public final class GdkPicture: @unchecked Sendable {
    /// The `GdkTexture`; it lives as long as this object, or as a reference that you take.
    public let texture: OpaquePointer
    /// Its size in pixels.
    public let size: PixelSize

    /// The memory of a pixel in the format of a picture's texture.
    static let bytesPerPixel = 4

    /// Takes the pixels of a `GdkPixbuf`.
    ///
    /// They are converted to the format that GTK's renderers draw as it is. A texture of any other format would be
    /// converted on the main thread, by the Cairo renderer at each frame.
    init(pixbuf: OpaquePointer) {
        let source = gdk_texture_new_for_pixbuf(pixbuf)
        defer { g_object_unref(gpointer(source)) }
        let (width, height) = (gdk_texture_get_width(source), gdk_texture_get_height(source))
        let stride = Int(width) * Self.bytesPerPixel
        let pixels = g_malloc_n(gsize(stride), gsize(height))
        gdk_texture_download(source, pixels?.assumingMemoryBound(to: guchar.self), gsize(stride))
        let bytes = g_bytes_new_take(pixels, gsize(stride) * gsize(height))
        defer { g_bytes_unref(bytes) }
        #if _endian(little)
            let format = GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
        #else
            let format = GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
        #endif
        texture = gdk_memory_texture_new(width, height, format, bytes, gsize(stride))
        size = PixelSize(width: Int(width), height: Int(height))
    }

    deinit {
        g_object_unref(gpointer(texture))
    }
}
