import Foundation

/// A value that one thread at a time may touch.
// Sendable unchecked: `value` is reached inside `withLock` alone. (`Mutex` would need iOS 18.)
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
