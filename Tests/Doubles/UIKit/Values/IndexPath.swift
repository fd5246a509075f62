// Test support, never part of a product: a small double of UIKit for systems without it.
extension IndexPath {
    /// <https://developer.apple.com/documentation/foundation/indexpath/init(item:section:)>
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// <https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)>
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// <https://developer.apple.com/documentation/foundation/indexpath/section>
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// <https://developer.apple.com/documentation/foundation/indexpath/item>
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// <https://developer.apple.com/documentation/foundation/indexpath/row>
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
