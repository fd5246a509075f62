import UIKit

/// What one pulls to refresh a scroll view that starts at the top: its `UIRefreshControl`, the app's own or else one made
/// for it, which is taken off again. Apple TV has none, and nothing to pull with.
@MainActor
final class PullControl {
    /// Called when the control has been pulled far enough.
    var onPull: @MainActor () -> Void = {}

    #if os(tvOS)
        static let isAvailable = false

        func attach(to scrollView: UIScrollView) {}
        func detach() {}
        func show(isRefreshing: Bool) {}
    #else
        static let isAvailable = true

        private weak var scrollView: UIScrollView?
        private weak var control: UIRefreshControl?
        private var isOurs = false
        private lazy var action = UIAction { [weak self] _ in self?.onPull() }

        /// Listens to the scroll view's control, and gives it one where it has none. Does nothing where that is done.
        func attach(to scrollView: UIScrollView) {
            if let control, scrollView.refreshControl === control { return }
            detach()
            let control = scrollView.refreshControl ?? UIRefreshControl()
            isOurs = scrollView.refreshControl == nil
            control.addAction(action, for: .valueChanged)
            (self.scrollView, self.control) = (scrollView, control)
            if isOurs { scrollView.refreshControl = control }
        }

        /// Leaves the scroll view as it was found.
        func detach() {
            guard let control else { return }
            control.removeAction(action, for: .valueChanged)
            if control.isRefreshing { control.endRefreshing() }
            if isOurs, let scrollView, scrollView.refreshControl === control {
                scrollView.refreshControl = nil
            }
            self.control = nil
        }

        /// Turns, or ends turning.
        func show(isRefreshing: Bool) {
            guard let control, control.isRefreshing != isRefreshing else { return }
            if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
    #endif
}
