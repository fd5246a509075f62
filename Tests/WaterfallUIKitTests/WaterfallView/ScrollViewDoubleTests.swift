import Testing
import UIKit

/// The double behaves as Apple documents its original.
@MainActor
@Suite struct ScrollViewDoubleTests {
    private final class Recorder: NSObject, UIScrollViewDelegate {
        var calls: [String] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if calls.last != "scroll" { calls.append("scroll") }
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin dragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            calls.append("will end dragging")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append(decelerate ? "did end dragging, runs on" : "did end dragging")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will slow down") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("stands") }
    }

    private func scrollView() -> (UIScrollView, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        window.addSubview(scrollView)
        window.layoutIfNeeded()
        return (scrollView, window)
    }

    @Test func `a drag tells its delegate in the documented order`() {
        let (scrollView, window) = scrollView()
        let recorder = Recorder()
        scrollView.delegate = recorder
        scrollView.drag(by: CGPoint(x: 0, y: 100))
        scrollView.endDrag(runningOn: CGPoint(x: 0, y: 50))
        #expect(
            recorder.calls == [
                "will begin dragging", "scroll", "will end dragging", "did end dragging, runs on",
                "will slow down", "scroll", "stands",
            ])
        #expect(scrollView.contentOffset.y == 150 && window.subviews == [scrollView])
    }

    @Test func `the offset is the origin of the bounds, and asks for a layout pass`() {
        final class Counting: UIScrollView {
            var passes = 0
            override func layoutSubviews() { passes += 1 }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        let before = view.passes
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(view.bounds.origin.y == 30 && view.passes == before)
        view.layoutIfNeeded()
        #expect(view.passes == before + 1)
    }

    @Test func `the safe area is added to the insets of the axes that scroll`() {
        let (scrollView, window) = scrollView()
        window.setTestSafeArea(UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10))
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test func `a refresh control makes room for itself while it refreshes`() {
        let (scrollView, window) = scrollView()
        let control = UIRefreshControl()
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        scrollView.refreshControl = control
        scrollView.drag(by: CGPoint(x: 0, y: -80))
        scrollView.endDrag()
        #expect(refreshes == 1 && control.isRefreshing && scrollView.contentOffset.y == -60)
        control.endRefreshing()
        #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset == .zero)
        #expect(window.subviews.count == 1)
    }
}
