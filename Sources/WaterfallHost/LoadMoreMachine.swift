/// Load-more, as a state machine: it asks for the next items when the end of the content comes near, once a need.
public struct LoadMoreMachine: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// The last load failed; ``LoadMoreMachine/begin(amount:)`` tries again, and nothing else does.
        case failed
        /// There is nothing more to load, until ``LoadMoreMachine/reset()``.
        case noMoreData
    }

    /// Names one load, so that the end of one that was given up is told from the end of the one that runs.
    public struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    public private(set) var state = State.idle
    /// How near the end of the content comes before the next items are asked for, in viewports. Default: 1.
    public var viewportsAhead = 1.0
    /// Whether content that is shorter than the viewport asks for more by itself. Default: no.
    public var fillsFirstScreen = false
    /// Default: off, since nobody would answer.
    public var isEnabled = false
    /// The space that the footer takes behind the content, in points along the axis. Default: 44.
    public var footerExtent = 44.0

    private var number = 0
    /// How much there was when the last load began: a load that brought nothing is not repeated before the next scroll.
    private var amountAtBegin: Double?

    public init() {}

    /// How the content lies in the viewport, along the axis and in points.
    public struct Position: Hashable, Sendable {
        public enum Motion: Hashable, Sendable {
            case towardStart, towardEnd
            /// The layout changed, or the offset was set, rather than scrolled.
            case none
        }

        /// How far before its rest, in points, a viewport still counts as resting: the noise of sums.
        static let slack = 0.01

        /// From where the viewport is when it rests at the start.
        public var offset: Double
        public var viewport: Double
        public var content: Double
        /// How much there is: items, or points of content where nobody knows how many. A load that leaves it as it is has
        /// brought nothing.
        public var amount: Double
        public var motion: Motion

        public init(offset: Double, viewport: Double, content: Double, amount: Double, motion: Motion) {
            self.offset = offset
            self.viewport = viewport
            self.content = content
            self.amount = amount
            self.motion = motion
        }
    }

    /// Begins a load if the end is near. Returns its ticket, or nil where there is no need: disabled, busy, failed, no more
    /// data, no items, moving toward the start, pulled past the start, or short content that is not to be filled.
    public mutating func beginIfNeeded(_ position: Position) -> Ticket? {
        guard isEnabled, state == .idle, position.amount > 0, position.viewport > 0,
            position.motion != .towardStart, position.offset >= -Position.slack
        else { return nil }
        if position.content <= position.viewport && !fillsFirstScreen { return nil }
        let rest = position.content - (position.offset + position.viewport)
        guard rest <= viewportsAhead * position.viewport else { return nil }
        if position.motion == .none && amountAtBegin == position.amount { return nil }
        return begin(amount: position.amount)
    }

    /// Begins a load now. Returns nil where one runs, where there is no more data, or while disabled.
    ///
    /// `amount` is how much there is; see ``Position/amount``.
    public mutating func begin(amount: Double) -> Ticket? {
        guard isEnabled, state == .idle || state == .failed else { return nil }
        amountAtBegin = amount
        state = .loading
        number += 1
        return Ticket(number: number)
    }

    /// What came of a load.
    public enum Outcome: Hashable, Sendable {
        case loaded, failed, noMoreData
    }

    /// The load of this ticket has ended; one that was given up meanwhile changes nothing. "No more data" stays, in
    /// whatever order it and the end are told.
    public mutating func end(_ ticket: Ticket, _ outcome: Outcome) {
        guard ticket.number == number else { return }
        switch outcome {
        case .loaded: if state == .loading { state = .idle }
        case .failed: if state == .loading { state = .failed }
        case .noMoreData: setNoMoreData()
        }
    }

    /// Ends whatever load runs; with no more data to come, also where none does.
    public mutating func end(_ outcome: Outcome = .loaded) {
        end(Ticket(number: number), outcome)
    }

    /// There is nothing more to load.
    public mutating func setNoMoreData() {
        state = .noMoreData
    }

    /// Gives up a load that runs, since the items are about to be others: its end will be of no account.
    public mutating func cancel() {
        amountAtBegin = nil
        guard state == .loading else { return }
        number += 1
        state = .idle
    }

    /// Arms it again, after no more data or a failure, and gives up a load that runs.
    public mutating func reset() {
        number += 1
        state = .idle
        amountAtBegin = nil
    }
}
