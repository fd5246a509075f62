import Foundation

/// Brings the bytes of a picture. ``URLImageLoader`` is the one for files and the web.
public protocol ImageLoader: Sendable {
    /// All bytes at an address. Cancelling the calling task should end the transfer.
    ///
    /// What it throws should be an ``ImageProblem`` or an ``ImageError``.
    func data(at address: URL) async throws -> Data

    /// Forgets what is stored of an address, since its bytes turned out to be no picture: asked again, the address
    /// is fetched afresh.
    func discard(_ address: URL)
}

/// Runs blocking work off the main thread and off Swift's few cooperative threads.
func inBackground<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
            continuation.resume(with: Result(catching: work))
        }
    }
}
