import Foundation

/// Pictures from the web, kept as files within a limit of bytes; the one that was used longest ago goes first.
///
/// An address is taken to name one picture for good, as long as it fits; whatever a server says about ages is not
/// asked, apart from `no-store`. Two processes may share a directory: each keeps to the limit by what it knows, and
/// the next one to start sees all. Where the directory cannot be written, nothing is kept and nothing fails.
///
/// Foundation's `URLCache` does not serve: on Linux it ignores an address's query, so that `?id=1` shows `?id=2`, and
/// drops what has a long address.
// Sendable unchecked: `index` is touched on `queue` alone.
public final class DiskCache: @unchecked Sendable {
    private let directory: URL
    private let limit: Int
    private let queue = DispatchQueue(label: "WaterfallImages.DiskCache")
    private lazy var index = readIndex()

    /// The directory of the process's own cache: named after the process, in the user's directory for caches.
    public static var defaultDirectory: URL {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return (caches ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
            .appendingPathComponent("pictures", isDirectory: true)
    }

    /// Makes a cache of at most `limit` bytes, 150 MB by default, in `directory`, which is made when it is first
    /// needed. Every file there counts as one of the cache's and may go.
    public init(directory: URL = defaultDirectory, limit: Int = 150_000_000) {
        self.directory = directory
        self.limit = limit
    }

    /// The bytes that are kept for an address; nil when there are none.
    func data(for address: URL) async -> Data? {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.read(address)) }
        }
    }

    func store(_ data: Data, for address: URL) {
        queue.async { self.write(data, for: address) }
    }

    func remove(_ address: URL) {
        queue.async { self.delete(Self.fileName(for: address)) }
    }

    // MARK: On the queue

    private func read(_ address: URL) -> Data? {
        let name = Self.fileName(for: address)
        guard index.value(for: name) != nil else { return nil }
        let file = directory.appendingPathComponent(name)
        let label = Self.label(of: address)
        guard let contents = try? Data(contentsOf: file), contents.starts(with: label) else {
            delete(name)
            return nil
        }
        // The order of use outlives the process in the files' dates.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        return contents.subdata(in: label.count..<contents.count)
    }

    private func write(_ data: Data, for address: URL) {
        let name = Self.fileName(for: address)
        let contents = Self.label(of: address) + data
        let isDropped = index.insert((), cost: contents.count, for: name).reduce(false) { isDropped, gone in
            delete(gone)
            return isDropped || gone == name
        }
        guard !isDropped else { return }
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try contents.write(to: directory.appendingPathComponent(name), options: .atomic)
        } catch {
            delete(name)
        }
    }

    private func delete(_ name: String) {
        index.remove(name)
        try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }

    private func readIndex() -> LeastRecentlyUsed<String, Void> {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = try? FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: Array(keys))
        let entries = (files ?? []).map { file in
            let values = try? file.resourceValues(forKeys: keys)
            return (
                name: file.lastPathComponent, size: values?.fileSize ?? 0,
                date: values?.contentModificationDate ?? .distantPast
            )
        }
        var index = LeastRecentlyUsed<String, Void>(limit: limit)
        for entry in entries.sorted(by: { $0.date < $1.date }) {
            for gone in index.insert((), cost: entry.size, for: entry.name) {
                try? FileManager.default.removeItem(at: directory.appendingPathComponent(gone))
            }
        }
        return index
    }

    /// What a file starts with: its address. Two addresses may share a file's name, but never a picture.
    private static func label(of address: URL) -> Data {
        Data("\(address.absoluteString)\n".utf8)
    }

    /// The 64-bit FNV-1a hash of an address. (Swift's own hash differs from run to run.)
    private static func fileName(for address: URL) -> String {
        let hash = address.absoluteString.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
