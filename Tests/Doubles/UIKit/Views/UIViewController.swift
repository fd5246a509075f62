// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/title>
    open var title: String?

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.viewControllerOfView = { [weak self] in self }
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded>
    open var viewIfLoaded: UIView? { loadedView }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded>
    open var isViewLoaded: Bool { loadedView != nil }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()>
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
    open func loadView() {
        view = UIView(frame: .zero)
    }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>
    open func viewDidLoad() {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>
    open func viewWillAppear(_ animated: Bool) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)>
    open func viewDidAppear(_ animated: Bool) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)>
    open func viewWillDisappear(_ animated: Bool) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)>
    open func viewDidDisappear(_ animated: Bool) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()>
    open func viewDidLayoutSubviews() {}

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/traitcollection>
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection() }

    open override var next: UIResponder? { viewIfLoaded?.superview }
}
