import SwiftUI
import Testing
import Waterfall

@testable import WaterfallSwiftUI

@MainActor
@Suite struct StackTests {
    // W31, W1
    @Test func `subviews fall into the shortest lane in both axes`() {
        let expected = [(0.0, 0.0), (1, 0), (1, 60), (0, 110)]
        for axis in [WaterfallOptions.Axis.vertical, .horizontal] {
            let tree = tree([100, 50, 70, 30], WaterfallStack(axis: axis, lanes: .fixed(2), spacing: 10))
            for (id, (lane, start)) in expected.enumerated() {
                let origin = tree.frame(of: id)?.origin ?? .zero
                let wanted =
                    axis == .vertical
                    ? CGPoint(x: lane * 165, y: start) : CGPoint(x: start, y: lane * 165)
                #expect(origin == wanted, "\(axis), item \(id)")
            }
        }
    }

    // B15, B35, W2
    @Test func `a span covers lanes, and a foolish one as many as there are`() {
        let tree = ViewTree(size: CGSize(width: 320, height: 480)) {
            WaterfallStack(lanes: .fixed(3), spacing: 10) {
                ForEach([40.0, 100, 60, 50].enumerated().map { Ware(id: $0, extent: $1) }) { ware in
                    Color.gray.frame(height: ware.extent).waterfallSpan(ware.id == 3 ? 2 : 0)
                }
            }
        }
        #expect(isNear(tree.frame(of: 3), rect(0, 110, 210, 50)))
        let wide = ViewTree(size: CGSize(width: 320, height: 480)) {
            WaterfallStack(lanes: .fixed(2), spacing: 0) {
                ForEach([Ware(id: 0)]) { _ in Color.gray.frame(height: 30).waterfallSpan(5) }
            }
        }
        #expect(wide.frame(of: 0)?.width == 320)
    }

    // B10
    @Test func `from right to left SwiftUI mirrors it once`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        var options = WaterfallOptions(lanes: .fixed(3), spacing: 10)
        options.direction = .rightToLeft
        let tree = ViewTree(size: CGSize(width: 320, height: 480), environment: environment) {
            WaterfallStack(options: options) {
                ForEach((0..<3).map { Ware(id: $0) }) { _ in Color.gray.frame(height: 20) }
            }
        }
        #expect((0..<3).map { tree.frame(of: $0)?.minX } == [220, 110, 0])
    }

    @Test func `texts get the height that they need in their lane, and another when the text grows`() {
        let tree = ViewTree(size: CGSize(width: 320, height: 480)) {
            WaterfallStack(lanes: .fixed(2), spacing: 0) {
                ForEach([Ware(id: 0, text: String(repeating: "x", count: 50)), Ware(id: 1, text: "x")]) {
                    ware in
                    Text(verbatim: ware.text).frame(maxWidth: .infinity)
                }
                ForEach([Ware(id: 2)]) { _ in Color.gray.frame(height: 10) }
            }
        }
        #expect(isNear(tree.frame(of: 0), rect(0, 0, 160, 60)))
        #expect(isNear(tree.frame(of: 2), rect(160, 20, 160, 10)))
        tree.environment.dynamicTypeSize = .accessibility1
        #expect((tree.frame(of: 2)?.minY ?? 0) == 40)
    }

    @Test func `subviews are measured once a width, not once a pass`() {
        let tree = tree(Array(repeating: 50, count: 100), WaterfallStack(lanes: .fixed(4), spacing: 0))
        tree.subviewsMeasured = 0
        tree.update()
        #expect(tree.subviewsMeasured == 0)
        tree.size = CGSize(width: 500, height: 480)
        #expect(tree.subviewsMeasured == 100)
    }

    @Test func `without an offer it is as wide as its lanes would like to be`() {
        let tree = ViewTree(size: CGSize(width: 1_000, height: 480)) {
            ScrollView(.horizontal) {
                WaterfallStack(lanes: .fixed(3), spacing: 10) {
                    ForEach((0..<3).map { Ware(id: $0) }) {
                        Color.gray.frame(width: 60 + CGFloat($0.id), height: 20)
                    }
                }
            }
        }
        #expect(tree.contentSize == CGSize(width: 206, height: 20))
    }

    @Test func `nothing, and a width of nothing, are laid out`() {
        let empty = tree([], WaterfallStack())
        #expect(empty.texts.isEmpty)
        let narrow = tree([10, 20], WaterfallStack(lanes: .minimumWidth(160)))
        narrow.size = .zero
        #expect(narrow.frame(of: 1)?.width == 0)
    }

    private func tree(_ extents: [Double], _ stack: WaterfallStack) -> ViewTree {
        ViewTree(size: CGSize(width: 320, height: 320)) {
            stack {
                ForEach(extents.enumerated().map { Ware(id: $0, extent: $1) }) { ware in
                    Color.gray.frame(
                        width: stack.options.axis == .horizontal ? ware.extent : nil,
                        height: stack.options.axis == .vertical ? ware.extent : nil)
                }
            }
        }
    }
}
