import Foundation
import GalleryModel
import WaterfallGTK

/// What the window has open: it loads the source's items and tells the view of them.
@MainActor
final class OpenGallery {
    enum Phase {
        /// Nothing is there yet.
        case opening
        case shown
        /// There is nothing to show, and why.
        case failed(GalleryError)
    }

    private(set) var address: GalleryAddress
    private(set) var name = ""
    private(set) var list: GalleryList
    /// What the pictures of a folder are in sections by.
    private(set) var sectionRule: SectionRule
    private(set) var phase = Phase.opening
    /// Whether the first load goes on.
    private(set) var isScanning = false

    /// Called after each change of the above.
    var onChange: @MainActor () -> Void = {}
    /// Called with what went wrong while there is something to show.
    var onProblem: @MainActor (Problem) -> Void = { _ in }

    /// Something that went wrong on the way.
    struct Problem {
        let sentence: String
        /// What the user can do about it at once.
        var retry: (@MainActor () -> Void)?
    }

    private let view: WaterfallView
    private let sizer = ItemSizer()
    /// The item that the last reload has left in sight, and where the view was then: until one scrolls the next keeps it, too.
    private var keptInSight: (id: GalleryItem.ID, offset: LayoutPoint)?
    private var source: any GallerySource
    private var scan: Task<Void, Never>?
    /// Tells the answers of a source that is open from those of one that was.
    private var generation = 0

    init(_ address: GalleryAddress, _ sectionRule: SectionRule, in view: WaterfallView) {
        self.address = address
        self.sectionRule = sectionRule
        self.view = view
        list = GalleryList(sectionRule)
        source = address.source()
    }

    /// Opens something in the place of what is open.
    func open(_ address: GalleryAddress) {
        scan?.cancel()
        generation += 1
        view.endRefreshing()
        (view.onRefresh, view.onLoadMore) = (nil, nil)
        view.resetLoadMore()
        self.address = address
        source = address.source()
        list = GalleryList(sectionRule)
        (phase, isScanning) = (.opening, true)
        view.reloadData()
        view.options.stickyLanes = hasLateSizes
        onChange()
        scan = Task { [source] in await load(source) }
    }

    /// Asks the source for what is new, or, where there is nothing yet, for everything.
    func refresh() {
        if case .failed = phase { open(address) } else { view.beginRefreshing() }
    }

    /// Whether the user may put items in another order: in the sample shop, whose order is nobody's.
    var isReorderable: Bool {
        if case .sampleShop = address { true } else { false }
    }

    /// Whether pictures are in sections by a rule, and have no captions.
    var isFolder: Bool {
        if case .folder = address { true } else { false }
    }

    /// Whether sizes may turn out to be others than was told: items are then to keep their lanes.
    private var hasLateSizes: Bool { !isFolder && !isReorderable }

    /// Puts the pictures into sections by another rule, and leaves the first one on screen in sight.
    func setSectionRule(_ rule: SectionRule) {
        guard rule != sectionRule else { return }
        sectionRule = rule
        reload { list = list.grouped(by: rule) }
        onChange()
    }

    /// Makes all cells anew, after a change that gives them all another place or size, and leaves the first item on screen
    /// in sight.
    func reload(after change: () -> Void = {}) {
        let isUnmoved = keptInSight?.offset == view.contentOffset
        let kept =
            isUnmoved ? keptInSight?.id : view.indexPathsForVisibleItems.first.flatMap { list[$0]?.item.id }
        let isAtStart = view.contentOffset.y <= 0
        change()
        view.reloadData()
        guard !isAtStart, let kept, let path = list.path(of: kept) else { return }
        view.scrollToItem(at: path, at: .start, animated: false)
        keptInSight = (kept, view.contentOffset)
    }

    /// Takes over the shape of a picture that was not known before the picture came.
    func learn(pictureRatio: Double, at path: IndexPath) {
        list.learn(pictureRatio: pictureRatio, at: path)
    }

