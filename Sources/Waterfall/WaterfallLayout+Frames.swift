extension WaterfallLayout {
    /// The size of the content: across, the container's; along, to the end of the last section, and at least
    /// ``WaterfallOptions/minimumContentExtent``. O(log sections).
    public var contentSize: LayoutSize { projection.contentSize }

    var projection: Projection {
        let end = flowStarts.total(flows.count, 0)
        return Projection(options, across: across, along: max(end, options.minimumContentExtent.asExtent))
    }

    /// The frame of an item, or nil where there is no such item. O(log items).
    public func frame(_ path: ItemPath) -> LayoutRect? {
        guard let row = row(path) else { return nil }
        return frame(row: row, flow: sections[path.section].flow, projection)
    }

    /// The frame of an item of the first section.
    public func frame(_ item: Int) -> LayoutRect? {
        frame(ItemPath(section: 0, item: item))
    }

    /// The lane in which an item lies, the first of them where it covers several; nil where there is no such item.
    public func lane(_ path: ItemPath) -> Int? {
        row(path).map { Int(store.lanes[$0]) }
    }

    private func frame(row: Int, flow index: Int, _ projection: Projection) -> LayoutRect {
        let flow = flows[index]
        let item = row - flow.items.lowerBound
        let top = flowStarts.total(index, 0) + flow.leading + flow.top(item, in: store)
        return frame(item: item, flow: flow, top: top, extent: flow.extent(item, in: store), projection)
    }

    @inline(__always)
    func frame(
        item: Int, flow: Flow, top: Double, extent: Double, _ projection: Projection
    ) -> LayoutRect {
        let lane = Int(store.lanes[flow.items.lowerBound + item])
        return frame(flow, item: item, lane: lane, top: top, extent: extent, projection)
    }

    @inline(__always)
    func frame(
        _ flow: Flow, item: Int, lane: Int, top: Double, extent: Double, _ projection: Projection
    ) -> LayoutRect {
        let left = flow.lanes.start(of: lane)
        let breadth = flow.lanes.breadth(spanning: flow.span(item, in: store))
        return projection.frame(from: top, to: top + extent, left: left, right: left + breadth)
    }

    /// The frame of an element, or nil where there is none such. With `pinnedTo`, sticky headers and footers are
    /// where they are while that rectangle, in content coordinates, is visible.
    public func frame(of element: LayoutElement, pinnedTo visible: LayoutRect? = nil) -> LayoutRect? {
        let section = element.path.section
        guard element.kind != .item else { return frame(element.path) }
        guard sections.indices.contains(section) else { return nil }
        let flow = flows[sections[section].flow]
        switch element.kind {
        case .header:
            return section == flow.sections.lowerBound ? headerFrame(section, pinnedTo: visible) : nil
        case .footer:
            return section == flow.sections.upperBound - 1 ? footerFrame(section, pinnedTo: visible) : nil
        default: return section == flow.sections.lowerBound ? backgroundFrame(section) : nil
        }
    }

    private func headerFrame(_ section: Int, pinnedTo visible: LayoutRect?) -> LayoutRect? {
        guard let header = options(ofSection: section)?.header else { return nil }
        let index = sections[section].flow
        let insets = AxisInsets(header.insets, options)
        let extent = header.extent.asExtent
        var top = flowStarts.total(index, 0) + insets.start
        if header.isSticky, let visible {
            let sectionEnd = flowStarts.total(index, 0) + flows[index].extent - footerExtent(index)
            top = max(top, min(projection.along(visible).start, sectionEnd - extent))
        }
        return stripFrame(top, extent, insets)
    }

    private func footerFrame(_ section: Int, pinnedTo visible: LayoutRect?) -> LayoutRect? {
        guard let footer = options(ofSection: section)?.footer else { return nil }
        let index = sections[section].flow
        let insets = AxisInsets(footer.insets, options)
        let extent = footer.extent.asExtent
        var top = flowStarts.total(index, 0) + flows[index].extent - insets.end - extent
        if footer.isSticky, let visible {
            let first = flows[index].sections.lowerBound
            let sectionStart = flowStarts.total(index, 0) + stripExtent(options(ofSection: first)?.header)
            top = min(top, max(projection.along(visible).end - extent, sectionStart))
        }
        return stripFrame(top, extent, insets)
    }

    private func footerExtent(_ flow: Int) -> Double {
        stripExtent(options(ofSection: flows[flow].sections.upperBound - 1)?.footer)
    }

    private func stripFrame(_ top: Double, _ extent: Double, _ insets: AxisInsets) -> LayoutRect {
        projection.frame(
            from: top, to: top + extent, left: insets.acrossStart,
            right: max(insets.acrossStart, across - insets.acrossEnd))
    }

    private func backgroundFrame(_ section: Int) -> LayoutRect? {
        guard let inset = options(ofSection: section)?.background else { return nil }
        let index = sections[section].flow
        let flow = flows[index]
        let insets = AxisInsets(inset, options)
        let start =
            flowStarts.total(index, 0) + stripExtent(options(ofSection: section)?.header) + insets.start
        let end = flowStarts.total(index, 0) + flow.extent - footerExtent(index) - insets.end
        return projection.frame(
            from: start, to: max(start, end), left: insets.acrossStart,
            right: max(insets.acrossStart, across - insets.acrossEnd))
    }
}
