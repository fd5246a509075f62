extension WaterfallLayout {
    /// The size of the content: across, the container's; along, to the end of the last section, and at least
    /// ``WaterfallOptions/minimumContentExtent``. O(log sections).
    public var contentSize: LayoutSize { projection.contentSize }

    @inline(never)
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
        row(path).map { store.lanes[$0].first }
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
        let flow = sections[section].flow
        let shared = flows[flow].sections
        switch element.kind {
        case .header: return section == shared.lowerBound ? headerFrame(flow, pinnedTo: visible) : nil
        case .footer: return section == shared.upperBound - 1 ? footerFrame(flow, pinnedTo: visible) : nil
        default: return section == shared.lowerBound ? backgroundFrame(flow) : nil
        }
    }

    /// What a flow shows before its items: its first section's header.
    func header(ofFlow flow: Int) -> Supplementary? { firstOptions(ofFlow: flow).header }

    /// What it shows behind them: its last section's footer.
    func footer(ofFlow flow: Int) -> Supplementary? {
        flows[flow].hasOwnOptions
            ? ownOptions(flows[flow].sections.upperBound - 1).footer : options.section.footer
    }

    private func firstOptions(ofFlow flow: Int) -> SectionOptions {
        flows[flow].hasOwnOptions ? ownOptions(flows[flow].sections.lowerBound) : options.section
    }

    /// The frame of the header of a flow, or nil where it has none.
    func headerFrame(_ flow: Int, pinnedTo visible: LayoutRect?) -> LayoutRect? {
        guard let header = header(ofFlow: flow) else { return nil }
        let insets = AxisInsets(header.insets, options)
        let extent = header.extent.asExtent
        let start = flowStarts.total(flow, 0)
        var top = start + insets.start
        if header.isSticky, let visible {
            let sectionEnd = start + flows[flow].extent - footerExtent(flow)
            top = max(top, min(projection.along(visible).start, sectionEnd - extent))
        }
        return stripFrame(top, extent, insets)
    }

    /// The frame of the footer of a flow, or nil where it has none.
    func footerFrame(_ flow: Int, pinnedTo visible: LayoutRect?) -> LayoutRect? {
        guard let footer = footer(ofFlow: flow) else { return nil }
        let insets = AxisInsets(footer.insets, options)
        let extent = footer.extent.asExtent
        let start = flowStarts.total(flow, 0)
        var top = start + flows[flow].extent - insets.end - extent
        if footer.isSticky, let visible {
            let sectionStart = start + SectionShape.extent(header(ofFlow: flow), options)
            top = min(top, max(projection.along(visible).end - extent, sectionStart))
        }
        return stripFrame(top, extent, insets)
    }

    /// The frame of the background of a flow, or nil where it has none.
    func backgroundFrame(_ flow: Int) -> LayoutRect? {
        guard let inset = firstOptions(ofFlow: flow).background else { return nil }
        let insets = AxisInsets(inset, options)
        let flowStart = flowStarts.total(flow, 0)
        let start = flowStart + SectionShape.extent(header(ofFlow: flow), options) + insets.start
        let end = flowStart + flows[flow].extent - footerExtent(flow) - insets.end
        return stripFrame(start, max(0, end - start), insets)
    }

    private func footerExtent(_ flow: Int) -> Double {
        SectionShape.extent(footer(ofFlow: flow), options)
    }

    private func stripFrame(_ top: Double, _ extent: Double, _ insets: AxisInsets) -> LayoutRect {
        projection.frame(
            from: top, to: top + extent, left: insets.acrossStart,
            right: max(insets.acrossStart, across - insets.acrossEnd))
    }
}
