// Test support, never part of a product: a small double of UIKit for systems without it.
/// <https://developer.apple.com/documentation/uikit/uiaction>
@MainActor
open class UIAction: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct>
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: String

        /// <https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/init(rawvalue:)>
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiaction/title>
    open var title: String
    /// <https://developer.apple.com/documentation/uikit/uiaction/image>
    open var image: UIImage?
    /// <https://developer.apple.com/documentation/uikit/uiaction/identifier>
    public let identifier: Identifier
    let handler: @MainActor (UIAction) -> Void

    /// <https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:handler:)>
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        (self.title, self.image, self.handler) = (title, image, handler)
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    }
}

/// <https://developer.apple.com/documentation/uikit/uicontrol>
@MainActor
open class UIControl: UIView {
    /// <https://developer.apple.com/documentation/uikit/uicontrol/event>
    public struct Event: OptionSet, Hashable, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt

        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/init(rawvalue:)>
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/touchdown>
        public static let touchDown = Event(rawValue: 1 << 0)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside>
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/valuechanged>
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered>
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct>
    public struct State: OptionSet, Hashable, Sendable {
        /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
        public let rawValue: UInt

        /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/init(rawvalue:)>
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/normal>
        public static let normal: State = []
        /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/highlighted>
        public static let highlighted = State(rawValue: 1)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/disabled>
        public static let disabled = State(rawValue: 2)
        /// <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/selected>
        public static let selected = State(rawValue: 4)
    }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/isenabled>
    open var isEnabled = true
    /// <https://developer.apple.com/documentation/uikit/uicontrol/isselected>
    open var isSelected = false
    /// <https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted>
    open var isHighlighted = false
    private var actions: [(action: UIAction, events: Event)] = []

    /// <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)>
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)>
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }

    /// <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>
    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.handler(entry.action)
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        if isEnabled { sendActions(for: .touchUpInside) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
    }
}
