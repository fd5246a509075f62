import CGTK
import Foundation
import WaterfallGTK
import WaterfallImages

/// Pictures that the tests make themselves, through GdkPixbuf.
enum PictureFixture {
    enum Color: UInt32 {
        case red = 0xFF0000FF
        case green = 0x00FF00FF
        case blue = 0x0000FFFF
        case white = 0xFFFFFFFF
    }

    /// A picture in four quarters: red and green above, blue and white below.
    static func quarters(_ width: Int, _ height: Int, format: String = "png") -> Data {
        let (w, h) = (gint(width), gint(height))
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, w, h)!
        defer { g_object_unref(gpointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, Color.red.rawValue)
        for (x, y, color) in [(w / 2, 0, Color.green), (0, h / 2, .blue), (w / 2, h / 2, .white)] {
            let part = gdk_pixbuf_new_subpixbuf(pixbuf, x, y, w - w / 2, h - h / 2)!
            gdk_pixbuf_fill(part, color.rawValue)
            g_object_unref(gpointer(part))
        }
        return encode(pixbuf, format)
    }

    /// A picture that no format can make small.
    static func noise(_ width: Int, _ height: Int, format: String) -> Data {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height))!
        defer { g_object_unref(gpointer(pixbuf)) }
        let pixels = gdk_pixbuf_get_pixels(pixbuf)!
        var value: UInt32 = 1
        for index in 0..<Int(gdk_pixbuf_get_byte_length(pixbuf)) {
            value = value &* 1_664_525 &+ 1_013_904_223
            pixels[index] = UInt8(value >> 24)
        }
        return encode(pixbuf, format)
    }

    /// A PNG of one colour, given as 0xRRGGBBAA.
    static func plain(_ width: Int, _ height: Int, rgba: UInt32) -> Data {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, gint(width), gint(height))!
        defer { g_object_unref(gpointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, rgba)
        return encode(pixbuf, "png")
    }

    /// A JPEG with an EXIF segment that holds just an orientation, put in after the start marker.
    static func jpeg(_ jpeg: Data, orientation: UInt8) -> Data {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8,  // big endian; the directory is at offset 8
            0, 1,  // one entry:
            0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,  // orientation, a short
            0, 0, 0, 0,  // no further directory
        ]
        let payload = Array("Exif".utf8) + [0, 0] + tiff
        return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload + jpeg.dropFirst(2)
    }

    /// A TIFF on its side: the orientation takes the place of a tag that says nothing.
    static func tiffOnItsSide(_ width: Int, _ height: Int) -> Data {
        var data = quarters(width, height, format: "tiff")
        let fillOrder = data.firstRange(of: Data([0x0A, 1, 3, 0, 1, 0, 0, 0, 1, 0]))!
        data.replaceSubrange(fillOrder, with: [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0])
        return data
    }

    static func svg(_ attributes: String) -> Data {
        Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" \(attributes)><rect width="100%" height="100%" fill="red"/></svg>
            """.utf8)
    }

    /// A GIF of two frames, 60×40: red, then blue.
    static let animation = Data(
        base64Encoded: """
            R0lGODlhPAAoAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAAPAAoAAACMoSPqcvtD6OctNqLs968+w+G
            4kiW5omm6sq27gvH8kzX9o3n+s73/g8MCofEovGI1BUAACH5BAAKAAAALAAAAAA8ACgAgAAA/wAAAAIyhI+py+0Po5y02ouz3rz7
            D4biSJbmiabqyrbuC8fyTNf2jef6zvf+DwwKh8Si8YjUFQAAOw==
            """, options: .ignoreUnknownCharacters)!

    private static func encode(_ pixbuf: OpaquePointer, _ format: String) -> Data {
        var bytes: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let isEncoded = gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, format, nil, nil, &error)
        precondition(isEncoded != 0, error.map { String(cString: $0.pointee.message) } ?? "")
        defer { g_free(bytes) }
        return Data(bytes: bytes!, count: Int(count))
    }
}

extension GdkPicture {
    /// The pixel at a place, as 0xRRGGBBAA with alpha multiplied in.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        var pixels = [UInt8](repeating: 0, count: size.pixelCount * 4)
        gdk_texture_download(texture, &pixels, gsize(size.width * 4))
        let start = (y * size.width + x) * 4
        let argb = pixels[start..<start + 4].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        return argb << 8 | argb >> 24
    }

    /// What colours the four quarters have, from left to right and from above: names of ``PictureFixture/Color``,
    /// or "?" for none of them. A JPEG's colours are near enough.
    var quarters: String {
        let xs = [size.width / 4, size.width * 3 / 4]
        let ys = [size.height / 4, size.height * 3 / 4]
        return ys.flatMap { y in xs.map { x in Self.name(of: pixel(x, y)) } }.joined(separator: " ")
    }

    private static func name(of pixel: UInt32) -> String {
        let isHigh = [24, 16, 8].map { (pixel >> UInt32($0)) & 0xFF > 128 }
        return switch isHigh {
        case [true, false, false]: "red"
        case [false, true, false]: "green"
        case [false, false, true]: "blue"
        case [true, true, true]: "white"
        default: "?"
        }
    }
}
