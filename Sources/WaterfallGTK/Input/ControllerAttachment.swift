import CGTK

/// An event controller on somebody else's widget, which must not outlive its use there.
@MainActor
final class ControllerAttachment {
    private var attached: (controller: OpaquePointer, widget: WidgetPointer)?

    /// Adds a new controller to a widget, in the place of the one before.
    func attach(_ controller: OpaquePointer, to widget: WidgetPointer) {
        detach()
        gtk_widget_add_controller(widget, controller)
        attached = (controller, widget)
    }

    func detach() {
        guard let (controller, widget) = attached else { return }
        attached = nil
        gtk_widget_remove_controller(widget, controller)
    }
}
