import SwiftUI

/// One tab for each way: a collection view's layout, UIKit's view, and SwiftUI's list.
struct ShopTabs: View {
    /// Makes every tab a shop of its own.
    var service: @MainActor () -> ShopService = { ShopService() }

    var body: some View {
        TabView {
            CollectionTab(service: service)
                .ignoresSafeArea()
                .tabItem { Label("Collection View", systemImage: "square.grid.2x2") }
            WaterfallTab(service: service)
                .ignoresSafeArea()
                .tabItem { Label("Waterfall View", systemImage: "rectangle.split.2x1") }
            ShopList(service: service())
                .tabItem { Label("SwiftUI", systemImage: "swift") }
        }
    }
}

private struct CollectionTab: UIViewControllerRepresentable {
    let service: @MainActor () -> ShopService

    func makeUIViewController(context: Context) -> CollectionShopController {
        CollectionShopController(service: service())
    }

    func updateUIViewController(_ controller: CollectionShopController, context: Context) {}
}

private struct WaterfallTab: UIViewControllerRepresentable {
    let service: @MainActor () -> ShopService

    func makeUIViewController(context: Context) -> WaterfallShopController {
        WaterfallShopController(service: service())
    }

    func updateUIViewController(_ controller: WaterfallShopController, context: Context) {}
}
