import Waterfall
import WaterfallHost

/// Refresh and load-more, at the end and at the start.
extension WebWaterfall {
    func setFeed(_ refresh: Bool, _ loads: Bool, _ loadsBefore: Bool, _ viewportsAhead: Double) {
        let ahead = viewportsAhead.isFinite && viewportsAhead >= 0 ? viewportsAhead : 1
        loadBefore.isEnabled = loadsBefore
        loadBefore.viewportsAhead = ahead
        host.setRefreshEnabled(refresh)
        host.configureLoadMore(isEnabled: loads, viewportsAhead: ahead, fillsFirstScreen: true)
    }

    /// The finger has pulled the content this far past its start.
    func pull(_ distance: Double) {
        let start = host.layout.movedAlong(host.viewport, to: -max(0, distance)).origin
        host.scroll(to: start, isDragging: true)
    }

    /// The finger lets go: content that is pulled far enough shows the header and refreshes, other goes back.
    func release() {
        host.releasePull()
        host.setOffset(host.offsetRange.first)
    }

    func endLoad(before: Bool, outcome: Int) {
        let outcomes: [LoadMoreMachine.Outcome] = [.loaded, .failed, .noMoreData]
        guard outcomes.indices.contains(outcome) else { return }
        if before { loadBefore.end(outcomes[outcome]) } else { host.endLoading(outcomes[outcome]) }
    }

    func load(before: Bool) {
        if !before {
            host.loadMoreNow()
        } else if !host.refresh.isRefreshing, loadBefore.begin(amount: Double(host.layout.itemCount)) != nil {
            view.write(.beginLoadBefore)
        }
    }

    func resetLoads() {
        loadBefore.reset()
        host.resetLoadMore()
    }

    private var contentExtent: Double {
        let content = host.layout.contentSize
        return isVertical ? content.height : content.width
    }

    /// Asks for what comes before the first item: the machine is the one for the end, told everything the other way round.
    func loadBeforeIfNeeded() {
        guard !host.refresh.isRefreshing, host.motion != .towardEnd else { return }
        let along = host.layout.alongRange(of: host.viewport)
        let extent = contentExtent
        let position = LoadMoreMachine.Position(
            offset: max(0, extent - along.upperBound), viewport: viewportExtent, content: extent,
            amount: Double(host.layout.itemCount), motion: host.motion == .none ? .none : .towardEnd)
        if loadBefore.beginIfNeeded(position) != nil { view.write(.beginLoadBefore) }
    }
}
