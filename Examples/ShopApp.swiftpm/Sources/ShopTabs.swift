import SwiftUI

/// One tab for each way: a collection view's layout, UIKit's view, and SwiftUI's list.
struct ShopTabs: View {
    var delay = ShopService.usualDelay

    var body: some View {
        TabView {
            CollectionTab(delay: delay)
                .ignoresSafeArea()
                .tabItem { Label("Collection View", systemImage: "square.grid.2x2") }
            WaterfallTab(delay: delay)
                .ignoresSafeArea()
                .tabItem { Label("Waterfall View", systemImage: "rectangle.split.2x1") }
            ShopList(delay: delay)
                .tabItem { Label("SwiftUI", systemImage: "swift") }
        }
    }
}

private struct CollectionTab: UIViewControllerRepresentable {
    let delay: Duration

    func makeUIViewController(context: Context) -> CollectionShopController {
        CollectionShopController(service: ShopService(delay: delay))
    }

    func updateUIViewController(_ controller: CollectionShopController, context: Context) {}
}

private struct WaterfallTab: UIViewControllerRepresentable {
    let delay: Duration

    func makeUIViewController(context: Context) -> WaterfallShopController {
        WaterfallShopController(service: ShopService(delay: delay))
    }

    func updateUIViewController(_ controller: WaterfallShopController, context: Context) {}
}
