/// The columns of an ``ItemStore`` from a flow's first item on, for the inner loops.
struct ItemColumns {
    let sizes: UnsafePointer<Double>
    /// Nil while every item covers one lane.
    let spans: UnsafePointer<UInt16>?
    /// Nil while no item has a lane of the caller's choice.
    let pins: UnsafePointer<UInt16>?
    let tops: UnsafeMutablePointer<Double>
    let lanes: UnsafeMutablePointer<PlacedLanes>

    func span(_ item: Int) -> Int { spans.map { Int($0[item]) } ?? 1 }
    func pin(_ item: Int) -> Int { pins.map { Int($0[item]) } ?? 0 }

    /// The size along the axis of an item in lanes of this breadth.
    @inline(__always)
    static func extent(_ size: Double, breadth: Double) -> Double {
        size >= 0 ? size : min(-size * breadth, .largestExtent)
    }
}

extension ItemStore {
    /// Calls `body` with pointers to the columns from item `first` on, unless there are no items at all.
    mutating func withColumns(from first: Int, _ body: (ItemColumns) -> Void) {
        Self.withColumns(sizes, spans.values, pins.values, &tops, &lanes, from: first, body)
    }

    private static func withColumns(
        _ sizes: [Double], _ spans: [UInt16], _ pins: [UInt16], _ tops: inout [Double],
        _ lanes: inout [PlacedLanes],
        from first: Int, _ body: (ItemColumns) -> Void
    ) {
        sizes.withUnsafeBufferPointer { sizes in
            spans.withUnsafeBufferPointer { spans in
                pins.withUnsafeBufferPointer { pins in
                    tops.withUnsafeMutableBufferPointer { tops in
                        lanes.withUnsafeMutableBufferPointer { lanes in
                            guard let sizes = sizes.baseAddress, let tops = tops.baseAddress,
                                let lanes = lanes.baseAddress
                            else { return }
                            body(
                                ItemColumns(
                                    sizes: sizes + first,
                                    spans: spans.isEmpty ? nil : spans.baseAddress.map { $0 + first },
                                    pins: pins.isEmpty ? nil : pins.baseAddress.map { $0 + first },
                                    tops: tops + first, lanes: lanes + first))
                        }
                    }
                }
            }
        }
    }
}
