import TestSupport
import Waterfall

/// One change of a layout, in a form that prints as Swift source.
enum LayoutStep {
    case appendSection([LayoutStepItem])
    case append([LayoutStepItem])
    case insert([LayoutStepItem], section: Int, item: Int)
    case remove(section: Int, item: Int, count: Int)
    case replace(LayoutStepItem, section: Int, item: Int)
    case move(section: Int, item: Int, to: Int)
    case across(Double)
    case direction(rightToLeft: Bool)
    case scale(Double)
}

/// An item as the steps know it.
struct LayoutStepItem {
    var extent: Double
    var span = 1
    var lane: Int?
    var isAspect = false

    var size: ItemSize {
        isAspect
            ? .aspect(width: 100, height: extent, span: span, lane: lane)
            : .extent(extent, span: span, lane: lane)
    }
}

/// A layout that is changed step by step, and the data that it should show.
struct LayoutWalk {
    var options: WaterfallOptions
    var sections: [[ItemSize]] = []
    var layout: WaterfallLayout

    init(_ options: WaterfallOptions) {
        self.options = options
        layout = WaterfallLayout(options: options, across: 400)
    }

    mutating func take(_ step: LayoutStep) {
        switch step {
        case .appendSection(let items):
            layout.appendSection(items.map(\.size))
            sections.append(items.map(\.size))
        case .append(let items):
            layout.append(items.map(\.size))
            if sections.isEmpty { sections.append([]) }
            sections[sections.count - 1] += items.map(\.size)
        case .insert(let items, let section, let item):
            layout.insert(items.map(\.size), at: ItemPath(section: section, item: item))
            if sections.indices.contains(section), (0...sections[section].count).contains(item) {
                sections[section].insert(contentsOf: items.map(\.size), at: item)
            }
        case .remove(let section, let item, let count):
            layout.remove(item..<item + count, inSection: section)
            if sections.indices.contains(section) {
                sections[section].removeSubrange(
                    (item..<item + count).clamped(to: 0..<sections[section].count))
            }
        case .replace(let new, let section, let item):
            layout.replace(ItemPath(section: section, item: item), with: new.size)
            if sections.indices.contains(section), sections[section].indices.contains(item) {
                sections[section][item] = new.size
            }
        case .move(let section, let item, let destination):
            var batch = BatchUpdate()
            batch.moveItem(
                from: ItemPath(section: section, item: item),
                to: ItemPath(section: section, item: destination))
            if (try? layout.apply(batch)) != nil {
                sections[section].insert(sections[section].remove(at: item), at: destination)
            }
        case .across(let across): layout.setAcross(across)
        case .direction(let rightToLeft):
            options.direction = rightToLeft ? .rightToLeft : .leftToRight
            layout.setOptions(options)
        case .scale(let scale):
            options.scale = scale
            layout.setOptions(options)
        }
    }

    /// What is wrong with the layout; nil where all promises hold.
    func problem(at window: LayoutRect) -> String? {
        var fresh = WaterfallLayout(options: options, across: layout.across)
        for items in sections { fresh.appendSection(items) }
        var visible: [PlacedElement] = []
        for (section, items) in sections.enumerated() {
            for item in items.indices {
                let path = ItemPath(section: section, item: item)
                guard let frame = layout.frame(path), let wanted = fresh.frame(path), isNear(frame, wanted)
                else {
                    return
                        "\(path) is at \(layout.frame(path) as Any), laid out at once at \(fresh.frame(path) as Any)"
                }
                if frame.intersects(window) {
                    visible.append(PlacedElement(element: .item(item, section: section), frame: frame))
                }
            }
            if layout.frame(ItemPath(section: section, item: items.count)) != nil {
                return "an item too many"
            }
        }
        let found = layout.elements(in: window)
        return found == visible ? nil : "a query of \(window) finds \(found), not \(visible)"
    }
}
