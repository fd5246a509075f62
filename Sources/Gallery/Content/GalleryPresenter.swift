import CGTK
import Foundation
import WaterfallGTK
import WaterfallImages

/// Shows the open gallery's items in the waterfall: cells, headers, sizes.
@MainActor
final class GalleryPresenter {
    let pipeline = ImagePipeline(decoder: GdkPictureDecoder())
    /// Called when the user wants to see an item large.
    var onActivate: @MainActor (IndexPath) -> Void = { _ in }
    /// Called when the user asks for another number of lanes.
    var onLaneCount: @MainActor (Int) -> Void = { _ in }

    let view: WaterfallView
    private let gallery: OpenGallery
    private lazy var prefetcher = ImagePrefetcher(pipeline: pipeline)
    private var liveCells: [ObjectIdentifier: PictureCell] = [:]
    private let sizer = CardSizer()
    /// The width of the lanes that cells with captions were last estimated for.
    private var estimatedWidth = 0.0
    private let resizePause = Timeout()
    private let latePause = Timeout()
    private var prefetchedFrom = 0.0
    private var lanesBeforeZoom = 0

    /// Pictures are decoded at a width that is a multiple of this, in device pixels: a window that is being resized
    /// asks for few sizes, and all lanes for the same.
    private static let widthStep = 32.0
    /// What a lane measures in most windows, in points.
    private static let usualLaneWidth = 240.0
    /// So many captions are measured within a frame of a window that is being resized.
    private static let quickCount = 300

    init(_ gallery: OpenGallery, in view: WaterfallView) {
        self.gallery = gallery
        self.view = view
        view.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.identifier)
        view.register(
            SectionHeader.self, forSupplementaryViewOfKind: .header,
            withReuseIdentifier: SectionHeader.identifier)
        view.delegate = self
        view.dataSource = self
    }

    /// The number of lanes on screen.
    var laneCount: Int {
        guard let first = view.layout.frame(ItemPath(item: 0)), first.width > 0 else { return 0 }
        let options = view.options.section
        let across = view.layout.across - options.insets.leading - options.insets.trailing
        return Int(((across + options.laneGap) / (first.width + options.laneGap)).rounded())
    }

    /// An item's picture at the size of its cell; nil for an item that has none, and before there is a size.
    func request(for path: IndexPath) -> ImageRequest? {
        guard let item = gallery.list[path], let address = item.item.address,
            let frame = view.layout.frame(ItemPath(section: path.section, item: path.item)),
            frame.width > 0
        else { return nil }
        // A picture that is flatter than its place is cropped at its sides.
        let width = frame.width * max(1, (item.pictureRatio ?? 1) / item.ratio)
        let pixels = width * Double(gtk_widget_get_scale_factor(view.widget))
        let step = (pixels / Self.widthStep).rounded(.up) * Self.widthStep
        return ImageRequest(address, displaySize: PixelSize(width: Int(step), height: Int(step) * 8))
    }

    /// Follows another width of the lanes: what cells with captions will measure there, and, once it rests, pictures of
    /// the size that their cells have.
    func sizesDidChange() {
        askForPictures { $0.isUnbound }
        resizePause.start(milliseconds: 120) { [weak self] in
            guard let self else { return }
            estimateAgain()
            askForPictures { _ in true }
            prefetch(from: view.contentOffset.y)
        }
    }

    /// The cells that are on screen or near it, in no order.
    func forEachLiveCell(_ body: (IndexPath, PictureCell) -> Void) {
        for cell in liveCells.values {
            if let path = view.indexPath(for: cell) { body(path, cell) }
        }
    }

    private func askForPictures(_ isMeant: (PictureCell) -> Bool) {
        forEachLiveCell { path, cell in
            if isMeant(cell), let request = request(for: path) { cell.show(request, from: pipeline) }
        }
    }

    /// Captions are set in letters of another size now.
    func lettersDidChange() {
        sizer.forget()
        gallery.reload()
    }

    /// The width in which captions are estimated. Where there are few, it is that of the lanes, and the view asks again for
    /// every other; many captions wait until the width rests.
    private var captionWidth: Double {
        if estimatedWidth == 0 || gallery.list.count <= Self.quickCount {
            estimatedWidth = view.itemWidth(inSection: 0)
        }
        return estimatedWidth > 0 ? estimatedWidth : Self.usualLaneWidth
    }

    /// Asks for the sizes of cells with captions again where lanes have got another width.
    private func estimateAgain() {
        let width = view.itemWidth(inSection: 0)
        guard !gallery.isFolder, estimatedWidth != width else { return }
        estimatedWidth = width
        view.invalidateLayout()
    }

    // MARK: - Late sizes

    /// Gives cells the shape of their pictures, which nobody knew before these came.
    private func learnShapes() {
        var paths: [IndexPath] = []
        forEachLiveCell { path, cell in
            guard gallery.list[path]?.pictureRatio == nil, let ratio = cell.pictureRatio else { return }
            gallery.learn(pictureRatio: ratio, at: path)
            paths.append(path)
        }
        view.reloadItems(at: paths)
    }

    // MARK: - Prefetching

    /// Loads the pictures of the next screen in the direction of the scroll.
    private func prefetch(from offset: Double) {
        let height = Double(gtk_widget_get_height(view.widget))
        let isUpward = offset < prefetchedFrom
        prefetchedFrom = offset
        let ahead = LayoutRect(
            x: 0, y: isUpward ? offset - 1.5 * height : offset + height, width: view.layout.across,
            height: 1.5 * height)
        let paths = view.layout.elements(in: ahead).filter { $0.element.kind == .item }
            .map { IndexPath(item: $0.element.path.item, section: $0.element.path.section) }
        prefetcher.prefetch((isUpward ? paths.reversed() : paths).compactMap(request))
    }
}

