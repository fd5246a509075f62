import SwiftUI

struct PrintCard: View {
    let print: Print

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            AsyncImage(url: print.picture) { image in
                image.resizable()
            } placeholder: {
                Color.gray
            }
            .aspectRatio(print.ratio, contentMode: .fit)
            Text(print.title)
            Text(print.price)
        }
    }
}
