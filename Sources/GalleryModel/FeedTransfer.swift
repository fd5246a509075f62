import Foundation
import FoundationNetworking
import Synchronization

/// One request for a feed, from its start to its body or its error.
///
/// Foundation on Linux ends the process when it gets an answer to a delegate's question after the task was
/// cancelled. Hence the answers and the cancelling happen one after the other on one queue, and after the end no
/// answer is given. The queue also keeps Swift's few threads free: starting and cancelling wait for a thread that
/// all sessions share, and a server that sends without end keeps that busy.
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
                state.withLock { $0.continuation = continuation }
                queue.async { self.start() }
            }
        } onCancel: {
            queue.async { self.end(.failure(CancellationError())) }
        }
    }

    private func start() {
        if hasEnded {
            // Cancelled before there was anyone to tell.
            end(.failure(CancellationError()))
            return
        }
        let delegateQueue = OperationQueue()
        delegateQueue.underlyingQueue = queue
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: delegateQueue)
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData)
        request.setValue("application/json, application/x-plist, */*;q=0.5", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request)
        state.withLock { $0.task = task }
        task.resume()
        session.finishTasksAndInvalidate()
    }

    /// Gives the result, if none was given yet, and ends what goes on. On the queue.
    private func end(_ result: Result<FeedBody, any Error>) {
        let (continuation, task) = state.withLock { state in
            defer { state = State(hasEnded: true) }
            return (state.continuation, state.task)
        }
        task?.cancel()
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
