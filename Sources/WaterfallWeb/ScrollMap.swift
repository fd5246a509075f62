/// Native scrolling of content that may be longer than a browser lets an element be, and that may grow at its start
/// while somebody scrolls.
///
/// The browser has a scroll position, the layout an offset, and `offset = position + shift`. While one scrolls the shift
/// stays as it is, so that a step of the finger is a step of the content. Where the two should lie together when nobody
/// scrolls is said by ``restingPosition(_:)``: near both ends they differ by a constant, so that the ends are
/// reached exactly; between, a scroll bar of `longest` stands for all of the content.
struct ScrollMap {
    /// The longest range of positions, in pixels: well below every browser's limit, and short enough that positions
    /// are exact to half a pixel in single precision, in which browsers keep them.
    static let longest = 8_000_000.0
    /// The part at each end where positions and offsets run alike.
    static let exactEnd = 1_000_000.0

    /// The least and the greatest offset.
    private(set) var first = 0.0
    private(set) var last = 0.0
    private var viewport = 0.0
    private(set) var position = 0.0
    private(set) var shift = 0.0
    /// Whether somebody scrolls: then the position is left to the browser.
    private(set) var isMoving = false

    var offset: Double { position + shift }
    private var length: Double { last - first }
    /// The greatest position.
    var end: Double { min(length, Self.longest) }
    /// The size of the element that makes the browser scroll, along the axis. In whole pixels: of others a browser makes one
    /// pixel more or less to scroll, as the direction is.
    var extent: Double { end.rounded(.up) + viewport.rounded() }

    /// The content, or the viewport, has another size. The offset stays until ``place(_:now:)``.
    mutating func setRange(first: Double, last: Double, viewport: Double) {
        self.first = first
        self.last = max(first, last)
        self.viewport = viewport
    }

    /// The browser has scrolled. Returns the offset.
    @discardableResult
    mutating func scroll(to newPosition: Double) -> Double {
        guard newPosition != position else { return offset }
        let distance = abs(newPosition - position)
        isMoving = true
        position = newPosition
        if distance > jump { shift = restingOffset(newPosition) - newPosition }
        // A browser that bounces goes beyond its own ends, and comes back by itself.
        guard newPosition >= 0 && newPosition <= end.rounded(.up) else { return offset }
        let reachesStart = newPosition < 1
        let reachesEnd = newPosition > end - 1
        if offset < first || (reachesStart && offset < first + 1) {
            shift = first - newPosition
        } else if offset > last || (reachesEnd && offset > last - 1) {
            shift = last - newPosition
        } else if reachesStart || reachesEnd {
            // The browser can go no further, and the content can.
            rest(at: offset)
        }
        return offset
    }

    /// Only the scroll bar moves this far at once.
    private var jump: Double {
        guard length > Self.longest else { return .infinity }
        return max(2000, min(3 * viewport, 0.75 * end / max(viewport, 1)))
    }

    /// The layout wants another offset. While somebody scrolls, and unless it has to be `now`, the content is shifted and
    /// the browser's position left alone: to set it would end a fling.
    mutating func place(_ offset: Double, now: Bool) {
        if isMoving && !now { shift = offset - position } else { rest(at: offset) }
    }

    /// Nobody scrolls any more.
    mutating func settle() {
        isMoving = false
        rest(at: offset)
    }

    private mutating func rest(at offset: Double) {
        position = restingPosition(offset)
        shift = offset - position
    }

    /// The position that belongs to an offset when nobody scrolls, in whole pixels.
    private func restingPosition(_ offset: Double) -> Double {
        let distance = max(0, min(offset - first, length))
        if length <= Self.longest || distance <= Self.exactEnd {
            return min(distance.rounded(), end.rounded(.up))
        }
        if length - distance <= Self.exactEnd { return (end - (length - distance)).rounded() }
        return (Self.exactEnd + (distance - Self.exactEnd) / stretch).rounded()
    }

    /// The offset that belongs to a position when nobody scrolls.
    private func restingOffset(_ position: Double) -> Double {
        if length <= Self.longest || position <= Self.exactEnd { return first + position }
        if end - position <= Self.exactEnd { return last - (end - position) }
        return first + Self.exactEnd + (position - Self.exactEnd) * stretch
    }

    /// What one pixel stands for between the ends.
    private var stretch: Double { (length - 2 * Self.exactEnd) / (Self.longest - 2 * Self.exactEnd) }
}
