import Foundation

/// The bundled sample shop.
enum SampleShop {
    /// The folder of its feeds and pictures.
    ///
    /// It lies beside the program. SwiftPM's own accessor would end the process where it is not there;
    /// reading the feed says what is missing instead.
    static var folder: URL {
        Bundle.main.bundleURL.appending(
            path: "Waterfall_Gallery.resources/SampleShop", directoryHint: .isDirectory)
    }
}
