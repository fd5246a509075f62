import SwiftUI

@MainActor
@Observable
final class Shop {
    private(set) var prints: [Print] = []
    private var pages = 0

    /// Puts what is new in front.
    func refresh() async throws {
        prints.insert(contentsOf: try await fetch(page: -1), at: 0)
    }

    /// Appends the next page, and tells whether there is another.
    func loadNextPage() async throws -> Bool {
        prints.append(contentsOf: try await fetch(page: pages))
        pages += 1
        return pages < 20
    }

    /// Your server, in place of this.
    private func fetch(page: Int) async throws -> [Print] {
        (0..<20).map { number in
            Print(
                id: (page + 1) * 1_000_000 + prints.count + number, title: "Print \(number)", price: "€ 25",
                picture: URL(string: "https://example.com/\(number).jpg"), ratio: [0.67, 1, 1.5][number % 3])
        }
    }
}
