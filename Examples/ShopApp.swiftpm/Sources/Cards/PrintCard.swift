import SwiftUI

/// The same card in SwiftUI.
struct PrintCard: View {
    let print: Print
    let isSelected: Bool

    var body: some View {
        Image(uiImage: Posters.shared.picture(of: print))
            .resizable()
            .overlay(alignment: .bottom) { caption }
            .overlay(alignment: .topTrailing) {
                if isSelected {
                    Image(systemName: "checkmark.circle.fill")
                        .foregroundStyle(Color.white)
                        .padding(8)
                }
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    private var caption: some View {
        VStack(spacing: 0) {
            Text(print.title)
                .font(.caption)
                .lineLimit(1)
            Text(print.price)
                .font(.headline)
        }
        .foregroundStyle(Color.white)
        .padding(6)
        .frame(maxWidth: .infinity)
        .background(Color.black.opacity(0.45))
    }
}
