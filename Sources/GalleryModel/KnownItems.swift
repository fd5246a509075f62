/// Remembers which items were given, so that a feed read again adds only what is new.
struct KnownItems {
    private var ids: Set<GalleryItem.ID> = []

    /// The items of these that were never passed before, in their order. O(items).
    mutating func takeNew(of items: [GalleryItem]) -> [GalleryItem] {
        items.filter { ids.insert($0.id).inserted }
    }

    /// Forgets all items but some, and returns those that it forgot. O(known items).
    mutating func forgetAll(but kept: Set<GalleryItem.ID>) -> Set<GalleryItem.ID> {
        let forgotten = ids.subtracting(kept)
        ids.subtract(forgotten)
        return forgotten
    }
}
