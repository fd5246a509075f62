import UIKit
import Waterfall
import WaterfallHost

/// What of its surroundings the view depends on: when one of it changes, the layout follows.
struct Environment: Equatable {
    var direction = WaterfallOptions.Direction.leftToRight
    var scale = 0.0
    var contentSizeCategory: UIContentSizeCategory?
    var size = CGSize.zero
    var insets = LayoutInsets.zero
}

extension WaterfallView {
    /// Takes over direction, scale and text size. Another text size gives every cell another size.
    func followEnvironment() {
        let former = environment
        environment.direction = WaterfallOptions.Direction(effectiveUserInterfaceLayoutDirection)
        environment.scale = traitCollection.displayScale
        environment.contentSizeCategory = traitCollection.preferredContentSizeCategory
        if (former.direction, former.scale) != (environment.direction, environment.scale) {
            options = options
        }
        if let category = former.contentSizeCategory, category != environment.contentSizeCategory, !needsLoad
        {
            invalidateLayout()
        }
    }

    /// Takes over size, insets and offset: UIKit has moved the view's bounds, or something has resized them.
    func followViewport() {
        let (former, offset) = (environment, contentOffset)
        followedOffset = offset
        let wasHeld = host.isHeld
        host.isHeld = isTracking || isDragging
        if former.size != .zero {
            host.scroll(to: LayoutPoint(offset), isDragging: host.isHeld && !usesRefreshControl)
        }
        environment.size = bounds.size
        environment.insets = LayoutInsets(adjustedContentInset - stripInsets, environment.direction)
        if environment != former { resize(from: former, offset) }
        if wasHeld && !host.isHeld && !usesRefreshControl { host.releasePull() }
    }

    /// Tells the host where the view is. From `scrollViewDidScroll`, and wherever else an app changes something between a
    /// movement and the layout pass that follows it, the view would otherwise go back to where that pass has seen it last.
    func followOffset() {
        guard contentOffset != followedOffset, !needsLoad else { return }
        // Another size moves the bounds by rules of UIKit's, and is the layout pass's to take over.
        guard bounds.size == environment.size, environment.size != .zero else { return }
        followedOffset = contentOffset
        loadedHost.noteOffset(LayoutPoint(followedOffset))
    }

    private func resize(from former: Environment, _ offset: CGPoint) {
        host.resize(to: LayoutSize(environment.size), insets: environment.insets)
        guard former.size == .zero, environment.size != .zero else { return }
        // An app may have set the offset of a view that had no size to hold it to.
        if offset != .zero { host.setOffset(LayoutPoint(offset)) }
        scrollWhenSized?()
        scrollWhenSized = nil
    }
}
