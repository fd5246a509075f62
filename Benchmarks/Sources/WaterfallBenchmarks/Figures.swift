#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Prints one figure a line: name, value, unit, apart by tabs.
func report(_ name: String, _ value: Double, _ unit: String) {
    let digits = value == value.rounded() && abs(value) < 1e6 ? 0 : value >= 100 ? 0 : value >= 1 ? 2 : 6
    print("\(name)\t\(rounded(value, digits))\t\(unit)")
}

private func rounded(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let text = "\((value * scale).rounded() / scale)"
    return digits == 0 ? String(text.prefix { $0 != "." }) : text
}

/// The seconds of processor time that `body` takes; of processor time, since that hardly minds what else the machine does.
func seconds(_ body: () -> Void) -> Double {
    let start = processorNanoseconds()
    body()
    return Double(processorNanoseconds() - start) / 1e9
}

private func processorNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// How much longer one takes than the other: both run in turn, and the median of the pairs' ratios counts, so that a
/// machine that slows down slows both.
func ratio(rounds: Int = 7, _ first: () -> Double, over second: () -> Double) -> Double {
    var ratios: [Double] = []
    for _ in 0..<rounds { ratios.append(first() / second()) }
    return ratios.sorted()[rounds / 2]
}

/// A small seeded generator (SplitMix64): every run measures the same data.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func double(_ range: Range<Double>) -> Double { .random(in: range, using: &self) }
    mutating func int(_ range: Range<Int>) -> Int { .random(in: range, using: &self) }
}
