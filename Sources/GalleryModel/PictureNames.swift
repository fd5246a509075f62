/// Which names are those of pictures.
enum PictureNames {
    private static let extensions: Set<String> = ["jpg", "jpeg", "jpe", "png", "gif", "webp", "svg", "svgz"]

    /// Whether a name's ending is that of a picture, in whatever case.
    static func isPicture(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return extensions.contains(name[name.index(after: dot)...].lowercased())
    }

    /// The name without its ending.
    static func caption(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }
}
