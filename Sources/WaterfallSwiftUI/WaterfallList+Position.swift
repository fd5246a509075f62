import SwiftUI
import Waterfall
import WaterfallHost

/// Who says where a list is, and wants to know it.
struct ListPosition<ID: Hashable> {
    var id: Binding<ID?>?
    var anchor: UnitPoint?
    /// Follows SwiftUI's own scroll position, on systems that have one.
    var follow: ((AnyView, ListModel<ID>) -> AnyView)?

    /// What the model has to report, with what it has reported already.
    func topmost(_ known: (binding: Binding<ID?>, reported: ID?)?) -> (binding: Binding<ID?>, reported: ID?)? {
        id.map { ($0, known?.reported) }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension WaterfallList {
    /// Binds the first visible item: the list reports it while one scrolls, and scrolls to the one that it is set to, built
    /// or not.
    ///
    /// As `scrollPosition(id:anchor:)` of a `ScrollView`. An identifier that is not in the list changes nothing.
    ///
    /// - Parameters:
    ///   - id: The identifier of the first visible item.
    ///   - anchor: Where in the viewport to show an item that it is set to. Default: as little is scrolled as it takes.
    public func scrollPosition(id: Binding<ID?>, anchor: UnitPoint? = nil) -> Self {
        var list = self
        list.position = ListPosition(id: id, anchor: anchor)
        return list
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension WaterfallList where Items.Element.ID: Sendable {
    /// Binds SwiftUI's scroll position: to scroll to a point, an edge, or an item, built or not, and to know the first visible
    /// item where the position has the type of the items' identifiers.
    ///
    /// As `scrollPosition(_:anchor:)` of a `ScrollView`.
    ///
    /// - Parameters:
    ///   - position: Where the list is.
    ///   - anchor: Where in the viewport to show an item that it is set to. Default: as little is scrolled as it takes.
    public func scrollPosition(
        _ position: Binding<SwiftUI.ScrollPosition>, anchor: UnitPoint? = nil
    ) -> Self {
        var list = self
        list.position = ListPosition(anchor: anchor) { view, model in
            AnyView(
                view.scrollPosition(position, anchor: anchor)
                    .onChange(of: position.wrappedValue, initial: true) {
                        // SwiftUI knows the views that are built; the host knows where all the others will be.
                        let wanted = position.wrappedValue
                        guard !wanted.isPositionedByUser, let id = wanted.viewID(type: ID.self) else { return }
                        model.scroll(to: id, anchor: anchor)
                    })
        }
        return list
    }
}

extension ListModel {
    /// Scrolls to the item that a binding has been set to.
    func takePosition(_ position: ListPosition<ID>?) {
        guard let topmost, let wanted = topmost.binding.wrappedValue, wanted != topmost.reported else { return }
        self.topmost?.reported = wanted
        scroll(to: wanted, anchor: position?.anchor)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    @ViewBuilder
    func following<ID>(_ position: ListPosition<ID>?, _ model: ListModel<ID>) -> some View {
        if let follow = position?.follow {
            follow(AnyView(self), model)
        } else {
            self
        }
    }
}
