/// What a test asks of `view-driver --feed`, which shows a whole waterfall with a data source of its own.
public enum FeedCommand: Codable, Sendable {
    /// Replaces the data by items numbered from 0 and reloads. The height of item i is `heights[i % heights.count]`.
    case load(count: Int, heights: [Double])
    /// Whether the delegate gives an estimate of 50 for every size, and leaves it to the cells to say.
    case setEstimates(Bool)
    /// Whether the delegate says that items are twice as high as the view says that they are wide.
    case setHeightsFollowWidth(Bool)
    /// What cells made from now on show beside their number: so many words, on the lines that these take.
    case setWords(Int)
    case setLanes(Int)
    case setHorizontal
    /// The first item at the bottom, as in a chat.
    case setReversed
    case setHeader(extent: Double, isSticky: Bool)
    case insert(count: Int, at: Int)
    case delete([Int])
    case move(from: Int, to: Int)
    /// Gives items another height and reloads them.
    case resize([Int], height: Double)
    /// Whether the user may move items.
    case setMovable(Bool)
    /// Inserts an item and tells the view of nothing, then tells it of a deletion.
    case lie
    case scrollTo(item: Int, position: Position, isAnimated: Bool)
    case setInset(Double)
    case setSelection(SelectionMode)
    case select([Int])
    /// Whether items of odd numbers may be selected.
    case setOddItems(areSelectable: Bool)
    case setRefresh(Job?)
    case setLoadMore(Job?)
    /// Lets jobs that wait go on.
    case finishJobs
    /// Reports where the item of a number is drawn, after each frame that changes it.
    case watch(Int)
    /// Puts a button below the view.
    case addButton
    case saveScroll
    case restoreScroll

    public enum Position: String, Codable, Sendable {
        case start, center, end, nearest
    }

    public enum SelectionMode: String, Codable, Sendable {
        case none, single, multiple
    }

    /// What comes of a refresh or of a load.
    public enum Job: Codable, Sendable {
        /// Brings so many items, and says whether there are more.
        case items(Int, hasMore: Bool)
        /// The same, by a reload of everything.
        case reloaded(Int, hasMore: Bool)
        case failure
        /// Waits for ``FeedCommand/finishJobs``, and then brings so many.
        case waiting(Int)
    }
}

/// What the data source and the delegate of `view-driver --feed` were asked and told, by the items' numbers.
public enum FeedEvent: Codable, Sendable, Equatable {
    /// The data source was asked for a cell; `leftover` is what the cell still showed.
    case asked(Int, isNew: Bool, leftover: String)
    case ended(Int)
    case selected(Int)
    case deselected(Int)
    case activated(Int)
    /// The user is about to move an item.
    case taken(Int)
    /// An item was moved, by its number, to another index.
    case moved(Int, to: Int)
    case longPressed(Int)
    case zoomed(Double)
    case drawn(Int, FeedState.Rect, opacity: Double)
    case refreshing
    case loadingMore
    /// A job was cancelled while it waited.
    case cancelled
}

public struct FeedState: Codable, Sendable, Equatable {
    public struct Rect: Codable, Sendable, Equatable {
        public var x = 0.0
        public var y = 0.0
        public var width = 0.0
        public var height = 0.0

        public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        public var maxX: Double { x + width }
        public var maxY: Double { y + height }
    }

    public struct Cell: Codable, Sendable, Equatable {
        public var index = 0
        /// The item's number, as the cell shows it.
        public var text = ""
        /// As drawn, in the viewport.
        public var drawn = Rect()
        /// Where the layout has the item, in content coordinates.
        public var frame = Rect()
        public var isSelected = false
        public var isDragged = false
        public var isFocused = false
        /// Whether screen readers are told that it is a list item, what it shows, and which of how many it is.
        public var isAnnounced = false
        public var opacity = 1.0

        public init() {}
    }

    /// A header or a footer: as drawn, and what it says.
    public struct Strip: Codable, Sendable, Equatable {
        public var drawn = Rect()
        public var texts: [String] = []

        public init() {}
    }

    public var viewport = Rect()
    /// The content's size.
    public var content = Rect()
    public var itemCount = 0
    public var pooled = 0
    /// How often the delegate was asked for a size.
    public var sizesAsked = 0
    /// In the order of the widgets.
    public var cells: [Cell] = []
    public var headers: [Strip] = []
    public var selected: [Int] = []
    public var visible: [Int] = []
    public var viewHasFocus = false
    /// Whether the keyboard focus is anywhere in the view.
    public var holdsFocus = false
    /// Nil while hidden.
    public var refreshHeader: Strip?
    public var footer: Strip?
    public var barUpper = 0.0
    public var barPage = 0.0
    public var barValue = 0.0

    public init() {}

    public var focused: Int? { cells.first { $0.isFocused }?.index }
}
