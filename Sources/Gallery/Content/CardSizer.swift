import CGTK
import WaterfallGTK

/// Says how high the cells of items with captions will be, before there are any.
@MainActor
final class CardSizer {
    private let caption = Caption()
    private let reference: WidgetReference
    /// What captions measure in lanes of one width, the last one asked for: whoever asks again need not wait for all texts
    /// to be set again.
    private var heights: [Texts: Double] = [:]
    private var width = 0.0

    private struct Texts: Hashable {
        let title: String?
        let price: String?
    }

    init() {
        reference = WidgetReference(caption.widget)
    }

    /// The height, in points, that an item's cell will measure in a lane of a width.
    func height(of shown: ShownItem, inLaneOf width: Double) -> Double {
        if width != self.width {
            forget()
            self.width = width
        }
        let texts = Texts(title: shown.item.isTitled ? shown.item.title : nil, price: shown.item.price)
        let height = heights[texts] ?? measure(shown)
        heights[texts] = height
        return (width / shown.ratio).rounded(.up) + height
    }

    /// Letters are others now.
    func forget() { heights = [:] }

    private func measure(_ shown: ShownItem) -> Double {
        caption.show(shown)
        return caption.height(inLaneOf: width)
    }
}
