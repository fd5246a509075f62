public import Foundation
import Waterfall

/// What UIKit adds to Foundation's type, and Linux lacks.
extension IndexPath {
    /// The path of an item of a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section; -1, which no item has, where the path has no such part.
    public var section: Int { isEmpty ? -1 : self[0] }

    /// The index in the section; -1, which no item has, where the path has no such part.
    public var item: Int { count < 2 ? -1 : self[1] }

    init(_ path: ItemPath) {
        self.init(item: path.item, section: path.section)
    }
}

extension ItemPath {
    init(_ path: IndexPath) {
        self.init(section: path.section, item: path.item)
    }
}
