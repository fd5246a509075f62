// Test support: part of a small double of SwiftUI for Linux. It never ships in a product.

import UIKit

/// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/uiviewcontrollertype>
    associatedtype UIViewControllerType: UIViewController

    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)>
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)>
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/context>
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    /// <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext>
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext/environment>
    public let environment: EnvironmentValues
}

@MainActor
protocol ControllerHolder {
    var controllers: [UIViewController] { get }
}

/// A controller in a window of its own, which lies where SwiftUI would have put the controller's view.
final class ControllerNode<V: UIViewControllerRepresentable>: TypedNode<V>, ControllerHolder {
    private let window = UIWindow(frame: .zero)
    private var controller: V.UIViewControllerType?

    var controllers: [UIViewController] { controller.map { [$0] } ?? [] }
    override var items: [Node] { [self] }

    override func didEvaluate() {
        guard let view else { return }
        let context = V.Context(environment: environment)
        let controller = controller ?? view.makeUIViewController(context: context)
        self.controller = controller
        if window.rootViewController == nil { window.rootViewController = controller }
        view.updateUIViewController(controller, context: context)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        if window.frame != frame { window.frame = frame }
        window.layoutIfNeeded()
    }
}
