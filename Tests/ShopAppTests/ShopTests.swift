import Foundation
import Testing

@testable import ShopApp

/// The example, driven over the doubles: the same of each of its screens.
@MainActor
@Suite struct ShopTests {
    @Test(arguments: Tab.allCases)
    func `a screen shows the shop, with prices and each picture in its shape`(_ tab: Tab) async throws {
        let screen = try tab.open()
        #expect(await screen.wait { screen.cards.count >= 6 })
        for print in Catalogue.first.prefix(6) {
            #expect(screen.cards[print.title] == [print.title, print.price])
            let frame = try #require(screen.frame(of: print.title))
            #expect(abs(frame.width - 172.5) <= 1, "two columns of 375 points, and three gaps of 10")
            #expect(abs(frame.height - frame.width * print.height / print.width) <= 2)
        }
        #expect(screen.cards.count < Catalogue.first.count, "only what is near the viewport has a card")
    }

    // S0, B28
    @Test(arguments: Tab.allCases)
    func `a pull at the top puts newer prints in front, and shows them`(_ tab: Tab) async throws {
        let screen = try tab.open()
        #expect(await screen.wait { !screen.cards.isEmpty })
        let height = screen.contentHeight
        await screen.pull()
        let newest = Catalogue.newer[0].title
        #expect(await screen.wait { screen.frame(of: newest)?.minY == 10 })
        #expect(screen.contentHeight > height)
        #expect(screen.cards[newest]?.last == Catalogue.newer[0].price)
    }

    // S0, B28
    @Test(arguments: Tab.allCases)
    func `a refresh further down keeps what one sees in its place`(_ tab: Tab) async throws {
        let screen = try tab.open()
        #expect(await screen.wait { !screen.cards.isEmpty })
        screen.scroll(to: 700)
        let title = try #require(first(on: screen))
        let place = try #require(screen.frame(of: title)).minY
        let height = screen.contentHeight
        await screen.refresh()
        #expect(await screen.wait { screen.contentHeight > height })
        screen.update()
        let held = try #require(screen.frame(of: title)).minY
        #expect(abs(held - place) < 0.001)
    }

    // S0, B48
    @Test(arguments: Tab.allCases)
    func `the end loads more until there is no more`(_ tab: Tab) async throws {
        let screen = try tab.open()
        #expect(await screen.wait { !screen.cards.isEmpty })
        var pages = 0
        let last = try #require(Catalogue.older.last).title
        while screen.cards[last] == nil, pages < 4 {
            let height = screen.contentHeight
            screen.scroll(to: height - 640)
            // A page is longer than any footer.
            #expect(await screen.wait { screen.contentHeight > height + 200 })
            pages += 1
            screen.scroll(to: screen.contentHeight - 640)
        }
        #expect(pages == 2)
        #expect(screen.cards[last]?.last == Catalogue.older.last?.price)
        let height = screen.contentHeight
        screen.scroll(to: 0)
        screen.scroll(to: height - 640)
        for _ in 0..<100 { await Task.yield() }
        screen.update()
        #expect(screen.contentHeight <= height)
    }

    @Test(arguments: Tab.allCases)
    func `a tap selects, and another one something else`(_ tab: Tab) async throws {
        let screen = try tab.open()
        #expect(await screen.wait { screen.cards.count >= 2 })
        let (one, other) = (Catalogue.first[0].title, Catalogue.first[1].title)
        #expect(!screen.isSelected(one))
        screen.tap(one)
        #expect(screen.isSelected(one) && !screen.isSelected(other))
        screen.tap(other)
        #expect(!screen.isSelected(one) && screen.isSelected(other))
    }

    @Test(arguments: Tab.allCases)
    func `a selection moves with its print when newer ones come in front`(_ tab: Tab) async throws {
        let screen = try tab.open()
        #expect(await screen.wait { !screen.cards.isEmpty })
        screen.scroll(to: 700)
        let title = try #require(first(on: screen))
        screen.tap(title)
        let height = screen.contentHeight
        await screen.refresh()
        #expect(await screen.wait { screen.contentHeight > height })
        #expect(screen.isSelected(title))
        #expect(screen.cards.keys.filter(screen.isSelected) == [title])
    }

    @Test func `what the shop sells is what the gallery's feeds sell`() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        let feeds = [
            ("newer", Catalogue.newer), ("first", Catalogue.first), ("older", Catalogue.older),
        ]
        for (name, prints) in feeds {
            let file = folder.appendingPathComponent("Sources/Gallery/SampleShop/\(name).json")
            let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file))
            #expect(entries.map(\.print) == prints, "\(name)")
        }
    }

    private struct Entry: Decodable {
        let title: String
        let price: String
        let w: Double
        let h: Double

        var print: Print { Print(title: title, price: price, width: w, height: h) }
    }

    /// The first print that something is seen of, which is the one that keeps its place.
    private func first(on screen: any Screen) -> String? {
        Catalogue.first.map(\.title).first { title in
            screen.frame(of: title).map { $0.maxY > 0 && $0.minY < 640 } ?? false
        }
    }
}
