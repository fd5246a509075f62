import SwiftUI
import Waterfall
import WaterfallHost

/// Who says where a list is, and wants to know it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ListPosition<ID: Hashable> {
    var id: Binding<ID?>?
    var anchor: UnitPoint?
    /// Follows SwiftUI's own scroll position, on systems that have one.
    var follow: ((AnyView, ListModel<ID>) -> AnyView)?
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
                PositionFollower(content: view.scrollPosition(position, anchor: anchor)) {
                    position.wrappedValue
                } action: { wanted in
                    // SwiftUI knows the views that are built; the host knows where all the others will be.
                    guard !wanted.isPositionedByUser, let id = wanted.viewID(type: ID.self) else { return }
                    model.scroll(to: id, anchor: anchor)
                })
        }
        return list
    }
}

/// A view that scrolls where a value says. The value is read here, so that the list itself is not evaluated again, and asks
/// for no sizes, whenever one scrolls.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct PositionFollower<Content: View, Value: Equatable>: View {
    let content: Content
    let value: () -> Value
    let action: (Value) -> Void

    var body: some View {
        let value = value()
        content.onChange(of: value, initial: true) { action(value) }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    @ViewBuilder
    func following<ID>(_ position: ListPosition<ID>?, _ model: ListModel<ID>) -> some View {
        if let position, let id = position.id {
            PositionFollower(content: self) {
                id.wrappedValue
            } action: {
                model.positionDidChange(to: $0, anchor: position.anchor)
            }
        } else if let follow = position?.follow {
            follow(AnyView(self), model)
        } else {
            self
        }
    }
}
