public import Waterfall

/// The room that a scroll view has for a layout.
///
/// The content inset narrows it for everything. A boundary within the view, its margins or its safe area, may leave less:
/// ``sectionInsets`` is by how much, and goes to the insets of every section, so that items move in as they narrow.
public struct ContainerSpace: Hashable, Sendable {
    /// The layout's size across, in points.
    public let across: Double
    /// The extent along the axis of the content that just fills the view, in points.
    public let along: Double
    /// What the boundary takes beyond the content inset; nothing along the axis, where the content inset is all.
    public let sectionInsets: LayoutInsets

    /// - Parameters:
    ///   - size: The scroll view's.
    ///   - contentInsets: The space around the content into which one may scroll.
    ///   - boundary: From the scroll view's edges to the boundary. Default: none.
    ///   - axis: The direction of scroll.
    public init(
        _ size: LayoutSize, contentInsets: LayoutInsets, boundary: LayoutInsets = .zero,
        axis: WaterfallOptions.Axis
    ) {
        let width = max(0, size.width - contentInsets.leading - contentInsets.trailing)
        let height = max(0, size.height - contentInsets.top - contentInsets.bottom)
        (across, along) = axis == .vertical ? (width, height) : (height, width)
        if axis == .vertical {
            sectionInsets = LayoutInsets(
                leading: max(0, boundary.leading - contentInsets.leading),
                trailing: max(0, boundary.trailing - contentInsets.trailing))
        } else {
            sectionInsets = LayoutInsets(
                top: max(0, boundary.top - contentInsets.top),
                bottom: max(0, boundary.bottom - contentInsets.bottom))
        }
    }

    /// Options for this room.
    ///
    /// Scroll views show short content at their origin. Where it grows toward that it is made as long as the view, so that
    /// its start is at the end where one looks for it.
    public func fitted(_ options: WaterfallOptions) -> WaterfallOptions {
        var fitted = options
        fitted.section = self.fitted(options.section)
        let isMirrored = options.axis == .horizontal && options.direction == .rightToLeft
        if options.isReversed != isMirrored {
            fitted.minimumContentExtent = max(options.minimumContentExtent, along)
        }
        return fitted
    }

    /// The options of a section within the boundary.
    public func fitted(_ options: SectionOptions) -> SectionOptions {
        var fitted = options
        fitted.insets.top += sectionInsets.top
        fitted.insets.leading += sectionInsets.leading
        fitted.insets.bottom += sectionInsets.bottom
        fitted.insets.trailing += sectionInsets.trailing
        return fitted
    }
}
