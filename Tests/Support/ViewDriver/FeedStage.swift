import CGTK
import Foundation
import WaterfallGTK
import WindowDriving

/// A whole ``WaterfallView`` and its data, for the driver to show and to change.
@MainActor
final class FeedStage {
    let view = WaterfallView()
    private let source: FeedSource
    private let report: @MainActor (FeedEvent) -> Void
    private var nextNumber = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var savedScroll: ScrollAnchor?
    private var watched: (number: Int, last: FeedEvent?)?

    private static let style = (0..<6).map {
        ".poster-\($0) { background: hsl(\($0 * 60 + 20), 45%, 55%); color: white; }"
    }.joined(separator: "\n")

    init(report: @escaping @MainActor (FeedEvent) -> Void) {
        self.report = report
        source = FeedSource(report: report)
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, Self.style, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        view.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        view.register(TitleView.self, forSupplementaryViewOfKind: .header, withReuseIdentifier: "title")
        view.dataSource = source
        view.delegate = source
    }

    func obey(_ command: FeedCommand) {
        switch command {
        case .load(let count, let heights): load(count, heights)
        case .setEstimates(let areOn): source.estimates = areOn
        case .setHeightsFollowWidth(let doThey): source.heightsFollowWidth = doThey
        case .setWords(let count): source.words = count
        case .setLanes(let count): view.options.section.lanes = .fixed(count)
        case .setHorizontal: view.options.axis = .horizontal
        case .setReversed: view.options.isReversed = true
        case .setHeader(let extent, let isSticky):
            source.header = Supplementary(extent: extent, isSticky: isSticky)
            view.invalidateLayout()
        case .insert(let count, let index):
            source.items.insert(contentsOf: newItems(count), at: index)
            view.insertItems(at: (index..<index + count).map { IndexPath(item: $0, section: 0) })
        case .delete(let indices):
            for index in indices.sorted(by: >) { source.items.remove(at: index) }
            view.deleteItems(at: indices.map { IndexPath(item: $0, section: 0) })
        case .move(let old, let new):
            source.items.insert(source.items.remove(at: old), at: new)
            view.moveItem(at: IndexPath(item: old, section: 0), to: IndexPath(item: new, section: 0))
        case .resize(let indices, let height):
            for index in indices { source.items[index].height = height }
            view.reloadItems(at: indices.map { IndexPath(item: $0, section: 0) })
        case .setMovable(let areMovable): source.areMovable = areMovable
        case .lie:
            source.items += newItems(1)
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        case .scrollTo(let item, let position, let isAnimated):
            view.scrollToItem(
                at: IndexPath(item: item, section: 0), at: position.value, animated: isAnimated)
        case .setInset(let inset): view.contentInset = LayoutInsets(inset)
        case .setSelection(let mode):
            view.allowsSelection = mode != .none
            view.allowsMultipleSelection = mode == .multiple
        case .select(let items): for item in items { view.selectItem(at: IndexPath(item: item, section: 0)) }
        case .setOddItems(let areSelectable): source.oddItemsAreSelectable = areSelectable
        case .setRefresh(let job):
            guard let job else { return view.onRefresh = nil }
            view.onRefresh = { [weak self] in _ = try await self?.work(job, isRefresh: true) }
        case .setLoadMore(let job):
            guard let job else { return view.onLoadMore = nil }
            view.onLoadMore = { [weak self] in try await self?.work(job, isRefresh: false) ?? false }
        case .finishJobs:
            waiting.forEach { $0.resume() }
            waiting = []
        case .watch(let number): watched = (number, nil)
        case .addButton:
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            guard let scrolled = gtk_widget_get_parent(view.widget), let root = gtk_widget_get_root(scrolled)
            else { return }
            let window = WidgetPointer(root).asWindow
            gtk_widget_set_vexpand(scrolled, 1)
            g_object_ref(scrolled)
            gtk_window_set_child(window, nil)
            let boxPointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
            gtk_box_append(boxPointer, scrolled)
            g_object_unref(scrolled)
            gtk_box_append(boxPointer, gtk_button_new_with_label("Beside"))
            gtk_window_set_child(window, box)
        case .saveScroll: savedScroll = view.scrollState
        case .restoreScroll: savedScroll.map { _ = view.restore($0) }
        }
    }

    /// After each frame.
    func painted() {
        guard let watched, let cell = source.displayed.values.first(where: { $0.text == "\(watched.number)" })
        else { return }
        let event = FeedEvent.drawn(
            watched.number, drawn(cell.widget), opacity: gtk_widget_get_opacity(cell.widget))
        if event != watched.last { report(event) }
        self.watched?.last = event
    }

