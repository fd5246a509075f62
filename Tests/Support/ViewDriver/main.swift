// Test support: a window with a scrolling widget, driven by lines on standard input (see DriverCommand) and
// reporting on standard output (see DriverEvent).
import CGTK

gtk_init()
let arguments = CommandLine.arguments
Driver(
    showing: arguments.contains("--without-view") ? .nothing : arguments.contains("--feed") ? .feed : .rows
).run()
