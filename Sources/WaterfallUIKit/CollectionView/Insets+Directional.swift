import UIKit
import Waterfall

extension LayoutInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: LayoutInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
