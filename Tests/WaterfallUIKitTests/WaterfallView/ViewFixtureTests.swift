import TestSupport
import Testing
import UIKit
import WaterfallUIKit

/// What a browser's own grid lanes make of a page, a ``WaterfallView`` makes of it too.
@MainActor
@Suite struct ViewFixtureTests {
    @Test(arguments: Fixture.families)
    func `every cell is where a browser put it`(family: String) throws {
        let (browser, cases) = try Fixture.load(family: family)
        #expect(cases.count >= 19)
        for fixture in cases {
            let isVertical = fixture.options.axis == .vertical
            // Low enough that all content fills it, and so none is made longer.
            let stage = ViewStage(
                width: isVertical ? fixture.across : 40, height: isVertical ? 40 : fixture.across
            ) { $0 = fixture.options }
            stage.view.semanticContentAttribute =
                fixture.options.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            stage.load(fixture.items)
            let seen = seenFrames(stage, isVertical)
            let size = LayoutSize(
                width: stage.view.contentSize.width, height: stage.view.contentSize.height)
            if let difference = fixture.difference(frame: { seen[$0] }, size: size) {
                Issue.record("\(fixture.name) in \(browser): \(difference)")
            }
        }
    }

    /// The frames of all cells that one meets on the way through the content.
    private func seenFrames(_ stage: ViewStage, _ isVertical: Bool) -> [Int: LayoutRect] {
        var seen: [Int: LayoutRect] = [:]
        let extent = isVertical ? stage.view.contentSize.height : stage.view.contentSize.width
        for offset in stride(from: 0, through: max(0, extent), by: 40) {
            stage.view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
            stage.window.layoutIfNeeded()
            for (path, cell) in stage.cells { seen[path.item] = LayoutRect(cell.frame) }
        }
        return seen
    }
}
