public import Waterfall

/// An item that is being dragged to another place of its section. The layout stays as it is meanwhile; the cells on screen
/// make room.
struct ItemDrag {
    /// Where the item is.
    var path: ItemPath
    /// Where it would be if it were dropped now, by `UICollectionView`'s rule for moves.
    var destination: ItemPath
    /// Where in the item the pointer holds it.
    let grip: LayoutPoint
    /// The pointer, in the viewport.
    var pointer: LayoutPoint
}

extension WaterfallHost {
    /// How near to the viewport's edge a drag scrolls, in points.
    private static var edgeExtent: Double { 48 }
    /// How fast it does at the very edge, in points a second.
    private static var fastestScroll: Double { 900 }

    /// The item that is being dragged, and where it would be if it were dropped now; nil where none is.
    public var draggedItem: (path: ItemPath, destination: ItemPath)? {
        drag.map { ($0.path, $0.destination) }
    }

    /// Takes an item in hand at a point of content coordinates: from now on its cell follows the pointer. Returns whether
    /// there is such an item.
    @discardableResult
    public func beginDragging(_ path: ItemPath, at point: LayoutPoint) -> Bool {
        guard let frame = layout.frame(path), point.x.isFinite, point.y.isFinite else { return false }
        drag = ItemDrag(
            path: path, destination: path, grip: LayoutPoint(x: point.x - frame.x, y: point.y - frame.y),
            pointer: inViewport(point))
        findWantedForDrag = { $0.findWanted(during: $1) }
        updateCells()
        return true
    }

    /// Moves the item in hand to a point of content coordinates. The item would be dropped in the place of the one of its
    /// section that lies there. Returns whether that place is another now, and so others have made room.
    @discardableResult
    public func dragItem(to point: LayoutPoint) -> Bool {
        guard drag != nil, point.x.isFinite, point.y.isFinite else { return false }
        drag?.pointer = inViewport(point)
        return dragHasMoved()
    }

    /// Whether the pointer of a drag is so near to the viewport's edge that ``scrollForDrag(seconds:)`` scrolls.
    public var scrollsForDrag: Bool { dragSpeed != 0 }

    /// Scrolls while the pointer of a drag is near the viewport's edge, the faster the nearer; for a view to call with the
    /// seconds since its last frame. Returns the same as ``dragItem(to:)``.
    @discardableResult
    public func scrollForDrag(seconds: Double) -> Bool {
        let way = dragSpeed * (seconds > 0 ? min(seconds, 0.1) : 0)
        guard way != 0 else { return false }
        let before = viewport.origin
        var rect = viewport
        if layout.options.axis == .vertical { rect.y += way } else { rect.x += way }
        scrollTarget = nil
        move(to: rect)
        guard viewport.origin != before else { return false }
        loadMoreIfNeeded()
        return dragHasMoved()
    }

    /// Points a second along the axis.
    private var dragSpeed: Double {
        guard let drag else { return 0 }
        let isVertical = layout.options.axis == .vertical
        let extent = isVertical ? viewport.height : viewport.width
        let pointer = isVertical ? drag.pointer.y : drag.pointer.x
        let zone = min(Self.edgeExtent, extent / 4)
        guard zone > 0 else { return 0 }
        let beyond = pointer < zone ? pointer - zone : max(0, pointer - extent + zone)
        return (beyond / zone).clamped(to: -1...1) * Self.fastestScroll
    }

    /// Lets go of the item in hand. Returns where it was and where it was dropped, for the view to move it there in the data
    /// and here (``update(_:anchor:)``), and nil where nothing is to be moved.
    public func endDragging() -> (from: ItemPath, to: ItemPath)? {
        guard let drag else { return nil }
        self.drag = nil
        updateCells()
        return drag.path == drag.destination ? nil : (drag.path, drag.destination)
    }

    /// Puts the item in hand back where it was.
    public func cancelDragging() {
        guard drag != nil else { return }
        drag = nil
        updateCells()
    }

    // MARK: - Steps

    private func inViewport(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: point.x - viewport.x, y: point.y - viewport.y)
    }

    private func dragHasMoved() -> Bool {
        guard let drag else { return false }
        let destination = destination(of: drag)
        self.drag?.destination = destination
        updateCells()
        return destination != drag.destination
    }

    private func destination(of drag: ItemDrag) -> ItemPath {
        let point = LayoutPoint(x: viewport.x + drag.pointer.x, y: viewport.y + drag.pointer.y)
        let here = LayoutRect(x: point.x, y: point.y, width: 0, height: 0)
        let under = layout.elements(in: here, moving: drag.path, to: drag.destination).first {
            $0.element.path.section == drag.path.section && $0.frame.contains(point)
        }
        guard let under else { return drag.destination }
        return under.element.path == drag.path
            ? drag.destination : Self.place(of: under.element.path, in: drag)
    }

    /// Where an item that makes room is meanwhile.
    private static func place(of path: ItemPath, in drag: ItemDrag) -> ItemPath {
        var place = path
        let (source, destination) = (drag.path.item, drag.destination.item)
        if path.item > source && path.item <= destination { place.item -= 1 }
        if path.item < source && path.item >= destination { place.item += 1 }
        return place
    }

    /// What is to be mounted while an item is in hand.
    private func findWanted(during drag: ItemDrag) {
        layout.appendElements(in: overscannedRect, pinnedTo: visibleRect, to: &wanted)
        wanted.removeAll { $0.element.kind == .item }
        wanted += layout.elements(in: overscannedRect, moving: drag.path, to: drag.destination)
        wanted.removeAll { $0.element == LayoutElement(.item, drag.path) }
        if var frame = layout.frame(drag.path) {
            frame.x = viewport.x + drag.pointer.x - drag.grip.x
            frame.y = viewport.y + drag.pointer.y - drag.grip.y
            wanted.append(PlacedElement(element: LayoutElement(.item, drag.path), frame: frame))
        }
        wanted.sort { $0.element < $1.element }
    }

    /// After the data has changed: an item that is still there stays in hand, over its own place.
    func renameDrag(_ rename: (ItemPath) -> ItemPath?) {
        guard var renamed = drag, let path = rename(renamed.path) else {
            drag = nil
            return
        }
        (renamed.path, renamed.destination) = (path, path)
        drag = renamed
    }
}
