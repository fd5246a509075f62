import SwiftUI
import WaterfallSwiftUI

struct ShopView: View {
    @State private var shop = Shop()

    private var options: WaterfallOptions {
        WaterfallOptions(lanes: .minimumWidth(160), spacing: 12, insets: LayoutInsets(12))
    }

    var body: some View {
        WaterfallList(shop.prints, options: options, estimate: 260) { print in
            PrintCard(print: print)
        }
        .onReachEnd { try await shop.loadNextPage() }
        .refreshable { try? await shop.refresh() }
        .task { _ = try? await shop.loadNextPage() }
    }
}
