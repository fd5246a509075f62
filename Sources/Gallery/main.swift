import CGTK
import Foundation

// File names and messages are in the user's encoding only once the locale is set.
setlocale(LC_ALL, "")

do {
    let arguments = try Arguments.parse()
    print(arguments.address)
} catch {
    let (status, message): (Int32, String) =
        switch error {
        case .usage(let message): (64, "\(message) Try: waterfall-gallery --help")
        case .unopenable(let error): (1, error.description)
        }
    FileHandle.standardError.write(Data("waterfall-gallery: \(message)\n".utf8))
    exit(status)
}