    private func load(_ count: Int, _ heights: [Double]) {
        nextNumber = count
        source.items = (0..<count).map { FeedSource.Item(number: $0, height: heights[$0 % heights.count]) }
        view.reloadData()
    }

    private func newItems(_ count: Int) -> [FeedSource.Item] {
        defer { nextNumber += count }
        return (nextNumber..<nextNumber + count).map { FeedSource.Item(number: $0, height: 100) }
    }

    private struct Failure: Error {}

    private func work(_ job: FeedCommand.Job, isRefresh: Bool) async throws -> Bool {
        report(isRefresh ? .refreshing : .loadingMore)
        switch job {
        case .failure: throw Failure()
        case .items(let count, let hasMore):
            bring(count, isRefresh)
            return hasMore
        case .reloaded(let count, let hasMore):
            source.items.insert(contentsOf: newItems(count), at: isRefresh ? 0 : source.items.count)
            view.reloadData()
            return hasMore
        case .waiting(let count):
            await withCheckedContinuation { waiting.append($0) }
            if Task.isCancelled { report(.cancelled) } else { bring(count, isRefresh) }
            return true
        }
    }

    private func bring(_ count: Int, _ isRefresh: Bool) {
        obey(.insert(count: count, at: isRefresh ? 0 : source.items.count))
    }
}

extension FeedStage {
    func state() -> FeedState {
        var state = FeedState()
        let layout = view.layout
        state.viewport = FeedState.Rect(
            x: view.contentOffset.x, y: view.contentOffset.y,
            width: Double(gtk_widget_get_width(view.widget)),
            height: Double(gtk_widget_get_height(view.widget)))
        state.content = FeedState.Rect(width: view.contentSize.width, height: view.contentSize.height)
        state.itemCount = layout.itemCount
        state.pooled = view.cellCounts.pooled
        state.sizesAsked = source.sizesAsked
        state.selected = view.indexPathsForSelectedItems.map(\.item)
        state.visible = view.indexPathsForVisibleItems.map(\.item)
        state.viewHasFocus = gtk_widget_is_focus(view.widget) != 0
        state.holdsFocus = state.viewHasFocus || gtk_widget_get_focus_child(view.widget) != nil
        for child in children(of: view.widget) {
            if let cell = source.displayed[child], let path = view.indexPath(for: cell) {
                state.cells.append(describe(cell, path, layout))
            } else if gtk_widget_get_visible(child) != 0 {
                let strip = describe(child)
                if child == view.refreshHeader.widget {
                    state.refreshHeader = strip
                } else if child == view.loadMoreFooter.widget {
                    state.footer = strip
                } else {
                    state.headers.append(strip)
                }
            }
        }
        let bar = RowsView.read("vadjustment", of: view.widget)
        (state.barUpper, state.barPage, state.barValue) = (bar.upper, bar.page, bar.value)
        return state
    }

    private func describe(_ cell: PosterCell, _ path: IndexPath, _ layout: WaterfallLayout)
        -> FeedState.Cell
    {
        var result = FeedState.Cell()
        result.index = path.item
        result.text = cell.text
        result.drawn = drawn(cell.widget)
        if let frame = layout.frame(path.item) {
            result.frame = FeedState.Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        }
        result.isSelected = cell.isSelected
        result.isDragged = cell.isDragged
        result.isFocused = cell.isFocused
        let accessible = OpaquePointer(cell.widget)
        result.isAnnounced =
            gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_LIST_ITEM) != 0
            && gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
            && gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET) != 0
            && gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_SET_SIZE) != 0
        result.opacity = gtk_widget_get_opacity(cell.widget)
        return result
    }

    private func describe(_ widget: WidgetPointer) -> FeedState.Strip {
        var strip = FeedState.Strip()
        strip.drawn = drawn(widget)
        strip.texts = shownTexts(of: widget)
        return strip
    }

    private func drawn(_ widget: WidgetPointer) -> FeedState.Rect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, view.widget, &bounds) != 0 else { return FeedState.Rect() }
        return FeedState.Rect(
            x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
            height: Double(bounds.size.height))
    }
}

extension FeedCommand.Position {
    fileprivate var value: ScrollPosition {
        switch self {
        case .start: .start
        case .center: .center
        case .end: .end
        case .nearest: .nearest
        }
    }
}
