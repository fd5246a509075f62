import Testing
import WaterfallImages

@Suite("Sizes in pixels")
struct PixelSizeTests {
    // B37
    @Test("400×600 in a lane of 150 is 225 high")
    func laneWidth() {
        let size = PixelSize(width: 400, height: 600).fitted(in: PixelSize(width: 150, height: .max))
        #expect(size == PixelSize(width: 150, height: 225))
    }

    // B55
    @Test("5000×4000 shown at 360×288 is just that")
    func displaySize() {
        let box = PixelSize(width: 360, height: 288)
        #expect(PixelSize(width: 5000, height: 4000).fitted(in: box) == box)
    }

    @Test("Nothing is enlarged unless that is asked for")
    func enlarging() {
        let (size, box) = (PixelSize(width: 10, height: 20), PixelSize(width: 100, height: 100))
        #expect(size.fitted(in: box) == size)
        #expect(size.fitted(in: box, enlarging: true) == PixelSize(width: 50, height: 100))
    }

    @Test("Impossible sizes give a size", arguments: [(-1, 5), (0, 0), (.min, .max), (.max, .max)])
    func impossibleSizes(width: Int, height: Int) {
        let size = PixelSize(width: width, height: height)
        #expect(size.width >= 0 && size.height >= 0 && size.pixelCount >= 0)
        let fitted = size.fitted(in: PixelSize(width: 10, height: 10), enlarging: true)
        #expect(fitted.width >= 1 && fitted.height >= 1)
        let inside = PixelSize(width: 10, height: 10).fitted(in: size, enlarging: true)
        #expect(inside.width >= 1 && inside.height >= 1)
    }
}
