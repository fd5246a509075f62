/// The lanes in which an item was placed, in 16 bits: a query finds both numbers in one place.
struct PlacedLanes: Sendable {
    /// Those of an item that has not been placed. No item covers 15 lanes from the last that there can be.
    static let unplaced = PlacedLanes(bits: .max)

    private let bits: UInt16

    private init(bits: UInt16) { self.bits = bits }

    @inline(__always)
    init(first: Int, span: Int) {
        bits = UInt16(truncatingIfNeeded: first | (span < 16 ? span << 12 : 0))
    }

    @inline(__always)
    var first: Int { Int(bits & 0xFFF) }

    /// How many they are; nil for 16 and more.
    @inline(__always)
    var span: Int? { bits >> 12 == 0 ? nil : Int(bits >> 12) }

    var isUnplaced: Bool { bits == .max }
}
