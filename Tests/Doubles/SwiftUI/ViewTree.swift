// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

import UIKit

/// A window with a view in it, for tests. Nothing of it is SwiftUI's.
@MainActor
public final class ViewTree {
    private final class Root: Node {
        var content: any View = EmptyView()
        override func wantedChildren() -> [ChildView] { [ChildView(place: 0, view: content)] }
    }

    private let root = Root()
    /// The window's size, in points.
    public var size: CGSize { didSet { update() } }
    /// What bars cover of the window.
    public var safeAreaInsets = EdgeInsets() { didSet { update() } }
    public var environment: EnvironmentValues {
        didSet {
            setNeedsUpdate(whole: true)
            update()
        }
    }

    /// How many bodies have been evaluated, nodes made, and subviews measured by layouts.
    public internal(set) var bodiesEvaluated = 0
    public internal(set) var nodesMade = 0
    public var subviewsMeasured = 0
    /// The transaction of the last update.
    public internal(set) var transaction = Transaction()

    /// Rises with every evaluation: whatever has been measured before may have another size.
    var evaluations = 0
    private var needsUpdate = true
    private var isWhole = true
    private var needsLayout = true
    private var updateActions: [() -> Void] = []
    private var layoutActions: [() -> Void] = []
    private var pendingTransaction = Transaction()

    public init(
        size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: () -> some View
    ) {
        (self.size, self.environment) = (size, environment)
        root.content = content()
        root.attach(to: self)
        update()
    }

    func setNeedsUpdate(whole: Bool = false) {
        needsUpdate = true
        isWhole = isWhole || whole
        if Transaction.current.animation != nil { pendingTransaction = Transaction.current }
    }

    func setNeedsLayout() { needsLayout = true }
    func afterUpdate(_ action: @escaping () -> Void) { updateActions.append(action) }
    func afterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

    /// Evaluates what has changed and lays out, until nothing changes any more. Returns the number of rounds that
    /// it took.
    @discardableResult
    public func update() -> Int {
        var rounds = 0
        needsLayout = true
        while needsUpdate || needsLayout, rounds < 100 {
            rounds += 1
            evaluate()
            layOut()
        }
        return rounds
    }

    private func evaluate() {
        guard needsUpdate else { return }
        transaction = pendingTransaction
        pendingTransaction = Transaction()
        while needsUpdate {
            needsUpdate = false
            if isWhole {
                isWhole = false
                root.update(root.content, environment: environment)
            } else {
                root.evaluateIfNeeded()
            }
            let actions = updateActions
            updateActions = []
            for action in actions { action() }
        }
    }

    private func layOut() {
        needsLayout = false
        let frame = CGRect(origin: .zero, size: size)
        for item in root.children.flatMap(\.items) {
            item.place(in: frame, proposal: ProposedViewSize(size))
        }
        root.tellLayout()
        let actions = layoutActions
        layoutActions = []
        for action in actions { action() }
    }

    // MARK: - What a test asks

    private var scroll: AnyScrollNode? {
        var found: AnyScrollNode?
        root.forEachNode { found = found ?? $0 as? AnyScrollNode }
        return found
    }

    /// The first scroll view's content offset.
    public var offset: CGPoint { scroll?.offset ?? .zero }
    public var contentSize: CGSize { scroll?.contentSize ?? .zero }

    /// The frame, in the window, of the view that an element of a `ForEach` has; nil where it is not built.
    public func frame(of identity: some Hashable) -> CGRect? { node(identity)?.items.first?.frame }

    /// The same in the first scroll view's content, or, without one, in the window.
    public func contentFrame(of identity: some Hashable) -> CGRect? {
        frame(of: identity)?.offsetBy(dx: offset.x, dy: offset.y)
    }

    private func node(_ identity: some Hashable) -> Node? {
        var found: Node?
        root.forEachNode { if $0.key == AnyHashable(identity) { found = found ?? $0 } }
        return found
    }

    /// The identities of a type that have a view, in the order in which assistive tools read them.
    public func built<ID: Hashable>(_ type: ID.Type) -> [ID] {
        var found: [(id: ID, priority: Double)] = []
        root.forEachNode { node in
            guard let id = node.key.base as? ID, node.key.base is ID, node.parent != nil else { return }
            var priority = 0.0
            node.forEachNode { if let node = $0 as? any PrioritizedNode { priority = node.priority } }
            found.append((id, priority))
        }
        return found.enumerated().sorted {
            ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset)
        }.map(\.element.id)
    }

    /// The frames, in the first scroll view's content, of all that has an identity of a type.
    public func contentFrames<ID: Hashable>(_ type: ID.Type) -> [ID: CGRect] {
        var found: [ID: CGRect] = [:]
        let offset = offset
        root.forEachNode { node in
            guard let id = node.key.base as? ID, let frame = node.items.first?.frame else { return }
            found[id] = frame.offsetBy(dx: offset.x, dy: offset.y)
        }
        return found
    }

    /// Whether the same view has stood for an identity since a token was taken.
    public func token(of identity: some Hashable) -> ObjectIdentifier? {
        node(identity).map(ObjectIdentifier.init)
    }

    /// Whether assistive tools hear of the view that an element of a `ForEach` has that it is selected.
    public func isSelected(_ identity: some Hashable) -> Bool {
        var isSelected = false
        node(identity)?.forEachNode {
            if let node = $0 as? any AccessibleNode, node.traits == .isSelected { isSelected = true }
        }
        return isSelected
    }

    /// The texts that are on show, or those of an element of a `ForEach`.
    public var texts: [String] { texts(in: root) }
    public func texts(of identity: some Hashable) -> [String] { node(identity).map(texts) ?? [] }

    private func texts(in node: Node) -> [String] {
        var found: [String] = []
        node.forEachNode { if let text = ($0 as? TypedNode<Text>)?.view { found.append(text.content) } }
        return found
    }

    /// The controllers of UIKit that are on show.
    public var viewControllers: [UIViewController] {
        var found: [UIViewController] = []
        root.forEachNode { if let node = $0 as? any ControllerHolder { found += node.controllers } }
        return found
    }

    // MARK: - What a test does

    /// The user scrolls, perhaps beyond the content's ends.
    public func scroll(to offset: CGPoint) {
        guard let scroll else { return }
        scroll.scroll(to: offset)
        update()
        root.forEachNode { ($0 as? any PositionedNode)?.userDidScroll() }
        update()
    }

    /// The user's finger touches the scroll view, or leaves it.
    public func setPhase(_ phase: ScrollPhase) {
        root.forEachNode { ($0 as? any PhaseListener)?.phaseDidChange(to: phase) }
    }

    /// The user pulls the first scroll view down and lets go: its refresh action, or nil where it has none.
    public var refreshAction: RefreshAction? { scroll?.environment.refresh }

    /// Taps the first button that shows.
    public func tap() { tapButton(in: root) }

    /// Taps the first button in the view that an element of a `ForEach` has.
    public func tap(_ identity: some Hashable) { node(identity).map(tapButton) }

    private func tapButton(in node: Node) {
        var button: (any TappableNodeProtocol)?
        node.forEachNode { button = button ?? $0 as? any TappableNodeProtocol }
        button?.tap()
        update()
    }

    /// Updates until a condition holds, for as long as tasks may take.
    public func wait(until condition: () -> Bool) async -> Bool {
        for _ in 0..<10_000 {
            update()
            if condition() { return true }
            await Task.yield()
        }
        return false
    }
}
