import SwiftUI
import Waterfall
import WaterfallHost

/// How loading at the end of a ``WaterfallList`` stands.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public typealias WaterfallLoadState = LoadMoreMachine.State

/// What a list does when its end comes near.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ReachEnd {
    let viewportsAhead: Double
    let fillsFirstScreen: Bool
    let action: @MainActor () async throws -> Bool
    let footer: ((WaterfallLoadState, @escaping @MainActor () -> Void) -> AnyView)?
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension WaterfallList {
    /// Loads more when the end of the content comes near, once a need, and never twice at once.
    ///
    /// While it loads, the end of the list shows a spinner; after an error, a button that tries again. A refresh gives up a
    /// load that runs: its end is then of no account.
    ///
    /// - Parameters:
    ///   - viewportsAhead: How near the end has to come, in viewports. Default: 1.
    ///   - fillsFirstScreen: Whether content that is shorter than the viewport asks for more by itself. Default: no.
    ///   - action: Appends the next items to the data, and tells whether there are more. An error is shown as one.
    public func onReachEnd(
        viewportsAhead: Double = 1, fillsFirstScreen: Bool = false,
        perform action: @escaping @MainActor () async throws -> Bool
    ) -> Self {
        onReachEnd(viewportsAhead: viewportsAhead, fillsFirstScreen: fillsFirstScreen, perform: action) {
            ReachEndFooter(state: $0, retry: $1)
        }
    }

    /// The same with a view of one's own at the end of the list, which is given the state and what tries again. It is there
    /// while there are items, in as much room as it takes; a reversed list does without.
    public func onReachEnd(
        viewportsAhead: Double = 1, fillsFirstScreen: Bool = false,
        perform action: @escaping @MainActor () async throws -> Bool,
        @ViewBuilder footer: @escaping (WaterfallLoadState, @escaping @MainActor () -> Void) -> some View
    ) -> Self {
        var list = self
        list.reachEnd = ReachEnd(
            viewportsAhead: viewportsAhead, fillsFirstScreen: fillsFirstScreen, action: action,
            footer: { AnyView(footer($0, $1)) })
        return list
    }

    /// How much is built outside the viewport, in viewports, on both sides together. Default: 1. Less than 0 counts as 0.
    public func overscan(_ viewports: Double) -> Self {
        var list = self
        list.overscan = viewports
        return list
    }
}

/// A spinner while more is loaded, a button after a failure, and nothing otherwise.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct ReachEndFooter: View {
    let state: WaterfallLoadState
    let retry: @MainActor () -> Void

    var body: some View {
        switch state {
        case .loading: ProgressView()
        case .failed: Button(action: retry) { Image(systemName: "arrow.clockwise") }
        case .idle, .noMoreData: EmptyView()
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ListModel {
    /// Turns loading at the end on or off.
    func takeReachEnd(_ reachEnd: ReachEnd?) {
        let (known, ahead) = (host.loadMore, reachEnd?.viewportsAhead ?? 1)
        guard known.isEnabled != (reachEnd != nil) || known.viewportsAhead != ahead else { return }
        host.setFooterExtent(0)
        host.configureLoadMore(
            isEnabled: reachEnd != nil, viewportsAhead: ahead,
            fillsFirstScreen: reachEnd?.fillsFirstScreen ?? false)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    /// Lets the model know of the refresh that the scroll view offers, where there is one.
    @ViewBuilder
    func refreshing(with action: RefreshAction?, _ listener: any RefreshListener) -> some View {
        if let action {
            refreshable { await listener.refresh(with: action) }
        } else {
            self
        }
    }
}
