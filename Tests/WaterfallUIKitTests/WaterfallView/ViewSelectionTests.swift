import Testing
import UIKit
import WaterfallUIKit

/// What fingers and keys select, and where the focus goes.
@MainActor
@Suite struct ViewSelectionTests {
    /// Two columns of a hundred points each; item i is in row i / 2.
    private func stage(_ count: Int = 40) -> ViewStage { ViewStage(extents(100, times: count), lanes: 2) }

    private func tap(_ stage: ViewStage, _ item: Int, _ modifiers: UIKeyModifierFlags = []) {
        stage.view.tap(
            at: CGPoint(x: 10 + 160 * (item % 2), y: 10 + 100 * (item / 2)), modifiers: modifiers)
    }

    private func selected(_ stage: ViewStage) -> [Int] { stage.view.indexPathsForSelectedItems.map(\.item) }

    @Test func `one item is selected at a time, and said again`() {
        let stage = stage()
        tap(stage, 3)
        tap(stage, 4)
        tap(stage, 4)
        #expect(selected(stage) == [4] && stage.cell(3)?.isSelected == false)
        #expect(
            stage.events.filter { !$0.hasSuffix("highlight 4") && !$0.contains("highlight") } == [
                "select 3", "deselect 3", "select 4", "select 4",
            ])
        #expect(stage.cell(4)?.accessibilityTraits.contains(.selected) == true)
    }

    @Test func `several are taken and given back by tap, and by Shift as a range`() {
        let stage = stage()
        stage.view.allowsMultipleSelection = true
        tap(stage, 1)
        tap(stage, 4)
        tap(stage, 1)
        #expect(selected(stage) == [4])
        tap(stage, 7, .shift)
        #expect(selected(stage) == [4, 5, 6, 7])
        stage.view.deselectItem(at: IndexPath(item: 5, section: 0))
        stage.view.selectItem(at: IndexPath(item: 0, section: 0))
        #expect(selected(stage) == [0, 4, 6, 7])
        stage.view.allowsMultipleSelection = false
        #expect(selected(stage) == [])
        stage.view.allowsSelection = false
        tap(stage, 2)
        #expect(selected(stage) == [] && !stage.events.contains("select 2"))
    }

    @Test func `what the program selects, the delegate does not hear`() {
        let stage = stage()
        stage.view.selectItem(at: IndexPath(item: 2, section: 0))
        stage.view.selectItem(at: IndexPath(item: 99, section: 0))
        #expect(selected(stage) == [2] && stage.events.isEmpty)
        stage.view.selectItem(at: nil)
        #expect(selected(stage) == [] && stage.events.isEmpty)
    }

    @Test func `the delegate may refuse`() {
        let stage = stage()
        stage.maySelect = { $0.item != 3 }
        stage.mayHighlight = { $0.item != 4 }
        tap(stage, 3)
        tap(stage, 4)
        #expect(selected(stage) == [] && stage.events == ["highlight 3", "unhighlight 3"])
    }

    @Test func `a finger that scrolls, or comes up elsewhere, selects nothing`() {
        let stage = stage()
        stage.view.tap(at: CGPoint(x: 10, y: 10), isCancelled: true)
        #expect(stage.events == ["highlight 0", "unhighlight 0"])
        var wasHighlighted: Bool?
        stage.view.press(
            at: CGPoint(x: 10, y: 10), while: { wasHighlighted = stage.cell(0)?.isHighlighted },
            releasingAt: CGPoint(x: 10, y: 210))
        #expect(wasHighlighted == true && stage.cell(0)?.isHighlighted == false)
        #expect(selected(stage) == [])
        let stage2 = ViewStage(extents(100))
        stage2.view.tap(at: CGPoint(x: 10, y: 300))
        #expect(stage2.events.isEmpty)
    }

    @Test func `a control in a cell keeps its taps`() {
        let stage = stage()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        stage.cell(0)?.contentView.addSubview(button)
        stage.view.tap(at: CGPoint(x: 10, y: 10))
        #expect(taps == 1 && selected(stage) == [] && stage.events.isEmpty)
    }

    @Test func `the selection follows its items through updates, and a reload forgets it`() {
        let stage = stage()
        tap(stage, 3)
        stage.insert(extents(100, times: 2), at: 0)
        #expect(selected(stage) == [5] && stage.cell(5)?.isSelected == true)
        stage.delete([5])
        #expect(selected(stage) == [])
        tap(stage, 3)
        stage.view.reloadData()
        #expect(selected(stage) == [])
    }

    // MARK: - Keyboard

    // B41
    @Test func `the arrows go along the lanes, and reading order is that of the items`() {
        let stage = ViewStage(extents(100, 30, 30, 30, 200, 50, 40, 70), lanes: 2)
        #expect(stage.view.becomeFirstResponder())
        stage.view.pressKey(.keyboardDownArrow)
        #expect(stage.view.indexPathForFocusedItem?.item == 0 && stage.cell(0)?.hasKeyboardFocus == true)
        stage.view.pressKey(.keyboardDownArrow)
        let next = stage.view.indexPathForFocusedItem?.item ?? 0
        #expect(next == 5 && stage.frame(5)?.minX == stage.frame(0)?.minX)
        #expect(stage.cell(0)?.hasKeyboardFocus == false)
        let read = stage.view.accessibilityElements?.compactMap { ($0 as? NumberCell)?.label.text }
        #expect(read == (0..<8).map { "\($0)" })
    }

    @Test func `keys select, extend, open and scroll what they lead to into view`() {
        let stage = stage(200)
        stage.view.allowsMultipleSelection = true
        for _ in 0..<3 { stage.view.pressKey(.keyboardRightArrow) }
        stage.view.pressKey(.keyboardHome)
        stage.view.pressKey(.keyboardSpacebar)
        stage.view.pressKey(.keyboardDownArrow, modifiers: .shift)
        #expect(selected(stage) == [0, 1, 2])
        stage.view.pressKey(.keyboardEnd)
        stage.window.layoutIfNeeded()
        #expect(stage.view.indexPathForFocusedItem?.item == 199 && stage.seen.last == 199)
        #expect(stage.cell(199)?.hasKeyboardFocus == true)
        stage.view.pressKey(.keyboardReturnOrEnter)
        #expect(stage.events.last == "activate 199")
        stage.view.pressKey(.keyboardPageUp)
        #expect((stage.view.indexPathForFocusedItem?.item ?? 0) < 195)
        stage.view.pressKey(.keyboardA, modifiers: .command)
        #expect(selected(stage).count == 200)
        stage.view.pressKey(.keyboardEscape)
        #expect(selected(stage) == [])
        stage.check()
    }

    @Test func `keys that mean nothing here go on to the next responder`() {
        final class Listener: UIView {
            var heard: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard += presses.compactMap { $0.key?.keyCode }
            }
        }
        let stage = stage()
        let listener = Listener(frame: stage.window.bounds)
        listener.addSubview(stage.view)
        stage.view.pressKey(.keyboardA)
        stage.view.pressKey(.keyboardEscape)
        stage.view.pressKey(.keyboardReturnOrEnter)
        stage.view.pressKey(.keyboardUpArrow, modifiers: .command)
        stage.view.pressKey(.keyboardDownArrow)
        #expect(
            listener.heard == [
                .keyboardA, .keyboardEscape, .keyboardReturnOrEnter, .keyboardUpArrow,
            ])
    }

    @Test func `the focus engine's focus is the keyboard's too`() {
        let stage = stage()
        #expect(stage.cell(2)?.canBecomeFocused == false)
        stage.view.allowsFocus = true
        #expect(stage.cell(2)?.canBecomeFocused == true)
        UIView.moveTestFocus(from: nil, to: stage.cell(2))
        #expect(stage.view.indexPathForFocusedItem?.item == 2)
    }

    // MARK: - Assistive tools

    @Test func `each cell is one element, called by what it shows`() {
        let stage = stage()
        let cell = stage.cell(3)
        #expect(cell?.isAccessibilityElement == true && cell?.accessibilityLabel == "3")
        cell?.accessibilityLabel = "A print of pears"
        #expect(cell?.accessibilityLabel == "A print of pears")
        #expect(stage.view.accessibilityContainerType == .list)
    }

    @Test func `headers, cells and footers are read in their order, whatever lies above what`() {
        let stage = ViewStage(extents(100, times: 3), lanes: 2) {
            ($0.section.header, $0.section.footer) = (
                Supplementary(extent: 40, isSticky: true), Supplementary(extent: 30)
            )
        }
        stage.sections.append(stage.items(extents(50, 50)))
        stage.view.reloadData()
        stage.window.layoutIfNeeded()
        let read = stage.view.accessibilityElements?.map { element in
            (element as? NumberCell)?.label.text ?? (element as? TitleView)?.label.text ?? "?"
        }
        #expect(
            read == ["header 0", "0", "1", "2", "footer 0", "header 1", "3", "4", "footer 1"])
    }

    @Test func `turning a page says which items are visible, and at the end that there are no more`() {
        let stage = stage(100)
        _ = UIAccessibility.takePosted()
        #expect(stage.view.accessibilityScroll(.down))
        #expect(stage.view.contentOffset.y == 480)
        let posted = UIAccessibility.takePosted()
        #expect(posted.map(\.notification) == [.pageScrolled])
        #expect(posted.first?.argument == "Items 9 to 20 of 100")
        #expect(stage.view.accessibilityScroll(.previous) && stage.view.contentOffset.y == 0)
        #expect(!stage.view.accessibilityScroll(.up) && !stage.view.accessibilityScroll(.left))
        stage.view.scrollAnnouncement = { "\($0.lowerBound)–\($0.upperBound) / \($1)" }
        _ = UIAccessibility.takePosted()
        #expect(stage.view.accessibilityScroll(.next))
        #expect(UIAccessibility.takePosted().first?.argument == "9–20 / 100")
    }
}
