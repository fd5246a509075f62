/// What the options of a section come to in a container: what its items are placed by.
struct SectionShape: Sendable {
    let lanes: Lanes
    let rules: PlacementRules
    let itemGap: Double
    /// From the section's start to its items, along: header and insets.
    let leading: Double
    /// From the items' end to the section's end, along: insets and footer.
    let trailing: Double
    /// By how much header, items, footer and background lie outside what the section takes of the content, along, at most:
    /// negative insets push them out, and positive ones a background that they leave no size.
    let overhang: Double
    /// Whether the items carry on in the lanes of a section before that has the same and ends with its items.
    let followsOn: Bool
    /// Whether nothing comes between the items and those of a section that follows on.
    let endsWithItems: Bool

    // Out of line: it is needed in several places and rarely, and the page has to fetch every copy.
    @inline(never)
    init(_ section: SectionOptions, _ options: WaterfallOptions, across: Double) {
        let insets = AxisInsets(section.insets, options)
        lanes = Lanes(
            section.lanes, gap: section.laneGap, start: insets.acrossStart, end: insets.acrossEnd,
            container: across)
        rules = PlacementRules(section, stickyLanes: options.stickyLanes)
        itemGap = section.itemGap.asExtent
        leading = Self.extent(section.header, options) + insets.start
        trailing = insets.end + Self.extent(section.footer, options)
        overhang = Self.overhang(section, options)
        followsOn = section.continuesLanes && section.header == nil
        endsWithItems = section.footer == nil
    }

    /// What all insets together come to: more than they can push anything out by.
    private static func overhang(_ section: SectionOptions, _ options: WaterfallOptions) -> Double {
        func sum(_ insets: LayoutInsets?) -> Double {
            guard let insets else { return 0 }
            let along = AxisInsets(insets, options)
            return abs(along.start) + abs(along.end)
        }
        return sum(section.insets) + sum(section.header?.insets) + sum(section.footer?.insets)
            + sum(section.background)
    }

    /// The size of a header or footer along the axis, with its insets.
    static func extent(_ strip: Supplementary?, _ options: WaterfallOptions) -> Double {
        guard let strip else { return 0 }
        let insets = AxisInsets(strip.insets, options)
        return max(0, insets.start + strip.extent.asExtent + insets.end)
    }

    /// Whether the items carry on in the lanes of the section before.
    func continues(_ before: SectionShape) -> Bool {
        followsOn && before.endsWithItems && lanes == before.lanes && rules == before.rules
            && itemGap == before.itemGap
    }
}
