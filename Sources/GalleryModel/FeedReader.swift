import Foundation

/// Reads a feed: a list of shops, as JSON or as a property list.
///
/// A shop is a dictionary with `img`, the address of its picture, absolute or relative to the feed; `w` and `h`,
/// the picture's size in pixels; `price`; and, where there are any, `title` and `id`. Numbers may be written as
/// text. The list stands at the top, or in a dictionary under `items` or `shops`.
///
/// No item is lost to bad input: one without a size has an unknown size, one without a picture shows why.
public struct FeedReader: Sendable {
    /// The most bytes of a feed that are read.
    public static let maximumBytes = 32 << 20

    /// Where the feed comes from: what relative addresses are relative to, and what errors name.
    public let address: URL

    /// Creates a reader.
    public init(address: URL) {
        self.address = address
    }

    /// The items of a feed, in its order. O(bytes).
    ///
    /// - Throws: `GalleryError` when the text is neither JSON nor a property list, or holds no list.
    public func items(in data: Data) throws(GalleryError) -> [GalleryItem] {
        let shops = try list(in: try value(of: data))
        var ids = UniqueNames()
        return shops.enumerated().map { index, shop in
            let item = ShopParser(feed: address, index: index).item(from: shop)
            // Two shops may share a picture; each stays an item of its own.
            return item.renamed(ids.unique(item.id))
        }
    }

    private func value(of data: Data) throws(GalleryError) -> FeedValue {
        let start = String(decoding: data.prefix(1024), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}"])).lowercased()
        if start.isEmpty {
            throw notAFeed("is empty")
        }
        if start.hasPrefix("<!doctype html") || start.contains("<html") {
            throw GalleryError(
                .webPage, "\(place) is a web page, not a feed.",
                remedy: "Check the address: the server may ask for a login, or the feed may lie elsewhere.")
        }
        do {
            if start.hasPrefix("bplist") || start.hasPrefix("<") {
                if Self.nestsTooDeep(data) { throw notAFeed("is nested too deep") }
                return try PropertyListDecoder().decode(FeedValue.self, from: data)
            }
            let decoder = JSONDecoder()
            // Feeds are written by hand too: comments, trailing commas, NaN.
            decoder.allowsJSON5 = true
            return try decoder.decode(FeedValue.self, from: data)
        } catch let error as GalleryError {
            throw error
        } catch {
            throw notAFeed("is neither JSON nor a property list\(Self.flaw(error, in: data))")
        }
    }

    /// Whether an XML property list is nested so deep that Foundation's parser, which calls itself for every
    /// level, would end the process.
    private static func nestsTooDeep(_ data: Data) -> Bool {
        var depth = 0
        for tag in String(decoding: data, as: UTF8.self).split(
            separator: "<", omittingEmptySubsequences: true)
        {
            if tag.hasPrefix("array>") || tag.hasPrefix("dict>") { depth += 1 }
            if tag.hasPrefix("/array") || tag.hasPrefix("/dict") { depth -= 1 }
            if depth > 100 { return true }
        }
        return false
    }

    private func list(in value: FeedValue) throws(GalleryError) -> [FeedValue] {
        switch value {
        case .list(let list):
            return list
        case .dictionary(let dictionary):
            for key in ["items", "shops"] {
                if case .list(let list)? = dictionary[key] { return list }
            }
            let keys = dictionary.keys.sorted().prefix(5).joined(separator: ", ")
            throw notAFeed(
                "has no list of shops, but a dictionary\(keys.isEmpty ? "" : " with the keys \(keys)")")
        case .text, .number, .other:
            throw notAFeed("has no list of shops, but a single value")
        }
    }

    private var place: String { address.isFileURL ? address.path : address.absoluteString }

    private func notAFeed(_ what: String) -> GalleryError {
        GalleryError(
            .notAFeed, "\(place) \(what).",
            remedy:
                "A feed is a list of shops such as [{\"w\": 200, \"h\": 300, \"img\": \"a.jpg\", \"price\": \"¥100\"}]."
        )
    }

    /// Where the text goes wrong, as an addition to a sentence.
    private static func flaw(_ error: any Error, in data: Data) -> String {
        var reason: NSError?
        if case DecodingError.dataCorrupted(let context) = error {
            reason = context.underlyingError as NSError?
        }
        if reason == nil {
            // JSONDecoder keeps the place to itself.
            do { _ = try JSONSerialization.jsonObject(with: data) } catch { reason = error as NSError }
        }
        guard let text = reason?.userInfo[NSDebugDescriptionErrorKey] as? String else { return "" }
        return ": \(text.trimmingCharacters(in: ["."]).lowercased())"
    }
}

/// Makes names unique by numbering those that were there before.
private struct UniqueNames {
    private var taken: Set<String> = []
    private var counts: [String: Int] = [:]

    mutating func unique(_ name: String) -> String {
        var candidate = name
        while !taken.insert(candidate).inserted {
            let count = counts[name, default: 1] + 1
            counts[name] = count
            candidate = "\(name) #\(count)"
        }
        return candidate
    }
}
