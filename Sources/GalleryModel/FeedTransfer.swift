import Foundation
import FoundationNetworking
import Synchronization

/// One request for a feed, from its start to its body or its error.
final class FeedTransfer: NSObject, URLSessionDataDelegate {
    private let address: URL
    private let maximumBytes: Int
    private let maximumRedirects: Int
    private let state = Mutex(State())

    private struct State {
        var continuation: CheckedContinuation<FeedBody, any Error>?
        var task: URLSessionDataTask?
        var data = Data()
        var redirects = 0
        var isCancelled = false
    }

    init(address: URL, maximumBytes: Int, maximumRedirects: Int) {
        self.address = address
        self.maximumBytes = maximumBytes
        self.maximumRedirects = maximumRedirects
    }

    /// Makes the request. To be called once.
    func run() async throws -> FeedBody {
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData)
        request.setValue("application/json, application/x-plist, */*;q=0.5", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    state.continuation = continuation
                    state.task = task
                    return state.isCancelled
                }
                isCancelled ? end(throwing: CancellationError()) : task.resume()
            }
        } onCancel: {
            state.withLock { $0.isCancelled = true }
            end(throwing: CancellationError())
        }
    }

    /// Ends the request, if it has not ended yet.
    private func end(throwing error: any Error) {
        let (continuation, task) = state.withLock { state in
            defer { state.continuation = nil }
            return (state.continuation, state.task)
        }
        task?.cancel()
        continuation?.resume(throwing: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let redirects = state.withLock { state in
            state.redirects += 1
            return state.redirects
        }
        if redirects > maximumRedirects {
            end(throwing: FeedFailures.redirectsForEver(address, after: maximumRedirects))
            completionHandler(nil)
        } else {
            completionHandler(request)
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            end(throwing: FeedFailures.badStatus(status, at: response.url ?? address))
            completionHandler(.cancel)
        } else {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            state.data.append(data)
            return state.data.count > maximumBytes
        }
        if isTooLarge { end(throwing: FeedFailures.tooLarge(address, limit: maximumBytes)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            end(throwing: FeedFailures.failure(error, at: address))
            return
        }
        let (continuation, data) = state.withLock { state in
            defer { state.continuation = nil }
            return (state.continuation, state.data)
        }
        continuation?.resume(returning: FeedBody(data: data, address: task.response?.url ?? address))
    }
}
