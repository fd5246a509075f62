import CGTK
import Foundation
import WaterfallGTK
import WindowDriving

/// The data behind the driven waterfall, which reports all that it is asked and told.
@MainActor
final class FeedSource: WaterfallViewDataSource, WaterfallViewDelegate {
    struct Item {
        let number: Int
        var height: Double
    }

    var items: [Item] = []
    var sizesAsked = 0
    var estimates = false
    var heightsFollowWidth = false
    var words = 0
    /// The cells that were displayed and are still.
    private(set) var displayed: [WidgetPointer: PosterCell] = [:]
    var header: Supplementary?
    var oddItemsAreSelectable = true
    var areMovable = false
    private let report: @MainActor (FeedEvent) -> Void

    init(report: @escaping @MainActor (FeedEvent) -> Void) {
        self.report = report
    }

    private func number(_ path: IndexPath) -> Int {
        items.indices.contains(path.item) ? items[path.item].number : -1
    }

    func numberOfItems(in waterfallView: WaterfallView) -> Int { items.count }

    func waterfallView(_ waterfallView: WaterfallView, cellForItemAt indexPath: IndexPath) -> WaterfallCell {
        let cell = waterfallView.dequeueReusableCell(withIdentifier: "poster", for: indexPath)
        guard let poster = cell as? PosterCell else { return cell }
        report(.asked(number(indexPath), isNew: poster.isNew, leftover: poster.text))
        let item = items[indexPath.item]
        poster.show(item.number, height: estimates ? item.height : nil, words: words)
        return poster
    }

    func waterfallView(
        _ waterfallView: WaterfallView, viewForSupplementaryElementOfKind kind: LayoutElement.Kind,
        at indexPath: IndexPath
    ) -> WaterfallReusableView {
        waterfallView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func waterfallView(_ waterfallView: WaterfallView, canMoveItemAt indexPath: IndexPath) -> Bool {
        if areMovable { report(.taken(number(indexPath))) }
        return areMovable
    }

    func waterfallView(
        _ waterfallView: WaterfallView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        report(.moved(number(sourceIndexPath), to: destinationIndexPath.item))
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func waterfallView(_ waterfallView: WaterfallView, sizeForItemAt indexPath: IndexPath) -> ItemSize {
        sizesAsked += 1
        if heightsFollowWidth {
            return .extent(2 * waterfallView.itemWidth(inSection: indexPath.section))
        }
        return estimates ? .estimate(50) : .extent(items[indexPath.item].height)
    }

    func waterfallView(_ waterfallView: WaterfallView, optionsForSection section: Int) -> SectionOptions? {
        guard let header else { return nil }
        var options = waterfallView.options.section
        options.header = header
        return options
    }

    func waterfallView(_ waterfallView: WaterfallView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        oddItemsAreSelectable || number(indexPath) % 2 == 0
    }

    func waterfallView(_ waterfallView: WaterfallView, didSelectItemAt indexPath: IndexPath) {
        report(.selected(number(indexPath)))
    }

    func waterfallView(_ waterfallView: WaterfallView, didDeselectItemAt indexPath: IndexPath) {
        report(.deselected(number(indexPath)))
    }

    func waterfallView(_ waterfallView: WaterfallView, didActivateItemAt indexPath: IndexPath) {
        report(.activated(number(indexPath)))
    }

    func waterfallView(_ waterfallView: WaterfallView, didLongPressItemAt indexPath: IndexPath) {
        report(.longPressed(number(indexPath)))
    }

    func waterfallView(
        _ waterfallView: WaterfallView, willDisplay cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {
        displayed[cell.widget] = cell as? PosterCell
    }

    func waterfallView(
        _ waterfallView: WaterfallView, didEndDisplaying cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {
        displayed[cell.widget] = nil
        report(.ended(Int((cell as? PosterCell)?.text ?? "") ?? -1))
    }

    func waterfallView(_ waterfallView: WaterfallView, didZoomTo scale: Double) {
        report(.zoomed(scale))
    }
}

/// A cell that shows a number, and words beside it, on a colour.
@MainActor
final class PosterCell: WaterfallCell {
    private let label: WidgetPointer = gtk_label_new("")
    private(set) var isNew = true
    private var colour: String?

    required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        content = label
    }

    /// The number.
    var text: String {
        String(String(cString: gtk_label_get_text(OpaquePointer(label))).prefix { $0 != " " })
    }

    func show(_ number: Int, height: Double?, words: Int) {
        gtk_widget_set_size_request(label, -1, height.map { gint($0) } ?? -1)
        gtk_label_set_wrap(OpaquePointer(label), words > 0 ? 1 : 0)
        gtk_label_set_text(OpaquePointer(label), "\(number)" + String(repeating: " word", count: words))
        let colour = "poster-\(number % 6)"
        gtk_widget_add_css_class(label, colour)
        self.colour = colour
        accessibleLabel = "Poster \(number)"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isNew = false
        gtk_label_set_text(OpaquePointer(label), "")
        colour.map { gtk_widget_remove_css_class(label, $0) }
    }
}

@MainActor
final class TitleView: WaterfallReusableView {
    required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        content = gtk_label_new("Posters")
        content.map { gtk_widget_add_css_class($0, "title-4") }
    }
}
