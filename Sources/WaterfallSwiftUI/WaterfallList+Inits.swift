import SwiftUI
import Waterfall

/// The section of a list that has only one.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct WholeList: Identifiable, Sendable {
    /// The same in every list.
    public let id = 0
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension WaterfallList where Sections == CollectionOfOne<WholeList> {
    /// A list of one section, with views for the header, footer and background that its options have.
    ///
    /// - Parameters:
    ///   - data: The items, in order.
    ///   - options: How they are laid out. `options.section.header` has the header's extent, and so with the footer and
    ///     the background.
    ///   - size: How large an item is.
    ///   - content: The view of an item.
    ///   - strip: The view of the header, the footer or the background, by its kind.
    public init(
        _ data: Items, options: WaterfallOptions = WaterfallOptions(),
        size: @escaping (Items.Element) -> ItemSize,
        @ViewBuilder content: @escaping (Items.Element) -> Content,
        @ViewBuilder strip: @escaping (LayoutElement.Kind) -> Strip
    ) {
        self.init(
            sections: CollectionOfOne(WholeList()), items: { _ in data }, options: options, size: size,
            content: content, strip: { kind, _ in strip(kind) })
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension WaterfallList where Sections == CollectionOfOne<WholeList>, Strip == EmptyView {
    /// A list of one section.
    ///
    /// - Parameters:
    ///   - data: The items, in order.
    ///   - options: How they are laid out.
    ///   - size: How large an item is.
    ///   - content: The view of an item.
    public init(
        _ data: Items, options: WaterfallOptions = WaterfallOptions(),
        size: @escaping (Items.Element) -> ItemSize,
        @ViewBuilder content: @escaping (Items.Element) -> Content
    ) {
        self.init(data, options: options, size: size, content: content) { _ in EmptyView() }
    }

    /// A list of one section whose views size themselves.
    ///
    /// Items then keep their lanes when the size of an earlier one turns out to be another (`stickyLanes`), whatever the
    /// options say, since what is on screen would jump from lane to lane.
    ///
    /// - Parameters:
    ///   - data: The items, in order.
    ///   - options: How they are laid out.
    ///   - estimate: What an item's extent along the axis is taken for before its view exists, in points. Default: 200.
    ///   - content: The view of an item.
    public init(
        _ data: Items, options: WaterfallOptions = WaterfallOptions(), estimate: Double = 200,
        @ViewBuilder content: @escaping (Items.Element) -> Content
    ) {
        var options = options
        options.stickyLanes = true
        self.init(data, options: options, size: { _ in .estimate(estimate) }, content: content)
    }
}
