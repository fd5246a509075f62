import SwiftUI
import Waterfall

/// Where the host has put a view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct MountedPlace: Equatable, Sendable {
    let frame: LayoutRect
    /// The axis along which the view has a size of its own, and is asked for it; nil where it fills its frame.
    var sizesItself: WaterfallOptions.Axis?
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
enum MountedPlaceKey: LayoutValueKey {
    static var defaultValue: MountedPlace { MountedPlace(frame: .zero) }
}

/// Puts every subview where the host has said, in a content as large as the host has said.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct MountedLayout: Layout {
    let contentSize: CGSize

    /// Across, a scroll view offers its own size; along, it offers none, and gets the content's.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: contentSize)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            let place = subview[MountedPlaceKey.self]
            let frame = CGRect(place.frame).offsetBy(dx: bounds.minX, dy: bounds.minY)
            subview.place(
                at: frame.origin, anchor: .topLeading,
                proposal: ProposedViewSize(
                    width: place.sizesItself == .horizontal ? nil : frame.width,
                    height: place.sizesItself == .vertical ? nil : frame.height))
        }
    }
}
