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
        let hit = flows[index].hit(row - flows[index].items.lowerBound, in: store)
        return projection.frame(
            of: hit, in: flows[index].lanes, origin: flowStarts.total(index, 0) + flows[index].leading)
    }

    /// The frame of an element, or nil where there is none such. With `pinnedTo`, sticky headers and footers are
    /// where they are while that rectangle, in content coordinates, is visible.
    public func frame(of element: LayoutElement, pinnedTo visible: LayoutRect? = nil) -> LayoutRect? {
        let section = element.path.section
        guard element.kind != .item else { return frame(element.path) }
        guard sections.indices.contains(section) else { return nil }
        let shared = flows[sections[section].flow].sections
        switch element.kind {
        case .header:
            return section == shared.lowerBound ? headerFrame(section, pinnedTo: visible) : nil
        case .footer:
            return section == shared.upperBound - 1 ? footerFrame(section, pinnedTo: visible) : nil
        default: return section == shared.lowerBound ? backgroundFrame(section) : nil
        }
    }

    private func headerFrame(_ section: Int, pinnedTo visible: LayoutRect?) -> LayoutRect? {
        let index = sections[section].flow
        guard let header = flows[index].strips.header else { return nil }
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
        let index = sections[section].flow
        guard let footer = flows[index].strips.footer else { return nil }
        let insets = AxisInsets(footer.insets, options)
        let extent = footer.extent.asExtent
        var top = flowStarts.total(index, 0) + flows[index].extent - insets.end - extent
        if footer.isSticky, let visible {
            let sectionStart = flowStarts.total(index, 0) + stripExtent(flows[index].strips.header)
            top = min(top, max(projection.along(visible).end - extent, sectionStart))
        }
        return stripFrame(top, extent, insets)
    }

    private func footerExtent(_ flow: Int) -> Double {
        stripExtent(flows[flow].strips.footer)
    }

    private func stripFrame(_ top: Double, _ extent: Double, _ insets: AxisInsets) -> LayoutRect {
        projection.frame(
            from: top, to: top + extent, left: insets.acrossStart,
            right: max(insets.acrossStart, across - insets.acrossEnd))
    }

    private func backgroundFrame(_ section: Int) -> LayoutRect? {
        let index = sections[section].flow
        guard let inset = flows[index].strips.background else { return nil }
        let flow = flows[index]
        let insets = AxisInsets(inset, options)
        let start =
            flowStarts.total(index, 0) + stripExtent(flows[index].strips.header) + insets.start
        let end = flowStarts.total(index, 0) + flow.extent - footerExtent(index) - insets.end
        return projection.frame(
            from: start, to: max(start, end), left: insets.acrossStart,
            right: max(insets.acrossStart, across - insets.acrossEnd))
    }
}
