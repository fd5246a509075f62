import Foundation

/// How many seeds a random walk takes: a thousand, or what `WATERFALL_SEEDS` says.
public let environmentSeeds = ProcessInfo.processInfo.environment["WATERFALL_SEEDS"].flatMap(Int.init) ?? 1000
