import SwiftUI

/// A shop of prints, once for each way to show a waterfall.
@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup {
            ShopTabs()
        }
    }
}
