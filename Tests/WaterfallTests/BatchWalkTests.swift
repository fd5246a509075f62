import TestSupport
import Testing
import Waterfall

/// Random batches, applied by the engine and by the plain model.
@Suite struct BatchWalkTests {
    // B33
    @Test(arguments: 0..<20)
    func `a batch does what the plain model does`(block: Int) {
        for seed in block * 20..<block * 20 + 20 {
            var generator = SeededGenerator(seed: seed)
            var model = randomModel(&generator)
            var layout = model.layout()
            for step in 0..<12 {
                let before = model
                let batch = generator.batch(for: &model)
                let after = model.applying(batch)
                guard let result = expectSuccess(&layout, batch, "seed \(seed), step \(step)"),
                    agree(before, after, layout, result, "seed \(seed), step \(step): \(batch)")
                else { return }
                model = after
            }
        }
    }

    // B33
    @Test(arguments: 0..<10)
    func `a batch that contradicts itself says how and changes nothing`(block: Int) {
        for seed in block * 40..<block * 40 + 40 {
            var generator = SeededGenerator(seed: seed)
            var model = randomModel(&generator)
            let layout = model.layout()
            var batch = generator.batch(for: &model)
            guard let expected = generator.fault(in: &batch, of: model) else { continue }
            var changed = layout
            do throws(BatchError) {
                _ = try changed.apply(batch.update)
                Issue.record("seed \(seed): no error, expected \(expected) from \(batch)")
            } catch {
                #expect(error == expected, "seed \(seed): \(error.message)")
                #expect(!error.message.isEmpty)
            }
            let paths = model.paths.values
            #expect(changed.sectionCount == layout.sectionCount && changed.itemCount == layout.itemCount)
            #expect(paths.allSatisfy { changed.frame($0) == layout.frame($0) }, "seed \(seed)")
        }
    }

    // B18, B33
    @Test(arguments: 0..<10)
    func `with sticky lanes what stays in its section stays in its lane`(block: Int) {
        for seed in block * 20..<block * 20 + 20 {
            var generator = SeededGenerator(seed: seed)
            var model = randomModel(&generator)
            model.options.stickyLanes = true
            var layout = model.layout()
            let batch = generator.batch(for: &model)
            let after = model.applying(batch)
            guard let result = expectSuccess(&layout, batch, "seed \(seed)") else { return }
            let changed = Set(batch.reloadedItems.map(\.path) + batch.movedItems.map(\.from))
            let paths = after.paths
            for (id, old) in model.paths where !changed.contains(old) {
                guard let new = paths[id] else { continue }
                #expect(result.before.lane(old) == layout.lane(new), "seed \(seed): item \(id)")
            }
        }
    }

    private func randomModel(_ generator: inout SeededGenerator) -> BatchModel {
        var model = BatchModel()
        model.options = generator.options()
        model.across = Double(generator.int(100...900))
        for _ in 0..<generator.int(0...5) {
            let count = generator.pick([0, 1, 3, 8, 8, 8, 700])
            let sizes = (0..<count).map { _ in generator.itemSize(lanes: 3) }
            let options = generator.chance(50) ? nil : generator.sectionOptions()
            model.sections.append(model.newSection(sizes, options: options))
        }
        return model
    }

    private func expectSuccess(_ layout: inout WaterfallLayout, _ batch: PlainBatch, _ context: String)
        -> UpdateResult?
    {
        do throws(BatchError) {
            return try layout.apply(batch.update)
        } catch {
            Issue.record("\(context): \(error.message) \(batch)")
            return nil
        }
    }

