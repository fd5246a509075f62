import SwiftUI
import WaterfallSwiftUI

struct ShopView: View {
    let prints: [Print]

    var body: some View {
        WaterfallList(prints, estimate: 260) { print in
            PrintCard(print: print)
        }
    }
}
