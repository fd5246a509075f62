import Foundation

/// Tells a programmer of a mistake, in the debugger's console, and goes on.
func complain(_ sentence: String) {
    NSLog("%@", "Waterfall: \(sentence)")
}
