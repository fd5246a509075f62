import CGTK
import Foundation

// File names and messages are in the user's encoding only once the locale is set.
setlocale(LC_ALL, "")

func end(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("waterfall-gallery: \(message)\n".utf8))
    exit(status)
}

let arguments: Arguments
do throws(Arguments.Refusal) {
    arguments = try Arguments.parse()
} catch {
    switch error {
    case .usage(let message): end(64, "\(message) Try: waterfall-gallery --help")
    case .unopenable(let error): end(1, error.description)
    }
}
guard gtk_init_check() != 0 else {
    end(
        1,
        "There is no display to open a window on. Start it from a desktop session, or set DISPLAY or "
            + "WAYLAND_DISPLAY; without a desktop, “make run” shows it in a browser.")
}
let app = GalleryApp(arguments)
exit(app.run())
