import Testing
import UIKit
import WaterfallUIKit

extension LayoutRect {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension CGRect {
    func isNear(_ other: LayoutRect) -> Bool {
        abs(minX - other.x) < 0.001 && abs(minY - other.y) < 0.001 && abs(width - other.width) < 0.001
            && abs(height - other.height) < 0.001
    }
}

/// Fails where frames are not those expected, within 0.001.
func expect(
    _ found: [CGRect], _ expected: [(Double, Double, Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = expected.map { LayoutRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    let isRight = found.count == expected.count && zip(found, expected).allSatisfy { $0.isNear($1) }
    #expect(isRight, "frames are \(found), expected \(expected)", sourceLocation: sourceLocation)
}

func extents(_ extents: Double...) -> [ItemSize] { extents.map { .extent($0) } }

func extents(_ extent: Double, times count: Int) -> [ItemSize] {
    [ItemSize](repeating: .extent(extent), count: count)
}
