import Waterfall

var g = SystemRandomNumberGenerator()
let n = 1_00_000
let sizes = (0..<n).map { _ in ItemSize.extent(Double.random(in: 80..<400, using: &g)) }
var o = WaterfallOptions(); o.section.lanes = .fixed(3)
o.stickyLanes = true
var layout = WaterfallLayout(options: o, across: 375, items: sizes)
var hits: [PlacedElement] = []
var total = 0
let h = layout.contentSize.height
if CommandLine.arguments.count > 1 {
    for _ in 0..<10_000 {
        hits.removeAll(keepingCapacity: true);
        layout.appendElements(
            in: LayoutRect(x: 0, y: .random(in: 0..<h, using: &g), width: 375, height: 844), to: &hits);
        total += hits.count
    }
} else {
    for _ in 0..<10_000 {
        layout.replace(
            ItemPath(item: .random(in: 0..<n, using: &g)), with: .extent(.random(in: 80..<400, using: &g)))
    }
}
print(total)
