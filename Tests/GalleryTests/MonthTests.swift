import Foundation
import GalleryModel
import Testing
import WaterfallGTK

@testable import Gallery

@Suite struct MonthTests {
    private let calendar = Calendar.current

    private func day(_ year: Int, _ month: Int, _ day: Int = 1) throws -> Date {
        try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
    }

    private func item(_ name: String, _ modified: Date?, in folder: String? = "") -> ShownItem {
        ShownItem(
            GalleryItem(
                id: name, picture: .success(URL(filePath: "/\(name)")), title: name, folder: folder,
                modified: modified), size: nil)
    }

    private func ids(_ list: GalleryList) -> [[String]] {
        list.sections.map { $0.items.map(\.item.id) }
    }

    @Test func theNewestMonthComesFirstAndWhatHasNoDateLast() throws {
        var list = GalleryList(.month)
        let insertions = list.append([
            item("a", try day(2026, 3)), item("b", nil), item("c", try day(2026, 11, 30)),
            item("d", try day(2025, 12, 31)), item("e", try day(2026, 3, 31), in: "elsewhere"),
        ])
        #expect(insertions == .init(sections: [0, 1, 2, 3]))
        #expect(ids(list) == [["c"], ["a", "e"], ["d"], ["b"]])
        #expect(list.sections.last?.key == .undated)
    }

    @Test func aMonthThatIsFoundLaterGoesBetweenTheOthers() throws {
        var list = GalleryList(.month)
        _ = list.append([item("a", try day(2026, 1)), item("b", nil), item("c", try day(2026, 9))])
        let insertions = list.append([
            item("d", try day(2026, 1, 2)), item("e", try day(2026, 5)), item("f", nil),
            item("g", try day(2026, 12)),
        ])
        #expect(insertions.sections == [0, 2])
        #expect(
            insertions.items == [IndexPath(item: 1, section: 3), IndexPath(item: 1, section: 4)])
        #expect(ids(list) == [["g"], ["c"], ["e"], ["a", "d"], ["b", "f"]])
        #expect(list.path(of: "d") == IndexPath(item: 1, section: 3))
    }

    @Test func aRefreshPutsNewerFilesInFrontOfTheirMonths() throws {
        var list = GalleryList(.month)
        _ = list.append([item("a", try day(2026, 1)), item("b", try day(2026, 3))])
        let insertions = list.insertAtFront([
            item("c", try day(2026, 1, 5)), item("d", try day(2026, 2)), item("e", try day(2026, 1, 3)),
        ])
        #expect(insertions.sections == [1])
        #expect(insertions.items == [IndexPath(item: 0, section: 2), IndexPath(item: 1, section: 2)])
        #expect(ids(list) == [["b"], ["d"], ["c", "e", "a"]])
    }

    @Test func datesThatMakeNoSenseAreSectionsOrNoDate() throws {
        var list = GalleryList(.month)
        let odd: [Date] = [
            .distantPast, .distantFuture, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: -1e6),
            Date(timeIntervalSince1970: 9.2e18), Date(timeIntervalSince1970: -9.2e18),
            Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: .nan),
            Date(timeIntervalSince1970: 253_402_300_799), Date(timeIntervalSince1970: -62_135_596_800),
        ]
        _ = list.append(odd.enumerated().map { item("\($0)", $1) })
        #expect(list.count == odd.count)
        let months = list.sections.compactMap { section in
            if case .month(let month) = section.key { month } else { nil }
        }
        #expect(months == months.sorted(by: >))
        #expect(list.sections.last?.items.map(\.item.id).contains("4") == true)
        for month in months { #expect(!SectionKey.month(month).title(in: "").isEmpty) }
    }

    @Test func anotherRuleKeepsTheOrderInWhichTheItemsCame() throws {
        var list = GalleryList(.folder)
        _ = list.append([
            item("a", try day(2026, 1), in: "x"), item("b", try day(2026, 2), in: "x"),
            item("c", try day(2026, 1), in: "y"),
        ])
        _ = list.insertAtFront([item("d", try day(2026, 1), in: "y")])
        let months = list.grouped(by: .month)
        #expect(ids(months) == [["b"], ["d", "a", "c"]])
        #expect(ids(months.grouped(by: .folder)) == [["d", "c"], ["a", "b"]])
        #expect(months.count == 4)
    }

    @Test func aFeedIsOneSectionByAnyRule() throws {
        var list = GalleryList(.month)
        _ = list.append([item("a", nil, in: nil), item("b", try day(2026, 1), in: nil)])
        #expect(list.sections.map(\.key) == [.feed])
    }

    @Test func manyMonthsInAnyOrderAreSorted() throws {
        var list = GalleryList(.month)
        for number in 0..<600 {
            let month = number * 7 % 600
            _ = list.append([item("\(month)", try day(1970 + month / 12, month % 12 + 1, 15))])
        }
        #expect(ids(list) == (0..<600).reversed().map { ["\($0)"] })
    }
}
