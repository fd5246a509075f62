public import Waterfall

/// A change of the layout that is made elsewhere, on another thread, while the view goes on with what it has.
public struct BackgroundChange: Sendable {
    /// The layout to change; a value that no one else touches.
    public var layout: WaterfallLayout
    fileprivate let number: Int
}

/// What was done to the layout while another change was being made in the background.
enum MeanwhileChange {
    case batch(BatchUpdate)
    case change((inout WaterfallLayout) -> Void)
}

extension WaterfallHost {
    /// From this many items on, to place them all again takes longer than half a frame: views then do it in the
    /// background.
    public static var backgroundCount: Int { 500_000 }

    /// Starts a change in the background: change the layout of what is returned on any thread, and hand it to
    /// ``finish(_:)`` on the view's. Only the change that was started last counts.
    public func beginBackgroundChange() -> BackgroundChange {
        backgroundNumber += 1
        meanwhile = []
        isChangingInBackground = true
        return BackgroundChange(layout: layout, number: backgroundNumber)
    }

    /// Shows a layout that was changed in the background, with all that was done meanwhile done to it again. The first
    /// visible item does not move on screen. Returns whether it was still wanted.
    @discardableResult
    public func finish(_ change: BackgroundChange) -> Bool {
        guard isChangingInBackground, change.number == backgroundNumber else { return false }
        isChangingInBackground = false
        var changed = change.layout
        for step in meanwhile {
            switch step {
            // It has been applied to the layout on screen, which has the same items, so it cannot fail.
            case .batch(let batch): _ = try? changed.apply(batch)
            case .change(let change): change(&changed)
            }
        }
        meanwhile = []
        if viewportExtent > 0 { changed.setAcross(availableAcross) }
        keepingAnchor { layout = changed }
        layoutDidChange()
        return true
    }

    func noteMeanwhile(_ change: MeanwhileChange) {
        if isChangingInBackground { meanwhile.append(change) }
    }
}
