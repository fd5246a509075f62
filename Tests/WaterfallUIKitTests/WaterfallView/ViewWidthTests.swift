import Testing
import UIKit
import WaterfallUIKit

/// Sizes that an app works out from the width.
@MainActor
@Suite(.serialized) struct ViewWidthTests {
    private func stage(_ count: Int, lanes: Int = 2) -> ViewStage {
        ViewStage(
            extents(0, times: count), width: 320, lanes: lanes,
            sized: { view, path in .extent(2 * view.itemWidth(inSection: path.section)) })
    }

    @Test func `the width is there when the first sizes are asked for`() {
        let stage = stage(20)
        #expect(stage.sizesAsked == 20)
        #expect(stage.frame(0)?.size == CGSize(width: 160, height: 320))
    }

    @Test func `another width has all sizes asked for again, and the first visible item stays`() {
        let stage = stage(40)
        stage.scroll(to: 1300)
        let first = stage.seen.first
        let distance = first.flatMap { stage.frame($0) }.map { $0.minY - stage.view.contentOffset.y }
        stage.resize(width: 500, height: 480)
        #expect(stage.sizesAsked == 80)
        #expect(stage.frame(stage.seen[0])?.size == CGSize(width: 250, height: 500))
        let after = first.flatMap { stage.frame($0) }.map { $0.minY - stage.view.contentOffset.y }
        #expect(isNear(after.map { Double($0) }, Double(distance ?? .nan)))
        stage.resize(width: 500, height: 300)
        #expect(stage.sizesAsked == 80)
    }

    @Test func `so do other options`() {
        let stage = stage(20)
        stage.view.options.section.lanes = .fixed(4)
        stage.window.layoutIfNeeded()
        #expect(stage.sizesAsked == 40)
        #expect(stage.frame(0)?.size == CGSize(width: 80, height: 160))
    }

    @Test func `who does not ask for the width is not asked again`() {
        let stage = ViewStage(extents(100, times: 20), width: 320, lanes: 2)
        stage.resize(width: 500, height: 480)
        #expect(stage.sizesAsked == 20 && stage.frame(0)?.width == 250)
    }

    @Test func `a section that is only just inserted has its own width, and so has one that it pushes back`()
    {
        let stage = stage(4)
        let base = stage.view.options.section
        var (four, one) = (base, base)
        (four.lanes, one.lanes) = (.fixed(4), .fixed(1))
        stage.sections.append(stage.items(extents(0)))
        stage.options[1] = one
        stage.view.insertSections([1])
        #expect(stage.view.layout.size(ItemPath(section: 1, item: 0)) == .extent(640))
        stage.sections.insert(stage.items(extents(0, 0)), at: 1)
        stage.sections[2] += stage.items(extents(0))
        stage.options = [1: four, 2: one]
        stage.view.performBatchUpdates {
            stage.view.insertSections([1])
            stage.view.insertItems(at: [IndexPath(item: 1, section: 2)])
            stage.view.reloadItems(at: [IndexPath(item: 0, section: 1)])
        }
        stage.window.layoutIfNeeded()
        let layout = stage.view.layout
        #expect((0..<2).map { layout.size(ItemPath(section: 1, item: $0)) } == [.extent(160), .extent(160)])
        #expect((0..<2).map { layout.size(ItemPath(section: 2, item: $0)) } == [.extent(640), .extent(640)])
        #expect(stage.sizesAsked == 4 + 1 + 4)
    }

    @Test func `a span has its lanes' width, and what is not there none`() {
        let stage = ViewStage(extents(100), width: 320, lanes: 3, gap: 10)
        #expect(stage.view.itemWidth(inSection: 0) == 100)
        #expect(stage.view.itemWidth(inSection: 0, spanning: 2) == 210)
        #expect(stage.view.itemWidth(inSection: 0, spanning: 9) == 320)
        #expect(stage.view.itemWidth(inSection: 0, spanning: -1) == 100)
        #expect(stage.view.itemWidth(inSection: 7) == 0 && stage.view.itemWidth(inSection: -1) == 0)
        #expect(WaterfallView(frame: .zero).itemWidth(inSection: 0) == 0)
    }
}
