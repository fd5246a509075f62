import SwiftUI
import Waterfall

/// What a scroll view says of where it is, in the host's terms.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct Viewport: Equatable, Sendable {
    let offset: LayoutPoint
    let size: LayoutSize
    let insets: LayoutInsets
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Viewport {
    init(_ geometry: ScrollGeometry) {
        offset = LayoutPoint(geometry.contentOffset)
        size = LayoutSize(geometry.containerSize)
        insets = LayoutInsets(geometry.contentInsets)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Viewport {
    /// The same from within the content, for systems on which scroll views say nothing of their geometry: without the insets
    /// along the axis, which only they know. Nil where nothing scrolls around the content.
    init?(_ content: GeometryProxy, axis: Axis) {
        guard let bounds = content.bounds(of: .scrollView(axis: axis)) else { return nil }
        let (scroll, content) = (LayoutSize(bounds.size), LayoutSize(content.size))
        offset =
            axis == .vertical
            ? LayoutPoint(x: 0, y: Double(bounds.minY)) : LayoutPoint(x: Double(bounds.minX), y: 0)
        size =
            axis == .vertical
            ? LayoutSize(width: content.width, height: scroll.height)
            : LayoutSize(width: scroll.width, height: content.height)
        insets = .zero
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// Follows the scroll view that this view is, on systems on which it tells.
    @ViewBuilder
    func followingScrollGeometry<ID>(_ model: ListModel<ID>, isOn: Bool) -> some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), isOn {
            onScrollGeometryChange(for: Viewport.self) {
                Viewport($0)
            } action: {
                model.scrollGeometryTells = true
                model.viewportDidChange(to: $1)
            }
            .onScrollPhaseChange { _, phase in
                // What bounces, or is held past its end, comes back by itself.
                model.host.isHeld = phase.isScrolling && phase != .animating
            }
        } else {
            self
        }
    }

    /// Follows the scroll view that this view is the content of, until that tells itself.
    func followingViewport<ID>(_ model: ListModel<ID>, axis: Axis) -> some View {
        onGeometryChange(for: Viewport?.self) {
            Viewport($0, axis: axis)
        } action: {
            if let viewport = $0, !model.scrollGeometryTells { model.viewportDidChange(to: viewport) }
        }
    }
}
