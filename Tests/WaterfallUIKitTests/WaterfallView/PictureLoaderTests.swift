import Foundation
import Testing
import UIKit
import WaterfallImages
import WaterfallUIKit

/// Decodes “40x30” to an image of that size, scaled down to fit.
private struct SizeDecoder: ImageDecoder {
    func size(ofHeader header: Data, isWhole: Bool) throws -> PixelSize? {
        let sides = String(decoding: header, as: UTF8.self).split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else { throw ImageProblem.unknownFormat }
        return PixelSize(width: sides[0], height: sides[1])
    }

    func decode(_ data: Data, fitting displaySize: PixelSize?) throws -> DecodedImage<UIImage> {
        guard let own = try size(ofHeader: data, isWhole: true) else { throw ImageProblem.truncated }
        let size = displaySize.map { own.fitted(in: $0) } ?? own
        let image = UIImage(testSize: CGSize(width: Double(size.width), height: Double(size.height)))
        return DecodedImage(image, cost: size.pixelCount * 4)
    }
}

/// Brings bytes when the test says so.
private final class ScriptedLoader: ImageLoader, @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [URL: [CheckedContinuation<Data, any Error>]] = [:]
    private var startedAddresses: [URL] = []

    var started: [URL] { lock.withLock { startedAddresses } }

    func data(at address: URL) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            lock.withLock {
                startedAddresses.append(address)
                waiting[address, default: []].append(continuation)
            }
        }
    }

    func discard(_ address: URL) {}

    func answer(_ address: URL, _ result: Result<String, any Error>) {
        let continuations = lock.withLock { waiting.removeValue(forKey: address) ?? [] }
        for continuation in continuations { continuation.resume(with: result.map { Data($0.utf8) }) }
    }
}

@MainActor
@Suite struct PictureLoaderTests {
    private let loader = ScriptedLoader()
    private let pictures: PictureLoader<SizeDecoder>
    private let size = CGSize(width: 180, height: 144)

    init() {
        pictures = PictureLoader(ImagePipeline(decoder: SizeDecoder(), loader: loader))
        pictures.placeholder = UIImage(testSize: CGSize(width: 1, height: 1))
        pictures.failurePicture = UIImage(testSize: CGSize(width: 2, height: 2))
    }

    private func address(_ name: String) -> URL { URL(fileURLWithPath: "/pictures/\(name)") }

    private func eventually(
        _ condition: @autoclosure () -> Bool, at location: SourceLocation = #_sourceLocation
    ) async throws {
        let limit = Date() + 120
        while !condition() {
            try #require(Date() < limit, "this did not come true in two minutes", sourceLocation: location)
            try await Task.sleep(nanoseconds: 1_000_000)
        }
    }

    // B52
    @Test func `bound to A and then to B, a late A never lands`() async throws {
        let (view, other) = (UIImageView(image: nil), UIImageView(image: nil))
        pictures.show(address("A"), in: view, size: size)
        // Somebody else waits for A too, so that its load goes on.
        pictures.show(address("A"), in: other, size: size)
        #expect(view.image === pictures.placeholder)
        try await eventually(loader.started.count == 1)
        pictures.show(address("B"), in: view, size: size)
        try await eventually(loader.started.count == 2)
        loader.answer(address("B"), .success("50x50"))
        try await eventually(view.image?.size.width == 50)
        loader.answer(address("A"), .success("60x60"))
        try await eventually(other.image?.size.width == 60)
        #expect(view.image?.size.width == 50)
    }

    // B54
    @Test func `cells with one address make one request, and a failure can be tried again`() async throws {
        let views = (0..<5).map { _ in UIImageView(image: nil) }
        for view in views { pictures.show(address("A"), in: view, size: size) }
        try await eventually(loader.started.count == 1)
        pictures.cancel(views[0])
        loader.answer(address("A"), .failure(ImageProblem.timedOut))
        try await eventually(views[4].image === pictures.failurePicture)
        #expect(views[0].image == nil && loader.started.count == 1)
        pictures.retry(in: views[1])
        pictures.retry(in: views[0])
        #expect(views[1].image === pictures.placeholder)
        try await eventually(loader.started.count == 2)
        loader.answer(address("A"), .success("40x40"))
        try await eventually(views[1].image?.size.width == 40)
    }

    // B55
    @Test func `a picture is decoded at the size of display, in pixels of its screen`() async throws {
        let view = UIImageView(image: nil)
        view.setTestTraits(UITraitCollection(displayScale: 2))
        pictures.show(address("A"), in: view, size: size)
        try await eventually(loader.started.count == 1)
        loader.answer(address("A"), .success("5000x4000"))
        try await eventually(view.image?.size == CGSize(width: 360, height: 288))
        let bad = UIImageView(image: nil)
        pictures.show(address("B"), in: bad, size: CGSize(width: CGFloat.nan, height: -4))
        try await eventually(loader.started.count == 2)
        loader.answer(address("B"), .success("50x40"))
        try await eventually(bad.image?.size == CGSize(width: 1, height: 1))
    }

    // B56
    @Test func `what is prefetched is there at once when it is shown, and what is given up does not load`()
        async throws
    {
        pictures.prefetchScale = 1
        pictures.prefetch((0..<300).map { address("\($0)") }, size: size)
        pictures.cancelPrefetching((1..<300).map { address("\($0)") })
        try await eventually(loader.started.contains(address("0")))
        loader.answer(address("0"), .success("90x90"))
        let request = ImageRequest(address("0"), displaySize: PixelSize(width: 180, height: 144))
        try await eventually(pictures.pipeline.cachedImage(for: request) != nil)
        let view = UIImageView(image: nil)
        pictures.show(address("0"), in: view, size: size)
        #expect(view.image?.size.width == 90)
        #expect(loader.started.count < 30)
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(pictures.pipeline.cachedImage(for: request) == nil)
        for address in loader.started { loader.answer(address, .failure(ImageProblem.timedOut)) }
    }

    @Test func `image views come and go by the thousand`() async throws {
        for number in 0..<2000 {
            pictures.show(address("\(number % 3)"), in: UIImageView(image: nil), size: size)
        }
        let view = UIImageView(image: nil)
        pictures.show(address("last"), in: view, size: size)
        try await eventually(loader.started.contains(address("last")))
        loader.answer(address("last"), .success("10x10"))
        try await eventually(view.image?.size.width == 10)
        for address in loader.started { loader.answer(address, .failure(ImageProblem.timedOut)) }
    }
}
