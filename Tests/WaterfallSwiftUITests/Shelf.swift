import SwiftUI
import Waterfall

@testable import WaterfallSwiftUI

/// An item of the tests' lists.
struct Ware: Identifiable, Equatable {
    let id: Int
    var extent = 100.0
    var span = 1
    /// For views that size themselves: a letter is 8 points wide, a line 20 high.
    var text = ""
}

/// The data of a list under test, and what has been asked of them.
@MainActor
@Observable
final class Shelf {
    var wares: [Ware]
    var options: WaterfallOptions
    var position: Int?
    @ObservationIgnored var sizesAsked = 0
    @ObservationIgnored var viewsBuilt = 0
    @ObservationIgnored var appeared: [Int] = []
    @ObservationIgnored var disappeared: [Int] = []
    @ObservationIgnored var loads = 0
    @ObservationIgnored var refreshes = 0

    init(_ wares: [Ware], lanes: LaneCount = .fixed(2), spacing: Double = 0) {
        self.wares = wares
        options = WaterfallOptions(lanes: lanes, spacing: spacing)
    }

    convenience init(count: Int, extent: Double = 100, lanes: LaneCount = .fixed(2), spacing: Double = 0) {
        self.init(
            (0..<count).map { Ware(id: $0, extent: extent) }, lanes: lanes, spacing: spacing)
    }

    func size(of ware: Ware) -> ItemSize {
        sizesAsked += 1
        return .extent(ware.extent, span: ware.span)
    }
}

/// A cell that counts how often it has been made, and remembers who it was made for.
struct WareView: View {
    let ware: Ware
    let shelf: Shelf
    @State private var firstMadeFor: Int?

    var body: some View {
        Color.gray
            .onAppear { shelf.appeared.append(ware.id) }
            .onDisappear { shelf.disappeared.append(ware.id) }
    }
}

struct ShelfView: View {
    let shelf: Shelf
    var followsFromWithin = false

    var body: some View {
        list.scrollPosition(id: Binding(get: { shelf.position }, set: { shelf.position = $0 }), anchor: .top)
    }

    private var list: WaterfallList<CollectionOfOne<WholeList>, [Ware], WareView, EmptyView> {
        var list = WaterfallList(shelf.wares, options: shelf.options) {
            shelf.size(of: $0)
        } content: { ware in
            shelf.viewsBuilt += 1
            return WareView(ware: ware, shelf: shelf)
        }
        list.followsFromWithin = followsFromWithin
        return list
    }
}

extension Shelf {
    func tree(width: Double = 320, height: Double = 480, followsFromWithin: Bool = false) -> ViewTree {
        ViewTree(size: CGSize(width: width, height: height), environment: unsnapped) {
            ShelfView(shelf: self, followsFromWithin: followsFromWithin)
        }
    }
}

/// An environment of a display without pixels: the cases' numbers are exact.
var unsnapped: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = 0
    return environment
}

/// A frame as the cases write it.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two frames are the same within a thousandth of a point.
func isNear(_ one: CGRect?, _ other: CGRect, within tolerance: Double = 0.001) -> Bool {
    guard let one else { return false }
    return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
        && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
}

/// The shop's pictures, of BEHAVIOUR.md's section S.
let shopSizes: [(width: Double, height: Double)] = [
    (200, 300), (200, 400), (300, 200), (236, 354), (200, 200), (160, 320), (400, 300), (200, 300),
    (220, 330),
    (100, 250), (300, 300), (200, 500),
]
