import Foundation

/// Fetches a feed's text. Throws a `GalleryError`, or `CancellationError`.
public typealias FeedFetch = @Sendable (_ address: URL) async throws -> FeedBody

/// A feed's text, as it came.
public struct FeedBody: Sendable {
    /// The bytes.
    public let data: Data
    /// Where they came from in the end, redirects followed.
    public let address: URL

    /// Creates a body.
    public init(data: Data, address: URL) {
        self.data = data
        self.address = address
    }
}

/// Fetches feeds over HTTP and HTTPS, with an end to everything: to silence, to size, to redirects.
public struct FeedDownloader: Sendable {
    /// How long the whole takes at most; 30 seconds by default.
    public var patience: Duration
    /// The most bytes that are taken in.
    public var maximumBytes: Int
    /// The most redirects that are followed; 10 by default.
    public var maximumRedirects: Int

    /// Creates a downloader.
    public init(
        patience: Duration = .seconds(30), maximumBytes: Int = FeedReader.maximumBytes,
        maximumRedirects: Int = 10
    ) {
        self.patience = patience
        self.maximumBytes = maximumBytes
        self.maximumRedirects = maximumRedirects
    }

    /// Fetches a feed. Cancelling the task ends the transfer.
    @Sendable
    public func fetch(_ address: URL) async throws -> FeedBody {
        let transfer = FeedTransfer(
            address: address, maximumBytes: maximumBytes, maximumRedirects: maximumRedirects)
        return try await withThrowingTaskGroup(of: FeedBody.self) { group in
            group.addTask { try await transfer.run() }
            group.addTask {
                try await Task.sleep(for: patience)
                throw FeedFailures.timedOut(address, after: patience)
            }
            defer { group.cancelAll() }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
    }
}
