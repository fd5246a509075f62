import Foundation

/// Whether a picture's end is missing, as far as its container tells.
///
/// Decoders fill what is missing of a JPEG, PNG or WebP picture with grey and report nothing, so this is asked first.
/// Data of other formats counts as complete: their decoders report it.
func isTruncated(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return !reachesEndOfJPEG(bytes) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            return !reachesEndOfPNG(bytes)
        }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return 8 + Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
                > bytes.count
        }
        return false
    }
}

/// Follows the markers of a JPEG stream (ITU T.81, annex B) to the end-of-image marker.
private func reachesEndOfJPEG(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 2
    while let marker = nextMarker(in: bytes, from: &position) {
        switch marker {
        case 0xD9: return true
        case 0x01, 0xD0...0xD8: continue
        default:
            // A segment with a length, which counts its own two bytes.
            guard position + 2 <= bytes.count else { return false }
            let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
            position += max(2, length)
        }
    }
    return false
}

/// Moves past the next marker and returns its code. What lies before it, picture data say, is skipped: there 0xFF is
/// always followed by 0, so that it is no marker.
private func nextMarker(in bytes: UnsafeRawBufferPointer, from position: inout Int) -> UInt8? {
    while position < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + position, 0xFF, bytes.count - position)
    {
        position = UnsafeRawPointer(found) - base + 1
        while position < bytes.count, bytes[position] == 0xFF { position += 1 }
        guard position < bytes.count else { return nil }
        let code = bytes[position]
        position += 1
        if code != 0 { return code }
    }
    return nil
}

/// Follows the chunks of a PNG file (length, type, data, checksum) to the one that ends it.
private func reachesEndOfPNG(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 8
    while position + 12 <= bytes.count {
        let length = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
        let isEnd = bytes[(position + 4)..<(position + 8)].elementsEqual("IEND".utf8)
        position += 12 + length
        if isEnd { return position <= bytes.count }
    }
    return false
}
