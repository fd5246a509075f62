import CGTK
import Foundation
import GalleryModel

/// What the command line asks for.
struct Arguments {
    /// What to show.
    var address: GalleryAddress
    /// A fixed number of lanes; `nil` to follow the window's width.
    var lanes: Int?
    /// What the pictures of a folder are put into sections by.
    var sections = SectionRule.folder
    /// Lay out from right to left, whatever the language.
    var isRightToLeft = false
    /// Dark colours.
    var isDark = false
    /// The window's size in pixels of the desktop; `nil` for the usual one.
    var windowSize: WindowSize?

    static let version = "0.1.0"
    static let laneLimits = 1...32
}

/// The size of a window.
struct WindowSize: Equatable {
    let width: Int
    let height: Int

    static let limits = 200...16_384

    /// Understands “800x600”; `nil` for anything else, and for what is too small or too large to be a window.
    init?(_ text: String) {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            Self.limits.contains(width), Self.limits.contains(height)
        else { return nil }
        self.width = width
        self.height = height
    }
}

extension Arguments {
    /// Why a program ends before it has begun.
    enum Refusal: Error {
        /// The command line makes no sense: status 64, as `sysexits.h` has it.
        case usage(String)
        /// What it names cannot be opened: status 1.
        case unopenable(GalleryError)
    }

    /// Reads the command line that the process was started with. Asked for help or the version, it prints
    /// them and ends the process.
    ///
    /// - Throws: `Refusal`.
    static func parse() throws(Refusal) -> Arguments {
        let options = try OptionValues.parse()
        if options.showsVersion {
            print("waterfall-gallery \(version)")
            exit(0)
        }
        guard options.rest.count <= 1 else {
            throw .usage("One folder or feed can be opened at a time, not \(options.rest.count).")
        }
        var arguments = Arguments(address: try address(options.rest.first))
        arguments.lanes = try lanes(options.lanes)
        arguments.sections = try sections(options.sections)
        arguments.windowSize = try windowSize(options.windowSize)
        arguments.isRightToLeft = options.isRightToLeft
        arguments.isDark = options.isDark
        return arguments
    }

    private static func address(_ argument: String?) throws(Refusal) -> GalleryAddress {
        guard let argument else { return .sampleShop(SampleShop.folder) }
        do {
            return try GalleryAddress(argument: argument)
        } catch {
            throw .unopenable(error)
        }
    }

    private static func lanes(_ text: String?) throws(Refusal) -> Int? {
        guard let text else { return nil }
        guard let lanes = Int(text), laneLimits.contains(lanes) else {
            throw .usage(
                "--lanes takes a number from \(laneLimits.lowerBound) to \(laneLimits.upperBound), not “\(text)”."
            )
        }
        return lanes
    }

    private static func sections(_ text: String?) throws(Refusal) -> SectionRule {
        guard let text else { return .folder }
        guard let rule = SectionRule(rawValue: text) else {
            let rules = SectionRule.allCases.map(\.rawValue).joined(separator: " or ")
            throw .usage("--sections takes \(rules), not “\(text)”.")
        }
        return rule
    }

    private static func windowSize(_ text: String?) throws(Refusal) -> WindowSize? {
        guard let text else { return nil }
        guard let size = WindowSize(text) else {
            throw .usage(
                "--window-size takes a width and a height from \(WindowSize.limits.lowerBound) to "
                    + "\(WindowSize.limits.upperBound), such as 1200x800, not “\(text)”.")
        }
        return size
    }
}
