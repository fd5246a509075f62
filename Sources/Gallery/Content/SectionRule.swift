import Foundation
import GalleryModel

/// What the pictures of a folder are put into sections by. A feed is one section in any case.
enum SectionRule: String, CaseIterable {
    /// A section for each folder that holds pictures, in the order in which they are found.
    case folder
    /// A section for each month in which files were last changed, the newest first; files without a date come last.
    case month
}

/// What the items of a section have in common.
enum SectionKey: Hashable {
    /// They are of one feed.
    case feed
    /// Their folder, as a path from the opened one, which is the empty path.
    case folder(String)
    /// The start of the month in which their files were last changed.
    case month(Date)
    /// Nobody knows when their files were last changed.
    case undated

    /// Whether a section with this key belongs before one with another; no for two that come as they are found.
    func precedes(_ other: SectionKey) -> Bool {
        switch (self, other) {
        case (.month(let month), .month(let otherMonth)): month > otherMonth
        case (.month, .undated): true
        default: false
        }
    }
}

extension SectionKey {
    /// What the section's header says, in the user's language.
    ///
    /// - Parameter gallery: The name of what is open.
    func title(in gallery: String) -> String {
        switch self {
        case .feed, .folder(""): gallery
        case .folder(let folder): folder.replacing("/", with: " › ")
        case .month(let month): month.formatted(.dateTime.month(.wide).year())
        case .undated: "No date"
        }
    }
}

/// Finds the section that an item belongs to.
struct Sectioner {
    let rule: SectionRule
    private let calendar: Calendar
    /// The month that the last item was of: the next is often of the same, and to ask the calendar takes longer.
    private var lastMonth: DateInterval?

    /// What is earlier or later than this was set by mistake, and counts as no date.
    private static let datable =
        Date(
            timeIntervalSince1970: -62_135_596_800)..<Date(
            timeIntervalSince1970: 253_402_300_800)

    init(_ rule: SectionRule, calendar: Calendar = .current) {
        self.rule = rule
        self.calendar = calendar
    }

    mutating func key(of item: GalleryItem) -> SectionKey {
        guard let folder = item.folder else { return .feed }
        switch rule {
        case .folder: return .folder(folder)
        case .month: return item.modified.flatMap { month(of: $0) }.map { .month($0) } ?? .undated
        }
    }

    private mutating func month(of date: Date) -> Date? {
        guard Self.datable.contains(date) else { return nil }
        if let lastMonth, lastMonth.start <= date, date < lastMonth.end { return lastMonth.start }
        lastMonth = calendar.dateInterval(of: .month, for: date)
        return lastMonth?.start
    }
}
