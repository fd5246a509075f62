/// The place of an item in the data: its section, and its index there.
public struct ItemPath: Hashable, Comparable, Sendable {
    public var section: Int
    public var item: Int

    public init(section: Int = 0, item: Int) {
        self.section = section
        self.item = item
    }

    public static func < (left: ItemPath, right: ItemPath) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

/// Something that the layout gives a frame.
public struct LayoutElement: Hashable, Comparable, Sendable {
    /// The kinds, in the order in which a section lists its elements.
    public enum Kind: Int, Hashable, Sendable {
        case background, header, item, footer
    }

    public var kind: Kind
    public var path: ItemPath

    public init(_ kind: Kind, _ path: ItemPath) {
        self.kind = kind
        self.path = path
    }

    public static func item(_ item: Int, section: Int = 0) -> LayoutElement {
        LayoutElement(.item, ItemPath(section: section, item: item))
    }

    public static func header(section: Int) -> LayoutElement {
        LayoutElement(.header, ItemPath(section: section, item: 0))
    }

    public static func footer(section: Int) -> LayoutElement {
        LayoutElement(.footer, ItemPath(section: section, item: 0))
    }

    public static func background(section: Int) -> LayoutElement {
        LayoutElement(.background, ItemPath(section: section, item: 0))
    }

    /// Reading order: by section, and in a section background, header, items by index, footer.
    public static func < (left: LayoutElement, right: LayoutElement) -> Bool {
        (left.path.section, left.kind.rawValue, left.path.item)
            < (right.path.section, right.kind.rawValue, right.path.item)
    }
}

/// An element and its frame, in content coordinates.
public struct PlacedElement: Hashable, Sendable {
    public var element: LayoutElement
    public var frame: LayoutRect

    public init(element: LayoutElement, frame: LayoutRect) {
        self.element = element
        self.frame = frame
    }
}
