import SwiftUI
import Testing
import Waterfall

@testable import WaterfallSwiftUI

/// The five systems that the package succeeds, through the list and through the stack.
@MainActor
@Suite struct SystemsTests {
    // S0
    @Test func `a waterfall of three columns with ten points around everything`() {
        check(
            WaterfallOptions(lanes: .fixed(3), spacing: 10, insets: LayoutInsets(10)), shop,
            [
                rect(10, 10, 93.3333, 140), rect(113.3333, 10, 93.3333, 186.6667),
                rect(216.6667, 10, 93.3333, 62.2222), rect(216.6667, 82.2222, 93.3333, 140),
                rect(10, 160, 93.3333, 93.3333), rect(113.3333, 206.6667, 93.3333, 186.6667),
                rect(216.6667, 232.2222, 93.3333, 70), rect(10, 263.3333, 93.3333, 140),
                rect(216.6667, 312.2222, 93.3333, 140), rect(113.3333, 403.3333, 93.3333, 233.3333),
                rect(10, 413.3333, 93.3333, 93.3333), rect(216.6667, 462.2222, 93.3333, 233.3333),
            ], height: 705.5556)
    }

    // S1
    @Test func `round robin, and content never shorter than the view`() {
        var options = WaterfallOptions(lanes: .fixed(3), spacing: 0)
        options.section.placement = .roundRobin
        options.minimumContentExtent = 480
        let heights = [120.0, 90, 150, 80, 140, 100, 110, 95, 130]
        let tops = [0.0, 0, 0, 120, 90, 150, 200, 230, 250]
        let frames = zip(heights, tops).enumerated().map { index, item in
            rect(Double(index % 3) * 320 / 3, item.1, 320 / 3, item.0)
        }
        check(options, heights.map { .extent($0) }, frames, height: 480)
    }

    // S2
    @Test func `the row margin above the first row too`() {
        var insets = LayoutInsets(10)
        insets.top = 20
        check(
            WaterfallOptions(lanes: .fixed(3), spacing: 10, insets: insets), shop,
            [
                rect(10, 20, 93.3333, 140), rect(113.3333, 20, 93.3333, 186.6667),
                rect(216.6667, 20, 93.3333, 62.2222), rect(216.6667, 92.2222, 93.3333, 140),
                rect(10, 170, 93.3333, 93.3333), rect(113.3333, 216.6667, 93.3333, 186.6667),
                rect(216.6667, 242.2222, 93.3333, 70), rect(10, 273.3333, 93.3333, 140),
                rect(216.6667, 322.2222, 93.3333, 140), rect(113.3333, 413.3333, 93.3333, 233.3333),
                rect(10, 423.3333, 93.3333, 93.3333), rect(216.6667, 472.2222, 93.3333, 233.3333),
            ], height: 715.5556)
    }

    // S3
    @Test func `two columns with insets of their own`() {
        check(
            WaterfallOptions(
                lanes: .fixed(2), spacing: 10,
                insets: LayoutInsets(top: 20, leading: 10, bottom: 10, trailing: 10)), shop,
            [
                rect(10, 20, 145, 217.5), rect(165, 20, 145, 290), rect(10, 247.5, 145, 96.6667),
                rect(165, 320, 145, 217.5), rect(10, 354.1667, 145, 145), rect(10, 509.1667, 145, 290),
                rect(165, 547.5, 145, 108.75), rect(165, 666.25, 145, 217.5), rect(10, 809.1667, 145, 217.5),
                rect(165, 893.75, 145, 362.5), rect(10, 1_036.6667, 145, 145),
                rect(10, 1_191.6667, 145, 362.5),
            ], height: 1_564.1667)
    }

    // S4
    @Test func `columns that the caller assigns`() {
        var options = WaterfallOptions(lanes: .fixed(3), spacing: 5)
        options.section.itemGap = 3
        let columns = [[100.0, 50], [80], [60, 60, 60]]
        let sizes = columns.enumerated().flatMap { column, heights in
            heights.map { ItemSize.extent($0, lane: column) }
        }
        check(
            options, sizes,
            [
                rect(0, 0, 103.3333, 100), rect(0, 103, 103.3333, 50), rect(108.3333, 0, 103.3333, 80),
                rect(216.6667, 0, 103.3333, 60), rect(216.6667, 63, 103.3333, 60),
                rect(216.6667, 126, 103.3333, 60),
            ], height: 186)
    }

    @Test func `round robin from the trailing lane`() {
        var options = WaterfallOptions(lanes: .fixed(3), spacing: 10)
        options.section.placement = .roundRobin
        options.section.laneOrder = .reverse
        let frames = [(220.0, 0.0), (110, 0), (0, 0), (220, 60)].map { rect($0.0, $0.1, 100, 50) }
        check(options, frames.map { _ in .extent(50) }, frames, height: 110)
    }

    private let shop = shopSizes.map { ItemSize.aspect(width: $0.width, height: $0.height) }

    private func check(
        _ options: WaterfallOptions, _ sizes: [ItemSize], _ expected: [CGRect], height: Double
    ) {
        let list = ViewTree(size: CGSize(width: 320, height: 2_000), environment: unsnapped) {
            WaterfallList(sizes.indices.map { Ware(id: $0) }, options: options) {
                sizes[$0.id]
            } content: { _ in
                Color.gray
            }
        }
        let stack = ViewTree(size: CGSize(width: 320, height: 2_000), environment: unsnapped) {
            ScrollView {
                WaterfallStack(options: options) {
                    ForEach(sizes.indices.map { Ware(id: $0) }) { Color.gray.waterfallSize(sizes[$0.id]) }
                }
            }
        }
        for (name, tree) in [("list", list), ("stack", stack)] {
            for (id, frame) in expected.enumerated() {
                let shown = tree.contentFrame(of: id)
                #expect(
                    isNear(shown, frame), "\(name), item \(id): \(String(describing: shown)), not \(frame)")
            }
            #expect(abs(tree.contentSize.height - height) < 0.001, "\(name)")
        }
    }
}
