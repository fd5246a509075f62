public import Waterfall

/// The room that a scroll view has for a layout across its axis.
///
/// The content inset narrows it for everything. A boundary within the view, its margins or its safe area, may leave less:
/// ``sectionInsets`` is by how much, and goes to the insets of every section, so that items move in as they narrow.
public struct ContainerSpace: Hashable, Sendable {
    /// The layout's size across, in points.
    public let across: Double
    /// What the boundary takes beyond the content inset; nothing along the axis, where the content inset is all.
    public let sectionInsets: LayoutInsets

    /// - Parameters:
    ///   - size: The scroll view's.
    ///   - contentInsets: The space around the content into which one may scroll.
    ///   - boundary: From the scroll view's edges to the boundary. Default: none.
    public init(
        _ size: LayoutSize, contentInsets: LayoutInsets, boundary: LayoutInsets = .zero,
        axis: WaterfallOptions.Axis
    ) {
        if axis == .vertical {
            across = max(0, size.width - contentInsets.leading - contentInsets.trailing)
            sectionInsets = LayoutInsets(
                leading: max(0, boundary.leading - contentInsets.leading),
                trailing: max(0, boundary.trailing - contentInsets.trailing))
        } else {
            across = max(0, size.height - contentInsets.top - contentInsets.bottom)
            sectionInsets = LayoutInsets(
                top: max(0, boundary.top - contentInsets.top),
                bottom: max(0, boundary.bottom - contentInsets.bottom))
        }
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
