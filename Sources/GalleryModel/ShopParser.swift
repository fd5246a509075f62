import Foundation

/// Makes an item of one shop of a feed, whatever the shop looks like.
struct ShopParser {
    /// The feed's address.
    let feed: URL
    /// The shop's place in the feed, from 0.
    let index: Int

    func item(from shop: FeedValue) -> GalleryItem {
        guard case .dictionary(let fields) = shop else {
            return GalleryItem(
                id: "\(feed.absoluteString) item \(index + 1)",
                picture: .failure(noPicture("is not a dictionary")))
        }
        let picture = picture(named: fields["img"])
        let price = fields["price"]?.asText
        let address = try? picture.get()
        let stated = fields["title"]?.asText
        let title = stated ?? address.map { PictureNames.caption($0.lastPathComponent) } ?? ""
        return GalleryItem(
            id: fields["id"]?.asText ?? address?.absoluteString
                ?? "\(feed.absoluteString) \(title) \(price ?? "")",
            picture: picture, size: size(fields), title: title, isTitled: stated != nil, price: price)
    }

    private func size(_ fields: [String: FeedValue]) -> PixelSize? {
        guard let width = fields["w"]?.asNumber, let height = fields["h"]?.asNumber else { return nil }
        return PixelSize(width: width, height: height)
    }

    private func picture(named name: FeedValue?) -> Result<URL, GalleryError> {
        guard let name = name?.asText?.trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty else {
            return .failure(noPicture("has no img"))
        }
        guard let url = address(of: name) else {
            return .failure(noPicture("has an img that is no address, “\(name)”"))
        }
        switch url.scheme?.lowercased() {
        case "http", "https": return .success(url)
        // A feed from elsewhere has no business with the files of this computer.
        case "file" where feed.isFileURL: return .success(url)
        default: return .failure(noPicture("has an img that cannot be opened from here, “\(name)”"))
        }
    }

    private func address(of name: String) -> URL? {
        // Next to a file it is a path unless it is plainly an address: “100% #1?.jpg” is a good file name.
        if feed.isFileURL, !name.contains("://") {
            return path(name)
        }
        return URL(string: name, relativeTo: feed)?.absoluteURL
    }

    private func path(_ name: String) -> URL {
        let folder = feed.deletingLastPathComponent()
        let plain = URL(filePath: name, directoryHint: .notDirectory, relativeTo: folder).absoluteURL
        // A feed saved from the web may write its names as the web does.
        guard let decoded = name.removingPercentEncoding, decoded != name, FileKind(path: plain.path) == nil
        else {
            return plain
        }
        return URL(filePath: decoded, directoryHint: .notDirectory, relativeTo: folder).absoluteURL
    }

    private func noPicture(_ what: String) -> GalleryError {
        let place = feed.isFileURL ? feed.path : feed.absoluteString
        return GalleryError(
            .noPicture, "Item \(index + 1) of \(place) \(what).",
            remedy: "Put the address of a picture under its img.")
    }
}

extension GalleryItem {
    /// The same item under another id.
    func renamed(_ id: String) -> GalleryItem {
        GalleryItem(
            id: id, picture: picture, size: size, title: title, isTitled: isTitled, price: price,
            folder: folder, modified: modified)
    }
}
