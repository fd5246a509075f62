package import Waterfall

/// The classes of cells and supplementary views that an app has registered. Each registration has a number, under which its
/// views wait for reuse.
package struct CellRegistry<ViewClass> {
    package struct Registration {
        package let number: Int
        package let viewClass: ViewClass
    }

    private struct Key: Hashable {
        let kind: LayoutElement.Kind
        let identifier: String
    }

    private var registrations: [Key: Registration] = [:]
    private var count = 0

    package init() {}

    /// Registers a class in the place of the one before. Views of the one before are not used again.
    package mutating func register(_ viewClass: ViewClass, _ kind: LayoutElement.Kind, _ identifier: String) {
        registrations[Key(kind: kind, identifier: identifier)] = Registration(
            number: count, viewClass: viewClass)
        count += 1
    }

    /// A registration, nil where there is none.
    package subscript(kind: LayoutElement.Kind, identifier: String) -> Registration? {
        registrations[Key(kind: kind, identifier: identifier)]
    }
}
