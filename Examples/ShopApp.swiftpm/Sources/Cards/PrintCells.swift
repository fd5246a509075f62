import UIKit
import WaterfallUIKit

/// A card in a collection view.
final class PrintCollectionViewCell: UICollectionViewCell {
    static let reuseIdentifier = "print"

    private lazy var card = PrintCardView(filling: contentView)

    override var isSelected: Bool {
        didSet { card.isSelected = isSelected }
    }

    func show(_ print: Print) { card.show(print) }
}

/// A card in a `WaterfallView`.
final class PrintWaterfallCell: WaterfallCell {
    static let reuseIdentifier = "print"

    private lazy var card = PrintCardView(filling: contentView)

    override var isSelected: Bool {
        didSet { card.isSelected = isSelected }
    }

    func show(_ print: Print) { card.show(print) }
}
