import SwiftUI
import Waterfall
import WaterfallHost

/// A scrolling waterfall of any length, which builds the views near its viewport alone.
///
/// It is to ``WaterfallStack`` what a list is to a stack: it scrolls by itself, takes its items from a collection, and keeps
/// the views of a viewport and as much again.
///
///     WaterfallList(photos, options: WaterfallOptions(lanes: .minimumWidth(160), spacing: 8)) { photo in
///         .aspect(width: photo.width, height: photo.height)
///     } content: { photo in
///         PhotoCard(photo)
///     }
///     .onReachEnd { try await store.loadNextPage() }
///     .refreshable { await store.refresh() }
///
/// ### Sizes
///
/// `size` says how large an item is before its view exists: by its aspect, by its extent in points along the axis, or by an
/// estimate, which the view corrects when it is built and whenever it changes, with the text size for one. It is asked
/// for every item whenever the list gets a new value from above, and never while one scrolls.
///
/// ### Changes
///
/// Items are told apart by their identifiers, which must be unique in the whole list. What is inserted, removed or moved
/// is found by comparing identifiers: O(items) when something has changed, and no view of an item that stays is made
/// again. Changes inside `withAnimation` move from old place to new, unless items before the first visible one have
/// changed: then that item stays where it is on screen, and nothing is animated. An identifier that stands twice is reported
/// in debug builds, and the list is then laid out anew, without animation.
///
/// ### Environment
///
/// The layout direction and the pixels of the display come from the environment; those of the options count for nothing.
/// `refreshable(action:)`, `contentMargins(_:_:for:)` and what else concerns scroll views works as for `ScrollView`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct WaterfallList<
    Sections: RandomAccessCollection, Items: RandomAccessCollection, Content: View, Strip: View
>: View where Sections.Element: Identifiable, Items.Element: Identifiable {
    /// The identifier of an item.
    public typealias ID = Items.Element.ID

    let sections: Sections
    let items: (Sections.Element) -> Items
    let options: WaterfallOptions
    let sectionOptions: (Sections.Element) -> SectionOptions?
    let size: (Items.Element) -> ItemSize
    let content: (Items.Element) -> Content
    let strip: (LayoutElement.Kind, Sections.Element) -> Strip

    var reachEnd: ReachEnd?
    var position: ListPosition<ID>?
    var overscan = 1.0
    /// Whether to follow the scroll view as systems before iOS 18 have to; for tests.
    package var followsFromWithin = false

    @State private var model = ListModel<ID>()
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.displayScale) private var displayScale
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.refresh) private var refresh

    /// A list of sections.
    ///
    /// - Parameters:
    ///   - sections: The sections, in order.
    ///   - items: The items of a section. One collection for all sections: of a type that shares its storage.
    ///   - options: The options of the whole, and of sections that have none of their own.
    ///   - sectionOptions: The options of a section: its lanes, and the extents of header, footer and background, which are
    ///     there when they have one. Default: those of all.
    ///   - size: How large an item is; see above.
    ///   - content: The view of an item. It is offered the width of the item's lanes, and the item's height unless that is an
    ///     estimate.
    ///   - strip: The view of a section's header, footer or background, by its kind.
    public init(
        sections: Sections, items: @escaping (Sections.Element) -> Items,
        options: WaterfallOptions = WaterfallOptions(),
        sectionOptions: @escaping (Sections.Element) -> SectionOptions? = { _ in nil },
        size: @escaping (Items.Element) -> ItemSize,
        @ViewBuilder content: @escaping (Items.Element) -> Content,
        @ViewBuilder strip: @escaping (LayoutElement.Kind, Sections.Element) -> Strip
    ) {
        (self.sections, self.items, self.options, self.sectionOptions) =
            (sections, items, options, sectionOptions)
        (self.size, self.content, self.strip) = (size, content, strip)
    }

    public var body: some View {
        // Sizes may follow the text size, so a change of it asks for them again.
        let _ = dynamicTypeSize
        let _ = model.evaluating { takeData() }
        let axis = options.axis == .vertical ? Axis.vertical : .horizontal
        ScrollViewReader { proxy in
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                ListContent(
                    model: model, direction: layoutDirection, scroll: proxy, content: view(at:),
                    strip: strip(for:)
                )
                .followingViewport(model, axis: axis)
            }
            .followingScrollGeometry(model, isOn: !followsFromWithin)
            .refreshing(with: refresh, model)
            .following(position, model)
        }
    }

    // MARK: - Steps

    private func takeData() {
        var options = options
        options.direction = WaterfallOptions.Direction(layoutDirection)
        options.scale = Double(displayScale)
        model.topmost = position?.id
        model.reachEnd = reachEnd
        model.host.overscan = overscan
        model.take(
            sections.map { section in
                let items = items(section)
                return ListSection(
                    id: AnyHashable(section.id), ids: items.map(\.id), sizes: items.map(size),
                    options: sectionOptions(section))
            }, options: options)
        model.takeReachEnd(reachEnd)
    }

    private func view(at path: ItemPath) -> Content? {
        section(path.section).flatMap { section in
            let items = items(section)
            guard path.item < items.count else { return nil }
            return content(items[items.index(items.startIndex, offsetBy: path.item)])
        }
    }

    private func strip(for element: LayoutElement) -> Strip? {
        section(element.path.section).map { strip(element.kind, $0) }
    }

    private func section(_ index: Int) -> Sections.Element? {
        guard index < sections.count else { return nil }
        return sections[sections.index(sections.startIndex, offsetBy: index)]
    }
}
