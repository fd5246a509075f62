import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The bytes that a server sent.
struct Download: Sendable {
    var data = Data()
    /// Whether the server allows keeping them.
    var mayBeStored = true
}

/// Fetches from web servers, within limits of bytes and of time. Cookies and credentials are neither sent nor kept.
final class Downloader: Sendable {
    private let limits: URLImageLoader.Limits
    private let session: URLSession
    private let transfers: Transfers

    init(limits: URLImageLoader.Limits) {
        self.limits = limits
        transfers = Transfers(byteLimit: limits.byteCount)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = limits.silence.clamped(to: 1...1e6)
        configuration.urlCache = nil
        session = URLSession(
            configuration: configuration, delegate: transfers, delegateQueue: transfers.queue)
    }

    deinit {
        // A session keeps its delegate, and its threads, until it is told to end.
        session.finishTasksAndInvalidate()
    }

    /// What `address` holds; throws an ``ImageProblem`` for everything but a complete body of status 2xx.
    func download(_ address: URL) async throws -> Download {
        try await withThrowingTaskGroup(of: Download?.self) { group in
            group.addTask { try await self.transfer(address) }
            // The session's own limit for a whole resource has no effect on Linux.
            group.addTask { [duration = limits.duration] in
                try await Task.sleep(nanoseconds: UInt64(duration.clamped(to: 0...1e9) * 1e9))
                return nil
            }
            defer { group.cancelAll() }
            guard let download = try await group.next() ?? nil else { throw ImageProblem.timedOut }
            return download
        }
    }

    private func transfer(_ address: URL) async throws -> Download {
        try Task.checkCancellation()
        let task = session.dataTask(with: address)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfers.begin(task, continuation)
                task.resume()
            }
        } onCancel: {
            transfers.end(task, .failure(CancellationError()))
        }
    }
}

/// Collects what arrives, and ends a transfer at the first sign that it brings no picture.
private final class Transfers: NSObject, URLSessionDataDelegate {
    private struct Transfer {
        let continuation: CheckedContinuation<Download, any Error>
        var download = Download()
    }

    /// Where the session calls its delegate, one call at a time.
    let queue = OperationQueue()
    private let byteLimit: Int
    private let transfers = Locked<[Int: Transfer]>([:])

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
        queue.maxConcurrentOperationCount = 1
    }

    func begin(_ task: URLSessionTask, _ continuation: CheckedContinuation<Download, any Error>) {
        transfers.withLock { $0[task.taskIdentifier] = Transfer(continuation: continuation) }
        // A cancellation that came before this found nothing to end.
        if Task.isCancelled { end(task, .failure(CancellationError())) }
    }

    func end(_ task: URLSessionTask, _ result: Result<Download, any Error>) {
        guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
            return
        }
        transfer.continuation.resume(with: result)
        // Not here: on Linux, `cancel` waits for the session's own thread, and the main thread must not. And not on
        // any queue but the delegate's, see `willPerformHTTPRedirection`.
        queue.addOperation { task.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // On Linux it is fatal to answer for a task that was cancelled after it asked. A transfer that has ended is
        // cancelled, or about to be; that of one which has not comes after the answer, being on this queue too.
        if transfers.withLock({ $0[task.taskIdentifier] != nil }) { completionHandler(request) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.allow)
        if let problem = problem(with: response) { return end(dataTask, .failure(problem)) }
        let cacheControl = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Cache-Control") ?? ""
        let mayBeStored = !cacheControl.lowercased().contains("no-store")
        transfers.withLock { $0[dataTask.taskIdentifier]?.download.mayBeStored = mayBeStored }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let count = transfers.withLock { transfers in
            transfers[dataTask.taskIdentifier]?.download.data.append(data)
            return transfers[dataTask.taskIdentifier]?.download.data.count ?? 0
        }
        if count > byteLimit { end(dataTask, .failure(ImageProblem.tooManyBytes(limit: byteLimit))) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { return end(task, .failure(Self.problem(with: error))) }
        let download = transfers.withLock { $0[task.taskIdentifier]?.download } ?? Download()
        end(task, download.data.isEmpty ? .failure(ImageProblem.empty) : .success(download))
    }

    private func problem(with response: URLResponse) -> ImageProblem? {
        guard let response = response as? HTTPURLResponse else { return nil }
        guard (200...299).contains(response.statusCode) else { return .status(response.statusCode) }
        if response.mimeType?.lowercased() == "text/html" { return .webPage }
        if response.expectedContentLength > byteLimit { return .tooManyBytes(limit: byteLimit) }
        return nil
    }

    private static func problem(with error: any Error) -> any Error {
        switch (error as? URLError)?.code {
        case .timedOut: ImageProblem.timedOut
        case .httpTooManyRedirects: ImageProblem.endlessRedirection
        case .cancelled: CancellationError()
        default: ImageProblem.connectionFailed(error.localizedDescription)
        }
    }
}

extension TimeInterval {
    /// Within bounds; the lower one for what is no number.
    fileprivate func clamped(to bounds: ClosedRange<Self>) -> Self {
        isNaN ? bounds.lowerBound : min(max(self, bounds.lowerBound), bounds.upperBound)
    }
}
