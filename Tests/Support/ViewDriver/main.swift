// Test support: a window with a scrolling widget, driven by lines on standard input (see DriverCommand) and
// reporting on standard output (see DriverEvent).
import CGTK

gtk_init()
Driver(showsView: !CommandLine.arguments.contains("--without-view")).run()
