import CGTK

/// Tells a programmer of a mistake, in GLib's log, and goes on: `G_DEBUG=fatal-warnings` stops there.
func complain(_ sentence: String) {
    sentence.withCString { text in
        withVaList([text]) { g_logv("Waterfall", G_LOG_LEVEL_WARNING, "%s", $0) }
    }
}
