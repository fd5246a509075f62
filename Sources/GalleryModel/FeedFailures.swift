import Foundation
import FoundationNetworking

/// The sentences for what can go wrong between a feed's server and here.
enum FeedFailures {
    static func timedOut(_ address: URL, after patience: Duration) -> GalleryError {
        GalleryError(
            .timedOut, "\(address.absoluteString) did not answer within \(patience.formatted()).",
            remedy: "Check the network, then try again.")
    }

    static func redirectsForEver(_ address: URL, after redirects: Int) -> GalleryError {
        GalleryError(
            .redirectsForEver, "\(address.absoluteString) was redirected more than \(redirects) times.",
            remedy: "Give the address that the feed really has, or ask whoever runs the server.")
    }

    static func badStatus(_ status: Int, at address: URL) -> GalleryError {
        let remedy =
            switch status {
            case 401, 403: "The server wants a login, or does not let you in: ask whoever runs it."
            case 404, 410: "Check the address: there is nothing at it."
            case 300..<500: "Check the address."
            default: "The fault is the server's: try again later."
            }
        return GalleryError(
            .badStatus(status), "\(address.absoluteString) answered with status \(status).", remedy: remedy)
    }

    static func tooLarge(_ address: URL, limit: Int) -> GalleryError {
        GalleryError(
            .tooLarge, "\(address.absoluteString) sent more than the \(limit >> 20) MB that are read.",
            remedy: "Check that it is a feed; its server should give it in pages.")
    }

    /// What URLSession's error means to the person in front of it.
    static func failure(_ error: any Error, at address: URL) -> GalleryError {
        let server = address.host(percentEncoded: false) ?? address.absoluteString
        switch (error as? URLError)?.code {
        case .timedOut:
            return GalleryError(
                .timedOut, "\(address.absoluteString) did not answer in time.",
                remedy: "Check the network, then try again.")
        case .httpTooManyRedirects:
            return GalleryError(
                .redirectsForEver, "\(address.absoluteString) was redirected for ever.",
                remedy: "Give the address that the feed really has, or ask whoever runs the server.")
        case .unsupportedURL, .badURL:
            return GalleryError(
                .unsupportedAddress, "\(address.absoluteString) led to an address that cannot be opened.",
                remedy: "Give an address that begins with http:// or https://.")
        case .cannotFindHost, .dnsLookupFailed:
            return GalleryError(
                .unreachable, "There is no server named \(server).",
                remedy: "Check the spelling of the address and the network.")
        case .cannotConnectToHost:
            return GalleryError(
                .unreachable, "\(server) refuses the connection.",
                remedy: "Check the address and its port, and that the server runs; then try again.")
        default:
            return GalleryError(
                .unreachable,
                "\(address.absoluteString) could not be fetched: \(error.localizedDescription).",
                remedy: "Check the address and the network, then try again.")
        }
    }
}
