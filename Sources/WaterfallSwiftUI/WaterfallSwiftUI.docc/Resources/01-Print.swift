import Foundation

struct Print: Identifiable, Sendable {
    let id: Int
    let title: String
    let price: String
    let picture: URL?
    /// Width over height.
    let ratio: Double
}
