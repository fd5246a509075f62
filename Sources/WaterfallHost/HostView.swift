public import Waterfall

/// What the host needs of a view: to make cells and to put them where it says. Everything else, it decides itself.
public protocol WaterfallHostView: AnyObject {
    associatedtype Cell: AnyObject

    /// A cell that shows an element: the data source's answer, taken from the pool with
    /// ``WaterfallHost/dequeue(_:)`` or made new. It becomes visible with ``mount(_:showing:at:after:)``.
    func makeCell(showing element: LayoutElement) -> Cell

    /// The number under which a cell waits for reuse; cells of one number can stand for one another.
    func reuseIdentifier(of cell: Cell) -> Int

    /// Shows a cell at a frame in content coordinates. `previous` is the mounted cell before it in reading order, nil for
    /// the first: views keep their children in that order, for the keyboard and for assistive tools.
    func mount(_ cell: Cell, showing element: LayoutElement, at frame: LayoutRect, after previous: Cell?)

    /// Moves a mounted cell. `element` differs from what it was where data was inserted or removed before it.
    func move(_ cell: Cell, showing element: LayoutElement, to frame: LayoutRect)

    /// A move of data has changed the reading order: `previous` is now the mounted cell before this one. Told of every
    /// mounted cell, in order, also of those that are in their place.
    func reorder(_ cell: Cell, after previous: Cell?)

    /// Takes a cell off the screen. It waits in the pool and may show another element later.
    func unmount(_ cell: Cell)

    /// The pool is full or emptied: the cell, which is not on screen, will not be used again.
    func discard(_ cell: Cell)

    /// The host has moved the viewport: to keep an anchor, to stay within the content, or because it was told to. The
    /// view sets its scroll position to match and does not report that back.
    func offsetDidChange(to offset: LayoutPoint)

    /// The content's size, or the state of refresh, load-more, selection or focus has changed: scroll bars, header,
    /// footer and the looks of mounted cells follow.
    func contentDidChange()

    /// A refresh has begun; its end is told with ``WaterfallHost/endRefreshing(success:)``.
    func refreshDidBegin()

    /// A load has begun; its end is told with ``WaterfallHost/endLoading(_:_:)``.
    func loadMoreDidBegin(_ ticket: LoadMoreMachine.Ticket)
}
