import Foundation

/// Any value of a JSON text or a property list, so that one odd value cannot spoil a whole feed.
enum FeedValue: Decodable {
    case text(String)
    case number(Double)
    case list([FeedValue])
    case dictionary([String: FeedValue])
    /// A value of no use to a feed: null, a truth value, a date, data, a number beyond all measure, and
    /// whatever lies deeper than a shop's fields.
    case other

    /// How deep a feed goes: `items`, a shop's index, the shop's field.
    private static let depth = 3

    init(from decoder: any Decoder) throws {
        // A binary property list can hold itself, or be a few bytes that unfold to millions.
        guard decoder.codingPath.count <= Self.depth else {
            self = .other
            return
        }
        if let keyed = try? decoder.container(keyedBy: Key.self) {
            var dictionary: [String: FeedValue] = [:]
            for key in keyed.allKeys {
                dictionary[key.stringValue] = try keyed.decode(FeedValue.self, forKey: key)
            }
            self = .dictionary(dictionary)
        } else if var unkeyed = try? decoder.unkeyedContainer() {
            var list: [FeedValue] = []
            while !unkeyed.isAtEnd { list.append(try unkeyed.decode(FeedValue.self)) }
            self = .list(list)
        } else {
            let single = try decoder.singleValueContainer()
            if let text = try? single.decode(String.self) {
                self = .text(text)
            } else if let number = try? single.decode(Double.self) {
                self = .number(number)
            } else {
                self = .other
            }
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension FeedValue {
    /// A text that is not empty; a number as text.
    var asText: String? {
        switch self {
        case .text(let text): text.isEmpty ? nil : text
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15
                ? String(Int(number)) : String(number)
        case .list, .dictionary, .other: nil
        }
    }

    /// A number, written as a number or as text.
    var asNumber: Double? {
        switch self {
        case .number(let number): number
        case .text(let text): Double(text.trimmingCharacters(in: .whitespaces))
        case .list, .dictionary, .other: nil
        }
    }
}
