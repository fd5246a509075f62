/// What the window shows, for a test that watches: one JSON object a line on standard output, whenever it changes, if
/// `WATERFALL_GALLERY_REPORT` is set in the environment.
struct GalleryReport: Codable, Equatable, Sendable {
    /// Where something is on the window's surface, as the pointer has it.
    struct Rect: Codable, Equatable, Sendable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    struct Cell: Codable, Equatable, Sendable {
        /// The item's number among all.
        var number = 0
        var title = ""
        /// `loading`, `loaded` or `failed`.
        var condition = ""
        var frame = Rect()
        /// What the picture has below it; nil where that is nothing.
        var caption: Rect?
        /// The button of a picture that failed.
        var retry: Rect?
    }

    struct Lightbox: Codable, Equatable, Sendable {
        var number = 0
        var title = ""
        var condition = ""
        var factor = 1.0
    }

    var title = ""
    var subtitle = ""
    var itemCount = 0
    var isScanning = false
    var isRefreshing = false
    var isLoadingMore = false
    /// What the strip below the last item says: `hidden`, `loading`, `noMore` or `failed`.
    var footer = ""
    var laneCount = 0
    var sections = 0
    /// The headers on screen or near it, by section.
    var headers: [String] = []
    var offset = 0.0
    /// The live cells, by number.
    var cells: [Cell] = []
    var pooledCells = 0
    /// The number of the item that has the keyboard focus.
    var focused: Int?
    /// The headline of the page in the gallery's place.
    var message: String?
    /// The sentence over the gallery's lower edge.
    var notice: String?
    /// What the status overlay says, while it is shown.
    var status: String?
    var lightbox: Lightbox?
}
