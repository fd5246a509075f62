extension WaterfallLayout {
    /// How many times items have been placed since the layout was made: the work that tests count.
    package var placements: Int { store.placements }
}
