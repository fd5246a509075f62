import SwiftUI
import Testing
import Waterfall

@testable import WaterfallSwiftUI

@MainActor
@Suite struct SectionsTests {
    // B1
    @Test func `an empty section takes its header and its footer alone`() {
        let rooms = Rooms([Room(id: "a", wares: [])])
        rooms.header = Supplementary(extent: 50)
        rooms.footer = Supplementary(extent: 40)
        let tree = rooms.tree()
        #expect(tree.contentSize.height == 90)
        #expect(isNear(tree.frame(of: "a", .header), rect(0, 0, 320, 50)))
        #expect(isNear(tree.frame(of: "a", .footer), rect(0, 50, 320, 40)))
    }

    // B1
    @Test func `two empty sections without headers leave the next item at the top`() {
        let rooms = Rooms(["a", "b"].map { Room(id: $0, wares: []) } + [Room(id: "c", wares: [Ware(id: 1)])])
        #expect(rooms.tree().frame(of: 1)?.minY == 0)
    }

    // B22
    @Test func `sections may carry on in the same lanes`() {
        let rooms = Rooms([
            Room(id: "a", wares: [Ware(id: 0, extent: 100), Ware(id: 1, extent: 50)]),
            Room(id: "b", wares: [Ware(id: 2, extent: 40)]),
        ])
        rooms.spacing = 10
        #expect(isNear(rooms.tree().frame(of: 2), rect(0, 100, 155, 40)))
        rooms.continues = true
        #expect(isNear(rooms.tree().frame(of: 2), rect(165, 60, 155, 40)))
    }

    // B23
    @Test func `header and footer are views of their own, and read before and after the items`() {
        let rooms = Rooms([Room(id: "a", wares: [Ware(id: 0)]), Room(id: "b", wares: [Ware(id: 1)])])
        rooms.header = Supplementary(extent: 20)
        rooms.footer = Supplementary(extent: 30)
        let tree = rooms.tree()
        #expect(tree.texts.sorted() == ["footer a", "footer b", "header a", "header b"])
        #expect(isNear(tree.frame(of: "a", .footer), rect(0, 120, 320, 30)))
        #expect(tree.frame(of: 1)?.minY == 170)
    }

    // B25
    @Test func `a sticky header stays at the top and is pushed off by its section's end`() {
        let rooms = Rooms([
            Room(id: "a", wares: (0..<1).map { Ware(id: $0, extent: 960) }),
            Room(id: "b", wares: (1..<20).map { Ware(id: $0, extent: 200) }),
        ])
        rooms.header = Supplementary(extent: 40, isSticky: true)
        let tree = rooms.tree()
        for (offset, expected) in [(-30, 0), (0, 0), (500, 500), (980, 960)] as [(CGFloat, CGFloat)] {
            tree.scroll(to: CGPoint(x: 0, y: offset))
            #expect(tree.contentFrame(of: "a", .header)?.minY == expected, "at \(offset)")
        }
    }

    @Test func `sections come, go and move with their items, and no view is made again`() {
        let rooms = Rooms(
            ["a", "b", "c"].enumerated().map { index, name in
                Room(id: name, wares: [Ware(id: 2 * index), Ware(id: 2 * index + 1)])
            })
        rooms.header = Supplementary(extent: 20)
        let tree = rooms.tree()
        let tokens = [0, 1, 4, 5].map { tree.token(of: $0) }
        rooms.rooms.swapAt(0, 2)
        rooms.rooms.remove(at: 1)
        rooms.rooms.append(Room(id: "d", wares: [Ware(id: 9)]))
        tree.update()
        #expect([0, 1, 4, 5].map { tree.token(of: $0) } == tokens)
        #expect(tree.frame(of: 4)?.minY == 20)
        #expect(tree.frame(of: 0)?.minY == 140)
        #expect(tree.frame(of: 9)?.minY == 260)
        #expect(tree.frame(of: 2) == nil)
        #expect(tree.texts.contains("header d"))
        #expect(!tree.texts.contains("header b"))
    }

    // B2
    @Test func `without sections there is nothing, and sections that come are shown`() {
        let rooms = Rooms([Room(id: "a", wares: [Ware(id: 0)])])
        rooms.header = Supplementary(extent: 20)
        let tree = rooms.tree()
        rooms.rooms = []
        tree.update()
        #expect(tree.contentSize.height == 0 && tree.texts.isEmpty && tree.built(Int.self).isEmpty)
        rooms.rooms = [Room(id: "b", wares: [Ware(id: 1)]), Room(id: "c", wares: [])]
        tree.update()
        #expect(tree.contentSize.height == 140)
        #expect(tree.texts.sorted() == ["header b", "header c"])
    }

    @Test func `a background lies behind the items of its section`() {
        let rooms = Rooms([Room(id: "a", wares: [Ware(id: 0), Ware(id: 1)])])
        rooms.header = Supplementary(extent: 20)
        rooms.background = LayoutInsets(5)
        let tree = rooms.tree()
        #expect(isNear(tree.frame(of: "a", .background), rect(5, 25, 310, 90)))
    }
}

private struct Room: Identifiable {
    let id: String
    var wares: [Ware]
}

@MainActor
@Observable
private final class Rooms {
    var rooms: [Room]
    var header: Supplementary?
    var footer: Supplementary?
    var background: LayoutInsets?
    var spacing = 0.0
    var continues = false

    init(_ rooms: [Room]) { self.rooms = rooms }

    var options: WaterfallOptions {
        var options = WaterfallOptions(lanes: .fixed(2), spacing: spacing)
        (options.section.header, options.section.footer) = (header, footer)
        options.section.background = background
        options.section.continuesLanes = continues
        return options
    }

    func tree() -> ViewTree {
        ViewTree(size: CGSize(width: 320, height: 480), environment: unsnapped) { RoomsView(rooms: self) }
    }
}

private struct RoomsView: View {
    let rooms: Rooms

    var body: some View {
        WaterfallList(sections: rooms.rooms, items: \.wares, options: rooms.options) {
            .extent($0.extent)
        } content: { _ in
            Color.gray
        } strip: { kind, room in
            if kind == .background {
                Color.blue
            } else {
                Text(verbatim: "\(kind) \(room.id)")
            }
        }
    }
}

extension ViewTree {
    fileprivate func frame(of section: String, _ kind: LayoutElement.Kind) -> CGRect? {
        frame(of: StripIdentity(section: section, kind: kind))
    }

    fileprivate func contentFrame(of section: String, _ kind: LayoutElement.Kind) -> CGRect? {
        contentFrame(of: StripIdentity(section: section, kind: kind))
    }
}
