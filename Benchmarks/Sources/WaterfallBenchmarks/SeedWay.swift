/// The seed way: how the hand-written waterfalls do it. One object an item, all recomputed on every change, every
/// frame scanned on every scroll. The plain twin of the benchmarks.
final class SeedWay {
    final class Attributes {
        var index: Int
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0

        init(index: Int) { self.index = index }
    }

    var attributes: [Attributes] = []
    var contentHeight = 0.0

    func prepare(heights: [Double], columns: Int, width: Double, gap: Double) {
        attributes = []
        let cellWidth = (width - gap * Double(columns - 1)) / Double(columns)
        var columnHeights = [Int: Double]()
        for column in 0..<columns { columnHeights[column] = 0 }
        for index in heights.indices {
            var shortest = 0
            for column in 0..<columns where columnHeights[column]! < columnHeights[shortest]! {
                shortest = column
            }
            let item = Attributes(index: index)
            item.x = Double(shortest) * (cellWidth + gap)
            item.y = columnHeights[shortest]!
            item.width = cellWidth
            item.height = heights[index]
            columnHeights[shortest]! += heights[index] + gap
            attributes.append(item)
        }
        contentHeight = (columnHeights.values.max() ?? gap) - gap
    }

    func visible(from top: Double, to bottom: Double) -> [Attributes] {
        attributes.filter { $0.y < bottom && $0.y + $0.height > top }
    }
}
