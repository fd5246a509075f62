public import Waterfall

/// The room that a scroll view has for a layout.
///
/// The content inset narrows it for everything. A boundary within the view, its margins or its safe area, may leave less:
/// ``sectionInsets`` is by how much, and goes to the insets of every section, so that items move in as they narrow.
public struct ContainerSpace: Hashable, Sendable {
    /// The layout's size across, in points.
    public let across: Double
    /// The least extent of the content along the axis, in points.
    ///
    /// Scroll views show short content at their origin. Where it grows toward that it is made as long as the view, so that
    /// its start is at the end where one looks for it.
    public let minimumExtent: Double
    /// What the boundary takes beyond the content inset; nothing along the axis, where the content inset is all.
    public let sectionInsets: LayoutInsets

    /// - Parameters:
    ///   - size: The scroll view's.
    ///   - contentInsets: The space around the content into which one may scroll.
    ///   - boundary: From the scroll view's edges to the boundary. Default: none.
    ///   - options: The layout's, with the direction of the view.
    public init(
        _ size: LayoutSize, contentInsets: LayoutInsets, boundary: LayoutInsets = .zero,
        for options: WaterfallOptions
    ) {
        let width = max(0, size.width - contentInsets.leading - contentInsets.trailing)
        let height = max(0, size.height - contentInsets.top - contentInsets.bottom)
        let along: Double
        (across, along) = options.axis == .vertical ? (width, height) : (height, width)
        minimumExtent = options.growsBackward ? along : 0
        if options.axis == .vertical {
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
    public func fitted(_ options: WaterfallOptions) -> WaterfallOptions {
        var fitted = options
        fitted.section = self.fitted(options.section)
        fitted.minimumContentExtent = max(options.minimumContentExtent, minimumExtent)
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

extension WaterfallOptions {
    /// Whether later items lie nearer to the content's origin.
    var growsBackward: Bool { isReversed != (axis == .horizontal && direction == .rightToLeft) }
}
