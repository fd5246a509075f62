import UIKit
import WaterfallHost

/// What assistive tools are told.
extension WaterfallView {
    /// What there is to read, in index order whatever the heights.
    var readableElements: [UIView] {
        var elements: [UIView] = []
        host.forEachMounted { element, cell in
            if element.kind != .background { elements.append(cell) }
        }
        if !loadMoreFooter.isHidden { elements.append(loadMoreFooter) }
        return elements
    }

    /// Turns a page, and says which items are visible then.
    func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let move = PageMove(direction), let offset = host.offset(aPageTo: move) else { return false }
        setContentOffset(CGPoint(offset), animated: false)
        layoutIfNeeded()
        guard let rows = host.visibleRows else { return true }
        let announcement = scrollAnnouncement(
            rows.lowerBound + 1...rows.upperBound + 1, host.layout.itemCount)
        UIAccessibility.post(notification: .pageScrolled, argument: announcement)
        return true
    }
}

extension PageMove {
    fileprivate init?(_ direction: UIAccessibilityScrollDirection) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .next: self = .forward
        case .previous: self = .backward
        @unknown default: return nil
        }
    }
}
