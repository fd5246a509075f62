// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

/// A child that a node wants, and the identity under which its state lives on.
@MainActor
struct ChildView {
    let key: AnyHashable
    let view: any View
    var environment: EnvironmentValues?

    /// A child that is told from its siblings by its place in the code.
    init(place: Int, view: any View, environment: EnvironmentValues? = nil) {
        self.init(key: Place(number: place), view: view, environment: environment)
    }

    private struct Place: Hashable {
        let number: Int
    }

    init(key: some Hashable, view: any View, environment: EnvironmentValues? = nil) {
        (self.key, self.view, self.environment) = (AnyHashable(key), view, environment)
    }
}

/// What stands for a view while it is on screen: its identity, its state, its children and its place.
///
/// A view's body is evaluated when the view comes, when what is above it is evaluated, and when something that it read
/// has changed: as SwiftUI does, but for values that are equal, which are evaluated all the same.
@MainActor
class Node {
    private(set) weak var parent: Node?
    private(set) var environment = EnvironmentValues()
    private(set) var children: [Node] = []
    /// The root's is nobody else's.
    private(set) var key = AnyHashable(ObjectIdentifier(Node.self))
    private(set) var needsEvaluation = true
    private(set) weak var tree: ViewTree?
    /// In the window's coordinates.
    private(set) var frame = CGRect.zero
    var storages: [String: AnyObject] = [:]

    /// Takes another value of its view.
    func take(_ view: any View) {}

    /// The children that the view's value asks for.
    func wantedChildren() -> [ChildView] { [] }

    /// Called when the node has been evaluated and its children too.
    func didEvaluate() {}

    func didAppear() {}
    func didDisappear() {}
    /// Called when all nodes have their frames.
    func didLayOut() {}

    // MARK: - Evaluation

    func update(_ view: any View, environment: EnvironmentValues) {
        take(view)
        self.environment = environment
        evaluate()
    }

    func setNeedsEvaluation() {
        needsEvaluation = true
        tree?.setNeedsUpdate()
    }

    func evaluateIfNeeded() {
        if needsEvaluation { return evaluate() }
        for child in children { child.evaluateIfNeeded() }
    }

    private func evaluate() {
        needsEvaluation = false
        tree?.evaluations += 1
        let wanted = withObservationTracking {
            wantedChildren()
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.setNeedsEvaluation() }
        }
        reconcile(wanted)
        didEvaluate()
    }

    private func reconcile(_ wanted: [ChildView]) {
        var old: [AnyHashable: Node] = [:]
        for child in children where old[child.key] == nil { old[child.key] = child }
        var kept: Set<ObjectIdentifier> = []
        children = wanted.map { spec in
            let environment = spec.environment ?? self.environment
            if let child = old.removeValue(forKey: spec.key), child.shows(spec.view) {
                kept.insert(ObjectIdentifier(child))
                child.update(spec.view, environment: environment)
                return child
            }
            return adopt(makeNode(spec.view), spec, environment)
        }
        for child in old.values where !kept.contains(ObjectIdentifier(child)) { child.leave() }
    }

    private func adopt(_ child: Node, _ spec: ChildView, _ environment: EnvironmentValues) -> Node {
        (child.parent, child.key, child.tree) = (self, spec.key, tree)
        tree?.nodesMade += 1
        child.update(spec.view, environment: environment)
        tree?.afterUpdate { [weak child] in child?.didAppear() }
        return child
    }

    private func leave() {
        for child in children { child.leave() }
        didDisappear()
    }

    func attach(to tree: ViewTree) { self.tree = tree }

    private func makeNode(_ view: any View) -> Node {
        if let view = view as? any PrimitiveView { return view.makeNode() }
        if let view = view as? any UIViewControllerRepresentable { return Self.controller(view) }
        return Self.composite(view)
    }

    private static func controller<V: UIViewControllerRepresentable>(_ view: V) -> Node {
        ControllerNode<V>()
    }

    private static func composite<V: View>(_ view: V) -> Node { CompositeNode<V>() }

    /// Whether the node may stand for this view, too.
    func shows(_ view: any View) -> Bool { false }

    // MARK: - Layout

    /// What a container above lays out: the node itself, or the children of one that has no place of its own.
    var items: [Node] { children.flatMap(\.items) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        items.first?.sizeThatFits(proposal) ?? .zero
    }

    func place(in frame: CGRect, proposal: ProposedViewSize) {
        self.frame = frame
        placeContent(proposal)
    }

    func placeContent(_ proposal: ProposedViewSize) {
        for item in items where item !== self { item.place(in: frame, proposal: proposal) }
    }

    /// A value that a view carries for the container above it.
    func trait(_ key: ObjectIdentifier) -> Any? { children.count == 1 ? children[0].trait(key) : nil }

    func tellLayout() {
        for child in children { child.tellLayout() }
        didLayOut()
    }

    /// The nearest node above that satisfies a condition.
    func ancestor<Wanted: Node>(_ type: Wanted.Type) -> Wanted? {
        var node = parent
        while let current = node {
            if let found = current as? Wanted { return found }
            node = current.parent
        }
        return nil
    }

    func forEachNode(_ body: (Node) -> Void) {
        body(self)
        for child in children { child.forEachNode(body) }
    }
}

/// A node of one type of view.
class TypedNode<V: View>: Node {
    private(set) var view: V?

    override func take(_ view: any View) { self.view = view as? V }
    override func shows(_ view: any View) -> Bool { view is V }
}

/// A view with a body.
final class CompositeNode<V: View>: TypedNode<V> {
    override func wantedChildren() -> [ChildView] {
        guard let view else { return [] }
        for property in Mirror(reflecting: view).children {
            (property.value as? any BoundProperty)?.bind(to: self, under: property.label ?? "")
        }
        tree?.bodiesEvaluated += 1
        return [ChildView(place: 0, view: view.body)]
    }
}

/// A view that has no place of its own, only its children have.
final class GroupNode<V: View>: TypedNode<V> {
    private let content: (V) -> [ChildView]

    init(_ content: @escaping (V) -> [ChildView]) { self.content = content }

    override func wantedChildren() -> [ChildView] { view.map(content) ?? [] }
}