extension GalleryPresenter: WaterfallViewDataSource {
    func numberOfSections(in waterfallView: WaterfallView) -> Int { gallery.list.sections.count }

    func waterfallView(_ waterfallView: WaterfallView, numberOfItemsInSection section: Int) -> Int {
        gallery.list.sections[section].items.count
    }

    func waterfallView(_ waterfallView: WaterfallView, cellForItemAt indexPath: IndexPath) -> WaterfallCell {
        let cell = waterfallView.dequeueReusableCell(withIdentifier: PictureCell.identifier, for: indexPath)
        if let cell = cell as? PictureCell, let item = gallery.list[indexPath] {
            if item.pictureRatio == nil {
                // A picture that is in memory comes while the view asks for the cell.
                cell.onPicture = { [weak self] in
                    self?.latePause.start(milliseconds: 0) { self?.learnShapes() }
                }
            }
            cell.show(item, request(for: indexPath), from: pipeline)
        }
        return cell
    }

    func waterfallView(
        _ waterfallView: WaterfallView, viewForSupplementaryElementOfKind kind: LayoutElement.Kind,
        at indexPath: IndexPath
    ) -> WaterfallReusableView {
        let header = waterfallView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SectionHeader.identifier, for: indexPath)
        let key = gallery.list.sections[indexPath.section].key
        (header as? SectionHeader)?.show(key.title(in: gallery.name))
        return header
    }

    func waterfallView(_ waterfallView: WaterfallView, canMoveItemAt indexPath: IndexPath) -> Bool {
        gallery.isReorderable
    }

    func waterfallView(
        _ waterfallView: WaterfallView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        gallery.move(sourceIndexPath, to: destinationIndexPath)
    }
}

extension GalleryPresenter: WaterfallViewDelegate {
    func waterfallView(_ waterfallView: WaterfallView, sizeForItemAt indexPath: IndexPath) -> ItemSize {
        guard let item = gallery.list[indexPath] else { return .aspect(width: 1, height: 1) }
        return item.hasCaption
            ? .estimate(sizer.height(of: item, inLaneOf: captionWidth))
            : .aspect(width: item.ratio, height: 1)
    }

    func waterfallView(_ waterfallView: WaterfallView, optionsForSection section: Int) -> SectionOptions? {
        guard gallery.list.sections.count > 1 else { return nil }
        var options = waterfallView.options.section
        options.header = Supplementary(extent: SectionHeader.height, isSticky: true)
        options.insets.top = 0
        return options
    }

    func waterfallView(
        _ waterfallView: WaterfallView, willDisplay cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {
        liveCells[ObjectIdentifier(cell)] = cell as? PictureCell
    }

    func waterfallView(
        _ waterfallView: WaterfallView, didEndDisplaying cell: WaterfallCell, forItemAt indexPath: IndexPath
    ) {
        liveCells[ObjectIdentifier(cell)] = nil
    }

    func waterfallViewDidScroll(_ waterfallView: WaterfallView) {
        let offset = waterfallView.contentOffset.y
        if abs(offset - prefetchedFrom) > Double(gtk_widget_get_height(view.widget)) / 4 {
            prefetch(from: offset)
        }
    }

    /// A click opens the item: there is nothing to do with a selection here.
    func waterfallView(_ waterfallView: WaterfallView, didSelectItemAt indexPath: IndexPath) {
        waterfallView.deselectItem(at: indexPath)
        onActivate(indexPath)
    }

    func waterfallView(_ waterfallView: WaterfallView, didActivateItemAt indexPath: IndexPath) {
        onActivate(indexPath)
    }

    func waterfallViewWillBeginZooming(_ waterfallView: WaterfallView) {
        lanesBeforeZoom = laneCount
    }

    func waterfallView(_ waterfallView: WaterfallView, didZoomTo scale: Double) {
        guard lanesBeforeZoom > 0, scale > 0 else { return }
        onLaneCount(Int((Double(lanesBeforeZoom) / scale).rounded()))
    }
}
