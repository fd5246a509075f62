import SwiftUI
import Waterfall
import WaterfallSwiftUI

/// The shop as a SwiftUI list.
struct ShopList: View {
    @State private var model: ShopModel
    @State private var selection: Print.ID?

    init(service: ShopService) {
        _model = State(initialValue: ShopModel(service: service))
    }

    var body: some View {
        WaterfallList(model.prints, options: .shop) { print in
            print.size
        } content: { print in
            Button {
                selection = print.id
            } label: {
                PrintCard(print: print, isSelected: print.id == selection)
            }
            .buttonStyle(.plain)
        }
        .onReachEnd { try await model.loadMore() }
        .refreshable { await model.refresh() }
    }
}

/// What the list shows.
@MainActor
@Observable
final class ShopModel {
    private(set) var prints: [Print]
    @ObservationIgnored private let service: ShopService

    init(service: ShopService) {
        self.service = service
        prints = service.first
    }

    /// Puts newer prints in front. There is nobody to tell of a failure: the next pull tries again.
    func refresh() async {
        guard let newer = try? await service.fetchNewer() else { return }
        prints.insert(contentsOf: newer, at: 0)
    }

    /// Appends the next page, and tells whether there is another.
    func loadMore() async throws -> Bool {
        let page = try await service.fetchOlder()
        prints.append(contentsOf: page.prints)
        return page.hasMore
    }
}