    /// The user has put an item elsewhere.
    func move(_ source: IndexPath, to destination: IndexPath) {
        list.move(source, to: destination)
        onChange()
    }

    // MARK: - The first load

    private func load(_ source: any GallerySource) async {
        var hasOlder = false
        var problems: [GalleryError] = []
        do {
            name = await source.name
            for try await part in sizer.parts(of: source.first()) {
                guard !Task.isCancelled else { return }
                show(list.append(part.items))
                hasOlder = part.hasOlder
                problems += part.problems
                if !list.isEmpty { phase = .shown }
                onChange()
            }
            guard !Task.isCancelled else { return }
            finish(hasOlder: hasOlder)
            tell(of: problems)
        } catch {
            guard !Task.isCancelled else { return }
            fail(error)
        }
    }

    private func finish(hasOlder: Bool) {
        isScanning = false
        if list.isEmpty {
            phase = .failed(
                GalleryError(
                    .noPictures, "“\(name)” is empty.",
                    remedy: "Try again later, or open another folder or feed."))
        } else {
            let generation = generation
            view.onRefresh = { [weak self] in try await self?.loadNewer(generation) }
            view.onLoadMore = { [weak self] in try await self?.loadOlder(generation) ?? false }
            if !hasOlder { view.setNoMoreData() }
        }
        onChange()
    }

    private func fail(_ error: any Error) {
        isScanning = false
        if list.isEmpty {
            phase = .failed(Self.galleryError(error))
        } else {
            onProblem(
                Problem(sentence: error.localizedDescription) { [weak self] in
                    guard let self else { return }
                    open(self.address)
                })
        }
        onChange()
    }

    private func tell(of problems: [GalleryError]) {
        guard let first = problems.first else { return }
        let others = problems.count == 1 ? "" : " (And \(problems.count - 1) more were left out.)"
        onProblem(Problem(sentence: first.description + others))
    }

    // MARK: - Newer and older

    private func loadNewer(_ generation: Int) async throws {
        do {
            let load = try await source.newer()
            let items = try await sizer.sized(load.items)
            guard generation == self.generation else { return }
            show(list.insertAtFront(items))
            if !load.gone.isEmpty { show(list.remove(load.gone)) }
            tell(of: load.problems)
            onChange()
        } catch {
            if !(error is CancellationError), generation == self.generation {
                onProblem(
                    Problem(sentence: error.localizedDescription) { [weak view] in view?.beginRefreshing() })
            }
            throw error
        }
    }

    private func loadOlder(_ generation: Int) async throws -> Bool {
        do {
            let load = try await source.older()
            let items = try await sizer.sized(load.items)
            guard generation == self.generation else { return false }
            show(list.append(items))
            onChange()
            return load.hasOlder
        } catch {
            // The footer offers another try; this says why.
            if !(error is CancellationError), generation == self.generation {
                onProblem(Problem(sentence: error.localizedDescription))
            }
            throw error
        }
    }

    private func show(_ insertions: GalleryList.Insertions) {
        // Months that the scan finds go above those that are there, and so does the first header: who has not scrolled
        // sees the newest.
        let staysAtStart = isScanning && view.contentOffset.y <= 0
        performUpdates {
            view.insertSections(insertions.sections)
            view.insertItems(at: insertions.items)
        }
        if staysAtStart, view.contentOffset.y > 0 { view.contentOffset.y = 0 }
    }

    private func show(_ removals: GalleryList.Removals) {
        performUpdates {
            view.deleteSections(removals.sections)
            view.deleteItems(at: removals.items)
        }
    }

    private func performUpdates(_ updates: () -> Void) {
        let hadHeaders = view.numberOfSections > 1
        view.performBatchUpdates(updates)
        // The first section has a header only beside others.
        if hadHeaders != (view.numberOfSections > 1) { view.invalidateLayout() }
    }

    private static func galleryError(_ error: any Error) -> GalleryError {
        error as? GalleryError
            ?? GalleryError(.unreachable, error.localizedDescription, remedy: "Try again.")
    }
}
