import UIKit

/// The pictures of the prints. The app has no network to load them from, so it paints them: a sun over hills, in colours
/// that follow from the title.
@MainActor
final class Posters {
    static let shared = Posters()

    private let painted = NSCache<NSString, UIImage>()
    /// In points; a column is about as wide.
    private let width = 200.0

    /// A print's picture, in its shape.
    func picture(of print: Print) -> UIImage {
        if let picture = painted.object(forKey: print.id as NSString) { return picture }
        let picture = paint(print, in: CGSize(width: width, height: width * print.height / print.width))
        painted.setObject(picture, forKey: print.id as NSString)
        return picture
    }

    private func paint(_ print: Print, in size: CGSize) -> UIImage {
        let seed = Self.seed(print.title)
        let hue = Double(seed % 360) / 360
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.3, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))

            let sun = size.width * (0.2 + Double(seed / 360 % 20) / 100)
            UIColor(hue: hue + 0.45 - (hue > 0.5 ? 1 : 0), saturation: 0.6, brightness: 1, alpha: 1).setFill()
            let sunX = (size.width - sun) * Double(seed / 7200 % 10) / 10
            UIBezierPath(ovalIn: CGRect(x: sunX, y: size.height * 0.18, width: sun, height: sun)).fill()

            for hill in 0..<3 {
                UIColor(hue: hue, saturation: 0.5, brightness: 0.75 - 0.2 * Double(hill), alpha: 1).setFill()
                let x = size.width * (Double(seed >> (8 * hill) & 0xff) / 255 - 1)
                let top = size.height * (0.45 + 0.15 * Double(hill))
                let frame = CGRect(x: x, y: top, width: size.width * 2, height: size.height)
                UIBezierPath(ovalIn: frame).fill()
            }
        }
    }

    /// The same number for a title whenever the app runs, which a hash value is not.
    private static func seed(_ title: String) -> UInt32 {
        title.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
