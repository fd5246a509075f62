import Foundation

/// Loads pictures from files and, through URLSession, from the web, and keeps those from the web on disk.
public struct URLImageLoader: ImageLoader {
    /// What the loader puts up with.
    public struct Limits: Sendable {
        /// The most bytes of one picture; 64 MiB by default.
        public var byteCount = 64 << 20
        /// The longest silence of a server, in seconds; 15 by default. Whole seconds count.
        public var silence: TimeInterval = 15
        /// The longest time that one picture may take, in seconds; 60 by default.
        public var duration: TimeInterval = 60

        /// Limits with the defaults.
        public init() {}
    }

    private let limits: Limits
    private let diskCache: DiskCache?
    private let downloader: Downloader

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - limits: What it puts up with.
    ///   - diskCache: Where pictures from the web are kept; nil keeps none. Share one among loaders of a process.
    public init(limits: Limits = Limits(), diskCache: DiskCache? = DiskCache()) {
        self.limits = limits
        self.diskCache = diskCache
        downloader = Downloader(limits: limits)
    }

    public func data(at address: URL) async throws -> Data {
        switch address.scheme?.lowercased() {
        case "file":
            return try await inBackground { [limits] in
                try LocalFile.contents(of: address, limit: limits.byteCount)
            }
        case "http", "https":
            if let stored = await diskCache?.data(for: address) { return stored }
            let download = try await downloader.download(address)
            if download.mayBeStored { diskCache?.store(download.data, for: address) }
            return download.data
        default:
            throw ImageProblem.unsupportedAddress
        }
    }

    public func discard(_ address: URL) {
        diskCache?.remove(address)
    }
}
