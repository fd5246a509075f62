import Foundation

/// The orientation that a JPEG or TIFF picture carries, as in EXIF: 1 is upright, 5 to 8 lie on their side. 1 for a
/// picture that carries none, or none that exists.
///
/// GdkPixbuf tells it too, but only once it has room for all pixels, and it then decodes every one of them before it
/// lets go: a quarter of a second for a photograph of which nothing but the size is wanted.
func exifOrientation(in picture: Data) -> Int {
    let bytes = ByteReader(bytes: picture)
    let tiff = bytes.number(at: 0, size: 2) == 0xFFD8 ? bytes.exifSegment : bytes
    return tiff?.tiffOrientation.flatMap { (1...8).contains($0) ? $0 : nil } ?? 1
}

/// Numbers in bytes; nil beyond their end.
private struct ByteReader {
    let bytes: Data
    var isLittleEndian = false

    func number(at offset: Int, size: Int) -> Int? {
        guard offset + size <= bytes.count else { return nil }
        let digits = bytes.dropFirst(offset).prefix(size)
        return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// What a JPEG's EXIF segment holds: a TIFF file of its own.
    var exifSegment: ByteReader? {
        var position = 2
        while let marker = number(at: position, size: 2), let length = number(at: position + 2, size: 2),
            marker >= 0xFF01, marker != 0xFFDA
        {
            let content = bytes.dropFirst(position + 4).prefix(max(0, length - 2))
            if marker == 0xFFE1, content.starts(with: "Exif\0\0".utf8) {
                return ByteReader(bytes: content.dropFirst(6))
            }
            position += 2 + length
        }
        return nil
    }

    /// The value of tag 0x0112 in the first directory of a TIFF file.
    var tiffOrientation: Int? {
        var tiff = self
        switch number(at: 0, size: 4) {
        case 0x4949_2A00: tiff.isLittleEndian = true
        case 0x4D4D_002A: break
        default: return nil
        }
        guard let directory = tiff.number(at: 4, size: 4), let count = tiff.number(at: directory, size: 2)
        else {
            return nil
        }
        let entries = (0..<count).lazy.map { directory + 2 + $0 * 12 }
        return entries.first { tiff.number(at: $0, size: 2) == 0x0112 }.flatMap {
            tiff.number(at: $0 + 8, size: 2)
        }
    }
}
