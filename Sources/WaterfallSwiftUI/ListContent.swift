import SwiftUI
import Waterfall
import WaterfallHost

/// What a list shows at a moment: the content's size, and the views that are near the viewport.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ListSnapshot<ID: Hashable> {
    struct Item {
        let id: ID
        let path: ItemPath
        let place: MountedPlace
        /// The place among all that is on show, in reading order.
        let order: Int
    }

    struct Strip {
        let element: LayoutElement
        let section: AnyHashable
        let place: MountedPlace
        let order: Int

        var id: StripIdentity { StripIdentity(section: section, kind: element.kind) }
    }

    var items: [Item] = []
    var strips: [Strip] = []
    var footer: LayoutRect?
    var size = LayoutSize.zero
}

/// Tells headers, footers and backgrounds apart, whatever sections come and go.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct StripIdentity: Hashable {
    let section: AnyHashable
    let kind: LayoutElement.Kind
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ListModel {
    func snapshot() -> ListSnapshot<ID> {
        var snapshot = ListSnapshot<ID>()
        let axis = host.layout.options.axis
        for (order, placed) in host.mountedElements.enumerated() {
            let path = placed.element.path
            if placed.element.kind != .item {
                snapshot.strips.append(
                    .init(
                        element: placed.element, section: sections[path.section].id,
                        place: MountedPlace(frame: placed.frame), order: order))
            } else if let id = id(at: path) {
                let place = MountedPlace(
                    frame: placed.frame, sizesItself: host.layout.isMeasurable(path) ? axis : nil)
                snapshot.items.append(.init(id: id, path: path, place: place, order: order))
            }
        }
        snapshot.size = host.scrollContentSize
        let hasFooter = reachEnd?.footer != nil && !host.layout.options.isReversed
        snapshot.footer = hasFooter ? host.footerFrame : nil
        return snapshot
    }
}

/// The views of a list that are near the viewport, each in its place.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ListContent<ID: Hashable, Content: View, Strip: View>: View {
    let model: ListModel<ID>
    let direction: LayoutDirection
    let scroll: ScrollViewProxy
    let content: (ItemPath) -> Content?
    let strip: (LayoutElement) -> Strip?

    var body: some View {
        let _ = model.version
        let snapshot = model.snapshot()
        MountedLayout(contentSize: CGSize(snapshot.size)) {
            ForEach(snapshot.strips, id: \.id) { item in
                strip(item.element)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .environment(\.layoutDirection, direction)
                    .accessibilitySortPriority(-Double(item.order))
                    .layoutValue(key: MountedPlaceKey.self, value: item.place)
                    // A sticky header lies over the items that pass below it, a background under them.
                    .zIndex(item.element.kind == .background ? -1 : 1)
            }
            ForEach(snapshot.items, id: \.id) { item in
                self.content(item.path)
                    .frame(
                        maxWidth: item.place.sizesItself == .horizontal ? nil : .infinity,
                        maxHeight: item.place.sizesItself == .vertical ? nil : .infinity, alignment: .top
                    )
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        model.measured(item.id, LayoutSize($0))
                    }
                    .environment(\.layoutDirection, direction)
                    .accessibilitySortPriority(-Double(item.order))
                    .layoutValue(key: MountedPlaceKey.self, value: item.place)
            }
            if let frame = snapshot.footer, let footer = model.reachEnd?.footer {
                footer(model.host.loadMore.state) { model.host.loadMoreNow() }
                    .frame(maxWidth: .infinity)
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        model.footerMeasured(LayoutSize($0))
                    }
                    .environment(\.layoutDirection, direction)
                    .layoutValue(
                        key: MountedPlaceKey.self,
                        value: MountedPlace(frame: frame, sizesItself: model.host.layout.options.axis))
            }
            if let marker = model.marker {
                // A scroll view goes to views and not to places: this one is as large as what is to be visible.
                Color.clear
                    .accessibilityHidden(true)
                    .layoutValue(key: MountedPlaceKey.self, value: MountedPlace(frame: marker))
                    .id(ScrollMarker.target)
            }
        }
        .scrollTargetLayout()
        // The engine's frames are mirrored already.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .contain)
        .transaction { [isCorrecting = model.isCorrecting] transaction in
            if isCorrecting { transaction.animation = nil }
        }
        .onChange(of: model.target?.number, initial: true) { follow() }
        .onChange(of: model.visibleTopmost) { model.reportTopmost() }
        .onChange(of: model.refreshesEnded) { model.host.endRefreshing() }
    }

    private func follow() {
        guard let target = model.target else { return }
        if target.isCorrection {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { scroll.scrollTo(ScrollMarker.target, anchor: .topLeading) }
        } else {
            scroll.scrollTo(ScrollMarker.target, anchor: .topLeading)
        }
        model.targetSent()
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
enum ScrollMarker: Hashable {
    case target
}
