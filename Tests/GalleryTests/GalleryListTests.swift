import Foundation
import GalleryModel
import Testing
import WaterfallGTK

@testable import Gallery

@Suite struct GalleryListTests {
    private func item(_ name: String, in folder: String? = nil) -> ShownItem {
        ShownItem(
            GalleryItem(id: name, picture: .success(URL(filePath: "/\(name)")), title: name, folder: folder),
            size: nil)
    }

    @Test func itemsOfAFeedAreOneSection() {
        var list = GalleryList()
        #expect(list.append([item("a"), item("b")]) == .init(sections: [0]))
        #expect(list.append([item("c")]) == .init(items: [IndexPath(item: 2, section: 0)]))
        #expect(list.insertAtFront([item("d"), item("e")]).items.map(\.item) == [0, 1])
        #expect(list.sections[0].items.map(\.item.id) == ["d", "e", "a", "b", "c"])
        #expect(list.count == 5)
    }

    @Test func everyFolderIsASectionWhereverItsItemsComeFrom() {
        var list = GalleryList()
        _ = list.append([item("a", in: ""), item("b", in: "x")])
        let insertions = list.append([item("c", in: "x"), item("d", in: "y"), item("e", in: "")])
        #expect(insertions.sections == [2])
        #expect(
            insertions.items == [IndexPath(item: 1, section: 1), IndexPath(item: 1, section: 0)])
        #expect(list.sections.map(\.key) == [.folder(""), .folder("x"), .folder("y")])
    }

    @Test func whatIsTakenOutTakesEmptySectionsWithIt() {
        var list = GalleryList()
        _ = list.append([item("a", in: ""), item("b", in: "x"), item("c", in: "y"), item("d", in: "y")])
        let removals = list.remove(["b", "d", "nothing"])
        #expect(removals == .init(sections: [1], items: [IndexPath(item: 1, section: 2)]))
        #expect(list.sections.map(\.key) == [.folder(""), .folder("y")] && list.count == 2)
        #expect(list.append([item("e", in: "y")]).items == [IndexPath(item: 1, section: 1)])
        #expect(list.remove([]) == .init())
    }

    @Test func stepsGoFromSectionToSectionAndEndAtTheEnds() {
        var list = GalleryList()
        _ = list.append([item("a", in: ""), item("b", in: "x"), item("c", in: "x")])
        var path: IndexPath? = IndexPath(item: 0, section: 0)
        #expect(list.path(IndexPath(item: 0, section: 0), movedBy: -1) == nil)
        var ids: [String] = []
        while let here = path {
            ids += [list[here]?.item.id ?? "?"]
            #expect(list.number(of: here) == ids.count - 1)
            path = list.path(here, movedBy: 1)
        }
        #expect(ids == ["a", "b", "c"])
        #expect(list[IndexPath(item: 9, section: 0)] == nil)
        #expect(list.number(of: IndexPath(item: 0, section: 7)) == nil)
        #expect(list.path(of: "c") == IndexPath(item: 1, section: 1))
    }
}
