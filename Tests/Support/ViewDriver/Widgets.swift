import CGTK
import WaterfallGTK

@MainActor
func children(of widget: WidgetPointer) -> [WidgetPointer] {
    var children: [WidgetPointer] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
        children.append(child)
        next = gtk_widget_get_next_sibling(child)
    }
    return children
}

/// The texts of a box's labels and buttons that are visible.
@MainActor
func shownTexts(of box: WidgetPointer) -> [String] {
    guard gtk_widget_get_visible(box) != 0 else { return [] }
    return children(of: box).filter { gtk_widget_get_visible($0) != 0 }.compactMap { child in
        let object = UnsafeMutableRawPointer(child)
        if isA(object, gtk_label_get_type()) {
            return String(cString: gtk_label_get_text(OpaquePointer(child)))
        }
        guard isA(object, gtk_button_get_type()) else { return nil }
        let label: UnsafePointer<CChar>? = gtk_button_get_label(
            object.assumingMemoryBound(to: GtkButton.self))
        return label.map { String(cString: $0) }
    }
}

private func isA(_ object: UnsafeMutableRawPointer, _ type: GType) -> Bool {
    g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
