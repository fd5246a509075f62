// Test support, never part of a product: a small double of UIKit for systems without it.
// What a finger and the run loop do on a device. Nothing here has a name of Apple's.

extension UIScrollView {
    /// The offset, held to where a scroll view rests.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        let last = CGPoint(
            x: max(-insets.left, contentSize.width + insets.right - bounds.width),
            y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
        return CGPoint(
            x: min(max(-insets.left, offset.x), last.x), y: min(max(-insets.top, offset.y), last.y))
    }

    /// The offset goes back to where a scroll view rests.
    func settle() {
        let rest = clamped(contentOffset)
        if rest != contentOffset { contentOffset = rest }
        layoutIfNeeded()
    }

    /// Test only: a finger goes down and moves the content in steps of at most `step` points, each with its layout pass.
    /// Positive `distance` scrolls toward the content's end. The finger stays down.
    public func drag(by distance: CGPoint, step: CGFloat = 20) {
        if !isDragging {
            (isTracking, isDragging) = (true, true)
            panGestureRecognizer.state = .began
            delegate?.scrollViewWillBeginDragging(self)
        }
        panGestureRecognizer.state = .changed
        let steps = max(1, (max(abs(distance.x), abs(distance.y)) / step).rounded(.up))
        for _ in 0..<Int(steps) {
            contentOffset.x += distance.x / steps
            contentOffset.y += distance.y / steps
            pullRefreshControl()
            layoutIfNeeded()
        }
    }

    /// Test only: the finger goes up, and the content runs on by `distance`, or back to where it may rest.
    public func endDrag(runningOn distance: CGPoint = .zero, step: CGFloat = 20) {
        guard isDragging else { return }
        panGestureRecognizer.state = .ended
        var target = clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: distance.x / 500, y: distance.y / 500),
            targetContentOffset: &target)
        (isTracking, isDragging) = (false, false)
        let decelerates = target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates else { return layoutIfNeeded() }
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        let start = contentOffset
        let steps = max(1, (max(abs(target.x - start.x), abs(target.y - start.y)) / step).rounded(.up))
        for _ in 0..<Int(steps) {
            let next = CGPoint(
                x: contentOffset.x + (target.x - start.x) / steps,
                y: contentOffset.y + (target.y - start.y) / steps)
            contentOffset = next
            layoutIfNeeded()
            // Whoever sets the offset meanwhile ends the movement.
            if contentOffset != next { break }
        }
        settle()
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Test only: ends a scroll that was asked for with animation; see ``keepScrollAnimations()``.
    public func finishScrollAnimation() {
        guard let target = animationTarget else { return }
        animationTarget = nil
        contentOffset = target
        layoutIfNeeded()
        delegate?.scrollViewDidEndScrollingAnimation(self)
    }

    /// Test only: animated scrolls wait for ``finishScrollAnimation()``. By default they end at once.
    public func keepScrollAnimations() {
        keepsScrollAnimations = true
    }

    private func pullRefreshControl() {
        guard let refreshControl, !refreshControl.isRefreshing, bounces,
            -contentOffset.y - adjustedContentInset.top >= refreshControl.bounds.height
        else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
    }
}
