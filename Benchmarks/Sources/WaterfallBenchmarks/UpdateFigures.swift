import Waterfall

/// Changes of a million items against placing a million from their sizes.
struct UpdateFigures {
    let million: Million

    func run() {
        report("insert_front_vs_place", ratio(insertFront, over: million.place), "x")
        report("batch_1000_vs_place", ratio(batch, over: million.place), "x")
        report("diff_1m_vs_hash", differenceVersusTable(), "x")
        report("place_sections_vs_place", ratio(placeSections, over: million.place), "x")
        report("bytes_per_item_all_on", bytesWithEverything(), "bytes")
    }

    private func insertFront() -> Double {
        var layout = million.layout()
        let time = seconds { layout.insert(CollectionOfOne(ItemSize.extent(120)), at: ItemPath(item: 0)) }
        keep(layout)
        return time
    }

    /// A thousand scattered inserts, deletes and moves in one batch.
    private func batch() -> Double {
        var layout = million.layout()
        var generator = SeededGenerator(seed: 6)
        var update = BatchUpdate()
        let places = (0..<1000).map { $0 * 990 + generator.int(0..<900) }
        for (index, place) in places.enumerated() {
            switch index % 3 {
            case 0: update.insertItem(.extent(generator.double(80..<400)), at: ItemPath(item: place))
            case 1: update.deleteItem(at: ItemPath(item: place))
            default:
                update.moveItem(from: ItemPath(item: place), to: ItemPath(item: (place + 499_995) % 990_000))
            }
        }
        var result: UpdateResult?
        let time = seconds { result = try? layout.apply(update) }
        precondition(result != nil, "the batch contradicts itself")
        keep((layout, result))
        return time
    }

    /// A difference of two lists of a million identifiers that differ in a thousand places, over putting one of them into
    /// a dictionary.
    private func differenceVersusTable() -> Double {
        var generator = SeededGenerator(seed: 7)
        let old = (0..<Million.count).map { $0 &* 0x9E37_79B9 & 0xFFFF_FFFF_FFFF }
        var new = old
        for place in 0..<1000 {
            let index = place * 990 + generator.int(0..<900)
            switch place % 3 {
            case 0: new[index] = -1 - place
            case 1: new.swapAt(index, (index + 500_000) % new.count)
            default: new.remove(at: index)
            }
        }
        return ratio(rounds: 5) {
            var difference: ListDifference?
            let time = seconds { difference = try? ListDifference(from: old, to: new) }
            precondition(difference != nil, "an identifier stands twice")
            return time
        } over: {
            var table: [Int: Int] = [:]
            let time = seconds {
                table.reserveCapacity(old.count)
                for (place, identifier) in old.enumerated() { table[identifier] = place }
            }
            keep(table)
            return time
        }
    }

    /// 10,000 sections of 100 items.
    private func placeSections() -> Double {
        var layout = WaterfallLayout(options: million.options, across: 375)
        let time = seconds {
            layout.reserveCapacity(items: Million.count, sections: 10_000)
            for start in stride(from: 0, to: Million.count, by: 100) {
                layout.appendSection(million.sizes[start..<start + 100])
            }
        }
        keep(layout)
        return time
    }

    /// Spans, lanes of the caller's choice, guesses, sections with headers, dense packing.
    private func bytesWithEverything() -> Double {
        var options = million.options
        options.section.packing = .dense
        options.section.placement = .gridLanes(tolerance: 16)
        options.section.header = Supplementary(extent: 40, isSticky: true)
        options.section.footer = Supplementary(extent: 20)
        options.section.background = .zero
        var layout = WaterfallLayout(options: options, across: 375)
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<10_000 {
            layout.appendSection(
                (0..<100).map { item in
                    .estimate(
                        generator.double(80..<400), span: item % 20 == 3 ? 2 : 1,
                        lane: item % 50 == 1 ? 0 : nil)
                })
        }
        return Double(layout.storedBytes) / Double(layout.itemCount)
    }
}
