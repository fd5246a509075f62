extension WaterfallLayout {
    /// Appends to `found` every element whose frame intersects a rectangle of content coordinates, in reading order
    /// (see ``LayoutElement/<(_:_:)``). It is just what a scan of all frames finds.
    ///
    /// With `pinnedTo`, sticky headers and footers are where they are while that rectangle is visible. The array is
    /// the caller's, so that one that is used again needs no memory. O(log sections + lanes · log items + hits).
    public func appendElements(
        in rect: LayoutRect, pinnedTo visible: LayoutRect? = nil, to found: inout [PlacedElement]
    ) {
        guard rect.x.isFinite, rect.y.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        let projection = projection
        var (start, end) = projection.along(rect)
        start -= projection.slack
        end += projection.slack
        let all = flowStarts.total(flows.count, 0)
        var index = flowStarts.last(below: start - overhang, 0, of: all) ?? 0
        while index < flows.count && flowStarts.total(index, 0) <= end + overhang {
            appendElements(
                ofFlow: index, from: start, to: end, in: rect, pinnedTo: visible, projection, &found)
            index += 1
        }
    }

    /// The elements whose frames intersect a rectangle of content coordinates, in reading order.
    public func elements(in rect: LayoutRect, pinnedTo visible: LayoutRect? = nil) -> [PlacedElement] {
        var found: [PlacedElement] = []
        appendElements(in: rect, pinnedTo: visible, to: &found)
        return found
    }

    private func appendElements(
        ofFlow index: Int, from start: Double, to end: Double, in rect: LayoutRect,
        pinnedTo visible: LayoutRect?,
        _ projection: Projection, _ found: inout [PlacedElement]
    ) {
        let section = flows[index].sections.lowerBound
        append(.background(section: section), at: backgroundFrame(index), in: rect, &found)
        append(.header(section: section), at: headerFrame(index, pinnedTo: visible), in: rect, &found)
        let origin = flowStarts.total(index, 0) + flows[index].leading
        let (lanes, first) = (flows[index].tail.lanes, found.count)
        // The closure holds nothing of the layout, which would copy it.
        forEachItem(ofFlow: index, from: start - origin, to: end - origin) { hit in
            let frame = projection.frame(of: hit, in: lanes, origin: origin)
            if frame.intersects(rect) {
                found.append(PlacedElement(element: .item(hit.item, section: section), frame: frame))
            }
        }
        if flows[index].sections.count > 1 {
            for place in first..<found.count {
                found[place].element.path = path(found[place].element.path.item, in: flows[index])
            }
        }
        append(
            .footer(section: flows[index].sections.upperBound - 1),
            at: footerFrame(index, pinnedTo: visible), in: rect, &found)
    }

    private func append(
        _ element: LayoutElement, at frame: LayoutRect?, in rect: LayoutRect, _ found: inout [PlacedElement]
    ) {
        if let frame, frame.intersects(rect) { found.append(PlacedElement(element: element, frame: frame)) }
    }

    /// The path of an item that is counted from its flow's first.
    func path(_ item: Int, in flow: Flow) -> ItemPath {
        if flow.sections.count == 1 { return ItemPath(section: flow.sections.lowerBound, item: item) }
        let row = flow.items.lowerBound + item
        let section = section(ofRow: row)
        return ItemPath(section: section, item: row - sections[section].items.lowerBound)
    }

    /// The item at a point of content coordinates, or nil where there is none. O(lanes · log items).
    public func item(at point: LayoutPoint) -> ItemPath? {
        elements(in: LayoutRect(x: point.x, y: point.y, width: 0, height: 0))
            .first { $0.element.kind == .item && $0.frame.contains(point) }?.element.path
    }
}
