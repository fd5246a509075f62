// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(collectionviewlayout:)>
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionviewlayout>
    public let collectionViewLayout: UICollectionViewLayout

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview>
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    open override func loadView() {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
        view = collectionView
        (collectionView.dataSource, collectionView.delegate) = (self, self)
    }

    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/numberofsections(in:)>
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview(_:numberofitemsinsection:)>
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview(_:cellforitemat:)>
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        fatalError("the controller has no cell for \(indexPath)")
    }
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview(_:viewforsupplementaryelementofkind:at:)>
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError("the controller has no view for the supplementary element \(kind) at \(indexPath)")
    }
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview(_:didselectitemat:)>
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview(_:moveitemat:to:)>
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
