import SwiftUI
import Waterfall

/// A layout that lets its subviews fall, one after another, into the shortest lane.
///
/// For as many views as are built anyway: a stack measures and places all of them, in O(subviews · lanes). What scrolls and
/// is long belongs into a ``WaterfallList``, which builds what is near the viewport alone.
///
///     ScrollView {
///         WaterfallStack(lanes: .minimumWidth(160), spacing: 8) {
///             ForEach(photos) { photo in
///                 PhotoCard(photo).waterfallSpan(photo.isWide ? 2 : 1)
///             }
///         }
///     }
///
/// A subview gets the width of its lanes and the height that it asks for then; one with
/// `waterfallSize(_:)` is not asked. The stack takes the width that it is offered; where none is, as many
/// times the widest subview's as there are lanes. From right to left it is mirrored by SwiftUI, as every layout is, so
/// the options' own direction counts for nothing. With a horizontal axis width and height change places.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct WaterfallStack: Layout {
    /// How the subviews are laid out. They make up one section.
    public var options: WaterfallOptions

    /// A stack with all the engine's options.
    public init(options: WaterfallOptions) {
        self.options = options
    }

    /// A stack of lanes.
    ///
    /// - Parameters:
    ///   - axis: The direction in which the stack grows. Default: vertical.
    ///   - lanes: How many lanes there are, or how wide they are. Default: 2.
    ///   - spacing: The space between lanes and between the items of a lane, in points. Default: 10.
    public init(axis: WaterfallOptions.Axis = .vertical, lanes: LaneCount = .fixed(2), spacing: Double = 10) {
        self.init(options: WaterfallOptions(axis: axis, lanes: lanes, spacing: spacing))
    }

    /// The frames of the subviews, for the size across that was offered last.
    public struct Cache {
        var layout: WaterfallLayout?
        /// The widest of the subviews, as wide as it would like to be.
        var widest: Double?
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let offered = options.axis == .vertical ? proposal.width : proposal.height
        let across = offered.map(Double.init).flatMap { $0.isFinite ? $0 : nil }
        prepare(&cache, across: across ?? idealAcross(subviews, &cache), subviews)
        return cache.layout.map { CGSize($0.contentSize) } ?? .zero
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        prepare(
            &cache, across: Double(options.axis == .vertical ? bounds.width : bounds.height), subviews)
        for (index, subview) in subviews.enumerated() {
            guard let frame = cache.layout?.frame(index) else { continue }
            let rect = CGRect(frame).offsetBy(dx: bounds.minX, dy: bounds.minY)
            subview.place(at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
        }
    }

    // MARK: - Steps

    private func prepare(_ cache: inout Cache, across: Double, _ subviews: Subviews) {
        var options = options
        options.direction = .leftToRight
        let known = cache.layout
        if known?.across == across, known?.options == options, known?.itemCount == subviews.count { return }
        let empty = WaterfallLayout(options: options, across: across, items: [])
        cache.layout = empty
        cache.layout?.append(subviews.map { size(of: $0, in: empty) })
    }

    private func size(of subview: LayoutSubview, in layout: WaterfallLayout) -> ItemSize {
        var size = subview[ItemSizeKey.self] ?? .estimate(0)
        size.span = subview[ItemSpanKey.self] ?? size.span
        guard case .estimate = size.measure else { return size }
        let breadth = CGFloat(layout.breadth(spanning: size.span, inSection: 0) ?? 0)
        size.measure = .extent(
            options.axis == .vertical
                ? Double(subview.sizeThatFits(ProposedViewSize(width: breadth, height: nil)).height)
                : Double(subview.sizeThatFits(ProposedViewSize(width: nil, height: breadth)).width))
        return size
    }

    private func idealAcross(_ subviews: Subviews, _ cache: inout Cache) -> Double {
        let ideals = subviews.lazy.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            return Double(options.axis == .vertical ? size.width : size.height)
        }
        let widest = cache.widest ?? ideals.max() ?? 0
        cache.widest = widest
        return options.section.across(forLanesOf: widest, axis: options.axis)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
enum ItemSizeKey: LayoutValueKey {
    static var defaultValue: ItemSize? { nil }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
enum ItemSpanKey: LayoutValueKey {
    static var defaultValue: Int? { nil }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// How many lanes of a ``WaterfallStack`` the view covers. Less than 1 counts as 1, more than there are as all; see
    /// `ItemSize.allLanes`. Default: 1, or what ``waterfallSize(_:)`` says.
    public func waterfallSpan(_ span: Int) -> some View {
        layoutValue(key: ItemSpanKey.self, value: span)
    }

    /// The view's size in a ``WaterfallStack``: its extent in points, its aspect, or a lane of the caller's choice. A size that
    /// is an estimate is measured. Default: measured.
    public func waterfallSize(_ size: ItemSize) -> some View {
        layoutValue(key: ItemSizeKey.self, value: size)
    }
}
