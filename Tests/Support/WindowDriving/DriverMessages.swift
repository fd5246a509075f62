/// What a test asks of `view-driver`: one JSON value a line.
public enum DriverCommand: Codable, Sendable {
    /// Answered by ``DriverEvent/state(_:)``, or ``DriverEvent/feedState(_:)``, after the next frame.
    case dump
    case quit
    case setRows(count: Int, height: Double)
    case scroll(y: Double, isAnimated: Bool)
    case setRightToLeft(Bool)
    case setAnimations(Bool)
    case setPullOffset(Double)
    /// Gives the view the keyboard focus.
    case focus
    /// Starts main-actor tasks and reports what becomes of them.
    case probeMainActor
    /// Makes and drops views and windows in every order, and reports what is left of them.
    case probeLifetimes
    case probeParts
    /// For a driver that shows a whole waterfall.
    case feed(FeedCommand)
}

/// What `view-driver` reports: one JSON value a line.
public enum DriverEvent: Codable, Sendable, Equatable {
    case ready
    case state(ViewState)
    case resized(width: Double, height: Double)
    case scrolled(y: Double)
    case directionChanged(isRightToLeft: Bool)
    case pressed(x: Double, y: Double, count: Int, modifiers: [String])
    case released(x: Double, y: Double, count: Int, modifiers: [String])
    case pressCancelled
    case longPressed(x: Double, y: Double)
    case key(String, modifiers: [String])
    case zoomed(scale: Double)
    case zoomEnded
    case pulled(distance: Double)
    case pullEnded(distance: Double)
    case refresh
    /// Something that the driver found out, by name.
    case fact(String, Bool)
    case feed(FeedEvent)
    case feedState(FeedState)
}

public struct ViewState: Codable, Sendable, Equatable {
    public struct Row: Codable, Sendable, Equatable {
        public var index: Int
        /// In the viewport, as drawn.
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double

        public init(index: Int, x: Double, y: Double, width: Double, height: Double) {
            self.index = index
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    public struct Adjustment: Codable, Sendable, Equatable {
        public var value = 0.0
        public var lower = 0.0
        public var upper = 0.0
        public var page = 0.0
        public var stepIncrement = 0.0
        public var pageIncrement = 0.0

        public init() {}
    }

    public var width = 0.0
    public var height = 0.0
    public var vertical = Adjustment()
    public var horizontal = Adjustment()
    public var isRightToLeft = false
    public var scale = 0.0
    /// In the order of the widgets.
    public var rows: [Row] = []
    public var focusedRow: Int?
    public var viewHasFocus = false
    /// How often the view was allocated and how often it was told of a scroll, since the start.
    public var resizes = 0
    public var scrolls = 0

    public init() {}
}
