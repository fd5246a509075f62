import SwiftUI
import WaterfallSwiftUI

struct ShopView: View {
    @State private var shop = Shop()

    var body: some View {
        WaterfallList(shop.prints, estimate: 260) { print in
            PrintCard(print: print)
        }
        .onReachEnd { try await shop.loadNextPage() }
        .refreshable { try? await shop.refresh() }
        .task { _ = try? await shop.loadNextPage() }
    }
}
