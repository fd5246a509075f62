import UIKit

/// A print's picture with its title and price over the lower edge, and a mark in the corner while it is selected.
final class PrintCardView: UIView {
    private let picture = UIImageView(image: nil)
    private let caption = UIView()
    private let title = UILabel()
    private let price = UILabel()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    /// Whether the mark shows.
    var isSelected: Bool {
        get { !mark.isHidden }
        set { mark.isHidden = !newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .caption1)
        price.font = .preferredFont(forTextStyle: .headline)
        for label in [title, price] {
            label.textColor = .white
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            caption.addSubview(label)
        }
        caption.backgroundColor = .black.withAlphaComponent(0.45)
        mark.tintColor = .white
        isSelected = false
        for part in [picture, caption, mark] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// A card that fills a view, as the content of a cell.
    convenience init(filling view: UIView) {
        self.init(frame: view.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    func show(_ print: Print) {
        picture.image = Posters.shared.picture(of: print)
        title.text = print.title
        price.text = print.price
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let padding = 6.0
        let width = max(0, bounds.width - 2 * padding)
        let titleHeight = title.sizeThatFits(bounds.size).height
        let priceHeight = price.sizeThatFits(bounds.size).height
        let height = titleHeight + priceHeight + 2 * padding
        caption.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        title.frame = CGRect(x: padding, y: padding, width: width, height: titleHeight)
        price.frame = CGRect(x: padding, y: padding + titleHeight, width: width, height: priceHeight)
        mark.frame = CGRect(x: bounds.width - 32, y: 8, width: 24, height: 24)
    }
}
