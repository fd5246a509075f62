import Waterfall

extension WaterfallOptions {
    /// How every screen of the shop is laid out: two columns on a phone, more where there is room.
    static var shop: WaterfallOptions {
        WaterfallOptions(lanes: .minimumWidth(160), spacing: 10, insets: LayoutInsets(10))
    }
}

extension Print {
    /// A print takes the width of its column, and the height that its picture then has.
    var size: ItemSize { .aspect(width: width, height: height) }
}
