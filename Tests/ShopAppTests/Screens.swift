import SwiftUI
import UIKit
import WaterfallUIKit

@testable import ShopApp

/// One of the app's three screens, as a user sees it.
@MainActor
protocol Screen: AnyObject {
    /// The prints that have a card, in no order, each with the texts on it.
    var cards: [String: [String]] { get }
    /// Where a print's card is, in the window.
    func frame(of title: String) -> CGRect?
    func isSelected(_ title: String) -> Bool
    func tap(_ title: String)

    var contentHeight: CGFloat { get }
    func scroll(to y: CGFloat)
    /// What a pull at the top does, and what a menu's refresh does wherever one is.
    func pull() async
    func refresh() async
    /// Lets the screen show what has changed.
    func update()
}

enum Tab: CaseIterable {
    case collectionView, waterfallView, list

    @MainActor
    func open() throws -> any Screen {
        let tree = ViewTree(size: CGSize(width: 375, height: 640)) { ShopTabs { ShopService(delay: nil) } }
        switch self {
        case .collectionView:
            let controller = tree.viewControllers.lazy.compactMap { $0 as? CollectionShopController }.first
            guard let controller else { throw Missing(tab: self) }
            return UIKitScreen(tree, controller.collectionView) { controller.feed.beginRefreshing() }
        case .waterfallView:
            let controller = tree.viewControllers.lazy.compactMap { $0 as? WaterfallShopController }.first
            guard let controller else { throw Missing(tab: self) }
            return UIKitScreen(tree, controller.waterfall) { controller.waterfall.beginRefreshing() }
        case .list:
            return ListScreen(tree)
        }
    }

    private struct Missing: Error {
        let tab: Tab
    }
}

extension Screen {
    /// Waits until a condition holds, for as many turns of the main actor as tasks may take. Turns are long or short, as other
    /// tests have it, so time is no limit.
    func wait(until condition: () -> Bool) async -> Bool {
        for _ in 0..<10_000 {
            update()
            if condition() { return true }
            await Task.yield()
        }
        return false
    }
}

/// A scroll view with cards in it.
private final class UIKitScreen: Screen {
    private let tree: ViewTree
    private let view: UIScrollView
    private let beginRefreshing: () -> Void

    init(_ tree: ViewTree, _ view: UIScrollView, beginRefreshing: @escaping () -> Void) {
        (self.tree, self.view, self.beginRefreshing) = (tree, view, beginRefreshing)
        update()
    }

    private var cardViews: [(card: PrintCardView, texts: [String])] {
        view.subviews.filter { !$0.isHidden }.flatMap(\.descendants).compactMap { $0 as? PrintCardView }
            .map { card in (card, card.descendants.compactMap { ($0 as? UILabel)?.text }) }
    }

    private func card(_ title: String) -> PrintCardView? {
        cardViews.first { $0.texts.contains(title) }?.card
    }

    var cards: [String: [String]] {
        Dictionary(cardViews.map { ($0.texts[0], $0.texts) }) { first, _ in first }
    }

    func frame(of title: String) -> CGRect? { card(title).map { $0.convert($0.bounds, to: nil) } }
    func isSelected(_ title: String) -> Bool { card(title)?.isSelected ?? false }

    func tap(_ title: String) {
        guard let card = card(title) else { return }
        let seen = card.convert(card.bounds, to: view).intersection(view.bounds)
        view.tap(at: CGPoint(x: seen.midX, y: seen.midY))
        update()
    }

    var contentHeight: CGFloat { view.contentSize.height }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        update()
    }

    func pull() {
        view.drag(by: CGPoint(x: 0, y: -70))
        view.endDrag()
    }

    func refresh() { beginRefreshing() }
    func update() { view.layoutIfNeeded() }
}

extension UIView {
    fileprivate var descendants: [UIView] { [self] + subviews.flatMap(\.descendants) }
}

private final class ListScreen: Screen {
    private let tree: ViewTree

    init(_ tree: ViewTree) { self.tree = tree }

    var cards: [String: [String]] {
        Dictionary(tree.built(String.self).map { ($0, tree.texts(of: $0)) }) { first, _ in first }
    }

    func frame(of title: String) -> CGRect? { tree.frame(of: title) }
    func isSelected(_ title: String) -> Bool { tree.isSelected(title) }
    func tap(_ title: String) { tree.tap(title) }

    var contentHeight: CGFloat { tree.contentSize.height }
    func scroll(to y: CGFloat) { tree.scroll(to: CGPoint(x: 0, y: y)) }
    func pull() async { await refresh() }
    func refresh() async { await tree.refreshAction?() }

    func update() { tree.update() }
}
