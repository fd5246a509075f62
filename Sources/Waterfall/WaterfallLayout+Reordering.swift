extension WaterfallLayout {
    /// Where the items that intersect a rectangle would lie if one were dropped at another place of its section: their
    /// paths as they are now, and their frames then. For every step of a drag.
    ///
    /// Paths follow `UICollectionView`'s rule for moves: `destination` is where the item is afterwards. Where it is out of
    /// range, or in another section, frames are as they are. Coordinates are of the content as it is now: where it grows
    /// backward, one that gets longer or shorter by the move would shift every frame. Nothing is copied, and only what lies
    /// between the first item that changes and the rectangle's end is placed; all is where items do not keep index order
    /// (dense, tidy).
    public func elements(
        in rect: LayoutRect, moving path: ItemPath, to destination: ItemPath
    ) -> [PlacedElement] {
        let items = elements(in: rect).filter { $0.element.kind == .item }
        guard path != destination, path.section == destination.section, let source = row(path),
            let target = row(destination)
        else { return items }
        let index = sections[path.section].flow
        guard flows[index].keepsIndexOrder else {
            return elements(in: rect, afterMoving: path, to: destination)
        }
        let first = flows[index].items.lowerBound
        let preview = FlowPreview(flows[index], moving: source - first, to: target - first)
        let unchanged = items.filter { placed in
            sections[placed.element.path.section].flow != index
                || (row(placed.element.path) ?? 0) - first < preview.first
        }
        let origin = flowStarts.total(index, 0) + flows[index].leading
        let end = projection.along(rect).end + projection.slack - origin
        let moved = preview.place(until: end, in: store, stickyLanes: options.stickyLanes)
            .map { place in
                PlacedElement(
                    element: LayoutElement(.item, self.path(place.item, in: flows[index])),
                    frame: projection.frame(of: place, in: flows[index].lanes, origin: origin))
            }
            .filter { $0.frame.intersects(rect) }
        return (unchanged + moved).sorted { $0.element < $1.element }
    }

    private func elements(
        in rect: LayoutRect, afterMoving path: ItemPath, to destination: ItemPath
    ) -> [PlacedElement] {
        var moved = self
        var batch = BatchUpdate()
        batch.moveItem(from: path, to: destination)
        guard let result = try? moved.apply(batch) else { return [] }
        let (now, then) = (projection, moved.projection)
        let shift = now.mirrorsAlong ? now.along - then.along : 0
        let (x, y) = options.axis == .vertical ? (0, shift) : (shift, 0)
        var rect = rect
        (rect.x, rect.y) = (rect.x - x, rect.y - y)
        return moved.elements(in: rect)
            .compactMap { placed in
                guard placed.element.kind == .item, let old = result.path(before: placed.element.path) else {
                    return nil
                }
                var frame = placed.frame
                (frame.x, frame.y) = (frame.x + x, frame.y + y)
                return PlacedElement(element: LayoutElement(.item, old), frame: frame)
            }
            .sorted { $0.element < $1.element }
    }
}

/// A flow's items placed with one of them elsewhere, without a change of the flow.
private struct FlowPreview {
    /// The first item that is placed again.
    let first: Int
    private let flow: Flow
    private let source: Int
    private let destination: Int

    init(_ flow: Flow, moving source: Int, to destination: Int) {
        self.flow = flow
        self.source = source
        self.destination = destination
        first = (min(source, destination) >> flow.chunkShift) << flow.chunkShift
    }

    /// The item at a place after the move.
    private func item(at place: Int) -> Int {
        if place == destination { return source }
        if source < destination { return place >= source && place < destination ? place + 1 : place }
        return place > destination && place <= source ? place - 1 : place
    }

    /// Places items until every lane has passed `end`, or none are left.
    func place(
        until end: Double, in store: ItemStore, stickyLanes: Bool
    ) -> [Flow.Hit] {
        var walk = flow.walk(atChunk: first >> flow.chunkShift)
        var found: [Flow.Hit] = []
        for place in first..<flow.placedCount {
            let item = item(at: place)
            let row = flow.items.lowerBound + item
            let kept = stickyLanes && item != source ? store.lanes[row].first : nil
            let (line, top) = walk.settle(row, of: store, line: kept)
            found.append(
                Flow.Hit(
                    item: item, lane: line, span: flow.span(item, in: store), top: top,
                    extent: flow.extent(item, in: store)))
            if (0..<flow.lanes.count).allSatisfy({ walk.base + walk[end: $0] > end }) { break }
        }
        return found
    }
}
