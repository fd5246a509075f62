import Foundation
import Testing

@testable import WaterfallImages

@Suite("Missing ends")
struct TruncationTests {
    /// A JPEG's skeleton: a thumbnail with its own end marker inside a segment, two scans, stuffing and a restart.
    static let jpeg = Data(
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 8, 0xFF, 0xD8, 1, 2, 0xFF, 0xD9]
            + [0xFF, 0xDA, 0, 4, 1, 2, 9, 0xFF, 0, 0xD9, 0xFF, 0xD0, 7, 0xFF, 0xFF, 0xC4, 0, 3, 5]
            + [0xFF, 0xDA, 0, 4, 1, 2, 9, 9, 0xFF, 0xD9])
    static let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 2] + Array("IDAT".utf8) + [
            1, 2, 0, 0, 0, 0,
        ]
            + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
    static let webp = Data(Array("RIFF".utf8) + [8, 0, 0, 0] + Array("WEBPVP8 ".utf8))

    @Test("Every prefix of a picture is truncated, the whole is not", arguments: [jpeg, png, webp])
    func prefixes(whole: Data) {
        #expect(!isTruncated(whole))
        for count in 12..<whole.count {
            #expect(isTruncated(whole.prefix(count)), "\(count) of \(whole.count) bytes")
        }
    }

    @Test("What follows the end does not matter", arguments: [jpeg, png, webp])
    func trailingBytes(whole: Data) {
        #expect(!isTruncated(whole + [0, 1, 2, 3]))
    }

    @Test("Other formats are left to their decoder", arguments: ["", "GIF89a", "<svg", "hello"])
    func otherFormats(text: String) {
        #expect(!isTruncated(Data(text.utf8)))
    }
}
