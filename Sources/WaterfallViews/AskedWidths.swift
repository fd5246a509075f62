package import Waterfall

/// What an app that is asked for sizes is told of widths, and whether what it said follows from them.
///
/// The sizes of new items are asked for before the view's layout knows the sections in which they will be, so that a layout
/// with the same sections stands in for it meanwhile.
package struct AskedWidths {
    private var standIn: WaterfallLayout?
    /// What the widths followed from that the app has been told.
    private var told: (across: Double, options: WaterfallOptions)?

    package init() {}

    /// The app is about to be asked for sizes; `layout` has the sections as they will be, and need have no items.
    package mutating func begin(with layout: WaterfallLayout) { standIn = layout }

    package mutating func end() { standIn = nil }

    /// The app is about to be asked for all sizes anew.
    package mutating func forget() { told = nil }

    /// The size across the axis of an item that covers some lanes of a section; 0 where there is no such section.
    package mutating func width(spanning span: Int, inSection section: Int, of layout: WaterfallLayout)
        -> Double
    {
        if let standIn { told = (standIn.across, standIn.options) }
        return (standIn ?? layout).breadth(spanning: span, inSection: section) ?? 0
    }

    /// Whether the app has been told widths that are not those of a layout now.
    package func areOutdated(in layout: WaterfallLayout) -> Bool {
        told.map { $0.across != layout.across || $0.options != layout.options } ?? false
    }
}

extension WaterfallLayout {
    /// A layout of what an app is asked for. `willAsk` is called before any size is asked for, with a layout that has the
    /// same sections and no items.
    package init(
        options: WaterfallOptions, across: Double, sections: [SectionOptions?],
        willAsk: (WaterfallLayout) -> Void, sizes: (Int) -> [ItemSize]
    ) {
        self.init(options: options, across: across)
        var empty = self
        for section in sections { empty.appendSection(options: section) }
        willAsk(empty)
        for (index, section) in sections.enumerated() { appendSection(sizes(index), options: section) }
    }
}
