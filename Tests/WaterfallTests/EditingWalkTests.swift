import TestSupport
import Testing
import Waterfall

/// Random edits of a layout and of the plain twin's data, side by side.
@Suite struct EditingWalkTests {
    @Test(arguments: 0..<20)
    func `an edited layout equals one laid out at once`(block: Int) {
        for seed in block * 10..<block * 10 + 10 {
            var generator = SeededGenerator(seed: seed)
            var twin = PlainTwin.random(&generator, items: 300)
            var layout = twin.layout()
            for step in 0..<30 {
                let name = edit(&twin, &layout, &generator)
                guard twin.agrees(with: layout, "seed \(seed), step \(step), \(name)") else { return }
            }
        }
    }

    private func edit(
        _ twin: inout PlainTwin, _ layout: inout WaterfallLayout, _ generator: inout SeededGenerator
    ) -> String {
        let section = twin.sections.isEmpty ? 0 : generator.int(0...twin.sections.count - 1)
        let count = twin.sections.isEmpty ? 0 : twin.sections[section].items.count
        let op = generator.int(0...10)
        let name = "edit \(op) of section \(section) of \(twin.sections.map(\.items.count))"
        switch op {
        case 0, 1:
            let new = (0..<generator.int(0...40)).map { _ in generator.itemSize(lanes: 4) }
            layout.append(new)
            if twin.sections.isEmpty { twin.sections.append(.init(options: nil, items: [])) }
            twin.sections[twin.sections.count - 1].items += new
        case 2, 3:
            let new = (0..<generator.int(0...10)).map { _ in generator.itemSize(lanes: 4) }
            let index = generator.int(-1...count + 1)
            layout.insert(new, at: ItemPath(section: section, item: index))
            if !twin.sections.isEmpty && (0...count).contains(index) {
                twin.sections[section].items.insert(contentsOf: new, at: index)
            }
        case 4:
            let first = generator.int(-2...count + 2)
            let range = first..<first + generator.int(0...12)
            layout.remove(range, inSection: section)
            if count > 0 { twin.sections[section].items.removeSubrange(range.clamped(to: 0..<count)) }
        case 5, 6:
            let size = generator.itemSize(lanes: 4)
            let index = generator.int(-1...count)
            layout.replace(ItemPath(section: section, item: index), with: size)
            if index >= 0 && index < count { twin.sections[section].items[index] = size }
        case 7:
            twin.across = Double(generator.int(0...900))
            layout.setAcross(twin.across)
        case 8:
            let own = generator.chance(50) ? nil : generator.sectionOptions()
            layout.setOptions(own, ofSection: section)
            if !twin.sections.isEmpty { twin.sections[section].options = own }
        case 9:
            twin.options = generator.options()
            layout.setOptions(twin.options)
        default:
            let new = (0..<generator.int(0...10)).map { _ in generator.itemSize(lanes: 4) }
            layout.appendSection(new)
            twin.sections.append(.init(options: nil, items: new))
        }
        return name
    }
}

extension PlainTwin {
    /// Records where a layout differs from this twin, and returns whether it is the same.
    func agrees(with layout: WaterfallLayout, _ context: @autoclosure () -> String) -> Bool {
        guard layout.itemCount == sections.reduce(0, { $0 + $1.items.count }) else {
            Issue.record("\(context()): \(layout.itemCount) items")
            return false
        }
        for expected in elements() {
            let frame = layout.frame(of: expected.element)
            if frame.map({ isNear($0, expected.frame) }) != true {
                Issue.record(
                    "\(context()): \(expected.element) is at \(frame as Any), expected \(expected.frame)")
                return false
            }
        }
        return true
    }
}
