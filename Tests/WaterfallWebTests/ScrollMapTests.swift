import Testing

@testable import WaterfallWeb

@Suite struct ScrollMapTests {
    func map(length: Double, first: Double = 0, viewport: Double = 800) -> ScrollMap {
        var map = ScrollMap()
        map.setRange(first: first, last: first + length, viewport: viewport)
        map.place(first, now: true)
        return map
    }

    @Test func `short content scrolls as the browser does`() {
        var map = map(length: 5000)
        for position in stride(from: 0.0, through: 5000, by: 100) {
            #expect(map.scroll(to: position) == position)
        }
        #expect(map.extent == 5800)
    }

    // W28
    @Test func `a step of the finger is a step of the content, however long it is`() {
        var map = map(length: 82e6)
        map.place(40e6, now: true)
        let position = map.position
        #expect(map.extent <= 16e6)
        #expect(map.scroll(to: position + 120) == 40e6 + 120)
        map.settle()
        #expect(map.offset == 40e6 + 120)
    }

    // W28
    @Test func `a drag of the scroll bar reaches every part and both ends`() {
        var map = map(length: 82e6)
        let end = map.end
        #expect(map.scroll(to: end) == 82e6)
        #expect(abs(map.scroll(to: end / 2) - 41e6) < 1e5)
        #expect(map.scroll(to: 0) == 0)
    }

    // W28
    @Test func `scrolling step by step without a rest reaches both ends`() {
        var map = map(length: 20e6)
        map.place(18e6, now: true)
        var steps = 0
        while map.offset < 20e6 && steps < 10_000 {
            // A browser cannot scroll further than the end of its element.
            map.scroll(to: min(map.position + 900, map.end))
            steps += 1
        }
        #expect(map.offset == 20e6)
        map.place(3e6, now: true)
        steps = 0
        while map.offset > 0 && steps < 10_000 {
            map.scroll(to: max(map.position - 900, 0))
            steps += 1
        }
        #expect(map.offset == 0)
    }

    // B28
    @Test func `content that grows above while one scrolls leaves the browser's position alone`() {
        var map = map(length: 5000)
        map.scroll(to: 1000)
        map.setRange(first: 0, last: 6000, viewport: 800)
        map.place(2000.25, now: false)
        #expect(map.position == 1000)
        #expect(map.scroll(to: 1100) == 2100.25)
        map.settle()
        #expect(map.position == 2100)
        #expect(map.offset == 2100.25)
    }

    @Test func `a scroll that runs out of positions before it runs out of content goes on`() {
        var map = map(length: 5000)
        map.scroll(to: 300)
        map.setRange(first: 0, last: 6000, viewport: 800)
        map.place(1300, now: false)
        map.scroll(to: 0)
        #expect(map.offset == 1000)
        #expect(map.position == 1000)
        #expect(map.scroll(to: 0) == 0)
    }

    @Test func `an offset is kept when nobody scrolls any more, wherever it is`() {
        for length in [100.5, 7.9e6, 8e6, 8.1e6, 82e6, 1e9] {
            for share in stride(from: 0.0, through: 1, by: 1 / 64) {
                var map = map(length: length, first: -54)
                let offset = -54 + length * share
                map.place(offset, now: true)
                map.settle()
                #expect(abs(map.offset - offset) < 1e-6)
                #expect(map.position >= 0 && map.position <= map.end.rounded(.up))
                #expect(map.position == map.position.rounded())
            }
        }
    }
}
