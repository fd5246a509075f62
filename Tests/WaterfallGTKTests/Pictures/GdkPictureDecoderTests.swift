import Foundation
import Testing
import WaterfallGTK
import WaterfallImages

@Suite("Decoding with GdkPixbuf")
struct GdkPictureDecoderTests {
    let decoder = GdkPictureDecoder()

    static let samples: [(name: String, data: Data)] =
        ["jpeg", "png", "webp", "tiff", "bmp"].map { ($0, PictureFixture.quarters(60, 40, format: $0)) }
        + [("gif", PictureFixture.animation), ("svg", PictureFixture.svg(#"width="60" height="40""#))]

    // B37
    @Test("The size from the header is the size that is decoded", arguments: samples.map(\.name))
    func sizes(format: String) throws {
        let data = try #require(Self.samples.first { $0.name == format }).data
        #expect(try decoder.size(ofHeader: data, isWhole: true) == PixelSize(width: 60, height: 40))
        #expect(try decoder.decode(data, fitting: nil).image.size == PixelSize(width: 60, height: 40))
    }

    @Test("The first bytes tell the size of a large picture", arguments: ["jpeg", "png", "webp"])
    func sizeFromFirstBytes(format: String) throws {
        let data = PictureFixture.noise(800, 600, format: format)
        try #require(data.count > 100_000)
        #expect(try decoder.size(ofHeader: data.prefix(10), isWhole: false) == nil)
        #expect(
            try decoder.size(ofHeader: data.prefix(16_384), isWhole: false)
                == PixelSize(width: 800, height: 600))
    }

    // Where the first row and the first column of the stored picture go: EXIF 2.3, tag 0x0112.
    @Test(
        "Orientation turns the size and the pixels",
        arguments: [
            (1, "red green blue white"), (2, "green red white blue"),
            (3, "white blue green red"), (4, "blue white red green"),
            (5, "red blue green white"), (6, "blue red white green"),
            (7, "white green blue red"), (8, "green white red blue"),
        ])
    func orientation(value: UInt8, quarters: String) throws {
        let data = PictureFixture.jpeg(PictureFixture.quarters(64, 32, format: "jpeg"), orientation: value)
        let upright = PixelSize(width: 64, height: 32)
        let expected = value >= 5 ? upright.transposed : upright
        #expect(try decoder.size(ofHeader: data, isWhole: true) == expected)

        let whole = try decoder.decode(data, fitting: nil).image
        #expect(whole.size == expected)
        #expect(whole.quarters == quarters)

        let box = expected.fitted(in: PixelSize(width: 16, height: 16))
        let scaled = try decoder.decode(data, fitting: box).image
        #expect(scaled.size == box)
        #expect(scaled.quarters == quarters)
    }

    @Test("An orientation that does not exist counts as upright", arguments: [0, 9, 255] as [UInt8])
    func unknownOrientation(value: UInt8) throws {
        let data = PictureFixture.jpeg(PictureFixture.quarters(64, 32, format: "jpeg"), orientation: value)
        #expect(try decoder.size(ofHeader: data, isWhole: true) == PixelSize(width: 64, height: 32))
        #expect(try decoder.decode(data, fitting: nil).image.quarters == "red green blue white")
    }

    @Test("A TIFF's orientation turns it too")
    func orientationOfTIFF() throws {
        let data = PictureFixture.tiffOnItsSide(64, 32)
        #expect(try decoder.size(ofHeader: data, isWhole: true) == PixelSize(width: 32, height: 64))
        let picture = try decoder.decode(data, fitting: PixelSize(width: 16, height: 16)).image
        #expect(picture.size == PixelSize(width: 8, height: 16))
        #expect(picture.quarters == "blue red white green")
    }

    // B55
    @Test("A large picture takes the memory of its display size", arguments: ["jpeg", "png"])
    func displaySize(format: String) throws {
        let data = PictureFixture.quarters(5000, 4000, format: format)
        let decoded = try decoder.decode(data, fitting: PixelSize(width: 360, height: 288))
        #expect(decoded.image.size == PixelSize(width: 360, height: 288))
        #expect(decoded.cost == 360 * 288 * 4)
        #expect(decoded.image.quarters == "red green blue white")
    }

    @Test("A small picture is not enlarged, a scalable one is")
    func enlarging() throws {
        let box = PixelSize(width: 600, height: 600)
        let png = try decoder.decode(PictureFixture.quarters(60, 40), fitting: box)
        #expect(png.image.size == PixelSize(width: 60, height: 40))
        let svg = try decoder.decode(PictureFixture.svg(#"width="60" height="40""#), fitting: box)
        #expect(svg.image.size == PixelSize(width: 600, height: 400))
        #expect(svg.image.pixel(599, 399) == 0xFF00_00FF)
    }

    @Test("A vector picture without a size has the shape of its view box")
    func viewBox() throws {
        let data = PictureFixture.svg(#"viewBox="0 0 30 20""#)
        let size = try #require(try decoder.size(ofHeader: data, isWhole: true))
        #expect(size.width * 2 == size.height * 3)
    }

    @Test("Of an animation the first frame is shown")
    func animation() throws {
        let picture = try decoder.decode(PictureFixture.animation, fitting: nil).image
        #expect(picture.quarters == "red red red red")
        let scaled = try decoder.decode(PictureFixture.animation, fitting: PixelSize(width: 15, height: 10))
            .image
        #expect(scaled.quarters == "red red red red")
    }

    @Test("Transparency is kept")
    func transparency() throws {
        let picture = try decoder.decode(PictureFixture.plain(4, 4, rgba: 0xFFFF_FF80), fitting: nil).image
        #expect(picture.pixel(1, 1) == 0x8080_8080)
    }

    @Test("Extreme shapes keep at least one pixel a side")
    func extremeShapes() throws {
        let data = PictureFixture.quarters(2000, 2)
        let picture = try decoder.decode(data, fitting: PixelSize(width: 100, height: 100)).image
        #expect(picture.size == PixelSize(width: 100, height: 1))
        let none = try decoder.decode(data, fitting: PixelSize(width: 0, height: 0)).image
        #expect(none.size == PixelSize(width: 1, height: 1))
    }

    @Test("Many pictures are decoded at once")
    func manyAtOnce() async throws {
        let data = PictureFixture.quarters(400, 300, format: "jpeg")
        try await withThrowingTaskGroup(of: String.self) { [decoder] group in
            for _ in 0..<32 {
                group.addTask {
                    try decoder.decode(data, fitting: PixelSize(width: 40, height: 30)).image.quarters
                }
            }
            for try await quarters in group { #expect(quarters == "red green blue white") }
        }
    }
}

@Suite("Pictures that GdkPixbuf cannot decode")
struct BadPictureTests {
    let decoder = GdkPictureDecoder()

    @Test(
        "Bytes that are no picture have an unknown format",
        arguments: ["hello", "<!DOCTYPE html><title>Sign in</title>", "\u{0}\u{1}\u{2}"])
    func noPicture(text: String) throws {
        #expect(throws: ImageProblem.unknownFormat) { try decoder.decode(Data(text.utf8), fitting: nil) }
        #expect(throws: ImageProblem.unknownFormat) {
            try decoder.size(ofHeader: Data(text.utf8), isWhole: true)
        }
    }

    @Test(
        "A picture with too many pixels is refused before it is decoded", arguments: ["jpeg", "png", "webp"])
    func tooManyPixels(format: String) throws {
        let decoder = GdkPictureDecoder(maximumPixelCount: 2000)
        let data = PictureFixture.quarters(60, 40, format: format)
        let problem = ImageProblem.tooManyPixels(PixelSize(width: 60, height: 40), limit: 2000)
        #expect(throws: problem) { try decoder.decode(data, fitting: PixelSize(width: 6, height: 4)) }
        #expect(throws: problem) { try decoder.size(ofHeader: data, isWhole: true) }
    }

    @Test("A scalable picture may be of any size, as long as it is not shown at that size")
    func hugeScalable() throws {
        let data = PictureFixture.svg(#"width="30000" height="30000""#)
        let shown = try decoder.decode(data, fitting: PixelSize(width: 6, height: 4)).image
        #expect(shown.size == PixelSize(width: 4, height: 4))
        let problem = ImageProblem.tooManyPixels(PixelSize(width: 30000, height: 30000), limit: 200_000_000)
        #expect(throws: problem) { try decoder.decode(data, fitting: nil) }
        #expect(throws: ImageProblem.self) {
            try decoder.decode(data, fitting: PixelSize(width: .max, height: .max))
        }
    }

    @Test("A picture without its end is an error", arguments: ["jpeg", "png", "webp", "tiff", "gif", "svg"])
    func truncated(format: String) async throws {
        let data = try #require(GdkPictureDecoderTests.samples.first { $0.name == format }).data
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try data.prefix(data.count * 2 / 3).write(to: file)
        let pipeline = ImagePipeline(decoder: decoder, loader: URLImageLoader(diskCache: nil))
        do {
            _ = try await pipeline.image(for: ImageRequest(file, displaySize: PixelSize(width: 6, height: 4)))
            Issue.record("a truncated \(format) should not be shown")
        } catch let error as ImageError {
            switch error.problem {
            case .truncated, .damaged: #expect(error.address == file)
            default: Issue.record("\(error)")
            }
        }
    }

    @Test("A whole file is shown through the pipeline at its display size")
    func wholeFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()) 写真.jpg")
        defer { try? FileManager.default.removeItem(at: file) }
        let jpeg = PictureFixture.quarters(600, 400, format: "jpeg")
        try PictureFixture.jpeg(jpeg, orientation: 6).write(to: file)
        let pipeline = ImagePipeline(decoder: decoder, loader: URLImageLoader(diskCache: nil))
        #expect(try await pipeline.size(ofPictureAt: file) == PixelSize(width: 400, height: 600))
        let picture = try await pipeline.image(
            for: ImageRequest(file, displaySize: PixelSize(width: 40, height: 60)))
        #expect(picture.size == PixelSize(width: 40, height: 60))
        #expect(picture.quarters == "blue red white green")
    }

    @Test("Random damage gives a picture or an error", arguments: GdkPictureDecoderTests.samples.map(\.name))
    func damage(format: String) throws {
        let data = try #require(GdkPictureDecoderTests.samples.first { $0.name == format }).data
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<100 {
            var damaged = data
            for _ in 0..<4 {
                damaged[Int.random(in: 0..<data.count, using: &generator)] = .random(in: 0...255)
            }
            do {
                _ = try decoder.size(ofHeader: damaged, isWhole: true)
                _ = try decoder.decode(damaged, fitting: PixelSize(width: 6, height: 4))
            } catch {
                #expect(error is ImageProblem, "\(error) of \(damaged.base64EncodedString())")
            }
        }
    }
}
