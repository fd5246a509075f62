import UIKit
import Waterfall

/// Attributes, made for what is asked for.
extension WaterfallCollectionViewLayout {
    /// Above headers and footers, which lie above items, which lie above their section's background.
    static let movedZIndex = 2

    private static func zIndex(of kind: LayoutElement.Kind) -> Int {
        switch kind {
        case .background: -1
        case .item: 0
        case .header, .footer: 1
        }
    }

    /// The part of the collection view in which one sees items.
    var visibleRect: LayoutRect? {
        collectionView.map {
            LayoutRect($0.bounds).inset(by: contentInsets(of: $0), direction: environment.direction)
        }
    }

    /// Nil while the collection view knows of changes that the layout has not been told: nothing would be in its place.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard !work.awaitsUpdates else { return nil }
        return waterfall.elements(in: LayoutRect(rect), pinnedTo: visibleRect).map {
            Self.attributes($0.element, CGRect($0.frame))
        }
    }

    func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard !work.awaitsUpdates, let frame = waterfall.frame(of: element, pinnedTo: visibleRect) else {
            return nil
        }
        return Self.attributes(element, CGRect(frame))
    }

    static func attributes(_ element: LayoutElement, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(element.path)
        let attributes: UICollectionViewLayoutAttributes
        switch element.kind {
        case .item: attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        case .header:
            attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
        case .footer:
            attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: path)
        case .background:
            attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: elementKindSectionBackground, with: path)
        }
        (attributes.frame, attributes.zIndex) = (frame, zIndex(of: element.kind))
        return attributes
    }
}

extension LayoutElement {
    /// The header, footer or background of a section by UIKit's name for it; nil for another kind, and for a path that is
    /// not that of a section's first element.
    @MainActor
    init?(kind: String, _ indexPath: IndexPath) {
        // UIKit hands over an empty path for what has gone.
        guard indexPath.count == 2, indexPath.item == 0 else { return nil }
        switch kind {
        case UICollectionView.elementKindSectionHeader: self = .header(section: indexPath.section)
        case UICollectionView.elementKindSectionFooter: self = .footer(section: indexPath.section)
        case WaterfallCollectionViewLayout.elementKindSectionBackground:
            self = .background(section: indexPath.section)
        default: return nil
        }
    }
}
