import SwiftUI
import TestSupport
import Testing
import Waterfall

@testable import WaterfallSwiftUI

/// What a browser's own grid lanes make of a page, the list and the stack make of it too.
@MainActor
@Suite struct SwiftUIFixtureTests {
    @Test(arguments: Fixture.families)
    func `every view is where a browser put it`(family: String) throws {
        let (browser, cases) = try Fixture.load(family: family)
        #expect(cases.count >= 19)
        for fixture in cases {
            for (name, tree) in [("list", list(fixture)), ("stack", stack(fixture))] {
                let seen = seenFrames(tree, fixture)
                let difference = fixture.difference(
                    frame: {
                        seen[$0].map {
                            LayoutRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
                        }
                    },
                    size: LayoutSize(tree.contentSize))
                if let difference { Issue.record("\(fixture.name) in \(browser), \(name): \(difference)") }
            }
        }
    }

    private func isVertical(_ fixture: Fixture) -> Bool { fixture.options.axis == .vertical }

    private func tree(_ fixture: Fixture, @ViewBuilder _ content: () -> some View) -> ViewTree {
        var environment = unsnapped
        environment.layoutDirection =
            fixture.options.direction == .rightToLeft ? .rightToLeft : .leftToRight
        // Content that is shorter than the window would start at the far side where it grows from there.
        let size =
            isVertical(fixture)
            ? CGSize(width: fixture.across, height: min(200, fixture.expectedSize.height))
            : CGSize(width: min(200, fixture.expectedSize.width), height: fixture.across)
        return ViewTree(size: size, environment: environment, content)
    }

    private func list(_ fixture: Fixture) -> ViewTree {
        tree(fixture) {
            WaterfallList(fixture.items.indices.map { Ware(id: $0) }, options: fixture.options) {
                fixture.items[$0.id]
            } content: { _ in
                Color.gray
            }
        }
    }

    private func stack(_ fixture: Fixture) -> ViewTree {
        tree(fixture) {
            ScrollView(isVertical(fixture) ? .vertical : .horizontal) {
                WaterfallStack(options: fixture.options) {
                    ForEach(fixture.items.indices.map { Ware(id: $0) }) {
                        Color.gray.waterfallSize(fixture.items[$0.id])
                    }
                }
            }
        }
    }

    /// The frames of all views that are built on the way through the content.
    private func seenFrames(_ tree: ViewTree, _ fixture: Fixture) -> [Int: CGRect] {
        var seen: [Int: CGRect] = [:]
        var offset: CGFloat = 0
        let extent = isVertical(fixture) ? tree.contentSize.height : tree.contentSize.width
        repeat {
            tree.scroll(
                to: isVertical(fixture) ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
            seen.merge(tree.contentFrames(Int.self)) { $1 }
            offset += 200
        } while offset < extent
        return seen
    }
}
