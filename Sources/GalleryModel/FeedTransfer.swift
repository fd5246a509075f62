import Foundation
import FoundationNetworking
import Synchronization

/// One request for a feed, from its start to its body or its error.
///
/// Three things of Foundation on Linux shape it. Starting and cancelling a task wait for the thread that the
/// transfers run on, which a server that sends without end keeps busy: both happen on a queue of this class, for
/// Swift's few threads must never wait. Data is queued for the delegate without bound: the delegate is called at
/// once instead. And an answer to a delegate's question after a cancel ends the process: after the end, no
/// answer is given.
final class FeedTransfer: NSObject, URLSessionDataDelegate {
    private let address: URL
    private let maximumBytes: Int
    private let maximumRedirects: Int
    private let queue = DispatchQueue(label: "feed transfer")
    private let state = Mutex(State())

    private struct State {
        var continuation: CheckedContinuation<FeedBody, any Error>?
        var task: URLSessionDataTask?
        var data = Data()
        var redirects = 0
        var hasEnded = false
    }

    init(address: URL, maximumBytes: Int, maximumRedirects: Int) {
        self.address = address
        self.maximumBytes = maximumBytes
        self.maximumRedirects = maximumRedirects
    }

    /// Makes the request. To be called once.
    func run() async throws -> FeedBody {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let hasEnded = state.withLock { state in
                    if !state.hasEnded { state.continuation = continuation }
                    return state.hasEnded
                }
                if hasEnded {
                    continuation.resume(throwing: CancellationError())
                } else {
                    queue.async { self.start() }
                }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    private func start() {
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: ImmediateQueue())
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData)
        request.setValue("application/json, application/x-plist, */*;q=0.5", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request)
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.task = task }
            return state.hasEnded
        }
        hasEnded ? task.cancel() : task.resume()
        session.finishTasksAndInvalidate()
    }

    /// Gives the result, if none was given yet, and ends what goes on.
    private func end(_ result: Result<FeedBody, any Error>) {
        let (continuation, task) = state.withLock { state in
            defer { state = State(hasEnded: true) }
            return (state.continuation, state.task)
        }
        if let task { queue.async { task.cancel() } }
        continuation?.resume(with: result)
    }

    private var hasEnded: Bool { state.withLock { $0.hasEnded } }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let redirects = state.withLock { state in
            state.redirects += 1
            return state.redirects
        }
        if redirects > maximumRedirects {
            end(.failure(FeedFailures.redirectsForEver(address, after: maximumRedirects)))
        } else if !hasEnded {
            completionHandler(request)
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            end(.failure(FeedFailures.badStatus(status, at: response.url ?? address)))
        } else if !hasEnded {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            if !state.hasEnded { state.data.append(data) }
            return state.data.count > maximumBytes
        }
        if isTooLarge { end(.failure(FeedFailures.tooLarge(address, limit: maximumBytes))) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        // There is nothing left to cancel.
        state.withLock { $0.task = nil }
        if let error {
            end(.failure(FeedFailures.failure(error, at: address)))
        } else {
            let data = state.withLock { $0.data }
            end(.success(FeedBody(data: data, address: task.response?.url ?? address)))
        }
    }
}

/// Runs what is added where it is added.
// Sendable unchecked: it adds no state to OperationQueue, which is Sendable.
private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
