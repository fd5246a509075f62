/// Something the shop sells.
struct Print: Identifiable, Hashable, Sendable {
    let title: String
    let price: String
    /// The picture's size, in pixels. Its shape is what counts.
    let width: Double
    let height: Double

    var id: String { title }
}
