import CGTK
import WaterfallGTK

/// Says how high the cells of items with captions will be, before there are any.
@MainActor
final class CardSizer {
    private let caption = Caption()
    private let reference: WidgetReference

    init() {
        reference = WidgetReference(caption.widget)
    }

    /// The height, in points, that an item's cell will measure in a lane of a width.
    func height(of shown: ShownItem, inLaneOf width: Double) -> Double {
        caption.show(shown)
        return (width / shown.ratio).rounded(.up) + caption.height(inLaneOf: width)
    }
}
