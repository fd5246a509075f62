import CGTK
import Foundation

/// The command line as GLib's option parser gives it, before anything is made of its texts.
struct OptionValues {
    var lanes: String?
    var sections: String?
    var isRightToLeft = false
    var isDark = false
    var windowSize: String?
    var showsVersion = false
    /// What is no option.
    var rest: [String] = []

    /// Parses the process's own command line; `--help` prints and ends the process.
    ///
    /// - Throws: `Arguments.Refusal.usage` for an option that there is not, or one without its value.
    static func parse() throws(Arguments.Refusal) -> OptionValues {
        let results = Results()
        let context = g_option_context_new("[FOLDER | FEED | ADDRESS]")
        defer { g_option_context_free(context) }
        g_option_context_set_summary(context, summary)
        g_option_context_set_description(context, details)
        g_option_context_add_main_entries(context, entries(into: results), nil)

        var words = g_strdupv(CommandLine.unsafeArgv)
        defer { g_strfreev(words) }
        var error: UnsafeMutablePointer<GError>?
        if g_option_context_parse_strv(context, &words, &error) == 0 {
            defer { g_error_free(error) }
            throw .usage(
                error.map { "\(String(cString: $0.pointee.message))." } ?? "The options make no sense.")
        }
        return results.values
    }

    private static let summary = """
        Shows pictures as a waterfall: the pictures of a folder and all below it, or the
        shops of a feed. Without an argument it opens the sample shop.
        """

    private static let details = """
        A feed is a list of shops, as JSON or as a property list:
          [{"w": 200, "h": 300, "img": "a.jpg", "price": "¥100", "title": "A print"}, ...]
        A feed on a server is asked for page by page, as ADDRESS?page=1, ?page=2, ...

        Examples:
          waterfall-gallery ~/Pictures
          waterfall-gallery --sections month ~/Pictures
          waterfall-gallery --lanes 4 shops.json
          waterfall-gallery https://example.org/shops

        Keys:
          F5, Ctrl+R        Look for what is new         Ctrl+O   Open a folder
          Ctrl++, Ctrl+-    Larger, smaller              Ctrl+0   As the window has room
          Ctrl+M            By month or by folder        Ctrl+D   Counts and frame times
          Enter             Show an item large           Ctrl+W   Close the window
        """

    private static func entries(into results: Results) -> [GOptionEntry] {
        [
            entry("lanes", "l", G_OPTION_ARG_STRING, results.lanes, "Always this many lanes", "N"),
            entry(
                "sections", "g", G_OPTION_ARG_STRING, results.sections,
                "Group a folder's pictures by folder, which is usual, or by month", "folder|month"),
            entry("rtl", "r", G_OPTION_ARG_NONE, results.isRightToLeft, "Lay out from right to left"),
            entry("dark", "d", G_OPTION_ARG_NONE, results.isDark, "Dark colours"),
            entry(
                "window-size", "s", G_OPTION_ARG_STRING, results.windowSize, "Open the window at this size",
                "WIDTHxHEIGHT"),
            entry("version", "v", G_OPTION_ARG_NONE, results.showsVersion, "Print the version and exit"),
            // GLib's mark for what is no option is the empty name.
            entry("", nil, G_OPTION_ARG_FILENAME_ARRAY, results.rest, "Folder, feed file or feed address"),
            GOptionEntry(),
        ]
    }

    private static func entry(
        _ name: StaticString, _ letter: Unicode.Scalar?, _ kind: GOptionArg,
        _ result: UnsafeMutableRawPointer,
        _ description: StaticString, _ placeholder: StaticString? = nil
    ) -> GOptionEntry {
        GOptionEntry(
            long_name: text(name), short_name: letter.map { gchar($0.value) } ?? 0, flags: 0, arg: kind,
            arg_data: result, description: text(description), arg_description: placeholder.map(text))
    }

    /// GLib keeps the pointers: the texts must be there for ever, as only static ones are.
    private static func text(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}

/// The places that GLib writes its findings to.
private final class Results {
    let lanes = Results.place(for: UnsafeMutablePointer<CChar>?.none)
    let sections = Results.place(for: UnsafeMutablePointer<CChar>?.none)
    let windowSize = Results.place(for: UnsafeMutablePointer<CChar>?.none)
    let isRightToLeft = Results.place(for: gboolean(0))
    let isDark = Results.place(for: gboolean(0))
    let showsVersion = Results.place(for: gboolean(0))
    let rest = Results.place(for: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.none)

    deinit {
        g_free(lanes.pointee)
        g_free(sections.pointee)
        g_free(windowSize.pointee)
        g_strfreev(rest.pointee)
        lanes.deallocate()
        sections.deallocate()
        windowSize.deallocate()
        isRightToLeft.deallocate()
        isDark.deallocate()
        showsVersion.deallocate()
        rest.deallocate()
    }

    var values: OptionValues {
        var values = OptionValues()
        values.lanes = lanes.pointee.map { String(cString: $0) }
        values.sections = sections.pointee.map { String(cString: $0) }
        values.windowSize = windowSize.pointee.map { String(cString: $0) }
        values.isRightToLeft = isRightToLeft.pointee != 0
        values.isDark = isDark.pointee != 0
        values.showsVersion = showsVersion.pointee != 0
        var next = rest.pointee
        while let word = next?.pointee {
            values.rest.append(String(cString: word))
            next = next?.advanced(by: 1)
        }
        return values
    }

    private static func place<Value>(for value: Value) -> UnsafeMutablePointer<Value> {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        place.initialize(to: value)
        return place
    }
}
