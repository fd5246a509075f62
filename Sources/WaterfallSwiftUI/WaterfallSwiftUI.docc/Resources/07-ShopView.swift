import SwiftUI
import WaterfallSwiftUI

struct ShopView: View {
    @State private var shop = Shop()

    private var options: WaterfallOptions {
        var options = WaterfallOptions(lanes: .minimumWidth(160), spacing: 12, insets: LayoutInsets(12))
        options.stickyLanes = true
        options.section.packing = .dense
        return options
    }

    var body: some View {
        WaterfallList(shop.prints, options: options) { print in
            .estimate(260, span: print.ratio > 1.2 ? 2 : 1)
        } content: { print in
            PrintCard(print: print)
        }
        .onReachEnd { try await shop.loadNextPage() }
        .refreshable { try? await shop.refresh() }
        .task { _ = try? await shop.loadNextPage() }
    }
}
