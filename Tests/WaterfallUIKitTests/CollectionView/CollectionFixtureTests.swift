import TestSupport
import Testing
import UIKit
import WaterfallUIKit

/// What a browser's own grid lanes make of a page, a collection view makes of it too.
@MainActor
@Suite struct CollectionViewFixtureTests {
    @Test(arguments: Fixture.families)
    func `every cell is where a browser put it`(family: String) throws {
        let (browser, cases) = try Fixture.load(family: family)
        #expect(cases.count >= 19)
        for fixture in cases {
            let isVertical = fixture.options.axis == .vertical
            let size = fixture.expectedSize
            // A view that is longer than its content would show it at its start, which a browser's box does not.
            let along = min(100, max(1, isVertical ? size.height : size.width))
            let stage = Stage(
                width: isVertical ? fixture.across : along, height: isVertical ? along : fixture.across)
            stage.layout.options = fixture.options
            stage.view.semanticContentAttribute =
                fixture.options.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            stage.show(fixture.items)
            let seen = seenFrames(stage, isVertical)
            let content = LayoutSize(
                width: stage.view.contentSize.width, height: stage.view.contentSize.height)
            if let difference = fixture.difference(frame: { seen[$0] }, size: content) {
                Issue.record("\(fixture.name) in \(browser): \(difference)")
            }
        }
    }

    /// The frames of all cells that one sees on the way through the content.
    private func seenFrames(_ stage: Stage, _ isVertical: Bool) -> [Int: LayoutRect] {
        var seen: [Int: LayoutRect] = [:]
        var offset: CGFloat = 0
        let extent = isVertical ? stage.view.contentSize.height : stage.view.contentSize.width
        repeat {
            stage.scroll(to: offset)
            for path in stage.view.indexPathsForVisibleItems {
                seen[path.item] = stage.cell(path.item).map { LayoutRect($0.frame) }
            }
            offset += 40
        } while offset < extent + 40
        return seen
    }
}
