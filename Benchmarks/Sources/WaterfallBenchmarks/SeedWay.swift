/// The seed way: how the hand-written waterfalls do it. The delegate is asked for every height, every item gets an object
/// of attributes, the columns' heights are in a dictionary, all is recomputed on every change, and every frame is
/// looked at on every scroll. The plain twin of the benchmarks.
final class SeedWay {
    struct IndexPath: Hashable {
        var section: Int
        var item: Int
    }

    class Attributes {
        let indexPath: IndexPath
        var frame = Frame()
        var alpha = 1.0
        var zIndex = 0

        init(indexPath: IndexPath) { self.indexPath = indexPath }
    }

    struct Frame {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    weak var delegate: (any SeedDelegate)?
    var attributes: [Attributes] = []
    var contentHeight = 0.0

    func prepare(columns: Int, width: Double, gap: Double) {
        guard let delegate else { return }
        attributes = []
        var columnHeights: [Int: Double] = [:]
        for column in 0..<columns { columnHeights[column] = 0 }
        let itemWidth = (width - gap * Double(columns - 1)) / Double(columns)
        for item in 0..<delegate.numberOfItems(in: self) {
            let indexPath = IndexPath(section: 0, item: item)
            var shortest = 0
            for (column, height) in columnHeights {
                let lowest = columnHeights[shortest] ?? 0
                if height < lowest || (height == lowest && column < shortest) { shortest = column }
            }
            let y = columnHeights[shortest] ?? 0
            let height = delegate.seedWay(self, heightForWidth: itemWidth, at: indexPath)
            let item = Attributes(indexPath: indexPath)
            item.frame = Frame(
                x: Double(shortest) * (itemWidth + gap), y: y, width: itemWidth, height: height)
            columnHeights[shortest] = y + height + gap
            attributes.append(item)
        }
        contentHeight = max(0, (columnHeights.values.max() ?? 0) - gap)
    }

    func visible(from top: Double, to bottom: Double) -> [Attributes] {
        attributes.filter { $0.frame.y < bottom && $0.frame.y + $0.frame.height > top }
    }
}

protocol SeedDelegate: AnyObject {
    func numberOfItems(in seedWay: SeedWay) -> Int
    func seedWay(_ seedWay: SeedWay, heightForWidth width: Double, at indexPath: SeedWay.IndexPath) -> Double
}

/// A delegate that has the heights in an array.
final class SeedHeights: SeedDelegate {
    let heights: [Double]

    init(_ heights: [Double]) { self.heights = heights }

    func numberOfItems(in seedWay: SeedWay) -> Int { heights.count }

    func seedWay(_ seedWay: SeedWay, heightForWidth width: Double, at indexPath: SeedWay.IndexPath) -> Double
    {
        heights[indexPath.item]
    }
}
