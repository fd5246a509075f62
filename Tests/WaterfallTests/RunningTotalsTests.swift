import TestSupport
import Testing

@testable import Waterfall

/// Totals against plain sums, and searches against a look at every total: over several levels, and where totals rise
/// evenly, hardly at all, or in leaps.
struct RunningTotalsTests {
    private enum Rise: CaseIterable {
        case even, still, random, leaping

        func increment(_ index: Int, _ random: inout SeededGenerator) -> Double {
            switch self {
            case .even: 240
            case .still: index % 500 == 0 ? 1 : 0
            case .random: .random(in: 0..<400, using: &random)
            case .leaping: index % 97 == 0 ? 1e9 : 1e-3
            }
        }
    }

    @Test(arguments: Rise.allCases, [0, 1, 63, 64, 65, 700, 5000])
    private func findsWhatAScanFinds(_ rise: Rise, count: Int) {
        var random = SeededGenerator(seed: count)
        var totals = RunningTotals(width: 2)
        var plain = [0.0]
        for index in 0..<count {
            let increments = [rise.increment(index, &random), 1]
            totals.append(increments)
            plain.append(plain[index] + increments[0])
        }
        for _ in 0..<min(count, 20) {
            let from = Int.random(in: 1...count, using: &random)
            totals.add([7, 0], from: from)
            for index in from...count { plain[index] += 7 }
        }
        let all = (0...count).map { totals.total($0, 0) }
        let end = plain[count]
        let reader = totals.reader
        defer { withExtendedLifetime(totals) {} }
        for index in stride(from: 0, through: count, by: 1 + count / 300) {
            #expect(abs(all[index] - plain[index]) <= 1e-9 * max(1, end))
            #expect(totals.total(index, 1) == Double(index))
            #expect(reader.last(below: Double(index) + 0.5, 1, of: Double(count)) == index)
            for limit in [all[index] - 1e-4, all[index] + 1e-4] {
                for guess in [end, end / 3, 0, .infinity] {
                    #expect(reader.last(below: limit, 0, of: guess) == all.lastIndex { $0 < limit })
                }
            }
        }
    }
}
