import CGTK
import Foundation
import GalleryModel
import Testing

@testable import Gallery

@Suite struct SampleShopTests {
    @Test func everyShopHasAPictureOfTheSizeThatItStates() async throws {
        for item in try await allItems() {
            let address = try #require(item.address)
            var width: gint = 0
            var height: gint = 0
            let format = gdk_pixbuf_get_file_info(address.path, &width, &height)
            #expect(format != nil, "\(item.id) is no picture")
            #expect(item.size == PixelSize(width: Double(width), height: Double(height)), "\(item.id)")
            #expect(!item.title.isEmpty && item.price?.hasPrefix("¥") == true, "\(item.id)")
        }
    }

    @Test func thereIsMuchToSeeInLittleSpace() async throws {
        let items = try await allItems()
        #expect(items.count >= 60)
        #expect(Set(items.map(\.id)).count == items.count)
        let ratios = items.compactMap { $0.size.map { $0.width / $0.height } }
        #expect((ratios.min() ?? 1) < 0.6 && (ratios.max() ?? 1) > 1.6)
        let bytes = try items.compactMap(\.address).map { try Data(contentsOf: $0).count }.reduce(0, +)
        #expect(bytes < 3_000_000)
    }

    private func allItems() async throws -> [GalleryItem] {
        let source = SampleShopSource(folder: SampleShop.folder, delay: .zero)
        var items: [GalleryItem] = []
        for try await load in source.first() { items += load.items }
        items += try await source.newer().items
        items += try await source.older().items
        return items
    }
}
