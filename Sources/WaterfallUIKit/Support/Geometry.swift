import UIKit
import Waterfall

// The engine speaks in numbers of its own, UIKit in Core Graphics' types; both mean points of content coordinates.

extension CGRect {
    init(_ rect: LayoutRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension CGPoint {
    init(_ point: LayoutPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension CGSize {
    init(_ size: LayoutSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension LayoutRect {
    init(_ rect: CGRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension LayoutPoint {
    init(_ point: CGPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension LayoutSize {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension LayoutInsets {
    init(_ insets: UIEdgeInsets, _ direction: WaterfallOptions.Direction) {
        let (leading, trailing) =
            direction == .leftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
        self.init(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
    }
}

extension UIEdgeInsets {
    init(_ insets: LayoutInsets, _ direction: WaterfallOptions.Direction) {
        let (left, right) =
            direction == .leftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
        self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
    }

    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }

    static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
            right: one.right - other.right)
    }
}

extension WaterfallOptions.Direction {
    init(_ direction: UIUserInterfaceLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension ItemPath {
    /// The path of an item. One that has no section or no item gets -1 for it, which nothing has.
    init(_ path: IndexPath) {
        self.init(section: path.isEmpty ? -1 : path[0], item: path.count < 2 ? -1 : path[1])
    }
}

extension IndexPath {
    init(_ path: ItemPath) {
        self.init(item: path.item, section: path.section)
    }
}