    private func agree(
        _ before: BatchModel, _ after: BatchModel, _ layout: WaterfallLayout, _ result: UpdateResult,
        _ context: @autoclosure () -> String
    ) -> Bool {
        let (old, new) = (before.paths, after.paths)
        for (id, path) in old where result.path(after: path) != new[id] {
            Issue.record(
                "\(path) goes to \(result.path(after: path) as Any), expected \(new[id] as Any). \(context())"
            )
            return false
        }
        for (id, path) in new where result.path(before: path) != old[id] {
            Issue.record(
                "\(path) was \(result.path(before: path) as Any), expected \(old[id] as Any). \(context())")
            return false
        }
        for (index, section) in before.sections.enumerated() {
            let expected = after.sections.firstIndex { $0.id == section.id }
            #expect(result.section(after: index) == expected, "\(context())")
            if let expected { #expect(result.section(before: expected) == index, "\(context())") }
        }
        let twin = PlainTwin(
            options: after.options, across: after.across,
            sections: after.sections.map { .init(options: $0.options, items: $0.items.map(\.size)) })
        return twin.agrees(with: layout, context()) && sameFrames(layout, after.layout(), new, context())
    }

    private func sameFrames(
        _ layout: WaterfallLayout, _ fresh: WaterfallLayout, _ paths: [Int: ItemPath],
        _ context: @autoclosure () -> String
    ) -> Bool {
        let size = (layout.contentSize, fresh.contentSize)
        guard isNear(size.0.width, size.1.width), isNear(size.0.height, size.1.height) else {
            Issue.record("content is \(size.0), expected \(size.1). \(context())")
            return false
        }
        for path in paths.values where layout.lane(path) != fresh.lane(path) {
            Issue.record("\(path) is in lane \(layout.lane(path) as Any). \(context())")
            return false
        }
        return true
    }
}

extension SeededGenerator {
    /// Makes a legal batch illegal in one way, and returns the error that is due; nil where that way is not open.
    fileprivate mutating func fault(in batch: inout PlainBatch, of model: BatchModel) -> BatchError? {
        let paths = model.paths.values.sorted()
        let touched = batch.deletedItems + batch.movedItems.map(\.from) + batch.reloadedItems.map(\.path)
        switch int(0...11) {
        case 0:
            let path = ItemPath(section: model.sections.count + int(0...2), item: 0)
            batch.deletedItems.insert(path, at: 0)
            return .noSuchItem(path)
        case 1:
            guard let section = model.sections.indices.randomElement(using: &self) else { return nil }
            let path = ItemPath(section: section, item: pick([-1, model.sections[section].items.count]))
            batch.movedItems.append((path, ItemPath(item: 0)))
            return .noSuchItem(path)
        case 2:
            let path = ItemPath(section: -1, item: 0)
            batch.reloadedItems.append((path, .extent(1)))
            return .noSuchItem(path)
        case 3:
            guard let path = touched.randomElement(using: &self) else { return nil }
            batch.deletedItems.append(path)
            return .changedTwice(path)
        case 4:
            guard let path = touched.randomElement(using: &self) else { return nil }
            batch.reloadedItems.append((path, .extent(1)))
            return .changedTwice(path)
        case 5:
            guard let path = paths.randomElement(using: &self) else { return nil }
            batch.deletedItems.removeAll { $0 == path }
            batch.reloadedItems.removeAll { $0.path == path }
            batch.movedItems.removeAll { $0.from == path }
            batch.deletedItems += [path, path]
            return .changedTwice(path)
        case 6:
            let arriving = batch.insertedItems.map(\.path) + batch.movedItems.map(\.to)
            guard let path = arriving.randomElement(using: &self) else { return nil }
            batch.insertedItems.append((path, .init(id: 0, size: .extent(1))))
            return .samePlace(path)
        case 7:
            // Behind all that the section may hold after the batch.
            guard let path = batch.insertedItems.first?.path else { return nil }
            let far = ItemPath(section: path.section, item: 1_000_000)
            batch.insertedItems.append((far, .init(id: 0, size: .extent(1))))
            return .beyondEnd(far)
        case 8:
            guard let index = batch.insertedSections.first?.index else { return nil }
            let path = ItemPath(section: index, item: 0)
            batch.insertedItems.append((path, .init(id: 0, size: .extent(1))))
            return .insertedSection(path)
        case 9:
            let section = pick([-1, model.sections.count])
            batch.deletedSections.append(section)
            return .noSuchSection(section)
        case 10:
            guard let section = (batch.deletedSections + batch.movedSections.map(\.from)).first else {
                return nil
            }
            batch.deletedSections.append(section)
            return .sectionChangedTwice(section)
        default:
            let arriving = batch.insertedSections.map(\.index) + batch.movedSections.map(\.to)
            let new = BatchModel.Section(id: 0, options: nil, items: [])
            if let section = arriving.first {
                batch.insertedSections.append((section, new))
                return .sameSection(section)
            }
            let count = model.sections.count - batch.deletedSections.count + 1
            batch.insertedSections.append((count, new))
            return .sectionBeyondEnd(count)
        }
    }
}
