import UIKit
import Waterfall

/// The cells and supplementary views that an app has registered. Each registration has a number, under which its
/// views wait for reuse.
@MainActor
struct CellRegistry {
    private struct Key: Hashable {
        let kind: LayoutElement.Kind
        let identifier: String
    }

    private struct Registration {
        let number: Int
        let viewClass: WaterfallReusableView.Type
    }

    private var registrations: [Key: Registration] = [:]
    private var count = 0

    /// Registers a class in the place of the one before. Views of the one before are not used again.
    mutating func register(
        _ viewClass: WaterfallReusableView.Type, _ kind: LayoutElement.Kind, _ identifier: String
    ) {
        registrations[Key(kind: kind, identifier: identifier)] = Registration(
            number: count, viewClass: viewClass)
        count += 1
    }

    /// The number of a registration, nil where there is none.
    func number(_ kind: LayoutElement.Kind, _ identifier: String) -> Int? {
        registrations[Key(kind: kind, identifier: identifier)]?.number
    }

    /// A new view of a registration, nil where there is none.
    func make(_ kind: LayoutElement.Kind, _ identifier: String) -> WaterfallReusableView? {
        guard let registration = registrations[Key(kind: kind, identifier: identifier)] else { return nil }
        let view = registration.viewClass.init(frame: .zero)
        view.reuseIdentifier = identifier
        view.reuseNumber = registration.number
        return view
    }
}
